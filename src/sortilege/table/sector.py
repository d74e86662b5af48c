"""A sector of a circle: the shape of a cone."""

from __future__ import annotations

from math import atan2, cos, hypot, inf, pi, sin, sqrt

import msgspec

from sortilege.table.base import Base
from sortilege.table.measure import LONGEST_EQUAL, Point
from sortilege.table.outline import Outline, contains, squared_to_segment


class Sector(msgspec.Struct, frozen=True, gc=False):
    """A tip, an axis and half the opening, both in radians, and a radius."""

    x: float
    y: float
    axis: float
    half: float
    radius: float

    @property
    def full(self) -> bool:
        return self.half >= pi

    def side(self, sign: int) -> Point:
        """The direction of the left (+1) or right (-1) border."""
        return cos(self.axis + sign * self.half), sin(self.axis + sign * self.half)


def sector_gap(sector: Sector, point: Point) -> float:
    """The gap between a sector and a point; 0 inside."""
    x = point[0] - sector.x
    y = point[1] - sector.y
    away = hypot(x, y)
    if away == 0.0 or _off_axis(sector, x, y) <= sector.half:
        return max(0.0, away - sector.radius)
    return min(_to_side(sector, x, y, sign) for sign in (1, -1))


def _off_axis(sector: Sector, x: float, y: float) -> float:
    off = (atan2(y, x) - sector.axis) % (2 * pi)
    return min(off, 2 * pi - off)


def _to_side(sector: Sector, x: float, y: float, sign: int) -> float:
    c, s = sector.side(sign)
    return sqrt(squared_to_segment(x, y, 0.0, 0.0, c * sector.radius, s * sector.radius))


def sector_covers(sector: Sector, point: Point) -> bool:
    """Whether a point lies in a sector."""
    return sector_gap(sector, point) <= LONGEST_EQUAL


def sector_touches(sector: Sector, base: Base) -> bool:
    """Whether any part of a base lies in a sector."""
    if base.is_round:
        return sector_gap(sector, base.centre) <= base.block[8] + LONGEST_EQUAL
    if contains(base.corners, sector.x, sector.y):
        return True
    return _gap_to_outline(sector, base.corners) <= LONGEST_EQUAL


def _gap_to_outline(sector: Sector, outline: Outline) -> float:
    """The gap between a sector and a polygon that does not hold its tip."""
    least = min(sector_gap(sector, corner) for corner in outline)
    ends = [(sector.x, sector.y)]
    for sign in (1, -1):
        c, s = sector.side(sign)
        ends.append((sector.x + sector.radius * c, sector.y + sector.radius * s))
    for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
        for x, y in ends:
            least = min(least, sqrt(squared_to_segment(x, y, *a, *b)))
        least = min(least, _gap_along(sector, a, b))
        if least == 0.0:
            break
    return least


def _gap_along(sector: Sector, a: Point, b: Point) -> float:
    """The least gap at the places inside a side where it can lie: nearest to the tip, and on the borders."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    x, y = a[0] - sector.x, a[1] - sector.y
    squared = dx * dx + dy * dy
    parts = [-(x * dx + y * dy) / squared]
    for sign in () if sector.full else (1, -1):
        c, s = sector.side(sign)
        across = dx * s - dy * c
        if across:
            parts.append((y * c - x * s) / across)
    return min(
        (sector_gap(sector, (a[0] + part * dx, a[1] + part * dy)) for part in parts if 0.0 < part < 1.0),
        default=inf,
    )


def sector_holds(sector: Sector, base: Base) -> bool:
    """Whether a whole base lies in a sector."""
    if base.is_round:
        return _depth(sector, base.centre) >= base.block[8] - LONGEST_EQUAL
    if not all(sector_covers(sector, corner) for corner in base.corners):
        return False
    if sector.half <= pi / 2:
        return True
    return not _straddles_the_notch(sector, base)


def _straddles_the_notch(sector: Sector, base: Base) -> bool:
    """Whether a base whose corners all lie in a sector wider than half a circle covers part of what it leaves."""
    if sector.full:
        return False
    half = pi - sector.half
    inward = LONGEST_EQUAL / max(sin(half), 1e-9)
    # what the sector leaves, drawn in by the tolerance on both borders
    c, s = cos(sector.axis + pi), sin(sector.axis + pi)
    notch = Sector(sector.x + inward * c, sector.y + inward * s, sector.axis + pi, half, sector.radius * 4)
    return contains(base.corners, notch.x, notch.y) or _gap_to_outline(notch, base.corners) == 0.0


def _depth(sector: Sector, point: Point) -> float:
    """How far inside a sector a point lies; negative outside."""
    x = point[0] - sector.x
    y = point[1] - sector.y
    away = hypot(x, y)
    if not sector.full and _off_axis(sector, x, y) > sector.half:
        return -sector_gap(sector, point)
    depth = sector.radius - away
    return depth if sector.full else min(depth, *(_to_side(sector, x, y, sign) for sign in (1, -1)))
