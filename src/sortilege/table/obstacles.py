"""What stands in the way of a moving base.

On its way a base may turn as it likes, so what it needs is room for a disc as wide as its shorter side. Its
centre therefore keeps a *clearance* of half that from every obstacle, less half of the tolerance on each side.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import sqrt
from operator import attrgetter
from typing import Any, Final

import msgspec

from sortilege.table.base import Base, Block
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import gap_to_point
from sortilege.table.measure import LONGEST_EQUAL, NOISE, TOLERANCE, Point
from sortilege.table.outline import Outline, bounding_circle, comes_nearer, is_convex, segments_cross, to_point
from sortilege.table.terrain import Feature

TABLE_EDGE: Final = "table_edge"
"""What is named as the obstacle where a way leaves the table."""


class Going(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What one mover may do that others may not: bases and features it goes through, ground that costs it nothing."""

    through: frozenset[str] = frozenset()
    unhindered: frozenset[str] = frozenset()


ORDINARY = Going()


class Solid:
    """One obstacle, as it bars the centre of a moving base: nothing comes nearer to its shape than `room`.

    `far` is the radius of a circle about all that is barred.
    """

    __slots__ = ("block", "convex", "far", "name", "outline", "ring", "room", "x", "y")

    def __init__(self, name: str, block: Block | None, outline: Outline, room: float) -> None:
        self.name = name
        self.block = block
        self.outline = outline
        self.room = room
        self.convex = block is not None or is_convex(outline)
        self.ring: Any = None
        """the marks about it, once they have been wanted"""
        if block is None:
            self.x, self.y, bounding = bounding_circle(outline)
        else:
            self.x, self.y, bounding = block[:3]
        self.far = bounding + room

    def holds(self, x: float, y: float) -> bool:
        """Whether the centre may not be there."""
        return self.gap_to(x, y) < self.room

    def gap_to(self, x: float, y: float) -> float:
        return to_point(self.outline, x, y) if self.block is None else gap_to_point(self.block, x, y)

    def bars(self, x0: float, y0: float, x1: float, y1: float) -> bool:
        """Whether the straight way from one point to another comes too near."""
        if self.block is None:
            return comes_nearer(self.outline, (x0, y0), (x1, y1), self.room)
        bx, by, _, _, c, s, half_depth, half_width, rounding = self.block
        x0 -= bx
        y0 -= by
        x1 -= bx
        y1 -= by
        return _comes_near(
            x0 * c + y0 * s,
            y0 * c - x0 * s,
            x1 * c + y1 * s,
            y1 * c - x1 * s,
            half_depth,
            half_width,
            rounding + self.room,
        )

    def hides(self, eye: Point, one: Point, other: Point) -> bool:
        """Whether it bars every straight way from an eye to beyond two points, between them."""
        if self.convex:
            return self.bars(*eye, *one) and self.bars(*eye, *other)
        corners = self.outline
        return any(
            segments_cross(eye, one, corner, corners[place - 1])
            and segments_cross(eye, other, corner, corners[place - 1])
            for place, corner in enumerate(corners)
        )

    def eased(self, ends: tuple[Point, ...], clearance: float) -> Solid:
        """The same for someone who stands, or will stand, in contact with it."""
        x, y, far = self.x, self.y, self.far
        near = [end for end in ends if (end[0] - x) ** 2 + (end[1] - y) ** 2 <= far * far]
        ease = max([_ease(self.gap_to(*end), clearance) for end in near], default=0.0)
        return Solid(self.name, self.block, self.outline, clearance - ease) if ease else self


SMALL: Final = 600.0
"""Obstacles that bar no more round about them are sorted by their abscissas, so that not all need be looked at."""

Sorted = tuple[list[float], list[Solid], list[Solid]]
"""The abscissas of all small obstacles, in order; these themselves; and the others."""


class Obstacles(msgspec.Struct, frozen=True, gc=False):
    """Everything on the table that might be in the way of a base, but for what the mover goes through."""

    solids: list[Solid]
    apart_from: frozenset[str]
    clearance: float
    sorted: Sorted | None = None

    def hit(self, x0: float, y0: float, x1: float, y1: float) -> str | None:
        """The name of an obstacle to which the straight way comes nearer than the clearance."""
        dx, dy = x1 - x0, y1 - y0
        squared = dx * dx + dy * dy
        scale = 1.0 / squared if squared > 0.0 else 0.0
        for solid in self.solids:
            x, y, far = solid.x - x0, solid.y - y0, solid.far
            along = (x * dx + y * dy) * scale
            if along > 0.0:
                if along > 1.0:
                    along = 1.0
                x -= along * dx
                y -= along * dy
            if x * x + y * y < far * far and solid.name not in self.apart_from and solid.bars(x0, y0, x1, y1):
                return solid.name
        return None

    def all_hit(self, x0: float, y0: float, x1: float, y1: float) -> list[Solid]:
        """All of them."""
        return [solid for solid in self.beside(x0, y0, x1, y1) if solid.bars(x0, y0, x1, y1)]

    def beside(self, x0: float, y0: float, x1: float, y1: float) -> list[Solid]:
        """Those near enough to the straight way that they might be in it."""
        dx, dy = x1 - x0, y1 - y0
        length = sqrt(dx * dx + dy * dy)
        if length:
            dx /= length
            dy /= length
        off = x0 * dy - y0 * dx
        half = length / 2
        middle = (x0 * dx + y0 * dy) + half
        apart_from = self.apart_from
        return [
            solid
            for solid in self._between(x0, x1, 0.0)
            if abs(solid.x * dy - solid.y * dx - off) < solid.far
            and abs(solid.x * dx + solid.y * dy - middle) < half + solid.far
            and solid.name not in apart_from
        ]

    def near(self, x: float, y: float, radius: float) -> list[Solid]:
        """Those that bar some point of a circle, by the circles about them."""
        return [
            solid
            for solid in self._between(x, x, radius)
            if (solid.x - x) ** 2 + (solid.y - y) ** 2 <= (solid.far + radius) ** 2
            and solid.name not in self.apart_from
        ]

    def _between(self, x0: float, x1: float, radius: float) -> list[Solid]:
        """Those that might lie between two abscissas, or so near to them."""
        if self.sorted is None:
            return self.solids
        xs, small, wide = self.sorted
        if x0 > x1:
            x0, x1 = x1, x0
        radius += SMALL
        return small[bisect_left(xs, x0 - radius) : bisect_right(xs, x1 + radius)] + wide

    def eased(self, ends: tuple[Point, ...], beside: list[Solid] | None = None) -> Obstacles:
        """The same obstacles for someone who stands, or will stand, in contact with some of them.

        Rounded to whole hundredths, such a place lies up to a hundredth too near; that must not lock a base in.
        `beside` are those to which an end but the first might come too near, where that is known.
        """
        near = [*self.near(*ends[0], 0.0), *(self.near(*bounding_circle(ends)) if beside is None else beside)]
        eased = {solid: solid.eased(ends, self.clearance) for solid in near}
        if all(solid is one for solid, one in eased.items()):
            return self
        solids = [eased.get(one, one) for one in self.solids]
        return Obstacles(solids, self.apart_from, self.clearance, _sorted(solids))


def clearance_of(base: Base) -> float:
    """How far the centre of a moving base keeps from obstacles."""
    return base.block[3] - TOLERANCE / 2 - NOISE


def obstacles_for(
    battlefield: Battlefield, base: Base, mover: str, going: Going = ORDINARY, target: str = ""
) -> Obstacles:
    """What is in the way of one mover, on its way to a target."""
    clearance = clearance_of(base)
    key = ("solids", clearance)
    known: tuple[list[Solid], Sorted] | None = battlefield.memo.get(key)
    if known is None:
        solids = _gathered(battlefield, clearance)
        known = battlefield.memo[key] = solids, _sorted(solids)
    return Obstacles(known[0], going.through | {mover, target}, clearance, known[1])


def _sorted(solids: list[Solid]) -> Sorted:
    small = [solid for solid in solids if solid.far <= SMALL]
    small.sort(key=_abscissa)
    return [solid.x for solid in small], small, [solid for solid in solids if solid.far > SMALL]


_abscissa = attrgetter("x")


def passes_all(battlefield: Battlefield, base: Base, mover: str, to: Point, through: frozenset[str]) -> bool:
    """Whether the straight way lies outside the circles about all obstacles: a quick look, before they are gathered."""
    x0, y0 = base.x, base.y
    dx, dy = to[0] - x0, to[1] - y0
    squared = dx * dx + dy * dy
    scale = 1.0 / squared if squared > 0.0 else 0.0
    clearance = clearance_of(base)
    others = [other.block[:3] for name, other in battlefield.bases.items() if name != mover and name not in through]
    features = [thing.circle for thing in battlefield.ground.impassable if thing.id not in through]
    for x, y, radius in others + features:
        x -= x0
        y -= y0
        far = radius + clearance
        along = (x * dx + y * dy) * scale
        if along > 0.0:
            if along > 1.0:
                along = 1.0
            x -= along * dx
            y -= along * dy
        if x * x + y * y < far * far:
            return False
    return True


def _gathered(battlefield: Battlefield, clearance: float) -> list[Solid]:
    solids = [_solid(base, name, base.block, clearance) for name, base in battlefield.bases.items()]
    impassable = battlefield.ground.impassable
    solids += [_solid(feature, feature.id, feature.block, clearance) for feature in impassable if feature.block]
    solids += [_solid(feature, feature.id, None, clearance) for feature in impassable if not feature.block]
    return solids


def _solid(thing: Base | Feature, name: str, block: Block | None, clearance: float) -> Solid:
    """Kept with the base or the feature: it stays there on many battlefields."""
    key = (name, clearance)
    known: Solid | None = thing.memo.get(key)
    if known is None:
        known = thing.memo[key] = Solid(name, block, thing.corners, clearance)
    return known


def off_the_table(battlefield: Battlefield, base: Base, x: float, y: float) -> bool:
    """Whether a disc as wide as the base's shorter side sticks out over the table's edge."""
    room = base.block[3] - LONGEST_EQUAL
    return not (room <= x <= battlefield.width - room and room <= y <= battlefield.height - room)


def _comes_near(x0: float, y0: float, x1: float, y1: float, half_x: float, half_y: float, rim: float) -> bool:
    """Whether a segment comes nearer than a rim to an upright box about the origin."""
    dx, dy = x1 - x0, y1 - y0
    length = sqrt(dx * dx + dy * dy)
    off = x0 * dy - y0 * dx
    across = half_x * abs(dy) + half_y * abs(dx)
    if abs(off) >= across + rim * length and length > 0.0:
        return False  # not even its whole line does
    if _is_near(x0, y0, half_x, half_y, rim) or _is_near(x1, y1, half_x, half_y, rim):
        return True
    if abs(off) < across:
        return _enters(x0, y0, dx, dy, half_x, half_y)
    # the corner that lies nearest to the line: does it lie beside the segment?
    corner_x = half_x if (dy > 0.0) == (off > 0.0) else -half_x
    corner_y = half_y if (dx < 0.0) == (off > 0.0) else -half_y
    return 0.0 < (corner_x - x0) * dx + (corner_y - y0) * dy < length * length


def _is_near(x: float, y: float, half_x: float, half_y: float, rim: float) -> bool:
    """Whether a point lies nearer than a rim to an upright box about the origin."""
    x = abs(x) - half_x
    y = abs(y) - half_y
    if x <= 0.0:
        return y < rim
    return x * x + y * y < rim * rim if y > 0.0 else x < rim


def _enters(ax: float, ay: float, dx: float, dy: float, half_x: float, half_y: float) -> bool:
    """Whether a segment enters the inside of an upright box about the origin."""
    low = 0.0
    high = 1.0
    if dx == 0.0:
        if not -half_x < ax < half_x:
            return False
    else:
        one = (-half_x - ax) / dx
        other = (half_x - ax) / dx
        if one > other:
            one, other = other, one
        if one > low:
            low = one
        if other < high:
            high = other
    if low > high:
        return False
    if dy == 0.0:
        return -half_y < ay < half_y
    one = (-half_y - ay) / dy
    other = (half_y - ay) / dy
    if one > other:
        one, other = other, one
    return (one if one > low else low) < (other if other < high else high)


def _ease(nearest: float, clearance: float) -> float:
    """By how much an end that lies `nearest` to an obstacle is too near, if contact forgives it."""
    short = clearance - nearest
    return short + NOISE if 0.0 < short <= TOLERANCE / 2 + 2 * NOISE else 0.0
