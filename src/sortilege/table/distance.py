"""Between two bases: the gap from edge to edge, contact, overlap.

Closed forms in plain Python. The least distance of two boxes apart from each other lies at a corner of one;
they are apart exactly when the direction of an edge of one of them separates them.
"""

from __future__ import annotations

from math import inf, sqrt

from sortilege.table.base import Base, Block, Corners
from sortilege.table.measure import LONGEST_EQUAL, NOISE, TOLERANCE, Point, at_least

DEPTH_OF_CONTACT = TOLERANCE + NOISE
"""How deep one base may lie in another and still only touch it."""


def distance(one: Base, other: Base) -> float:
    """The gap between the nearest points of two bases; 0 where they touch or overlap."""
    return gap_of(one.block, one.corners, other.block, other.corners)


def distance_to_point(base: Base, point: Point) -> float:
    """The gap between a base and a point without extent; 0 inside the base."""
    return gap_to_point(base.block, point[0], point[1])


def gap_of(one: Block, one_corners: Corners, other: Block, other_corners: Corners) -> float:
    """`distance` of two blocks whose corners are known."""
    rounding = one[8] + other[8]
    if one[6] == 0.0:
        gap = _core_to_point(other, one[0], one[1]) - rounding
    elif other[6] == 0.0:
        gap = _core_to_point(one, other[0], other[1]) - rounding
    else:
        return _between_cores(one, one_corners, other, other_corners)
    return gap if gap > 0.0 else 0.0


def gap_to_point(block: Block, x: float, y: float) -> float:
    """The gap between a block and a point; 0 inside."""
    gap = _core_to_point(block, x, y) - block[8]
    return gap if gap > 0.0 else 0.0


def _core_to_point(block: Block, x: float, y: float) -> float:
    bx, by, _, _, c, s, half_depth, half_width, _ = block
    x -= bx
    y -= by
    if half_depth == 0.0:
        return sqrt(x * x + y * y)
    along = abs(x * c + y * s) - half_depth
    across = abs(y * c - x * s) - half_width
    if along <= 0.0:
        return across if across > 0.0 else 0.0
    return sqrt(along * along + across * across) if across > 0.0 else along


def _between_cores(one: Block, one_corners: Corners, other: Block, other_corners: Corners) -> float:
    separated, least = _corners_in_frame(one_corners, other)
    also_separated, also_least = _corners_in_frame(other_corners, one)
    if not (separated or also_separated):
        return 0.0
    return sqrt(least if least < also_least else also_least)


def _corners_in_frame(corners: Corners, block: Block) -> tuple[bool, float]:
    """Whether an edge direction of the block separates it from the corners; their least squared distance."""
    bx, by, _, _, c, s, half_depth, half_width, _ = block
    least = inf
    ahead = behind = left = right = 0
    for x, y in corners:
        x -= bx
        y -= by
        along = x * c + y * s
        across = y * c - x * s
        beyond = 0.0
        if along > half_depth:
            beyond = along - half_depth
            ahead += 1
        elif along < -half_depth:
            beyond = along + half_depth
            behind += 1
        aside = 0.0
        if across > half_width:
            aside = across - half_width
            left += 1
        elif across < -half_width:
            aside = across + half_width
            right += 1
        squared = beyond * beyond + aside * aside
        if squared < least:
            least = squared
    return ahead == 4 or behind == 4 or left == 4 or right == 4, least


def in_contact(one: Base, other: Base) -> bool:
    """Whether two bases touch: a gap of at most the tolerance (overlapping bases touch too)."""
    return nearer_than(one, other, LONGEST_EQUAL)


def circles_meet(one: Base, other: Base) -> bool:
    """Whether two bases might touch: the circles about them do."""
    a = one.block
    b = other.block
    x = a[0] - b[0]
    y = a[1] - b[1]
    far = a[2] + b[2] + LONGEST_EQUAL
    return x * x + y * y <= far * far


def nearer_than(one: Base, other: Base, limit: float) -> bool:
    """Whether the gap is at most `limit`, to the letter; measured exactly only where the circles are near."""
    a = one.block
    b = other.block
    x = a[0] - b[0]
    y = a[1] - b[1]
    squared = x * x + y * y
    far = a[2] + b[2] + limit
    if squared > far * far:
        return False
    near = a[3] + b[3] + limit
    if squared <= near * near:
        return True
    return gap_of(a, one.corners, b, other.corners) <= limit


def keeps_gap(one: Base, other: Base, gap: float) -> bool:
    """Whether two bases are at least that far apart."""
    a = one.block
    b = other.block
    far = a[2] + b[2] + gap
    x = a[0] - b[0]
    y = a[1] - b[1]
    return x * x + y * y > far * far or at_least(gap_of(a, one.corners, b, other.corners), gap)


def apart(a: Block, b: Block, gap: float) -> bool:
    """Whether an edge direction of one of two boxes shows a gap between them that is larger: quick, not final."""
    ax, ay, _, _, ac, as_, a_depth, a_width, a_rounding = a
    bx, by, _, _, bc, bs, b_depth, b_width, b_rounding = b
    x = bx - ax
    y = by - ay
    cosine = abs(ac * bc + as_ * bs)
    sine = abs(ac * bs - as_ * bc)
    room = a_rounding + b_rounding + gap
    return (
        abs(x * ac + y * as_) > a_depth + b_depth * cosine + b_width * sine + room
        or abs(y * ac - x * as_) > a_width + b_depth * sine + b_width * cosine + room
        or abs(x * bc + y * bs) > b_depth + a_depth * cosine + a_width * sine + room
        or abs(y * bc - x * bs) > b_width + a_depth * sine + a_width * cosine + room
    )


def overlaps(one: Base, other: Base) -> bool:
    """Whether one base lies in the other deeper than contact allows."""
    return overlap_of(one.block, other.block)


def overlap_of(a: Block, b: Block) -> bool:
    """`overlaps` of two blocks."""
    x = a[0] - b[0]
    y = a[1] - b[1]
    squared = x * x + y * y
    far = a[2] + b[2] - DEPTH_OF_CONTACT
    if squared >= far * far:
        return False
    near = a[3] + b[3] - DEPTH_OF_CONTACT
    if squared < near * near:
        return True
    if a[6] == 0.0 or b[6] == 0.0:
        box, disc = (b, a) if a[6] == 0.0 else (a, b)
        return _core_to_point(box, disc[0], disc[1]) < disc[8] + box[8] - DEPTH_OF_CONTACT
    return _deep(a, b)


def _deep(a: Block, b: Block) -> bool:
    """Whether every edge direction of both boxes shows them overlapping by more than contact."""
    ax, ay, _, _, ac, as_, a_depth, a_width, _ = a
    bx, by, _, _, bc, bs, b_depth, b_width, _ = b
    x = bx - ax
    y = by - ay
    cosine = abs(ac * bc + as_ * bs)
    sine = abs(ac * bs - as_ * bc)
    # the half extents of each box along the edges of the other
    return (
        abs(x * ac + y * as_) < a_depth + b_depth * cosine + b_width * sine - DEPTH_OF_CONTACT
        and abs(y * ac - x * as_) < a_width + b_depth * sine + b_width * cosine - DEPTH_OF_CONTACT
        and abs(x * bc + y * bs) < b_depth + a_depth * cosine + a_width * sine - DEPTH_OF_CONTACT
        and abs(y * bc - x * bs) < b_width + a_depth * sine + a_width * cosine - DEPTH_OF_CONTACT
    )


def nearest_points(
    one: Block, one_corners: tuple[Point, ...], other: Block, other_corners: tuple[Point, ...]
) -> tuple[Point, Point]:
    """The nearest points of the cores of two blocks that are apart: one of them is a corner."""
    pairs = [(corner, _nearest_of(other, *corner)) for corner in one_corners]
    pairs += [(_nearest_of(one, *corner), corner) for corner in other_corners]
    return min(pairs, key=_squared_length)


def _squared_length(leg: tuple[Point, Point]) -> float:
    (x0, y0), (x1, y1) = leg
    return (x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)


def _nearest_of(block: Block, x: float, y: float) -> Point:
    """The point of a core that lies nearest to a point."""
    bx, by, _, _, c, s, half_depth, half_width, _ = block
    x -= bx
    y -= by
    along = x * c + y * s
    across = y * c - x * s
    along = half_depth if along > half_depth else -half_depth if along < -half_depth else along
    across = half_width if across > half_width else -half_width if across < -half_width else across
    return bx + along * c - across * s, by + along * s + across * c
