"""The answer to "where does this base go", and how one that comes from outside is read."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

import msgspec

from sortilege.kernel.refusal import Fault, Refusal
from sortilege.table.measure import FULL_TURN


class Placed(msgspec.Struct, frozen=True, gc=False):
    """Where a base goes and where it looks then. `by` are the corners of its way, without the two ends."""

    x: int
    y: int
    facing: int
    by: tuple[tuple[int, int], ...] = ()


class Misplaced(StrEnum):
    """What is wrong with a place, once it has been understood."""

    OFF_TABLE = "off_table"
    OVERLAP = "overlap"
    IMPASSABLE = "impassable"
    TOO_NEAR = "too_near"
    OUTSIDE_AREA = "outside_area"
    TOO_FAR = "too_far"
    BLOCKED = "blocked"
    MUST_MOVE = "must_move"
    NO_TURNING = "no_turning"
    NO_WAY_ASKED = "no_way_asked"


FARTHEST: Final = 10_000_000
"""No number in an answer is larger: a table of a kilometre."""

MOST_CORNERS: Final = 64
"""No way has more corners."""

_FIELDS: Final = frozenset(Placed.__struct_fields__)


def read_placed(answer: Any) -> Placed:
    """An answer from outside, a `Placed` or its plain form, as whole numbers of sane size; a Refusal otherwise."""
    if type(answer) is Placed:
        x, y, facing, by = answer.x, answer.y, answer.facing, answer.by
    elif type(answer) is dict:
        if not answer.keys() <= _FIELDS or len(answer) < len(_FIELDS) - 1:
            raise Refusal(Fault.WRONG_TYPE, wanted="x, y, facing and perhaps by")
        if not answer.keys() >= {"x", "y", "facing"}:
            raise Refusal(Fault.WRONG_TYPE, wanted="x, y, facing and perhaps by")
        x, y, facing, by = answer["x"], answer["y"], answer["facing"], answer.get("by", ())
    else:
        raise Refusal(Fault.WRONG_TYPE, wanted="a place")
    if not (type(x) is type(y) is type(facing) is int):
        raise Refusal(Fault.WRONG_TYPE, wanted="whole numbers")
    if not -FARTHEST <= x <= FARTHEST or not -FARTHEST <= y <= FARTHEST or not -FARTHEST <= facing <= FARTHEST:
        raise Refusal(Fault.TOO_LARGE, most=FARTHEST)
    if type(by) is tuple and not by:
        return answer if type(answer) is Placed and 0 <= facing < FULL_TURN else Placed(x, y, facing % FULL_TURN)
    return Placed(x, y, facing % FULL_TURN, _read_way(by, (x, y)))


def _read_way(by: Any, end: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """The corners of a way; one that repeats the corner before it, or the end, says nothing and goes."""
    if type(by) is not tuple and type(by) is not list:
        raise Refusal(Fault.WRONG_TYPE, wanted="a list of points")
    if len(by) > MOST_CORNERS:
        raise Refusal(Fault.TOO_LARGE, most=MOST_CORNERS)
    way: list[tuple[int, int]] = []
    for point in by:
        corner = _read_point(point)
        if not way or way[-1] != corner:
            way.append(corner)
    while way and way[-1] == end:
        way.pop()
    return tuple(way)


def _read_point(point: Any) -> tuple[int, int]:
    if (type(point) is not tuple and type(point) is not list) or len(point) != 2:
        raise Refusal(Fault.WRONG_TYPE, wanted="a point")
    x, y = point
    if not (type(x) is type(y) is int):
        raise Refusal(Fault.WRONG_TYPE, wanted="whole numbers")
    if not -FARTHEST <= x <= FARTHEST or not -FARTHEST <= y <= FARTHEST:
        raise Refusal(Fault.TOO_LARGE, most=FARTHEST)
    return x, y
