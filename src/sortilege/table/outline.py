"""Simple polygons, convex or not: what lies inside, how far away, where a line goes in and out."""

from __future__ import annotations

from math import hypot, sqrt

from sortilege.table.base import Base, Block, Corners, corners_of
from sortilege.table.measure import LONGEST_EQUAL, NOISE, Point

Outline = tuple[Point, ...]


def area_of(outline: Outline) -> float:
    """Twice the signed area: positive where the outline runs counter-clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1], strict=True))


def is_convex(outline: Outline) -> bool:
    """Whether a counter-clockwise outline never turns right."""
    return all(turn >= 0 for turn in _turns(outline))


def _turns(outline: Outline) -> list[float]:
    turns = []
    for place, (x, y) in enumerate(outline):
        before = outline[place - 1]
        after = outline[(place + 1) % len(outline)]
        turns.append((x - before[0]) * (after[1] - y) - (y - before[1]) * (after[0] - x))
    return turns


def contains(outline: Outline, x: float, y: float) -> bool:
    """Whether a point lies inside, by counting the edges to its right."""
    inside = False
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
        x0 = x1
        y0 = y1
    return inside


def squared_to_segment(x: float, y: float, x0: float, y0: float, x1: float, y1: float) -> float:
    """The squared distance of a point from a segment."""
    dx = x1 - x0
    dy = y1 - y0
    x -= x0
    y -= y0
    squared = dx * dx + dy * dy
    if squared > 0.0:
        along = (x * dx + y * dy) / squared
        along = 0.0 if along < 0.0 else 1.0 if along > 1.0 else along
        x -= along * dx
        y -= along * dy
    return x * x + y * y


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the insides of two segments cross."""
    abx, aby = b[0] - a[0], b[1] - a[1]
    cdx, cdy = d[0] - c[0], d[1] - c[1]
    c_side = abx * (c[1] - a[1]) - aby * (c[0] - a[0])
    d_side = abx * (d[1] - a[1]) - aby * (d[0] - a[0])
    if (c_side > 0) == (d_side > 0):
        return False
    a_side = cdx * (a[1] - c[1]) - cdy * (a[0] - c[0])
    b_side = cdx * (b[1] - c[1]) - cdy * (b[0] - c[0])
    return (a_side > 0) != (b_side > 0)


def squared_between_segments(a: Point, b: Point, c: Point, d: Point) -> float:
    """The squared distance of two segments; 0 where they cross."""
    if segments_cross(a, b, c, d):
        return 0.0
    return min(
        squared_to_segment(a[0], a[1], c[0], c[1], d[0], d[1]),
        squared_to_segment(b[0], b[1], c[0], c[1], d[0], d[1]),
        squared_to_segment(c[0], c[1], a[0], a[1], b[0], b[1]),
        squared_to_segment(d[0], d[1], a[0], a[1], b[0], b[1]),
    )


def to_point(outline: Outline, x: float, y: float) -> float:
    """The gap between a polygon and a point; 0 inside."""
    return 0.0 if contains(outline, x, y) else border_to_point(outline, x, y)


def border_to_point(outline: Outline, x: float, y: float) -> float:
    """The distance of a point from the border of a polygon, from inside or outside."""
    x0, y0 = outline[-1]
    least = float("inf")
    for x1, y1 in outline:
        squared = squared_to_segment(x, y, x0, y0, x1, y1)
        if squared < least:
            least = squared
        x0 = x1
        y0 = y1
    return sqrt(least)


def to_segment(outline: Outline, a: Point, b: Point) -> float:
    """The gap between a polygon and a segment; 0 where they meet."""
    if contains(outline, *a) or contains(outline, *b):
        return 0.0
    before = outline[-1]
    least = float("inf")
    for corner in outline:
        squared = squared_between_segments(before, corner, a, b)
        if squared == 0.0:
            return 0.0
        least = min(least, squared)
        before = corner
    return sqrt(least)


def to_corners(outline: Outline, corners: Outline) -> float:
    """The gap between two polygons; 0 where they meet or one holds the other."""
    if contains(outline, *corners[0]) or contains(corners, *outline[0]):
        return 0.0
    return min(
        to_segment(outline, corner, following)
        for corner, following in zip(corners, corners[1:] + corners[:1], strict=True)
    )


def gap_to_base(outline: Outline, base: Base) -> float:
    """The gap between a polygon and a base."""
    if base.is_round:
        gap = to_point(outline, base.x, base.y) - base.block[8]
        return gap if gap > 0.0 else 0.0
    return to_corners(outline, base.corners)


def comes_nearer(outline: Outline, a: Point, b: Point, room: float) -> bool:
    """Whether a segment comes nearer to a polygon than some room, or lies in it."""
    ax, ay = a
    ux, uy = b[0] - ax, b[1] - ay
    length = sqrt(ux * ux + uy * uy)
    if length > 0.0:
        ux /= length
        uy /= length
    else:
        ux = 1.0
    far = length + room
    places = [((x - ax) * ux + (y - ay) * uy, (y - ay) * ux - (x - ax) * uy) for x, y in outline]
    along0, aside0 = places[-1]
    for place, (along, aside) in enumerate(places):
        if (
            not (
                (aside >= room and aside0 >= room)
                or (aside <= -room and aside0 <= -room)
                or (along >= far and along0 >= far)
                or (along <= -room and along0 <= -room)
            )
            and squared_between_segments(outline[place - 1], outline[place], a, b) < room * room
        ):
            return True
        along0, aside0 = along, aside
    return contains(outline, ax, ay)


def overlaps_base(outline: Outline, base: Base, convex: bool) -> bool:
    """Whether a base lies in a polygon deeper than contact allows."""
    block = base.block
    if base.is_round:
        return to_point(outline, base.x, base.y) < block[8] - LONGEST_EQUAL
    corners = _shrunk(block)
    if convex:
        return not (_separates(outline, corners) or _separates(corners, outline))
    return _meet(outline, corners, base.x, base.y, block[2])


def _meet(outline: Outline, corners: Corners, x: float, y: float, radius: float) -> bool:
    """Whether a polygon meets a box that lies in a circle, or one of them holds the other."""
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        beside = (
            (x0 < x - radius and x1 < x - radius)
            or (x0 > x + radius and x1 > x + radius)
            or (y0 < y - radius and y1 < y - radius)
            or (y0 > y + radius and y1 > y + radius)
        )
        if not beside and any(
            segments_cross((x0, y0), (x1, y1), corner, corners[place - 1]) for place, corner in enumerate(corners)
        ):
            return True
        x0, y0 = x1, y1
    return contains(outline, x, y) or contains(corners, *outline[0])


def _separates(outline: Outline, other: Outline) -> bool:
    """Whether all of another outline lies outside one edge of a counter-clockwise convex one."""
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        dx, dy = x1 - x0, y1 - y0
        for x, y in other:
            if dx * (y - y0) - dy * (x - x0) >= 0.0:
                break
        else:
            return True
        x0, y0 = x1, y1
    return False


def _shrunk(block: Block) -> Corners:
    """The corners of a box without the rim that contact forgives."""
    x, y, bounding, inner, c, s, half_depth, half_width, rounding = block
    half_depth = max(half_depth - LONGEST_EQUAL, NOISE)
    half_width = max(half_width - LONGEST_EQUAL, NOISE)
    return corners_of((x, y, bounding, inner, c, s, half_depth, half_width, rounding))


def holds_base(outline: Outline, base: Base) -> bool:
    """Whether a base lies wholly inside a polygon."""
    if base.is_round:
        reach = border_to_point(outline, base.x, base.y) - base.block[8]
        return contains(outline, base.x, base.y) and reach >= -LONGEST_EQUAL
    corners = _shrunk(base.block)
    if not all(contains(outline, *corner) for corner in corners):
        return False
    edges = list(zip(corners, corners[1:] + corners[:1], strict=True))
    borders = list(zip(outline, outline[1:] + outline[:1], strict=True))
    return not any(segments_cross(*edge, *border) for edge in edges for border in borders)


def crossings(outline: Outline, a: Point, b: Point) -> list[float]:
    """Where the segment from a to b crosses the border or meets a corner, as parts of its length, in no order."""
    ax, ay = a
    dx = b[0] - ax
    dy = b[1] - ay
    squared = dx * dx + dy * dy
    if not squared:
        return []
    found = []
    x0, y0 = outline[-1]
    side0 = dx * (y0 - ay) - dy * (x0 - ax)
    for x1, y1 in outline:
        side1 = dx * (y1 - ay) - dy * (x1 - ax)
        if (side0 > 0.0) != (side1 > 0.0):
            part = side0 / (side0 - side1)
            x = x0 + part * (x1 - x0) - ax
            y = y0 + part * (y1 - y0) - ay
            found.append((x * dx + y * dy) / squared)
        if side1 * side1 <= NOISE * NOISE * squared:  # a corner on the line, where the line may run along a side
            found.append(((x1 - ax) * dx + (y1 - ay) * dy) / squared)
        x0, y0, side0 = x1, y1, side1
    return [along for along in found if 0.0 < along < 1.0]


def stretch_inside(outline: Outline, a: Point, b: Point) -> tuple[float, float] | None:
    """Between which parts of its length a segment lies in a convex outline; None where its line meets a corner."""
    ax, ay = a
    dx = b[0] - ax
    dy = b[1] - ay
    squared = dx * dx + dy * dy
    near = NOISE * NOISE * squared
    low, high = 1.0, 0.0
    x0, y0 = outline[-1]
    side0 = dx * (y0 - ay) - dy * (x0 - ax)
    for x1, y1 in outline:
        side1 = dx * (y1 - ay) - dy * (x1 - ax)
        if side1 * side1 <= near:
            return None
        if (side0 > 0.0) != (side1 > 0.0):
            part = side0 / (side0 - side1)
            along = ((x0 + part * (x1 - x0) - ax) * dx + (y0 + part * (y1 - y0) - ay) * dy) / squared
            if along < low:
                low = along
            if along > high:
                high = along
        x0, y0, side0 = x1, y1, side1
    low = max(low, 0.0)
    high = min(high, 1.0)
    return (low, high) if low < high else (0.0, 0.0)


def bounding_circle(outline: Outline) -> tuple[float, float, float]:
    """A circle about the middle of the outline's box that holds all of it."""
    xs = [x for x, _ in outline]
    ys = [y for _, y in outline]
    x = (min(xs) + max(xs)) / 2
    y = (min(ys) + max(ys)) / 2
    return x, y, max(hypot(px - x, py - y) for px, py in outline)


def as_block(outline: Outline) -> Block | None:
    """A four-cornered outline that is exactly a rectangle, as a block; None for any other."""
    if len(outline) != 4:
        return None
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = outline
    if (x0 + x2, y0 + y2) != (x1 + x3, y1 + y3) or (x1 - x0) * (x3 - x0) + (y1 - y0) * (y3 - y0):
        return None
    depth = hypot(x1 - x0, y1 - y0)
    width = hypot(x3 - x0, y3 - y0)
    half = min(depth, width) / 2
    x, y, bounding = (x0 + x2) / 2, (y0 + y2) / 2, hypot(depth, width) / 2
    return (x, y, bounding, half, (x1 - x0) / depth, (y1 - y0) / depth, depth / 2, width / 2, 0.0)


def is_simple(outline: Outline) -> bool:
    """Whether an outline has at least three corners, some area, and no two sides that cross."""
    count = len(outline)
    if count < 3 or len(set(outline)) < count or area_of(outline) == 0:
        return False
    sides = list(zip(outline, outline[1:] + outline[:1], strict=True))
    return not any(
        segments_cross(*sides[one], *sides[other])
        for one in range(count)
        for other in range(one + 2, count - (one == 0))
    )
