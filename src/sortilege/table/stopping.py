"""Where a base stops on a way that it cannot, or may not, go to its end."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import hypot

from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.going import difficult_for, straight_cost
from sortilege.table.measure import LONGEST_EQUAL, Point
from sortilege.table.obstacles import ORDINARY, Going
from sortilege.table.standing import NOTHING, may_stand
from sortilege.table.straight import cut

STRIDE = 10.0
"""By how much a base goes back at a time until it stands free; then it goes on again a hundredth at a time."""

HALVINGS = 20


def cost_of(battlefield: Battlefield, points: tuple[Point, ...], going: Going = ORDINARY) -> float:
    """What a way costs on this ground."""
    difficult = difficult_for(battlefield, going)
    return sum(straight_cost(difficult, a, b) for a, b in pairwise(points))


def cut_at_cost(
    battlefield: Battlefield, points: tuple[Point, ...], most: float, going: Going = ORDINARY
) -> tuple[Point, ...]:
    """The first part of a way, that costs so much at most."""
    difficult = difficult_for(battlefield, going)
    kept = [points[0]]
    for a, b in pairwise(points):
        cost = straight_cost(difficult, a, b)
        if cost > most:
            low, high = 0.0, 1.0
            for _ in range(HALVINGS):
                middle = (low + high) / 2
                low, high = (
                    (middle, high) if straight_cost(difficult, a, _between(a, b, middle)) <= most else (low, middle)
                )
            return (*kept, _between(a, b, low))
        kept.append(b)
        most -= cost
    return tuple(kept)


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])


def stopped_along(
    battlefield: Battlefield,
    mover: str,
    points: tuple[Point, ...],
    gaps: Mapping[str, int],
    facing: int,
    over: frozenset[str] = NOTHING,
) -> tuple[Base, tuple[Point, ...]]:
    """The base as far along a way as it may stand, so far from those in `gaps`, and the way there.

    It looks as told, or as before where it may not stand so; it stays where it is if it may stand nowhere on the way.
    """
    base = battlefield.bases[mover]

    def free(far: float) -> Base | None:
        x, y = cut(points, far)[-1]
        for look in (facing, base.facing):
            there = base.at(round(x), round(y), look)
            if may_stand(battlefield, mover, there, gaps, over):
                return there
        return None

    far = length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    while far > 0.0 and free(far) is None:
        far -= STRIDE
    further = (far + more for more in range(int(STRIDE) - 1, 0, -1) if 0.0 < far + more < length)
    far = next((more for more in further if free(more)), max(far, 0.0))
    found = free(far)
    if far <= LONGEST_EQUAL or found is None:
        return free(0.0) or base, points[:1]
    return found, cut(points, far)
