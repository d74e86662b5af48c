"""Who may see each part of a state.

Every field of a `Row` or a `State` says so in its annotation, and so do the rows inside it:

    class Hand(Row):
        seat: Public[Seat]
        size: Public[int]
        cards: Owner[tuple[str, ...]]

A field that says nothing is an error, never a leak.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Self, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from sortilege.kernel.seat import AFTERWARDS, Seat

T = TypeVar("T")

VEILED = (Annotated, Union, UnionType, dict, tuple)
"""What a veil looks into for rows."""


class Sight(Enum):
    PUBLIC = "public"
    OWNER = "owner"
    NOBODY = "nobody"


Public = Annotated[T, Sight.PUBLIC]
"""Everybody sees it."""

Owner = Annotated[T, Sight.OWNER]
"""The seat that the row's own `seat` names sees it."""

Nobody = Annotated[T, Sight.NOBODY]
"""No seat sees it while the game lasts."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """A frozen record of a state: replaced, never changed. Each field declares who may see it."""

    def __init_subclass__(cls) -> None:
        has_secrets.cache_clear()  # what holds rows of the kind above may now hold this one's secrets


class UndeclaredField(TypeError):
    """A field of a state does not say who may see it."""


@cache
def sights(kind: Any) -> Mapping[str, Sight]:
    """The declared sight of every field of a row or a state."""
    declared: dict[str, Sight] = {}
    for name, hint in _fields(kind):
        found = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Sight)]
        if len(found) != 1:
            raise UndeclaredField(f"{kind.__module__}.{kind.__qualname__}.{name} does not say who may see it")
        declared[name] = found[0]
    if Sight.OWNER in declared.values() and "seat" not in declared:
        raise UndeclaredField(f"{kind.__module__}.{kind.__qualname__} has an owner's field and no `seat`")
    return declared


def rows_within(kind: Any) -> Iterator[Any]:
    """A row or a state and every kind of row that its fields may hold."""
    seen: set[Any] = set()
    todo: list[Any] = [kind]
    while todo:
        here = todo.pop()
        if here in seen:
            continue
        seen.add(here)
        veiled = issubclass(here, Row | State)
        if veiled:
            yield here
        for name, hint in _fields(here):
            for part, reached in _structs(hint, veiled):
                if issubclass(part, Row) and not reached:
                    raise UndeclaredField(f"{here.__module__}.{here.__qualname__}.{name} hides rows from the veil")
                todo += [part, *part.__subclasses__()]


@cache
def has_secrets(kind: Any) -> bool:
    """Whether anything in it is not public: if not, a view shares it as it is."""
    return any(sight is not Sight.PUBLIC for part in rows_within(kind) for sight in sights(part).values())


def veil(value: T, seat: Seat) -> T:
    """What a seat may see of a row, a table of rows, or a tuple of them: the same with secrets left unset."""
    if seat == AFTERWARDS:
        return value
    return _veiled(value, seat)  # type: ignore[no-any-return]


def _veiled(value: Any, seat: Seat) -> Any:
    kind: Any = type(value)
    if kind is dict:
        return {key: _veiled(part, seat) for key, part in value.items()}
    if kind is tuple:
        return tuple(_veiled(part, seat) for part in value)
    if not isinstance(value, Row | State) or not has_secrets(kind):
        return value
    shown: dict[str, Any] = {}
    for name, sight in sights(kind).items():
        if sight is Sight.PUBLIC or (sight is Sight.OWNER and value.seat == seat):  # type: ignore[union-attr]
            part = getattr(value, name)
            seen = _veiled(part, seat)
            if seen is not part:
                shown[name] = seen
        else:
            shown[name] = msgspec.UNSET
    return msgspec.structs.replace(value, **shown)


class State(msgspec.Struct, gc=False):
    """The state of a game: numbers, rows, and tables (dicts) of rows by id. Rules write to it by id.

    What it holds is frozen, so a copy copies the tables and shares what is in them.
    """

    def copy(self) -> Self:
        return self.holding(self.tables())

    def tables(self) -> "Tables":
        """A copy of each table, which nobody writes to: of those that are empty all are one."""
        return _written_out(type(self))[0](self)  # type: ignore[no-any-return]

    def holding(self, tables: "Tables") -> Self:
        """A copy that holds copies of these tables in place of its own."""
        return _written_out(type(self))[1](self, tables)  # type: ignore[no-any-return]


Tables = tuple[dict[Any, Any], ...]
EMPTY: Final[dict[Any, Any]] = {}


@cache
def _written_out(kind: type) -> tuple[Any, Any]:
    """What copies the tables of a state of this kind, and what sets them: line by line, as it is done so often."""
    names = _tables(kind)
    copies = "".join(f"state.{name}.copy() if state.{name} else EMPTY, " for name in names)
    lines = ["def tables(state):", f"    return ({copies})"]
    lines += ["def holding(state, tables):", "    twin = state.__copy__()"]
    lines += [f"    twin.{name} = tables[{place}].copy()" for place, name in enumerate(names)]
    made: dict[str, Any] = {"EMPTY": EMPTY}
    exec("\n".join([*lines, "    return twin"]), made)
    return made["tables"], made["holding"]


def _tables(kind: type) -> list[str]:
    for part in rows_within(kind):
        sights(part)
    return [name for name, hint in _fields(kind) if get_origin(get_args(hint)[0]) is dict]


def _fields(kind: type) -> Iterator[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return ((name, hints[name]) for name in kind.__struct_fields__)  # type: ignore[attr-defined]


def _structs(hint: Any, reached: bool) -> Iterator[tuple[type[Any], bool]]:
    """Every kind of record that a field may hold, and whether `veil` finds it there."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint, reached
    reached = reached and get_origin(hint) in VEILED
    for part in get_args(hint):
        yield from _structs(part, reached)
