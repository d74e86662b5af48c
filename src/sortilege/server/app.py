"""The web application: pages, tables over HTTP, and a socket for each guest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute

from sortilege import rulebook
from sortilege.messages import LOCALES, Speaker
from sortilege.server import metrics, wire
from sortilege.server.describing import refused
from sortilege.server.house import Full, House
from sortilege.server.limits import Buckets
from sortilege.server.live_table import Guest, LiveTable
from sortilege.server.openapi import openapi
from sortilege.server.pages import Guarded, pages
from sortilege.server.settings import Settings
from sortilege.server.setups import start_info
from sortilege.server.socket import table_socket
from sortilege.server.store import Store

log = logging.getLogger(__name__)

JSON: Final = "application/json"
STILL_THERE: Final = 15.0
"""After so many seconds without news a stream says that it is there."""

MOST_DIGITS: Final = 10

LONGEST_RULE: Final = 40

_encode = msgspec.json.Encoder(order="deterministic").encode


def application(store: Store, settings: Settings | None = None) -> Starlette:
    """The server over a store."""
    house = House(store, settings or Settings())
    laying = Buckets(house.settings.tables_a_minute / 60, house.settings.tables_a_minute)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = Starlette(
        routes=[
            Route("/api/start", start, methods=["GET"]),
            Route("/api/tables", lay, methods=["POST"]),
            Route("/api/tables/{table}", look, methods=["GET"]),
            Route("/api/tables/{table}/seat", sit_down, methods=["POST"]),
            Route("/api/tables/{table}/record", record, methods=["GET"]),
            Route("/api/tables/{table}/stream", stream, methods=["GET"]),
            Route("/api/tables/{table}/answer", give_answer, methods=["POST"]),
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            Route("/api/rules/{rule}", rule, methods=["GET"]),
            Route("/api/openapi.json", offered, methods=["GET"]),
            Route("/health", health, methods=["GET"]),
            Route("/metrics", metric, methods=["GET"]),
            *pages(),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1024), Middleware(Guarded)],
        lifespan=lifespan,
        exception_handlers={HTTPException: _said, Exception: _failed},  # type: ignore[dict-item]
    )
    app.state.house = house
    app.state.laying = laying
    return app


def answer_json(value: object, status: int = 200) -> Response:
    return Response(_encode(value), status, media_type=JSON)


async def _said(_request: Request, error: HTTPException) -> Response:
    answer = answer_json(wire.Problem(error.detail), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _failed(request: Request, _error: Exception) -> Response:
    """A fault of ours: what it was stands in the log, beside the table's id."""
    log.error("a request failed", extra={"table": request.path_params.get("table", "")})
    return answer_json(wire.Problem("this is a fault of the server, which has been noted"), 500)


async def body(request: Request, kind: type[Any]) -> Any:
    """What was sent, no more than is read anywhere."""
    most = request.app.state.house.settings.most_message
    read = b""
    async for part in request.stream():
        read += part
        if len(read) > most:
            raise HTTPException(413, f"at most {most} bytes")
    try:
        return msgspec.json.decode(read, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise HTTPException(400, str(error)) from None


async def table_of(request: Request) -> LiveTable:
    try:
        table: LiveTable | None = await request.app.state.house.table(request.path_params["table"])
    except Full:
        raise HTTPException(503, "there are too many tables") from None
    if table is None:
        raise HTTPException(404, "there is no such table")
    return table


def seat_of(request: Request, table: LiveTable) -> int:
    """The seat that a request's secret opens."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    seat = table.seat(secret) if scheme.casefold() == "bearer" else None
    if seat is None:
        raise HTTPException(401, "the header `Authorization: Bearer SECRET` names no seat of this table")
    return seat


async def start(request: Request) -> Response:
    locale = request.query_params.get("locale", LOCALES[0])
    return answer_json(start_info(Speaker(locale if locale in LOCALES else LOCALES[0])))


async def lay(request: Request) -> Response:
    address = request.client.host if request.client else ""
    if not request.app.state.laying.take(address):
        raise HTTPException(429, "too many tables in a minute")
    new = await body(request, wire.NewTable)
    try:
        created = await request.app.state.house.lay(new)
    except ValueError as error:
        raise HTTPException(422, str(error)) from None
    return answer_json(created, 201)


async def look(request: Request) -> Response:
    return answer_json((await table_of(request)).info)


async def sit_down(request: Request) -> Response:
    table = await table_of(request)
    seat = seat_of(request, table)
    await table.sit_down(seat, await body(request, wire.SitDown))
    return answer_json(table.info)


async def record(request: Request) -> Response:
    """The whole record, when the game is over: before, it would tell what is hidden."""
    table = await table_of(request)
    if table.kept is None or not table.kept.game.over:
        raise HTTPException(409, "the record can be read when the game is over")
    text = table.kept.record().dumps()
    name = f"{table.row.ruleset}-{table.row.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


async def stream(request: Request) -> Response:
    """For programs: what a seat hears and is asked, a message a line, always with the whole state."""
    table = await table_of(request)
    seat = seat_of(request, table)
    house: House = request.app.state.house
    if house.connections >= house.settings.most_connections or len(table.guests) >= house.settings.most_guests:
        raise HTTPException(503, "too many are here")
    since = request.query_params.get("since", "0")
    guest = Guest(seat, LOCALES[0], int(since) if since.isdecimal() and len(since) < MOST_DIGITS else 0, whole=True)
    return StreamingResponse(_lines(house, table, guest), media_type="application/x-ndjson")


async def _lines(house: House, table: LiveTable, guest: Guest) -> AsyncIterator[bytes]:
    house.connections += 1
    try:
        await table.enter(guest)
        while True:
            try:
                message = await asyncio.wait_for(guest.outbox.get(), STILL_THERE)
            except TimeoutError:
                message = b""  # an empty line keeps the connection open
            if message is None:
                return
            yield message + b"\n"
    finally:
        table.leave(guest)
        house.connections -= 1


async def give_answer(request: Request) -> Response:
    """For programs: the answer to the question of a seat. 409 with the reason where it is refused."""
    table = await table_of(request)
    seat = seat_of(request, table)
    given = await body(request, wire.Given)
    refusal = await asyncio.shield(table.answer(seat, given.ask, given.answer))
    if refusal is not None:
        return answer_json(refused(refusal, table.speaker(LOCALES[0])), 409)
    return Response(status_code=204)


async def rule(request: Request) -> Response:
    asked: str = request.path_params["rule"]
    if len(asked) > LONGEST_RULE:  # near ones are not looked for
        raise HTTPException(404, "there is no such rule")
    try:
        entry = rulebook.find(asked)
    except rulebook.UnknownId as unknown:
        raise HTTPException(404, f"there is no such rule; near to it: {', '.join(unknown.closest)}") from None
    return answer_json(wire.RuleText(entry.id, entry.heading, entry.text))


async def offered(_request: Request) -> Response:
    return answer_json(openapi())


async def health(request: Request) -> Response:
    """503 while games cannot be kept."""
    well = await request.app.state.house.store.is_well()
    return answer_json(wire.Health(well), 200 if well else 503)


async def metric(_request: Request) -> Response:
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")
