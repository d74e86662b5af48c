"""The published schema of packs, for editors: from the forms themselves.

The words come from the docstrings of the forms and of their fields.
"""

import ast
import inspect
from collections.abc import Iterator
from textwrap import dedent
from typing import Any, Final, get_args, get_type_hints

import msgspec

from sortilege.content.any_pack import LOADERS
from sortilege.content.arcane_pack import ArcanePackFile
from sortilege.content.pack import PackFile

Schema = dict[str, Any]

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def pack_schema() -> Schema:
    """The schema of a pack: what its lists hold depends on its ruleset."""
    ours, arcane = schema_of(PackFile), apart("arcane", schema_of(ArcanePackFile))
    head = {"ruleset": {"enum": list(LOADERS), "description": "the rule system for which it is"}}
    return {
        "$schema": DRAFT,
        "title": "Sortilege: a pack of cards",
        "type": "object",
        "properties": head,
        "required": ["pack", "format", "ruleset"],
        "if": {"properties": {"ruleset": {"const": "arcane"}}, "required": ["ruleset"]},
        "then": {"$ref": arcane["$ref"]},
        "else": {"$ref": ours["$ref"]},
        "$defs": {**ours["$defs"], **arcane["$defs"]},
    }


def schema_of(form: type[Any]) -> Schema:
    """The schema of a form, with what the docstrings of its fields say."""
    schema: Schema = msgspec.json.schema(form)
    for kind in _forms_within(form):
        properties = schema["$defs"].get(kind.__name__, {}).get("properties", {})
        for name, words in words_of_fields(kind).items():
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


def words_of_fields(kind: type[Any]) -> dict[str, str]:
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


def apart(ruleset: str, schema: Schema) -> Schema:
    """The same with the ruleset before the name of every part: two rulesets may each have a `Phase`."""
    if "$defs" in schema:
        parts = {f"{ruleset}.{name}": apart(ruleset, part) for name, part in schema["$defs"].items()}
        return {**apart(ruleset, {key: part for key, part in schema.items() if key != "$defs"}), "$defs": parts}
    return {key: _apart_in(ruleset, key, part) for key, part in schema.items()}


def _apart_in(ruleset: str, key: str, part: Any) -> Any:
    if key == "$ref":
        return part.replace("#/$defs/", f"#/$defs/{ruleset}.")
    if isinstance(part, dict):
        return apart(ruleset, part)
    if isinstance(part, list):
        return [apart(ruleset, each) if isinstance(each, dict) else each for each in part]
    return part


def written(schema: Schema) -> str:
    return msgspec.json.format(msgspec.json.encode(schema)).decode() + "\n"
