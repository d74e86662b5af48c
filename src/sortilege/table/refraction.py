"""Where a way bends at the borders of difficult ground, like light in water: where it costs least."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Final

import msgspec

from sortilege.table.going import Features, cost_at, straight_cost
from sortilege.table.measure import Point
from sortilege.table.terrain import Feature

STEPS: Final = 12
HALVINGS: Final = 4
PRECISE: Final = 1e-3
"""A step that saves less than that is the last."""
NEAR: Final = 500.0
"""How near to a corner a bend must lie for it to be tried beyond."""
SWITCHES: Final = 4
"""How often bends are moved on from one side of a ground to the next."""


class Leg(msgspec.Struct, frozen=True, gc=False):
    """A way from one mark to the next: straight, but for its bends at borders; and what it costs."""

    points: tuple[Point, ...]
    cost: float
    straight: tuple[Point, ...] = ()
    """where the straight way would have gone instead of each bend"""
    instead: Leg | None = None
    """a leg that costs more, for where something is in the way of this one"""

    def bent_by(self, parts: list[float], difficult: Features) -> Leg:
        """The same with each of its bends only so far from the straight way."""
        bends = zip(parts, self.straight[1:-1], self.points[1:-1], strict=True)
        middle = [(x0 + part * (x - x0), y0 + part * (y - y0)) for part, (x0, y0), (x, y) in bends]
        points = (self.points[0], *middle, self.points[-1])
        return Leg(points, sum([straight_cost(difficult, *leg) for leg in pairwise(points)]))


class _Bend:
    """A place on one side of a ground, where what a hundredth costs changes."""

    __slots__ = ("dx", "dy", "feature", "length", "place", "side", "x", "y")

    def __init__(self, feature: Feature, side: int, part: float) -> None:
        self.feature = feature
        corners = feature.corners
        self.side = side % len(corners)
        self.x, self.y = corners[self.side - 1]
        x, y = corners[self.side]
        self.dx, self.dy = x - self.x, y - self.y
        self.length = sqrt(self.dx * self.dx + self.dy * self.dy)
        self.dx /= self.length
        self.dy /= self.length
        self.place = part * self.length

    def copied(self) -> _Bend:
        return _Bend(self.feature, self.side, self.place / self.length)

    def is_near_the_corner(self, turn: int) -> bool:
        return (self.length - self.place if turn > 0 else self.place) <= NEAR

    def beyond_the_corner(self, turn: int) -> _Bend:
        """At the start of the next side, or at the end of the one before."""
        return _Bend(self.feature, self.side + turn, 0.0 if turn > 0 else 1.0)

    def is_seen_from(self, point: Point) -> bool:
        """Whether a point lies on the outer hand of the side."""
        return (point[0] - self.x) * self.dy - (point[1] - self.y) * self.dx > 0.0

    @property
    def point(self) -> Point:
        return self.x + self.place * self.dx, self.y + self.place * self.dy


def leg_over(grounds: list[Feature], a: Point, b: Point) -> Leg:
    """The cheapest way from one point to another that bends only where it crosses the borders in the straight way."""
    bends, costs = _crossed(grounds, a, b)
    leg = Leg((a, b), _cost(a, b, bends, costs))
    if not bends:
        return leg
    unbent = (a, *[bend.point for bend in bends], b)
    cost = _slide(a, b, bends, costs)
    leg = _if_it_costs_less(grounds, (a, *[bend.point for bend in bends], b), cost, unbent, leg)
    for _ in range(SWITCHES):
        beyond = _beyond_a_corner(a, b, bends, costs, cost)
        if beyond is None:
            break
        bends, cost = beyond
        leg = _if_it_costs_less(grounds, (a, *[bend.point for bend in bends], b), cost, unbent, leg)
    return leg


def _if_it_costs_less(
    grounds: list[Feature], points: tuple[Point, ...], cost: float, unbent: tuple[Point, ...], instead: Leg
) -> Leg:
    """A bent leg. Only of one convex ground is it certain that its parts cross no border but at the bends."""
    if len(grounds) > 1 or not grounds[0].convex:
        cost = sum([straight_cost(tuple(grounds), *leg) for leg in pairwise(points)])
    return Leg(points, cost, unbent, instead) if cost < instead.cost else instead


def _beyond_a_corner(
    a: Point, b: Point, bends: list[_Bend], costs: list[float], cost: float
) -> tuple[list[_Bend], float] | None:
    """The bends with one of them on the next side of its ground, and what that costs, if it is less."""
    points = (a, *[bend.point for bend in bends], b)
    for place, bend in enumerate(bends):
        without = points[place] if costs[place] < costs[place + 1] else points[place + 2]
        for turn in (1, -1):
            if not bend.is_near_the_corner(turn):
                continue
            moved = bend.beyond_the_corner(turn)
            if moved.is_seen_from(without):
                others = [other.copied() for other in bends]
                others[place] = moved
                less = _slide(a, b, others, costs)
                if less < cost - PRECISE:
                    return others, less
    return None


def _crossed(grounds: list[Feature], a: Point, b: Point) -> tuple[list[_Bend], list[float]]:
    """The borders that a straight way crosses, in order, and what a hundredth costs before, between and after them."""
    found = []
    for feature in grounds:
        found += [(along, place, feature, side) for along, place, side in _sides_crossed(feature, a, b)]
    found.sort(key=lambda crossing: crossing[0])
    ends = [0.0, *[crossing[0] for crossing in found], 1.0]
    middles = [(low + high) / 2 for low, high in pairwise(ends)]
    costs = [cost_at(grounds, (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]))) for part in middles]
    bends = []
    kept = costs[:1]
    for (_, place, feature, side), cost in zip(found, costs[1:], strict=True):
        if cost != kept[-1]:
            bends.append(_Bend(feature, side, place))
            kept.append(cost)
    return bends, kept


def _sides_crossed(feature: Feature, a: Point, b: Point) -> list[tuple[float, float, int]]:
    """How far along the way, and how far along which side, a straight way crosses the border of a ground."""
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    found = []
    x0, y0 = feature.corners[-1]
    off0 = dx * (y0 - ay) - dy * (x0 - ax)
    for side, (x1, y1) in enumerate(feature.corners):
        off1 = dx * (y1 - ay) - dy * (x1 - ax)
        if (off0 > 0.0) != (off1 > 0.0):
            place = off0 / (off0 - off1)
            x, y = x0 + place * (x1 - x0) - ax, y0 + place * (y1 - y0) - ay
            along = (x * dx + y * dy) / (dx * dx + dy * dy)
            if 0.0 < along < 1.0:
                found.append((along, place, side))
        x0, y0, off0 = x1, y1, off1
    return found


def _slide(a: Point, b: Point, bends: list[_Bend], costs: list[float]) -> float:
    """Move all the bends along their sides to where the way costs least, by Newton's method; what it then costs."""
    cost = _cost(a, b, bends, costs)
    for _ in range(STEPS):
        step = _step(a, b, bends, costs)
        before = [bend.place for bend in bends]
        for _ in range(HALVINGS):
            for bend, place, move in zip(bends, before, step, strict=True):
                bend.place = min(max(place + move, 0.0), bend.length)
            less = _cost(a, b, bends, costs)
            if less < cost:
                break
            step = [move / 4 for move in step]
        else:
            for bend, place in zip(bends, before, strict=True):
                bend.place = place
            return cost
        if cost - less < PRECISE:
            return less
        cost = less
    return cost


def _cost(a: Point, b: Point, bends: list[_Bend], costs: list[float]) -> float:
    x0, y0 = a
    total = 0.0
    for bend, cost in zip(bends, costs):  # noqa: B905 - in the hot path; there is one cost more
        x, y = bend.x + bend.place * bend.dx, bend.y + bend.place * bend.dy
        total += cost * sqrt((x - x0) * (x - x0) + (y - y0) * (y - y0))
        x0, y0 = x, y
    return total + costs[-1] * sqrt((b[0] - x0) * (b[0] - x0) + (b[1] - y0) * (b[1] - y0))


def _step(a: Point, b: Point, bends: list[_Bend], costs: list[float]) -> list[float]:
    """Newton's step for all bends together: each depends on its neighbours alone."""
    count = len(bends)
    slope = [0.0] * count
    curve = [1e-12] * count
    shared = [0.0] * count
    x0, y0 = a
    for place in range(count + 1):
        after = bends[place] if place < count else None
        x, y = after.point if after is not None else b
        dx, dy = x - x0, y - y0
        length = sqrt(dx * dx + dy * dy) or 1e-9
        dx /= length
        dy /= length
        cost = costs[place]
        here = there = 0.0
        if place:
            before = bends[place - 1]
            here = dx * before.dx + dy * before.dy
            slope[place - 1] -= cost * here
            curve[place - 1] += cost * (1.0 - here * here) / length
        if after is not None:
            there = dx * after.dx + dy * after.dy
            slope[place] += cost * there
            curve[place] += cost * (1.0 - there * there) / length
            if place:
                shared[place] = -cost * (before.dx * after.dx + before.dy * after.dy - here * there) / length
        x0, y0 = x, y
    return _solved(slope, curve, shared)


def _solved(slope: list[float], curve: list[float], shared: list[float]) -> list[float]:
    """The step that makes all slopes nought: a system of equations with three diagonals."""
    count = len(slope)
    for place in range(1, count):
        part = shared[place] / curve[place - 1]
        curve[place] = max(curve[place] - part * shared[place], 1e-12)
        slope[place] -= part * slope[place - 1]
    step = [0.0] * count
    for place in range(count - 1, -1, -1):
        beyond = shared[place + 1] * step[place + 1] if place + 1 < count else 0.0
        step[place] = (-slope[place] - beyond) / curve[place]
    return step


def grounds_crossed(difficult: Features, a: Point, b: Point) -> list[Feature]:
    """The grounds that a straight way enters, or leaves, or lies in."""
    found = []
    for feature in difficult:
        x, y, radius = feature.circle
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = sqrt(dx * dx + dy * dy)
        if length and abs((x - a[0]) * dy - (y - a[1]) * dx) >= radius * length:
            continue
        along = ((x - a[0]) * dx + (y - a[1]) * dy) / length if length else 0.0
        if -radius < along < length + radius:
            found.append(feature)
    return found
