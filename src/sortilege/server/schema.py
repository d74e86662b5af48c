"""What goes over the wire as JSON Schema, and as the types that the browser's program is written with."""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from sortilege.server import wire
from sortilege.server.openapi import openapi

FROM_CLIENT: Final = (wire.Hello, wire.Answer, wire.Try, wire.Undo, wire.Consent, wire.Hurry, wire.Past)
FROM_SERVER: Final = (
    wire.Welcome,
    wire.Update,
    wire.Refused,
    wire.Judged,
    wire.PastState,
    wire.Seats,
    wire.AsksConsent,
    wire.Thinks,
    wire.Fault,
)
OVER_HTTP: Final = (wire.NewTable, wire.Created, wire.SitDown, wire.TableInfo, wire.StartInfo)
UNIONS: Final = {"FromClient": FROM_CLIENT, "FromServer": FROM_SERVER}
REFERENCE: Final = "#/$defs/"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def schema() -> dict[str, Any]:
    """Every message, by name."""
    kinds = (*FROM_CLIENT, *FROM_SERVER, *OVER_HTTP)
    _, parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE + "{name}")
    unions = {name: {"anyOf": [{"$ref": REFERENCE + kind.__name__} for kind in of]} for name, of in UNIONS.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What goes over the wire between the game table and a browser",
        "$defs": {**dict(sorted(parts.items())), **unions},
    }


def typescript() -> str:
    """The same as types."""
    found = schema()["$defs"]
    lines = ["// Made from the server's messages by `python -m sortilege.server.schema`; not to be edited."]
    for name, part in found.items():
        lines += ["", *_declaration(name, part)]
    return "\n".join(lines) + "\n"


def _declaration(name: str, part: dict[str, Any]) -> list[str]:
    if part.get("type") != "object":
        return [f"export type {name} = {_type(part)}"]
    wanted = set(part.get("required", ()))
    told = [f"/** {' '.join(part['description'].split())} */"] if "description" in part else []
    fields = [
        f"  {field}{'' if field in wanted or _comes_back(name) else '?'}: {_type(kind)}"
        for field, kind in part["properties"].items()
    ]
    return [*told, f"export interface {name} {{", *fields, "}"]


def _comes_back(name: str) -> bool:
    """What the server sends has every field, though a default would do."""
    sent = {kind.__name__ for kind in (*FROM_CLIENT, wire.NewTable, wire.Side, wire.SitDown)}
    return name not in sent


def _type(part: dict[str, Any]) -> str:
    match part:
        case {"$ref": str(name)}:
            return name.removeprefix(REFERENCE)
        case {"anyOf": list(parts)}:
            return " | ".join(_type(one) for one in parts)
        case {"enum": list(values)}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"prefixItems": list(parts)}:
            return f"[{', '.join(_type(one) for one in parts)}]"
        case {"type": "array", "items": dict(items)}:
            inner = _type(items)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_type(values)}>"
        case {"type": str(name)}:
            return PLAIN.get(name, "any")
    return "any"


def text_of(document: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(document)).decode() + "\n"


def main(folder: Path, types: Path) -> None:
    for name, document in {"wire": schema(), "openapi": openapi()}.items():
        (folder / f"{name}.json").write_text(text_of(document), encoding="utf-8")
    types.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
