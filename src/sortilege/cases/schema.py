"""The published schemas of case files, packs and rosters, for editors: from the forms themselves.

    python -m sortilege.cases.schema docs/schema

The words come from the docstrings of the forms and of their fields.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any, Final, get_args, get_type_hints

import msgspec

from sortilege.cases.case import CaseFile
from sortilege.cases.situations import FORMS, Form
from sortilege.content.arcane_pack import ArcanePackFile
from sortilege.content.pack import PackFile
from sortilege.rosters.roster import Roster
from sortilege.rules import RULESETS

Schema = dict[str, Any]

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def case_schema() -> Schema:
    """The schema of a case file. What `given` holds depends on the ruleset; a case may change single parts of it."""
    schema = _of(CaseFile)
    situations = {ruleset: _apart(ruleset, _situation(form)) for ruleset, form in FORMS.items()}
    for situation in situations.values():
        schema["$defs"] |= situation["$defs"]
    schema["allOf"] = [_where(ruleset, situation["$ref"]) for ruleset, situation in situations.items()]
    schema["$defs"]["CaseFile"]["properties"]["ruleset"]["examples"] = list(RULESETS)
    return {"$schema": DRAFT, "title": "Sortilege: a file of cases", **schema}


def pack_schema() -> Schema:
    """The schema of a pack."""
    return {"$schema": DRAFT, "title": "Sortilege: a pack of models, spells, armies and tables", **_of(PackFile)}


def arcane_pack_schema() -> Schema:
    """The schema of a pack of The Arcane."""
    title = "Sortilege: a pack of models, bands, spells and tables for The Arcane"
    return {"$schema": DRAFT, "title": title, **_of(ArcanePackFile)}


def roster_schema() -> Schema:
    """The schema of a roster."""
    return {"$schema": DRAFT, "title": "Sortilege: a roster, an army list", **_of(Roster)}


SCHEMAS: Final = {
    "case.schema.json": case_schema,
    "pack.schema.json": pack_schema,
    "arcane-pack.schema.json": arcane_pack_schema,
    "roster.schema.json": roster_schema,
}
"""The files that are published, in docs/schema."""


def written(schema: Schema) -> str:
    return msgspec.json.format(msgspec.json.encode(schema)).decode() + "\n"


def _apart(ruleset: str, schema: Schema) -> Schema:
    """The same with the ruleset before the name of every part: two rulesets may each have a `Phase`."""
    if "$defs" in schema:
        parts = {f"{ruleset}.{name}": _apart(ruleset, part) for name, part in schema["$defs"].items()}
        return {**_apart(ruleset, {key: part for key, part in schema.items() if key != "$defs"}), "$defs": parts}
    return {key: _apart_in(ruleset, key, part) for key, part in schema.items()}


def _apart_in(ruleset: str, key: str, part: Any) -> Any:
    if key == "$ref":
        return part.replace("#/$defs/", f"#/$defs/{ruleset}.")
    if isinstance(part, dict):
        return _apart(ruleset, part)
    if isinstance(part, list):
        return [_apart(ruleset, each) if isinstance(each, dict) else each for each in part]
    return part


def _where(ruleset: str, situation: str) -> Schema:
    """In a file of this ruleset, every `given` is a situation of it."""
    given = {"properties": {"given": {"$ref": situation}}}
    return {
        "if": {"properties": {"ruleset": {"const": ruleset}}, "required": ["ruleset"]},
        "then": {"properties": {**given["properties"], "cases": {"items": given}}},
    }


def _situation(form: Form) -> Schema:
    """A situation of which any part may be missing, and any entry or field of one be taken away by `null`."""
    schema = _of(form.situation)
    situation, entry = (schema["$defs"][part.__name__] for part in (form.situation, form.entry))
    for row in form.now:
        parts = _of(row)["$defs"]
        for name, field in parts[row.__name__]["properties"].items():
            if name not in form.apart and name not in entry["properties"]:
                entry["properties"][name] = _inlined(field, parts)
    for part in (situation, entry):
        part.pop("required", None)
        part["properties"] = {name: _or_null(field) for name, field in part["properties"].items()}
    entry_of_table = {"$ref": f"#/$defs/{form.entry.__name__}"}
    for field in situation["properties"].values():
        for way in field.get("anyOf", ()):
            if way.get("additionalProperties") == entry_of_table:
                way["additionalProperties"] = _or_null(entry_of_table)
    return schema


def _or_null(field: Schema) -> Schema:
    """The same, or `null`."""
    words: Schema = {key: field[key] for key in ("description", "default") if key in field}
    rest = {key: value for key, value in field.items() if key not in words}
    ways = rest["anyOf"] if rest.keys() == {"anyOf"} else [rest]
    return {**words, "anyOf": ways if {"type": "null"} in ways else [*ways, {"type": "null"}]}


def _inlined(schema: Any, parts: Schema) -> Any:
    """A schema without references: what they lead to stands in their place."""
    if isinstance(schema, list):
        return [_inlined(part, parts) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if reference := schema.get("$ref"):
        others = {key: value for key, value in schema.items() if key != "$ref"}
        return {**_inlined(parts[reference.rpartition("/")[2]], parts), **others}
    return {key: _inlined(value, parts) for key, value in schema.items()}


def _of(form: type[Any]) -> Schema:
    """The schema of a form, with what the docstrings of its fields say."""
    schema: Schema = msgspec.json.schema(form)
    for kind in _forms_within(form):
        properties = schema["$defs"].get(kind.__name__, {}).get("properties", {})
        for name, words in _words_of_fields(kind).items():
            encoded = kind.__struct_encode_fields__[kind.__struct_fields__.index(name)]
            if encoded in properties:
                properties[encoded] = {"description": words, **properties[encoded]}
    return schema


def _forms_within(form: Any) -> Iterator[type[Any]]:
    """A form and every form that its fields may hold."""
    seen: set[Any] = set()
    todo = [form]
    while todo:
        here = todo.pop()
        if isinstance(here, type) and issubclass(here, msgspec.Struct) and here not in seen:
            seen.add(here)
            yield here
            todo += get_type_hints(here).values()
        todo += get_args(here)


def _words_of_fields(kind: type[Any]) -> dict[str, str]:
    """The strings that stand below the fields of a class and of those it derives from."""
    words: dict[str, str] = {}
    for part in reversed(kind.__mro__):
        if not issubclass(part, msgspec.Struct) or part is msgspec.Struct:
            continue
        (defined,) = ast.parse(dedent(inspect.getsource(part))).body
        assert isinstance(defined, ast.ClassDef)
        for field, below in zip(defined.body, defined.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str() as text)):
                    words[name] = " ".join(text.split())
    return {name: text for name, text in words.items() if name in kind.__struct_fields__}


def main(folder: str = "docs/schema") -> None:
    for name, schema in SCHEMAS.items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(schema()), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
