"""How far it is for a base to the edge of the table."""

from __future__ import annotations

from enum import StrEnum
from math import inf

from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.measure import LONGEST_EQUAL, Point
from sortilege.table.obstacles import ORDINARY, Going
from sortilege.table.paths import path_of
from sortilege.table.reach import less_the_lead

STEP = 250
"""How far apart the spots along the edge lie to which a way round is sought."""


class Side(StrEnum):
    """The short sides of the table."""

    LEFT = "left"
    RIGHT = "right"


def gap_to_side(battlefield: Battlefield, base: Base, side: Side) -> float:
    """From the base to the edge, as the crow flies."""
    corners = base.corners
    if side is Side.LEFT:
        return max(0.0, min(x for x, _ in corners) - base.block[8])
    return max(0.0, battlefield.width - max(x for x, _ in corners) - base.block[8])


def way_off(
    battlefield: Battlefield, mover: str, side: Side, going: Going = ORDINARY, limit: float = inf
) -> float | None:
    """What the cheapest way costs on which the base comes to the edge; None where it costs more than the limit."""
    base = battlefield.bases[mover]
    gap = gap_to_side(battlefield, base, side)
    if gap > limit + LONGEST_EQUAL:
        return None
    best: float | None = None
    for spot in _spots(battlefield, base, side, limit):
        most = limit + base.block[2] if best is None else best + base.block[2]
        way = path_of(battlefield, base, mover, spot, going, most)
        if way is not None:
            cost = max(gap, less_the_lead(base, way).cost)
            best = cost if best is None else min(best, cost)
    return best if best is not None and best <= limit + LONGEST_EQUAL else None


def _spots(battlefield: Battlefield, base: Base, side: Side, limit: float) -> list[Point]:
    """Where the centre of a disc lies that touches the edge: straight on first, then more and more to the sides."""
    room = base.shorter_side / 2
    x = room if side is Side.LEFT else battlefield.width - room
    most = int(min(limit, battlefield.height) // STEP) + 1
    ys = [base.y + sign * STEP * step for step in range(most + 1) for sign in (1, -1)]
    return [(x, float(y)) for y in dict.fromkeys(ys) if room <= y <= battlefield.height - room]
