"""Areas on the table (discs, cones, strips, polygons, surroundings of a base) and which bases lie under them."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from math import cos, hypot, inf, radians, sin

import msgspec

from sortilege.table.base import Base, Block, block_of, corners_of
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import distance, gap_of, gap_to_point
from sortilege.table.measure import LONGEST_EQUAL, Point, within
from sortilege.table.outline import Outline, gap_to_base, holds_base, is_simple, to_point
from sortilege.table.sector import Sector, sector_covers, sector_holds, sector_touches


class Circle(msgspec.Struct, frozen=True, tag="circle"):
    """Every point within a radius of a point."""

    x: int
    y: int
    radius: int


class Cone(msgspec.Struct, frozen=True, tag="cone"):
    """A sector with its tip at a point, so many degrees wide about its facing, and so long."""

    x: int
    y: int
    facing: int
    angle: float
    length: float


class Strip(msgspec.Struct, frozen=True, tag="strip"):
    """A line with a width: a rectangle that starts at a point, the middle of its short side, and runs along."""

    x: float
    y: float
    facing: int
    length: int
    width: int


class Template(msgspec.Struct, frozen=True, tag="template"):
    """A polygon."""

    outline: tuple[tuple[int, int], ...]

    def __post_init__(self) -> None:
        if not is_simple(self.outline):
            raise ValueError("the outline of a template is not a simple polygon")


class Around(msgspec.Struct, frozen=True, tag="around"):
    """Every point within a reach of a base, measured from its edge; the base itself is part of it."""

    base: Base
    reach: int


Area = Circle | Cone | Strip | Template | Around


class Lies(StrEnum):
    """How a base must lie to count as under an area."""

    TOUCHED = "touched"
    """any part of the base"""
    INSIDE = "inside"
    """the whole base"""
    CENTRE = "centre"
    """the centre of the base"""


def under(area: Area, base: Base, lies: Lies = Lies.TOUCHED) -> bool:
    """Whether a base lies under an area."""
    return _JUDGES[lies](area, base)


def bases_under(battlefield: Battlefield, area: Area, lies: Lies = Lies.TOUCHED) -> tuple[str, ...]:
    """Every base under an area, in the order in which they were placed."""
    judge = _JUDGES[lies]
    return tuple(id_ for id_, base in battlefield.bases.items() if judge(area, base))


def touches(area: Area, base: Base) -> bool:
    """Whether any part of a base lies in an area."""
    match area:
        case Circle(x, y, radius):
            return within(gap_to_point(base.block, x, y), radius)
        case Around(other, reach):
            return within(distance(other, base), reach)
        case Strip():
            block = _strip(area)
            return gap_of(block, corners_of(block), base.block, base.corners) <= LONGEST_EQUAL
        case Template(outline):
            return gap_to_base(outline, base) <= LONGEST_EQUAL
        case Cone():
            return sector_touches(_sector(area), base)


def holds(area: Area, base: Base) -> bool:
    """Whether the whole base lies in an area."""
    match area:
        case Template(outline):
            return holds_base(outline, base)
        case Cone():
            return sector_holds(_sector(area), base)
        case _ if base.is_round:
            return _depth(area, base.centre) >= base.block[8] - LONGEST_EQUAL
        case _:
            return all(covers(area, corner) for corner in base.corners)


def covers(area: Area, point: Point) -> bool:
    """Whether a point lies in an area."""
    x, y = point
    match area:
        case Circle():
            return within(hypot(x - area.x, y - area.y), area.radius)
        case Around(base, reach):
            return within(gap_to_point(base.block, x, y), reach)
        case Strip():
            return gap_to_point(_strip(area), x, y) <= LONGEST_EQUAL
        case Template(outline):
            return to_point(outline, x, y) <= LONGEST_EQUAL
        case Cone():
            return sector_covers(_sector(area), point)


def holds_centre(area: Area, base: Base) -> bool:
    """Whether the centre of a base lies in an area."""
    return covers(area, (base.x, base.y))


_JUDGES: dict[Lies, Callable[[Area, Base], bool]] = {
    Lies.TOUCHED: touches,
    Lies.INSIDE: holds,
    Lies.CENTRE: holds_centre,
}


def _depth(area: Circle | Around | Strip, point: Point) -> float:
    """How far inside a convex area a point lies, negative outside; what lies about a base counts its reach."""
    x, y = point
    match area:
        case Circle():
            return area.radius - hypot(x - area.x, y - area.y)
        case Around(base, reach):
            gap = gap_to_point(base.block, x, y)
            return reach - gap if gap > 0.0 else reach + _depth_in_block(base.block, x, y)
        case Strip():
            return _depth_in_block(_strip(area), x, y)


def _depth_in_block(block: Block, x: float, y: float) -> float:
    bx, by, _, _, c, s, half_depth, half_width, rounding = block
    x -= bx
    y -= by
    if half_depth == 0.0:
        return rounding - hypot(x, y)
    return min(half_depth - abs(x * c + y * s), half_width - abs(y * c - x * s))


def _strip(strip: Strip) -> Block:
    angle = radians(strip.facing / 100)
    half = strip.length / 2
    return block_of(strip.x + half * cos(angle), strip.y + half * sin(angle), strip.facing, strip.length, strip.width)


def _sector(cone: Cone) -> Sector:
    return Sector(cone.x, cone.y, radians(cone.facing / 100), radians(min(cone.angle, 360.0)) / 2, cone.length)


def extent(area: Area) -> tuple[float, float, float, float]:
    """An upright box that holds an area: low x, low y, high x, high y."""
    match area:
        case Circle(x, y, radius):
            return x - radius, y - radius, x + radius, y + radius
        case Around(base, reach):
            far = reach + base.block[2]
            return base.x - far, base.y - far, base.x + far, base.y + far
        case Cone(x, y, _, _, length):
            return x - length, y - length, x + length, y + length
        case Template(outline):
            return _box_about(outline)
        case Strip():
            return _box_about(corners_of(_strip(area)))


def _box_about(outline: Outline) -> tuple[float, float, float, float]:
    xs = [x for x, _ in outline]
    ys = [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def strip_from(base: Base, facing: int, length: int, width: int) -> Strip:
    """A strip that starts at the edge of a base, in a direction from its centre."""
    angle = radians(facing / 100)
    lead = lead_of(base, angle)
    return Strip(base.x + lead * cos(angle), base.y + lead * sin(angle), facing, length, width)


def cone_from(base: Base, facing: int, angle: float, length: int) -> Cone:
    """A cone with its tip in the centre of a base, that reaches `length` beyond its edge along the axis."""
    return Cone(base.x, base.y, facing, angle, lead_of(base, radians(facing / 100)) + length)


def lead_of(base: Base, angle: float) -> float:
    """How far it is from the centre of a base to its edge, in a direction in radians."""
    _, _, _, _, c, s, half_depth, half_width, rounding = base.block
    if half_depth == 0.0:
        return rounding
    along = abs(cos(angle) * c + sin(angle) * s)
    across = abs(sin(angle) * c - cos(angle) * s)
    return min(half_depth / along if along else inf, half_width / across if across else inf)
