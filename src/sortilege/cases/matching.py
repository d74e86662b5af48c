"""Comparing what a case says with what there is."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from sortilege.cases.case import Pattern
from sortilege.kernel import Event


class Nowhere(LookupError):
    """A path that leads nowhere; `reached` is how far it could be followed."""

    def __init__(self, reached: str, names: Iterable[str]) -> None:
        super().__init__(reached)
        self.reached = reached
        self.names = tuple(names)


def at_path(root: object, path: str) -> Any:
    """What a path with dots leads to: fields of records, keys of tables, places in lists."""
    value = root
    reached: list[str] = []
    for name in path.split("."):
        try:
            value = _part(value, name)
        except LookupError:
            raise Nowhere(".".join(reached), _names(value)) from None
        reached.append(name)
    return value


def _part(value: Any, name: str) -> Any:
    if isinstance(value, msgspec.Struct):
        if name not in value.__struct_fields__:
            raise LookupError(name)
        return getattr(value, name)
    if isinstance(value, Mapping):
        return value[name] if name in value else value[_whole(name)]
    if isinstance(value, list | tuple):
        return value[_whole(name)]
    raise LookupError(name)


def _whole(name: str) -> int:
    if not name.isdecimal():
        raise LookupError(name)
    return int(name)


def _names(value: Any) -> Iterable[str]:
    if isinstance(value, msgspec.Struct):
        return value.__struct_fields__
    if isinstance(value, Mapping):
        return map(str, value)
    return map(str, range(len(value))) if isinstance(value, list | tuple) else ()


def plain(value: Any) -> Any:
    """A value as it would be written."""
    return msgspec.to_builtins(value, str_keys=True)


def same(expected: Any, actual: Any) -> bool:
    """Whether a value is what is written: where fields of a record are left out, their defaults are meant."""
    if _alike(expected, plain(actual)):
        return True
    if not isinstance(actual, msgspec.Struct):
        return False
    try:
        return bool(msgspec.convert(expected, type(actual)) == actual)
    except msgspec.ValidationError:
        return False


def _alike(expected: Any, actual: Any) -> bool:
    """Equality of plain forms, in which neither True is 1 nor a number with a fraction a whole one."""
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        return expected.keys() == actual.keys() and all(_alike(expected[key], actual[key]) for key in expected)
    if isinstance(expected, list | tuple) and isinstance(actual, list | tuple):
        return len(expected) == len(actual) and all(map(_alike, expected, actual))
    return bool(expected == actual) and isinstance(expected, bool) is isinstance(actual, bool)


def name_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


def fits(pattern: Pattern, event: Event) -> bool:
    """Whether an event is of the pattern's name and its fields are as far as given."""
    if pattern.get("event") != name_of(event):
        return False
    fields = {name: wanted for name, wanted in pattern.items() if name != "event"}
    return all(hasattr(event, name) and same(wanted, getattr(event, name)) for name, wanted in fields.items())


def first_missing(patterns: Sequence[Pattern], events: Sequence[Event]) -> int | None:
    """The place of the first pattern that does not follow those before it."""
    rest = iter(events)
    for place, pattern in enumerate(patterns):
        if not any(fits(pattern, event) for event in rest):
            return place
    return None
