"""A browser's connection to a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sortilege.kernel import SPECTATOR, Refusal
from sortilege.messages import LOCALES
from sortilege.server import wire
from sortilege.server.describing import refused
from sortilege.server.house import Full, House
from sortilege.server.limits import Bucket
from sortilege.server.live_table import Guest, LiveTable

log = logging.getLogger(__name__)

POLICY: Final = 1008
TOO_BIG: Final = 1009
TRY_AGAIN: Final = 1013
FAILED: Final = 1011

HELLO_WITHIN: Final = 10.0
"""Whoever says nothing for so many seconds is not waited for."""

BURST: Final = 4.0
"""For so many seconds a guest may talk faster than his rate."""

_decode = msgspec.json.Decoder(wire.FromClient).decode
_encode = msgspec.json.Encoder(order="deterministic").encode


def may_connect(socket: WebSocket, origins: tuple[str, ...]) -> bool:
    """A page of another address may not use a guest's browser; a program, which names none, uses its own secret."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host") or origin in origins


async def table_socket(socket: WebSocket) -> None:
    """One connection. A fault of ours is noted with the table's id, and ends it."""
    try:
        await _serve(socket)
    except Exception:
        log.exception("a connection failed", extra={"table": socket.path_params["table"]})
        with suppress(RuntimeError):
            await socket.close(FAILED)


async def _serve(socket: WebSocket) -> None:
    """From the hello to the end."""
    house: House = socket.app.state.house
    if not may_connect(socket, house.settings.origins):
        await socket.close(POLICY)
        return
    if house.connections >= house.settings.most_connections:
        await socket.close(TRY_AGAIN)
        return
    try:
        table = await house.table(socket.path_params["table"])
    except Full:
        await socket.close(TRY_AGAIN)
        return
    if table is None or len(table.guests) >= house.settings.most_guests:
        await socket.close(POLICY if table is None else TRY_AGAIN)
        return
    await socket.accept()
    house.connections += 1
    try:
        guest = await _greeted(socket, table)
        if guest is not None:
            rate = house.settings.messages_a_second
            await _converse(socket, table, guest, Bucket(rate, BURST * rate))
    except WebSocketDisconnect:
        pass
    finally:
        house.connections -= 1


async def _greeted(socket: WebSocket, table: LiveTable) -> Guest | None:
    """Who it is: a seat by its secret, or without one a spectator."""
    try:
        hello = _decode(await asyncio.wait_for(_received(socket), HELLO_WITHIN))
    except (msgspec.MsgspecError, TimeoutError, RecursionError) as error:
        await _fault(socket, "bad_message", str(error))
        return None
    if not isinstance(hello, wire.Hello):
        await _fault(socket, "bad_message", "the first message is hello")
        return None
    seat = table.seat(hello.secret) if hello.secret else SPECTATOR
    if seat is None:
        await _fault(socket, "bad_secret", "no seat of this table has this secret")
        return None
    return Guest(seat, hello.locale if hello.locale in LOCALES else LOCALES[0], hello.since)


async def _fault(socket: WebSocket, code: Any, text: str) -> None:
    await socket.send_text(_encode(wire.Fault(code, text)).decode())
    await socket.close(POLICY)


async def _converse(socket: WebSocket, table: LiveTable, guest: Guest, bucket: Bucket) -> None:
    """Listen and tell at the same time, until either ends."""
    await table.enter(guest)
    telling = asyncio.create_task(_tell(socket, guest))
    listening = asyncio.create_task(_listen(socket, table, guest, bucket))
    try:
        done, _ = await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if (error := task.exception()) is not None and not isinstance(error, WebSocketDisconnect):
                raise error
    finally:
        telling.cancel()
        listening.cancel()
        table.leave(guest)


async def _tell(socket: WebSocket, guest: Guest) -> None:
    while (message := await guest.outbox.get()) is not None:
        await socket.send_text(message.decode())
    await socket.close(TRY_AGAIN)


async def _received(socket: WebSocket) -> str | bytes:
    """The next message, as text or as bytes: JSON is both."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or message.get("bytes") or ""


async def _listen(socket: WebSocket, table: LiveTable, guest: Guest, bucket: Bucket) -> None:
    while True:
        text = await _received(socket)
        if (late := bucket.wait()) > 0:
            await asyncio.sleep(late)  # whoever talks too fast is listened to more slowly; nothing is lost
        try:
            message = _decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            guest.send(_encode(wire.Fault("bad_message", str(error))))
            continue
        await asyncio.shield(_heard(table, guest, message))


async def _heard(table: LiveTable, guest: Guest, message: wire.FromClient) -> None:
    """One message of a guest. A spectator may only watch."""
    if isinstance(message, wire.Past):
        table.past(guest, message.number)
        return
    if guest.seat == SPECTATOR:
        guest.send(_encode(refused(Refusal("not_your_seat"), table.speaker(guest.locale))))
        return
    refusal: Refusal | None = None
    match message:
        case wire.Answer(ask, answer):
            refusal = await table.answer(guest.seat, ask, answer)
        case wire.Try():
            table.judge(guest, message)
        case wire.Undo():
            refusal = await table.undo(guest.seat)
        case wire.Consent(agrees):
            refusal = await table.consent(guest.seat, agrees=agrees)
        case wire.Hurry(on):
            table.hurried = on
        case wire.Hello():
            guest.send(_encode(wire.Fault("bad_message", "hello was said")))
    if refusal is not None:
        guest.send(_encode(refused(refusal, table.speaker(guest.locale))))
