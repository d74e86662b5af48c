"""Where a base that slides along a line gets in the way of others: closed intervals of its way."""

from __future__ import annotations

from math import inf, sqrt

from sortilege.table.base import Base, Block, Corners, corners_of
from sortilege.table.measure import TOLERANCE, Point
from sortilege.table.outline import Outline
from sortilege.table.terrain import Feature

Interval = tuple[float, float]

RIM = TOLERANCE / 2
"""How deep a sliding base may lie in another: a gap as wide as the base, within the tolerance, takes it."""


def overlap_interval(base: Base, direction: Point, other: Base) -> Interval | None:
    """The part of the way along a line, from where `base` is, in which it would overlap `other`."""
    if other.is_round:
        return _over_disc(base, direction, other)
    return _over_box(base.block, direction, other.block)


def _over_box(a: Block, direction: Point, b: Block) -> Interval | None:
    """When a sliding rectangle overlaps another: on the two edge directions of each their shadows must overlap."""
    ax, ay, _, _, ac, as_, a_depth, a_width, _ = a
    bx, by, _, _, bc, bs, b_depth, b_width, _ = b
    a_depth -= RIM
    a_width -= RIM
    x, y = ax - bx, ay - by
    dx, dy = direction
    cosine = abs(ac * bc + as_ * bs)
    sine = abs(ac * bs - as_ * bc)
    low, high = -inf, inf
    for place, speed, room in (
        (x * ac + y * as_, dx * ac + dy * as_, a_depth + b_depth * cosine + b_width * sine),
        (y * ac - x * as_, dy * ac - dx * as_, a_width + b_depth * sine + b_width * cosine),
        (x * bc + y * bs, dx * bc + dy * bs, b_depth + a_depth * cosine + a_width * sine),
        (y * bc - x * bs, dy * bc - dx * bs, b_width + a_depth * sine + a_width * cosine),
    ):
        if -1e-9 < speed < 1e-9:
            if not -room < place < room:
                return None
            continue
        middle = -place / speed
        half = room / speed if speed > 0.0 else -room / speed
        if middle - half > low:
            low = middle - half
        if middle + half < high:
            high = middle + half
        if low >= high:
            return None
    return low, high


def drawn_in(base: Base) -> Corners:
    """The corners of a rectangle without the rim that contact forgives."""
    x, y, bounding, inner, c, s, half_depth, half_width, rounding = base.block
    return corners_of((x, y, bounding, inner, c, s, half_depth - RIM, half_width - RIM, rounding))


def convex_interval(moving: Outline, direction: Point, still: Outline) -> Interval | None:
    """When a sliding convex outline overlaps a still one: on every edge direction their shadows must overlap."""
    low, high = -inf, inf
    for one in (moving, still):
        x0, y0 = one[-1]
        for x, y in one:
            axis = (y - y0, x0 - x)
            x0, y0 = x, y
            span = _on_axis(axis, moving, direction, still)
            if span is None:
                return None
            low = max(low, span[0])
            high = min(high, span[1])
            if low >= high:
                return None
    return low, high


def _on_axis(axis: Point, moving: Outline, direction: Point, still: Outline) -> Interval | None:
    """When the shadows of both on one axis overlap."""
    a, b = axis
    mine = [x * a + y * b for x, y in moving]
    theirs = [x * a + y * b for x, y in still]
    speed = direction[0] * a + direction[1] * b
    first = min(theirs) - max(mine)
    last = max(theirs) - min(mine)
    if abs(speed) < 1e-9 * (abs(a) + abs(b)):
        return (-inf, inf) if first < 0.0 < last else None
    return (first / speed, last / speed) if speed > 0.0 else (last / speed, first / speed)


def _over_disc(base: Base, direction: Point, disc: Base) -> Interval | None:
    """When a sliding rectangle overlaps a disc: the disc, sliding the other way, meets its rounded box."""
    bx, by, _, _, c, s, half_depth, half_width, _ = base.block
    radius = disc.block[8] - RIM
    x, y = disc.x - bx, disc.y - by
    ax, ay = x * c + y * s, y * c - x * s
    dx, dy = -(direction[0] * c + direction[1] * s), -(direction[1] * c - direction[0] * s)
    spans = [
        _through_box(ax, ay, dx, dy, half_depth + radius, half_width),
        _through_box(ax, ay, dx, dy, half_depth, half_width + radius),
    ]
    spans += [
        _through_disc(ax - corner_x, ay - corner_y, dx, dy, radius)
        for corner_x in (half_depth, -half_depth)
        for corner_y in (half_width, -half_width)
    ]
    met = [span for span in spans if span]
    # the rounded box is convex, so the spans join into one
    return (min(low for low, _ in met), max(high for _, high in met)) if met else None


def _through_box(ax: float, ay: float, dx: float, dy: float, half_x: float, half_y: float) -> Interval | None:
    low, high = -inf, inf
    for place, speed, half in ((ax, dx, half_x), (ay, dy, half_y)):
        if abs(speed) < 1e-9:
            if not -half < place < half:
                return None
            continue
        one, other = sorted(((-half - place) / speed, (half - place) / speed))
        low, high = max(low, one), min(high, other)
    return (low, high) if low < high else None


def _through_disc(ax: float, ay: float, dx: float, dy: float, radius: float) -> Interval | None:
    half = -(ax * dx + ay * dy)
    squared = half * half - (ax * ax + ay * ay - radius * radius)
    if radius <= 0.0 or squared <= 0.0:
        return None
    return half - sqrt(squared), half + sqrt(squared)


def below(first: float, speed: float) -> Interval | None:
    """When something that begins there and moves so fast lies below nought."""
    if -1e-9 < speed < 1e-9:
        return (-inf, inf) if first < 0.0 else None
    return (-inf, -first / speed) if speed > 0.0 else (-first / speed, inf)


def terrain_intervals(base: Base, direction: Point, feature: Feature) -> list[Interval]:
    """When a sliding rectangle overlaps a piece of terrain; of a bent one, when it crosses one of its sides."""
    if feature.block is not None:
        span = _over_box(base.block, direction, feature.block)
        return [span] if span else []
    outline = feature.corners
    moving = drawn_in(base)
    if feature.convex:
        span = convex_interval(moving, direction, outline)
        return [span] if span else []
    sides = zip(outline, outline[1:] + outline[:1], strict=True)
    return [span for side in sides if (span := convex_interval(moving, direction, side))]


def free_parts(whole: Interval, taken: list[Interval]) -> list[Interval]:
    """What is left of an interval, in order. A part may be a single point."""
    parts = []
    low, end = whole
    for start, stop in sorted(taken):
        if start > end:
            break
        if start >= low:
            parts.append((low, start))
        low = max(low, stop)
    if low <= end:
        parts.append((low, end))
    return parts
