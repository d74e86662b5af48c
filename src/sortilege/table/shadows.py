"""The directions in which one shape hides another from an eye: angular intervals in closed form.

Everything is measured from the eye, in radians to either side of the direction to the target's centre. A
*shadow* is an interval of directions in which a line from the eye meets an obstacle before it reaches the
near side of the target, with how far past each end the shadow counts as touching what lies beside it.
"""

from __future__ import annotations

from itertools import pairwise
from math import asin, atan2, cos, hypot, inf, pi, sin, sqrt

import msgspec

from sortilege.table.base import Base
from sortilege.table.measure import TOLERANCE, Point
from sortilege.table.outline import Outline, contains, segments_cross
from sortilege.table.terrain import Feature

Interval = tuple[float, float]

HALF_SLIT = TOLERANCE / 2
TURN = 2 * pi


class Shadow(msgspec.Struct, frozen=True, gc=False):
    """An interval of hidden directions. The margins widen it so that a slit of 1 hundredth closes."""

    low: float
    high: float
    low_margin: float = 0.0
    high_margin: float = 0.0


class Aim(msgspec.Struct, frozen=True, gc=False):
    """A target as it is seen from the eye: the direction of its centre and how far it spreads about it."""

    eye: Point
    target: Base
    ahead: Point
    """the direction of its centre, of length 1"""
    away: float
    low: float
    high: float

    @property
    def width_of_slit(self) -> float:
        """The angle of a slit of 1 hundredth at the target."""
        return TOLERANCE / max(self.away, TOLERANCE)


def aim_at(eye: Point, target: Base) -> Aim | None:
    """How the target is seen from the eye; None where the eye lies over the target itself."""
    x = target.x - eye[0]
    y = target.y - eye[1]
    away = hypot(x, y)
    if away <= target.block[3]:
        return None
    ahead = (x / away, y / away)
    if target.is_round:
        spread = asin(target.block[8] / away)
        return Aim(eye, target, ahead, away, -spread, spread)
    if away <= target.block[2] and contains(target.corners, *eye):
        return None
    sides = [_aside(ahead, px - eye[0], py - eye[1]) for px, py in target.corners]
    return Aim(eye, target, ahead, away, min(sides), max(sides))


def _aside(ahead: Point, x: float, y: float) -> float:
    """The direction of (x, y) as an angle to the left of straight ahead, between minus and plus half a turn."""
    c, s = ahead
    return atan2(y * c - x * s, x * c + y * s)


def base_shadow(aim: Aim, obstacle: Base) -> Shadow | None:
    """The shadow of a base. Two convex shapes apart from each other never hide each other in turns."""
    return (
        _round_shadow(aim, obstacle) if obstacle.is_round else _convex_shadow(aim, obstacle.corners, obstacle.block[:3])
    )


def _round_shadow(aim: Aim, obstacle: Base) -> Shadow | None:
    x = obstacle.x - aim.eye[0]
    y = obstacle.y - aim.eye[1]
    away = hypot(x, y)
    radius = obstacle.block[8]
    if away <= radius:
        return Shadow(aim.low, aim.high)
    middle = _aside(aim.ahead, x, y)
    spread = asin(radius / away)
    edge = HALF_SLIT / sqrt(max(away * away - radius * radius, HALF_SLIT))
    for shift in (0.0, TURN, -TURN):
        low = middle + shift - spread
        high = middle + shift + spread
        if low < aim.high and high > aim.low:
            part = (max(low, aim.low), min(high, aim.high))
            direction = _direction(aim, (part[0] + part[1]) / 2)
            near = _into_disc(x, y, radius, direction)
            return Shadow(low, high, edge, edge) if near < to_target(aim, direction) else None
    return None


def _convex_shadow(aim: Aim, corners: Outline, circle: tuple[float, float, float]) -> Shadow | None:
    """The shadow of a convex outline, of which a circle that holds it is known too."""
    x, y, radius = circle
    near = (aim.eye[0] - x) ** 2 + (aim.eye[1] - y) ** 2 <= (radius + TOLERANCE) ** 2
    if near and contains(corners, *aim.eye):
        return Shadow(aim.low, aim.high)
    spread = _spread(aim, corners)
    for shift in (0.0, TURN, -TURN):
        low, low_margin = spread[0][0] + shift, spread[0][1]
        high, high_margin = spread[1][0] + shift, spread[1][1]
        if low < aim.high and high > aim.low:
            middle = (max(low, aim.low) + min(high, aim.high)) / 2
            direction = _direction(aim, middle)
            if into_polygon(aim.eye, corners, direction) < to_target(aim, direction):
                return Shadow(low, high, low_margin, high_margin)
            return None
    return None


def _spread(aim: Aim, corners: Outline) -> tuple[Interval, Interval]:
    """The outermost directions of a convex outline, each with the margin that half a slit makes there."""
    eye_x, eye_y = aim.eye
    x = sum([corner[0] for corner in corners]) / len(corners) - eye_x
    y = sum([corner[1] for corner in corners]) / len(corners) - eye_y
    away = hypot(x, y)
    middle = _aside(aim.ahead, x, y)
    ahead = (x / away, y / away)
    sides = [
        (middle + _aside(ahead, x - eye_x, y - eye_y), HALF_SLIT / max(hypot(x - eye_x, y - eye_y), HALF_SLIT))
        for x, y in corners
    ]
    return min(sides), max(sides)


def feature_shadows(aim: Aim, feature: Feature) -> list[Shadow]:
    """The shadows of a piece of terrain, which may be bent, and may hold the target or the eye.

    Between two neighbouring critical directions (to a corner of it, or to where its border crosses the target's)
    nothing changes, so that one line between them speaks for all.
    """
    target = aim.target
    outline = feature.corners
    if feature.convex and not feature.touches(target):
        shadow = _convex_shadow(aim, outline, feature.circle)
        return [shadow] if shadow else []
    critical = {aim.low: 0.0, aim.high: 0.0}
    for x, y in [*outline, *_common_points(outline, target)]:
        away = hypot(x - aim.eye[0], y - aim.eye[1])
        side = _aside(aim.ahead, x - aim.eye[0], y - aim.eye[1])
        if aim.low < side < aim.high:
            critical[side] = HALF_SLIT / max(away, HALF_SLIT)
    if not target.is_round:
        for x, y in target.corners:
            side = _aside(aim.ahead, x - aim.eye[0], y - aim.eye[1])
            if aim.low < side < aim.high:
                critical.setdefault(side, 0.0)
    return _shadows_between(aim, outline, sorted(critical.items()))


def _shadows_between(aim: Aim, outline: Outline, critical: list[tuple[float, float]]) -> list[Shadow]:
    inside = contains(outline, *aim.eye)
    shadows = []
    for (low, low_margin), (high, high_margin) in pairwise(critical):
        direction = _direction(aim, (low + high) / 2)
        if inside or into_polygon(aim.eye, outline, direction) < to_target(aim, direction):
            shadows.append(Shadow(low, high, low_margin, high_margin))
    return shadows


def _common_points(outline: Outline, target: Base) -> list[Point]:
    """Where the border of an outline crosses the border of the target."""
    found: list[Point] = []
    for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
        if target.is_round:
            found += _on_circle(a, b, target)
        else:
            for c, d in zip(target.corners, target.corners[1:] + target.corners[:1], strict=True):
                if segments_cross(a, b, c, d):
                    found.append(_crossing(a, b, c, d))
    return found


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point:
    abx, aby = b[0] - a[0], b[1] - a[1]
    cdx, cdy = d[0] - c[0], d[1] - c[1]
    part = ((c[0] - a[0]) * cdy - (c[1] - a[1]) * cdx) / (abx * cdy - aby * cdx)
    return (a[0] + part * abx, a[1] + part * aby)


def _on_circle(a: Point, b: Point, disc: Base) -> list[Point]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    x, y = a[0] - disc.x, a[1] - disc.y
    radius = disc.block[8]
    squared = dx * dx + dy * dy
    half = -(x * dx + y * dy) / squared
    inner = half * half - (x * x + y * y - radius * radius) / squared
    if inner <= 0.0:
        return []
    root = sqrt(inner)
    return [(a[0] + part * dx, a[1] + part * dy) for part in (half - root, half + root) if 0.0 <= part <= 1.0]


def _direction(aim: Aim, aside: float) -> Point:
    c, s = aim.ahead
    turn_c, turn_s = cos(aside), sin(aside)
    return c * turn_c - s * turn_s, s * turn_c + c * turn_s


def to_target(aim: Aim, direction: Point) -> float:
    """How far a line from the eye runs before it meets the near side of the target."""
    target = aim.target
    if target.is_round:
        return _into_disc(target.x - aim.eye[0], target.y - aim.eye[1], target.block[8], direction)
    return into_polygon(aim.eye, target.corners, direction)


def _into_disc(x: float, y: float, radius: float, direction: Point) -> float:
    along = x * direction[0] + y * direction[1]
    aside = x * direction[1] - y * direction[0]
    squared = radius * radius - aside * aside
    return along - sqrt(squared) if squared > 0.0 and along > 0.0 else inf


def into_polygon(eye: Point, outline: Outline, direction: Point) -> float:
    """How far a line from the eye runs before it meets a polygon's border; infinite where it misses."""
    eye_x, eye_y = eye
    c, s = direction
    least = inf
    x, y = outline[-1]
    x -= eye_x
    y -= eye_y
    side = y * c - x * s
    ahead = x * c + y * s
    for px, py in outline:
        px -= eye_x
        py -= eye_y
        next_side = py * c - px * s
        next_ahead = px * c + py * s
        if (side > 0.0) != (next_side > 0.0):
            there = ahead + (next_ahead - ahead) * side / (side - next_side)
            if 0.0 < there < least:
                least = there
        side = next_side
        ahead = next_ahead
    return least
