"""Everything that is wrong with a file that should have a certain form, not only the first thing.

The form is a msgspec Struct; this walks the plain data along it. What a Struct refuses by itself is found when all of
its fields are sound.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from sortilege.content.faults import Fault, meant
from sortilege.content.plain_text import UNSEEN, wrong_character
from sortilege.content.yaml_file import YamlFile, fault_and_way
from sortilege.kernel.setup import LARGEST_NUMBER

Way = tuple[str | int, ...]

READS: Final = "reads"
"""What a field's Meta has under this name reads its text, and says by a ValueError what is wrong with it."""

LATIN: Final = re.compile(r"[a-z0-9_]")


@lru_cache(maxsize=32)
def form_of(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def faults_in(file: YamlFile, kind: Any, *way: str | int) -> list[Fault]:
    """What is wrong with a file, or with a part of it, in the order of its lines."""
    data = file.data
    for key in way:
        data = data[key]
    found = list(_Checking(file).of(form_of(kind), data, way))
    return sorted(set(found))


class _Checking:
    def __init__(self, file: YamlFile) -> None:
        self.file = file

    def of(self, form: inspect.Type, data: Any, way: Way) -> Iterator[Fault]:
        """The faults of a part."""
        match form:
            case inspect.Metadata():
                yield from self._read(form, data, way)
            case inspect.StructType():
                yield from self._struct(form, data, way)
            case inspect.UnionType():
                yield from self._union(form, data, way)
            case inspect.DictType():
                yield from self._table(form, data, way)
            case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
                yield from self._list(form, data, way)
            case inspect.TupleType():
                yield from self._row(form, data, way)
            case inspect.AnyType():
                pass
            case _:
                if wrong := _wrong_value(form, data):
                    yield self.file.fault(wrong, *way)

    def _read(self, form: inspect.Metadata, data: Any, way: Way) -> Iterator[Fault]:
        found = list(self.of(form.type, data, way))
        yield from found
        if not found and (reads := (form.extra or {}).get(READS)) is not None:
            try:
                reads(data)
            except ValueError as error:
                yield self.file.fault(str(error), *way)

    def _struct(self, form: inspect.StructType, data: Any, way: Way) -> Iterator[Fault]:
        if not isinstance(data, dict):
            yield self.file.fault(wanted(form, data), *way)
            return
        fields = {field.encode_name: field for field in form.fields}
        known = [*fields, *([form.tag_field] if form.tag_field else [])]
        found = [
            self.file.fault_of_name(f"{key!r} is not known here; {meant(key, known)}", *way, key)
            for key in data
            if key not in known
        ]
        for name, field in fields.items():
            if name in data:
                found += self.of(field.type, data[name], (*way, name))
            elif field.required:
                found.append(self.file.fault(f"{name!r} is missing: {described(field.type)}", *way))
        yield from found or self._refused(form.cls, data, way)

    def _refused(self, kind: Any, data: Any, way: Way) -> Iterator[Fault]:
        """What a Struct whose fields are sound says against them together."""
        if not hasattr(kind, "__post_init__"):
            return
        try:
            msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            wrong, inner = fault_and_way(str(error))
            yield self.file.fault(wrong, *way, *inner)

    def _union(self, form: inspect.UnionType, data: Any, way: Way) -> Iterator[Fault]:
        tagged = {str(one.tag): one for one in form.types if isinstance(one, inspect.StructType) and one.tag_field}
        if tagged and isinstance(data, dict):
            yield from self._tagged(tagged, data, way)
            return
        found: list[list[Fault]] = []
        for one in form.types:
            faults = list(self.of(one, data, way))
            if not faults:
                return
            if _alike(one, data):
                found.append(faults)
        yield from found[0] if len(found) == 1 else [self.file.fault(wanted(form, data), *way)]

    def _tagged(self, tagged: Mapping[str, inspect.StructType], data: dict[str, Any], way: Way) -> Iterator[Fault]:
        tag = str(next(iter(tagged.values())).tag_field)
        if tag not in data:
            yield self.file.fault(f"{tag!r} is missing: {meant('', tagged)}", *way)
        elif str(data[tag]) not in tagged:
            yield self.file.fault(f"{data[tag]!r} is not known here; {meant(str(data[tag]), tagged)}", *way, tag)
        else:
            yield from self._struct(tagged[str(data[tag])], data, way)

    def _table(self, form: inspect.DictType, data: Any, way: Way) -> Iterator[Fault]:
        if not isinstance(data, dict):
            yield self.file.fault(wanted(form, data), *way)
            return
        if form.min_length and len(data) < form.min_length:
            yield self.file.fault("nothing is said here", *way)
        for key, value in data.items():
            if wrong := _wrong_value(form.key_type, key):
                yield self.file.fault_of_name(wrong, *way, key)
            yield from self.of(form.value_type, value, (*way, key))

    def _list(
        self, form: inspect.VarTupleType | inspect.ListType | inspect.FrozenSetType, data: Any, way: Way
    ) -> Iterator[Fault]:
        if not isinstance(data, list):
            yield self.file.fault(wanted(form, data), *way)
            return
        if form.min_length and len(data) < form.min_length:
            yield self.file.fault(f"at least {form.min_length} are wanted here", *way)
        for place, item in enumerate(data):
            yield from self.of(form.item_type, item, (*way, place))

    def _row(self, form: inspect.TupleType, data: Any, way: Way) -> Iterator[Fault]:
        if not isinstance(data, list) or len(data) != len(form.item_types):
            yield self.file.fault(wanted(form, data), *way)
            return
        for place, (item, inner) in enumerate(zip(data, form.item_types, strict=True)):
            yield from self.of(inner, item, (*way, place))


def _alike(form: inspect.Type, data: Any) -> bool:
    """Whether a part is of the kind that a form has, so that its fault is a fault within it."""
    match form:
        case inspect.Metadata():
            return _alike(form.type, data)
        case inspect.StructType() | inspect.DictType():
            return isinstance(data, dict)
        case inspect.VarTupleType() | inspect.TupleType():
            return isinstance(data, list)
        case inspect.StrType() | inspect.EnumType():
            return isinstance(data, str)
        case inspect.IntType() | inspect.FloatType():
            return isinstance(data, int | float) and not isinstance(data, bool)
    return False


def _wrong_value(form: inspect.Type, data: Any) -> str:
    """What is wrong with a single value, if anything."""
    match form:
        case inspect.Metadata():
            return _wrong_value(form.type, data)
        case inspect.StrType() if isinstance(data, str):
            return _wrong_word(form, data)
        case inspect.IntType() | inspect.FloatType() if _is_number(form, data):
            return _wrong_number(form, data)
        case inspect.LiteralType(values=values) if data not in values and isinstance(data, str):
            return f"{data!r} is not possible here; {meant(data, map(str, values))}"
        case inspect.EnumType(cls=kind) if isinstance(data, str) and data not in (names := [one.value for one in kind]):
            return f"{data!r} is not possible here; {meant(data, map(str, names))}"
        case inspect.LiteralType(values=values) if data in values:
            return ""
        case inspect.EnumType() if isinstance(data, str):
            return ""
        case inspect.BoolType() if isinstance(data, bool):
            return ""
        case inspect.NoneType() if data is None:
            return ""
    return wanted(form, data)


def _is_number(form: inspect.Type, data: Any) -> bool:
    if isinstance(data, bool):
        return False
    return isinstance(data, int) or (isinstance(data, float) and isinstance(form, inspect.FloatType))


def _wrong_number(form: inspect.IntType | inspect.FloatType, data: float) -> str:
    if not -LARGEST_NUMBER <= data <= LARGEST_NUMBER:
        return f"no number is larger than {LARGEST_NUMBER:,}"
    bounds: tuple[tuple[float | None, Callable[[float], bool], str], ...] = (
        (form.ge, lambda least: data >= least, "at least"),
        (form.gt, lambda least: data > least, "more than"),
        (form.le, lambda most: data <= most, "at most"),
        (form.lt, lambda most: data < most, "less than"),
    )
    for bound, holds, words in bounds:
        if bound is not None and not holds(bound):
            return f"{data} is not possible here; it is {words} {bound:g}"
    return ""


def _wrong_word(form: inspect.StrType, data: str) -> str:
    if unseen := UNSEEN.search(data):
        return wrong_character(unseen.group())
    if form.max_length is not None and len(data) > form.max_length:
        return f"this is longer than {form.max_length} characters"
    if form.pattern is not None and re.search(form.pattern, data) is None:
        return _wrong_id(form.pattern, data)
    if not unicodedata.is_normalized("NFC", data):
        return f"{data[:40]!r} has letters put together from parts; write it composed (Unicode NFC)"
    return ""


def _wrong_id(pattern: str, data: str) -> str:
    """Why a word is no id: a letter of another alphabet may look like one that is right."""
    for letter in data:
        if not letter.isascii():
            called = unicodedata.name(letter, f"U+{ord(letter):04X}")
            return f"{data[:40]!r} has the character {called}; only small Latin letters, digits and _ are possible here"
    if "a-z0-9_" in pattern:
        better = re.sub(r"[^a-z0-9_]+", "_", data.lower()).strip("_")
        return (
            f"{data[:40]!r} is no id: small letters, digits and _, with a letter first, such as {better or 'my_card'!r}"
        )
    return f"{data[:40]!r} is not possible here; it looks like {pattern}"


def wanted(form: inspect.Type, data: Any) -> str:
    """What stands in the wrong place, and what should."""
    hint = "; put it in quotes" if _takes_words(form) and isinstance(data, int | float) else ""
    return f"{_called(data)} is not possible here; {described(form)} is wanted{hint}"


def _takes_words(form: inspect.Type) -> bool:
    return isinstance(form.type if isinstance(form, inspect.Metadata) else form, inspect.StrType)


def _called(data: Any) -> str:
    match data:
        case dict():
            return "a table of names and values"
        case list():
            return f"a list of {len(data)}"
        case None:
            return "nothing"
        case str():
            return f"the word {data[:40]!r}"
    return str(data).lower()


def described(form: inspect.Type) -> str:
    """What a form is, in a few words."""
    match form:
        case inspect.Metadata():
            return described(form.type)
        case inspect.IntType():
            return "a whole number"
        case inspect.FloatType():
            return "a number"
        case inspect.StrType():
            return "a word"
        case inspect.BoolType():
            return "true or false"
        case inspect.NoneType():
            return "nothing"
        case inspect.LiteralType(values=values):
            return " or ".join(map(repr, values)) if len(values) < 9 else f"one of {', '.join(map(str, values))}"
        case inspect.EnumType(cls=kind):
            return f"one of {', '.join(str(one.value) for one in kind)}"
        case inspect.TupleType(item_types=items):
            return f"a list of {len(items)}, such as [{', '.join('1' for _ in items)}]"
        case inspect.VarTupleType(item_type=item):
            return f"a list, each {described(item)}"
        case inspect.UnionType(types=types) if not any(isinstance(one, inspect.StructType) for one in types):
            return ", or ".join(described(one) for one in types)
        case inspect.StructType(fields=fields):
            return f"a table with {', '.join(field.encode_name for field in fields[:6])}"
        case inspect.DictType(value_type=value):
            return f"a table of names, each with {described(value)}"
    return "something else"
