"""Ways across the table: the cheapest one, and whether the one that a person took is free.

A move is measured along the way of the base's centre. The base goes through any gap as wide as its shorter
side (`obstacles`), each hundredth in difficult ground counts as its cost says (`going`), and where something is
in the way the base goes round it (`around`).
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot, inf

import msgspec

from sortilege.table.around import Goals, way_round
from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.going import difficult_for, straight_cost
from sortilege.table.measure import LONGEST_EQUAL, Point
from sortilege.table.obstacles import (
    ORDINARY,
    TABLE_EDGE,
    Going,
    Obstacles,
    Solid,
    obstacles_for,
    off_the_table,
    passes_all,
)


class Path(msgspec.Struct, frozen=True, gc=False):
    """A way of a base's centre, both ends included, its length, and what it costs on this ground."""

    points: tuple[Point, ...]
    length: float
    cost: float


class Blocked(msgspec.Struct, frozen=True):
    """Why a way is not free: what is hit (a base, a feature or the table edge), on which leg, counted from 0."""

    by: str
    leg: int


def path_of(
    battlefield: Battlefield, base: Base, mover: str, to: Point, going: Going = ORDINARY, limit: float = inf
) -> Path | None:
    """The cheapest way of a base to a place for its centre; None if there is none that costs at most `limit`.

    The base need not be the one on the battlefield under that id.
    """
    if hypot(to[0] - base.x, to[1] - base.y) > limit + LONGEST_EQUAL:
        return None
    straight = straight_path(battlefield, base, mover, to, going)
    if straight is not None and straight.cost == straight.length:
        return straight
    return path_round(battlefield, base, mover, to, going, limit)


def path_round(
    battlefield: Battlefield, base: Base, mover: str, to: Point, going: Going = ORDINARY, limit: float = inf
) -> Path | None:
    """The same where the straight way is not free, or might not be the cheapest."""
    if hypot(to[0] - base.x, to[1] - base.y) > limit + LONGEST_EQUAL or off_the_table(battlefield, base, *to):
        return None
    return cheapest_path(battlefield, base, mover, Goals((to,)), going, limit)


def straight_path(battlefield: Battlefield, base: Base, mover: str, to: Point, going: Going = ORDINARY) -> Path | None:
    """The straight way, at what it costs, if nothing is in it; it need not be the cheapest on difficult ground."""
    x, y = base.x, base.y
    if off_the_table(battlefield, base, *to):
        return None
    clear = passes_all(battlefield, base, mover, to, going.through)
    if not clear and obstacles_for(battlefield, base, mover, going).hit(x, y, to[0], to[1]) is not None:
        return None
    length = hypot(to[0] - x, to[1] - y)
    if not battlefield.ground.difficult:
        return Path(((x, y), to), length, length)
    return Path(((x, y), to), length, straight_cost(difficult_for(battlefield, going), (x, y), to))


def cheapest_path(
    battlefield: Battlefield, base: Base, mover: str, goals: Goals, going: Going = ORDINARY, limit: float = inf
) -> Path | None:
    """The cheapest of the ways to any of several places for the centre of a base, round whatever is in the way."""
    start = (float(base.x), float(base.y))
    obstacles = obstacles_for(battlefield, base, mover, going)
    obstacles = obstacles.eased((start, *goals.points), _beside(obstacles, goals))
    beside = _beside(obstacles, goals)
    free = [to for to in goals.points if not off_the_table(battlefield, base, *to)]
    if beside:
        free = [to for to in free if not any(solid.holds(*to) for solid in beside)]
    if not free:
        return None
    clearance = obstacles.clearance
    room = (clearance, clearance, battlefield.width - clearance, battlefield.height - clearance)
    difficult = difficult_for(battlefield, going)
    points = way_round(start, goals.only(tuple(free)), obstacles, difficult, room, limit + LONGEST_EQUAL)
    if points is None:
        return None
    cost = sum(straight_cost(difficult, a, b) for a, b in pairwise(points))
    return Path(points, _length(points), cost) if cost <= limit + LONGEST_EQUAL else None


def _beside(obstacles: Obstacles, goals: Goals) -> list[Solid]:
    """What might bar one of the goals: not the target, which they touch."""
    return [solid for solid in obstacles.near(*goals.circle) if solid.name != goals.target]


def _length(points: tuple[Point, ...]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))


def legal_path_of(
    battlefield: Battlefield, base: Base, mover: str, points: tuple[Point, ...], going: Going = ORDINARY
) -> Path | Blocked:
    """Judge a way that a person gives, from the place of the base through these points to the last of them.

    The base need not be the one on the battlefield under that id.
    """
    way = ((float(base.x), float(base.y)), *points)
    obstacles = obstacles_for(battlefield, base, mover, going).eased((way[0], way[-1]))
    for leg, (a, b) in enumerate(pairwise(way)):
        if off_the_table(battlefield, base, *b):
            return Blocked(TABLE_EDGE, leg)
        name = obstacles.hit(*a, *b)
        if name is not None:
            return Blocked(name, leg)
    difficult = difficult_for(battlefield, going)
    return Path(way, _length(way), sum(straight_cost(difficult, a, b) for a, b in pairwise(way)))
