"""What a way costs: its length, and more through difficult ground, exactly as long as the centre is in it."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from sortilege.table.battlefield import Battlefield
from sortilege.table.measure import Point
from sortilege.table.obstacles import Going
from sortilege.table.outline import contains, crossings, squared_to_segment, stretch_inside
from sortilege.table.terrain import Feature

Features = tuple[Feature, ...]


def difficult_for(battlefield: Battlefield, going: Going) -> Features:
    """The ground that costs this mover more than open ground: what bars it costs nothing, it is not entered."""
    difficult = battlefield.ground.difficult
    if not difficult:
        return difficult
    return tuple(
        feature
        for feature in difficult
        if feature.id not in going.unhindered and (not feature.impassable or feature.id in going.through)
    )


def straight_cost(difficult: Features, a: Point, b: Point) -> float:
    """What the straight way costs. Where difficult grounds lie over each other the hardest one counts."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    if not difficult or length == 0.0:
        return length
    crossed = crossed_by(difficult, a, b)
    return length * _mean_cost(crossed, a, b) if crossed else length


def crossed_by(difficult: Features, a: Point, b: Point) -> list[Feature]:
    """Those that the straight way might enter."""
    found = []
    for feature in difficult:
        x, y, radius = feature.circle
        if squared_to_segment(x, y, a[0], a[1], b[0], b[1]) < radius * radius:
            found.append(feature)
    return found


def _mean_cost(crossed: list[Feature], a: Point, b: Point) -> float:
    if len(crossed) == 1 and crossed[0].convex:
        stretch = stretch_inside(crossed[0].corners, a, b)
        if stretch is not None:
            low, high = stretch
            return low + (high - low) * crossed[0].cost + (1.0 - high)
    parts = [0.0, 1.0]
    for feature in crossed:
        parts += crossings(feature.corners, a, b)
    parts.sort()
    return sum((high - low) * cost_at(crossed, _between(a, b, (low + high) / 2)) for low, high in pairwise(parts))


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])


def cost_at(difficult: Features | list[Feature], point: Point) -> float:
    """What a hundredth of a way costs at one point."""
    return max((feature.cost for feature in difficult if contains(feature.corners, *point)), default=1.0)
