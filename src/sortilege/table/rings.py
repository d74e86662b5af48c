"""Where a way may bend: the marks of the chains about the corners of obstacles, and along borders of ground.

About each corner of an obstacle the exact way is an arc; here it is a chain about that arc, bent by at most `BEND`
at a time. About a convex obstacle the chains join into a ring, to which there are two tangents from any point.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin

from sortilege.table.distance import apart, nearest_points
from sortilege.table.measure import NOISE, Point
from sortilege.table.obstacles import Solid
from sortilege.table.outline import Outline
from sortilege.table.terrain import Feature

BEND = pi / 8
SLACK = 0.1
"""How far from taut a leg may be and still be tried: room for what rounding does to one along a chain."""
BULGE = 1.0 / cos(BEND / 2) - 1.0
"""By how much of its radius a chain lies outside its arc, at most."""
WIDE = 1.1
"""A gap of so many times the room on its two sides is not narrow; a large disc beside it is no smaller hindrance."""
BESIDE = 0.1
"""How far outside difficult ground the way along its border lies: walking the border itself is free of it."""

Bend = tuple[float, float, float, float]
"""The directions in which the chain about an obstacle leaves a mark, backwards and onwards."""


class Ring:
    """The marks about one obstacle, with a circle that holds them; of a convex one its sides, too."""

    __slots__ = ("bends", "far", "points", "sides", "taut", "x", "y")

    def __init__(self, x: float, y: float, points: list[Point], bends: list[Bend], closed: bool) -> None:
        self.points = points
        self.bends = bends
        self.taut = [(place, *points[place], *bend) for place, bend in enumerate(bends)]
        self.x, self.y = x, y
        self.far = max([hypot(px - x, py - y) for px, py in points], default=0.0) + 1.0
        self.sides: list[tuple[float, float, float]] = []
        """where a point sees a side from without: x times the first and y times the second exceed the third"""
        if closed:
            self.sides = [
                (y1 - y0, x0 - x1, x0 * (y1 - y0) + y0 * (x0 - x1))
                for (x0, y0), (x1, y1) in pairwise([*self.points, self.points[0]])
            ]

    def has_within(self, x: float, y: float) -> bool:
        """Whether a point might lie inside the ring or on it, so that it has no two tangents."""
        x -= self.x
        y -= self.y
        return x * x + y * y <= self.far * self.far

    def tangents(self, x: float, y: float) -> tuple[int, int]:
        """The marks at which the two tangents from a point without touch the ring."""
        seen = [a * x + b * y > c for a, b, c in self.sides]
        if seen[0]:
            last = seen.index(False)
            seen.reverse()
            return (len(seen) - seen.index(False)) % len(seen), last
        first = seen.index(True)
        seen.append(False)
        return first, seen.index(False, first) % len(self.sides)

    def taut_from(self, x: float, y: float) -> Iterable[int]:
        """The marks at which a leg from a point passes with the chain to both sides on one hand."""
        if not self.bends:
            return range(len(self.points))
        return [
            place
            for place, to_x, to_y, back_x, back_y, on_x, on_y in self.taut
            if ((to_x - x) * back_y - (to_y - y) * back_x) * ((to_x - x) * on_y - (to_y - y) * on_x) > -SLACK
        ]


def ring_about(solid: Solid, ends: tuple[Point, ...], beside: list[Solid]) -> Ring:
    """The marks about an obstacle for a way between some ends, past others that stand beside it.

    They are kept where no end stands close to it, and no gap beside it is so narrow that the chain would not pass.
    """
    near = (solid.far + NOISE) / cos(BEND / 2)
    close = [end for end in ends if hypot(end[0] - solid.x, end[1] - solid.y) < near]
    close += [gap for other in beside if (gap := _narrow_gap(solid, other)) is not None]
    if close:
        return _ring(solid, _marks(solid, tuple(close)), closed=False)
    if solid.ring is None:
        solid.ring = _ring(solid, _marks(solid, ()), solid.convex)
    ring: Ring = solid.ring
    return ring


def _ring(solid: Solid, marks: list[tuple[Point, Bend]], closed: bool) -> Ring:
    return Ring(solid.x, solid.y, [point for point, _ in marks], [bend for _, bend in marks], closed)


def border_of(feature: Feature) -> Ring:
    """The corners of difficult ground, just outside it; kept with it."""
    known: Ring | None = feature.memo.get("border")
    if known is None:
        x, y, _ = feature.circle
        known = feature.memo["border"] = Ring(x, y, list(_beside_border(feature.corners)), [], feature.convex)
    return known


def _narrow_gap(one: Solid, other: Solid) -> Point | None:
    """The middle of the gap between two obstacles, if a chain about one of them comes too near to the other."""
    if one.block is None or other.block is None or apart(one.block, other.block, (one.room + other.room) * WIDE):
        return None
    (x0, y0), (x1, y1) = nearest_points(one.block, one.outline, other.block, other.outline)
    cores = hypot(x1 - x0, y1 - y0)
    radius, other_radius = one.room + one.block[8], other.room + other.block[8]
    if not 0.0 <= cores - radius - other_radius <= (radius + other_radius) * BULGE:
        return None
    part = (radius + (cores - radius - other_radius) / 2) / cores
    return x0 + part * (x1 - x0), y0 + part * (y1 - y0)


def _marks(solid: Solid, ends: tuple[Point, ...]) -> list[tuple[Point, Bend]]:
    room = solid.room + NOISE
    if solid.block is not None and solid.block[6] == 0.0:
        return list(_arc((solid.x, solid.y), room + solid.block[8], 0.0, 2 * pi, ends))
    return list(_about_outline(solid.outline, room, ends))


def _about_outline(outline: Outline, room: float, ends: tuple[Point, ...]) -> Iterator[tuple[Point, Bend]]:
    for place, corner in enumerate(outline):
        before = outline[place - 1]
        after = outline[(place + 1) % len(outline)]
        one = atan2(before[0] - corner[0], corner[1] - before[1])
        other = atan2(corner[0] - after[0], after[1] - corner[1])
        turn = (other - one) % (2 * pi)
        if turn < pi:
            yield from _arc(corner, room, one, turn, ends)


def _arc(
    centre: Point, radius: float, first: float, turn: float, ends: tuple[Point, ...]
) -> Iterator[tuple[Point, Bend]]:
    """A chain about an arc that also touches it beside each end of the way that lies between the two.

    Such an end stands in contact, or nearly; the chain would pass outside it, and no taut way would lead to it.
    """
    cuts = [0.0, turn]
    for end in ends:
        x, y = end[0] - centre[0], end[1] - centre[1]
        angle = (atan2(y, x) - first) % (2 * pi) if hypot(x, y) * cos(BEND / 2) < radius else turn
        if angle < turn:
            cuts.append(angle)
    cuts.sort()
    for low, high in pairwise(cuts):
        if low < high:
            yield from _chain(centre, radius, first + low, high - low)


def _chain(centre: Point, radius: float, first: float, turn: float) -> Iterator[tuple[Point, Bend]]:
    """A chain about an arc, counter-clockwise, whose ends touch the arc where it begins and ends."""
    count = max(1, ceil(turn / BEND - NOISE))
    half = turn / count / 2
    away = radius / cos(half)
    for step in range(count):
        middle = first + half * (2 * step + 1)
        bend = (sin(middle - half), -cos(middle - half), -sin(middle + half), cos(middle + half))
        yield (centre[0] + away * cos(middle), centre[1] + away * sin(middle)), bend


def _beside_border(outline: Outline) -> Iterator[Point]:
    """Each corner twice: beside the end of one side, and beside the start of the next."""
    for place, (x, y) in enumerate(outline):
        x0, y0 = outline[place - 1]
        length = hypot(x - x0, y - y0)
        out_x, out_y = (y - y0) / length * BESIDE, (x0 - x) / length * BESIDE
        yield x0 + out_x, y0 + out_y
        yield x + out_x, y + out_y
