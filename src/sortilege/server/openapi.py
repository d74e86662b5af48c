"""What is offered over HTTP, as an OpenAPI document: what can be asked, with what, and every possible answer."""

from typing import Any, Final

import msgspec

from sortilege import __version__
from sortilege.server import wire

REFERENCE: Final = "#/components/schemas/"
JSON: Final = "application/json"
SEATED: Final = "seat"

REASONS: Final = {
    400: "What was sent could not be understood.",
    401: "The secret opens no seat of this table.",
    404: "There is no such thing.",
    409: "Not now.",
    413: "What was sent is too large.",
    422: "What was sent cannot be played.",
    429: "Too often.",
    503: "Not at the moment.",
}


class Operation(msgspec.Struct, frozen=True):
    """One thing that can be asked of the server."""

    method: str
    path: str
    told: str
    code: int
    answer: type[Any] | str
    """a message, or the kind of text"""
    body: type[Any] | None = None
    refusals: tuple[int, ...] = ()
    query: tuple[str, ...] = ()
    seated: bool = False
    """whether the secret of a seat is wanted"""


TABLE: Final = "/api/tables/{table}"
READ: Final = (400, 413)

OPERATIONS: Final = (
    Operation("get", "/api/start", "What can be played", 200, wire.StartInfo, query=("locale",)),
    Operation(
        "post", "/api/tables", "Lay a table", 201, wire.Created, body=wire.NewTable, refusals=(*READ, 422, 429, 503)
    ),
    Operation("get", TABLE, "Who sits at a table", 200, wire.TableInfo, refusals=(404, 503)),
    Operation(
        *("post", f"{TABLE}/seat", "Sit down", 200, wire.TableInfo),
        body=wire.SitDown,
        refusals=(*READ, 401, 404, 503),
        seated=True,
    ),
    Operation(
        "get",
        f"{TABLE}/record",
        "The record of a game that is over",
        200,
        "application/jsonl",
        refusals=(404, 409, 503),
    ),
    Operation(
        *("get", f"{TABLE}/stream", "For programs: the messages of a seat, one a line", 200, "application/x-ndjson"),
        refusals=(401, 404, 503),
        query=("since",),
        seated=True,
    ),
    Operation(
        *("post", f"{TABLE}/answer", "For programs: answer a question", 204, ""),
        body=wire.Given,
        refusals=(*READ, 401, 404, 409, 503),
        seated=True,
    ),
    Operation("get", "/api/rules/{rule}", "The text of a rule", 200, wire.RuleText, refusals=(404,)),
    Operation("get", "/api/openapi.json", "This document", 200, JSON),
    Operation("get", "/health", "Whether all is well", 200, wire.Health, refusals=(503,)),
    Operation("get", "/metrics", "Counts for whoever runs the server", 200, "text/plain"),
)


def openapi() -> dict[str, Any]:
    """The whole document."""
    kinds = {kind for one in OPERATIONS for kind in (one.answer, one.body) if isinstance(kind, type)}
    every = (*sorted(kinds, key=lambda kind: kind.__name__), wire.Refused, wire.Problem)
    _, parts = msgspec.json.schema_components(every, ref_template=REFERENCE + "{name}")
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {"title": "The game table of Sortilege", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(parts.items())),
            "securitySchemes": {SEATED: {"type": "http", "scheme": "bearer", "description": "The secret of a seat."}},
        },
    }


def _operation(one: Operation) -> dict[str, Any]:
    told: dict[str, Any] = {"summary": one.told, "parameters": _parameters(one), "responses": _responses(one)}
    if one.body is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": _reference(one.body)}}}
    if one.seated:
        told["security"] = [{SEATED: []}]
    return told


def _parameters(one: Operation) -> list[dict[str, Any]]:
    within = [part[1:-1] for part in one.path.split("/") if part.startswith("{")]
    named = [*((name, "path") for name in within), *((name, "query") for name in one.query)]
    return [
        {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}} for name, place in named
    ]


def _responses(one: Operation) -> dict[str, Any]:
    given: dict[str, Any] = {"description": one.told}
    if isinstance(one.answer, type):
        given["content"] = {JSON: {"schema": _reference(one.answer)}}
    elif one.answer:
        given["content"] = {one.answer: {}}
    return {str(one.code): given, **{str(code): _refusal(code, one) for code in one.refusals}}


def _refusal(code: int, one: Operation) -> dict[str, Any]:
    kind: type[Any] = wire.Refused if code == 409 and one.body is wire.Given else wire.Problem
    if one.answer is wire.Health:
        kind = wire.Health
    return {"description": REASONS[code], "content": {JSON: {"schema": _reference(kind)}}}


def _reference(kind: type[Any]) -> dict[str, str]:
    return {"$ref": REFERENCE + kind.__name__}
