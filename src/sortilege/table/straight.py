"""How far a base gets on a straight way, and ways that end early."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, sqrt

from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.measure import Point
from sortilege.table.obstacles import Going, obstacles_for
from sortilege.table.paths import Path, legal_path_of
from sortilege.table.standing import may_stand


def as_far_as(battlefield: Battlefield, mover: str, to: Point) -> Base:
    """The base at the last whole hundredth of the straight way to a point that nothing bars."""
    base = battlefield.bases[mover]
    length = hypot(to[0] - base.x, to[1] - base.y)
    free, barred = 0, int(length) + 1
    if _is_free(battlefield, mover, base.at(round(to[0]), round(to[1]))):
        return base.at(round(to[0]), round(to[1]))
    while barred - free > 1:
        middle = (free + barred) // 2
        if _is_free(battlefield, mover, _along(base, to, middle / length)):
            free = middle
        else:
            barred = middle
    return _along(base, to, free / length) if free else base


def _is_free(battlefield: Battlefield, mover: str, place: Base) -> bool:
    return isinstance(legal_path_of(battlefield, battlefield.bases[mover], mover, (place.centre,)), Path)


def is_free_straight(battlefield: Battlefield, mover: str, a: Point, b: Point, going: Going) -> bool:
    """Whether a base gets through on the straight way from one point to another."""
    obstacles = obstacles_for(battlefield, battlefield.bases[mover], mover, going).eased((a, b))
    return obstacles.hit(*a, *b) is None


def _along(base: Base, to: Point, part: float) -> Base:
    return base.at(round(base.x + part * (to[0] - base.x)), round(base.y + part * (to[1] - base.y)))


def so_far_along(battlefield: Battlefield, mover: str, points: tuple[Point, ...], way: float) -> Base:
    """The base so far along a legal way, or just before it where a whole hundredth lies too deep in another base."""
    base = battlefield.bases[mover]
    while way > 0.0:
        x, y = cut(points, way)[-1]
        place = base.at(round(x), round(y))
        if may_stand(battlefield, mover, place):
            return place
        way -= 1.0
    return base.at(round(points[0][0]), round(points[0][1]))


def cut(points: tuple[Point, ...], length: float) -> tuple[Point, ...]:
    """The first part of a way, so long at most."""
    kept = [points[0]]
    for a, b in pairwise(points):
        leg = hypot(b[0] - a[0], b[1] - a[1])
        if leg > length:
            part = length / leg
            return (*kept, (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])))
        kept.append(b)
        length -= leg
    return tuple(kept)


def enters_circle(a: Point, b: Point, centre: Point, radius: float) -> float | None:
    """How far along a leg a point comes within a radius of a centre; 0 where it begins inside, None where never."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    x, y = a[0] - centre[0], a[1] - centre[1]
    inside = x * x + y * y - radius * radius
    if inside <= 0.0:
        return 0.0
    if length == 0.0:
        return None
    towards = -(x * (b[0] - a[0]) + y * (b[1] - a[1])) / length
    squared = towards * towards - inside
    if towards <= 0.0 or squared < 0.0:
        return None
    way = towards - sqrt(squared)
    return way if way <= length else None
