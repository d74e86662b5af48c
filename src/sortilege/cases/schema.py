"""The published schemas of case files, packs and rosters, for editors: from the forms themselves.

python -m sortilege.cases.schema docs/schema
"""

import sys
from pathlib import Path
from typing import Any, Final

from sortilege.cases.case import CaseFile
from sortilege.cases.situations import FORMS, Form
from sortilege.content.schema import DRAFT, Schema, apart, pack_schema, schema_of, written
from sortilege.rosters.roster import Roster
from sortilege.rules import RULESETS


def case_schema() -> Schema:
    """The schema of a case file. What `given` holds depends on the ruleset; a case may change single parts of it."""
    schema = schema_of(CaseFile)
    situations = {ruleset: apart(ruleset, _situation(form)) for ruleset, form in FORMS.items()}
    for situation in situations.values():
        schema["$defs"] |= situation["$defs"]
    schema["allOf"] = [_where(ruleset, situation["$ref"]) for ruleset, situation in situations.items()]
    schema["$defs"]["CaseFile"]["properties"]["ruleset"]["examples"] = list(RULESETS)
    return {"$schema": DRAFT, "title": "Sortilege: a file of cases", **schema}


def roster_schema() -> Schema:
    """The schema of a roster."""
    return {"$schema": DRAFT, "title": "Sortilege: a roster, an army list", **schema_of(Roster)}


SCHEMAS: Final = {
    "case.schema.json": case_schema,
    "pack.json": pack_schema,
    "roster.json": roster_schema,
}
"""The files that are published, in docs/schema."""


def _where(ruleset: str, situation: str) -> Schema:
    """In a file of this ruleset, every `given` is a situation of it."""
    given = {"properties": {"given": {"$ref": situation}}}
    return {
        "if": {"properties": {"ruleset": {"const": ruleset}}, "required": ["ruleset"]},
        "then": {"properties": {**given["properties"], "cases": {"items": given}}},
    }


def _situation(form: Form) -> Schema:
    """A situation of which any part may be missing, and any entry or field of one be taken away by `null`."""
    schema = schema_of(form.situation)
    situation, entry = (schema["$defs"][part.__name__] for part in (form.situation, form.entry))
    for row in form.now:
        parts = schema_of(row)["$defs"]
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


def main(folder: str = "docs/schema") -> None:
    for name, schema in SCHEMAS.items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(schema()), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
