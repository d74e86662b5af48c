"""How far it is to a contact.

The reach of a contact is measured from the edge of the mover's base to the chosen edge of the target's; turning
and lining up at the end are free. Where the straight way is free it is the gap between the two. Otherwise it is
the cheapest way on which the mover gets through, measured for a disc as wide as its shorter side that ends
against the edge, less what the base sticks out over that disc in the direction in which it sets out.
"""

from __future__ import annotations

from math import hypot, inf

from sortilege.table.around import Goals
from sortilege.table.base import EDGES, Base, Block
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import distance, nearest_points
from sortilege.table.going import difficult_for, straight_cost
from sortilege.table.measure import LONGEST_EQUAL, Point
from sortilege.table.obstacles import ORDINARY, Going, obstacles_for, off_the_table
from sortilege.table.paths import Path, cheapest_path

SPOTS = 5
"""At how many spots along an edge a way round may end."""


def reach(
    battlefield: Battlefield,
    mover: str,
    target: str,
    edge: int | None = None,
    going: Going = ORDINARY,
    limit: float = inf,
) -> Path | None:
    """The way of a mover to contact with an edge of a target, or with the nearest point of it; None out of reach.

    The points of the path are those of the base's centre; its cost is what is compared with an allowance.
    """
    key = ("reach", mover, target, edge, going, limit)
    if key not in battlefield.memo:
        battlefield.memo[key] = _reach(battlefield, mover, target, edge, going, limit)
    way: Path | None = battlefield.memo[key]
    return way


def _reach(
    battlefield: Battlefield, mover: str, target: str, edge: int | None, going: Going, limit: float
) -> Path | None:
    moving = battlefield.bases[mover]
    still = battlefield.bases[target]
    if edge is None or still.is_round:
        straight = straight_reach(battlefield, mover, target, None, going)
        if straight is not None or still.is_round:
            return _within(straight or _round_about(battlefield, mover, target, going, limit), limit)
        return _within(_to_any_edge(battlefield, mover, target, going, limit), limit)
    straight = straight_reach(battlefield, mover, target, edge, going)
    if straight is None:
        spots = _spots_along(still, edge, moving.shorter_side / 2)
        straight = _cheapest(battlefield, mover, target, spots, going, limit)
    return _within(straight, limit)


def _to_any_edge(battlefield: Battlefield, mover: str, target: str, going: Going, limit: float) -> Path | None:
    """The cheapest of the ways to its edges."""
    still = battlefield.bases[target]
    radius = battlefield.bases[mover].shorter_side / 2
    spots = [spot for edge in EDGES for spot in _spots_along(still, edge, radius)]
    return _cheapest(battlefield, mover, target, spots, going, limit)


def _within(path: Path | None, limit: float) -> Path | None:
    return path if path is not None and path.cost <= limit + LONGEST_EQUAL else None


def straight_reach(battlefield: Battlefield, mover: str, target: str, edge: int | None, going: Going) -> Path | None:
    """The straight way to an edge, or to the nearest point, where the mover comes through and the edge faces it."""
    moving = battlefield.bases[mover]
    still = battlefield.bases[target]
    if edge is not None and not _faces(still, edge, moving):
        return None
    start, end = _nearest_points(moving, still, edge)
    gap = distance(moving, still) if edge is None else hypot(end[0] - start[0], end[1] - start[1])
    step = (end[0] - start[0], end[1] - start[1])
    goal = (moving.x + step[0], moving.y + step[1])
    others = obstacles_for(battlefield, moving, mover, going, target).eased((moving.centre,))
    if off_the_table(battlefield, moving, *goal) or others.hit(moving.x, moving.y, *goal):
        return None
    difficult = difficult_for(battlefield, going)
    cost = gap * (straight_cost(difficult, start, end) / hypot(*step)) if hypot(*step) else 0.0
    return Path((moving.centre, goal), gap, cost)


def _faces(still: Base, edge: int, moving: Base) -> bool:
    """Whether some of the mover lies in front of an edge, so that it need not go round to it."""
    (x0, y0), (x1, y1) = still.edge(edge)
    length = hypot(x1 - x0, y1 - y0)
    rounding = moving.block[8]
    return any(
        ((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length + rounding > LONGEST_EQUAL for x, y in moving.corners
    )


def _nearest_points(moving: Base, still: Base, edge: int | None) -> tuple[Point, Point]:
    """The nearest points of the mover's base and of the target's, or of one edge of it."""
    if edge is None:
        start, end = nearest_points(moving.block, moving.corners, still.block, still.corners)
    else:
        ends = still.edge(edge)
        start, end = nearest_points(moving.block, moving.corners, _as_block(*ends), ends)
    start = _towards(start, end, moving.block[8])
    return start, _towards(end, start, still.block[8])


def _towards(point: Point, other: Point, length: float) -> Point:
    away = hypot(other[0] - point[0], other[1] - point[1])
    if not length or not away:
        return point
    part = length / away
    return point[0] + part * (other[0] - point[0]), point[1] + part * (other[1] - point[1])


def _as_block(a: Point, b: Point) -> Block:
    """A segment as a box without width."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy)
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, length / 2, 0.0, dx / length, dy / length, length / 2, 0.0, 0.0)


def _spots_along(still: Base, edge: int, radius: float) -> list[Point]:
    """Where the centre of a disc lies that touches the edge, at spots from one end of it to the other."""
    (x0, y0), (x1, y1) = still.edge(edge)
    length = hypot(x1 - x0, y1 - y0)
    out_x, out_y = (y1 - y0) / length * radius, (x0 - x1) / length * radius
    parts = [spot / (SPOTS - 1) for spot in range(SPOTS)]
    return [(x0 + part * (x1 - x0) + out_x, y0 + part * (y1 - y0) + out_y) for part in parts]


def _round_about(battlefield: Battlefield, mover: str, target: str, going: Going, limit: float) -> Path | None:
    """A way to a round target: to the nearest of the spots all round it that can be reached."""
    still = battlefield.bases[target]
    radius = still.block[8] + battlefield.bases[mover].shorter_side / 2
    eighth = radius * 0.5**0.5
    around = [(radius, 0.0), (0.0, radius), (-radius, 0.0), (0.0, -radius)]
    around += [(eighth, eighth), (-eighth, eighth), (-eighth, -eighth), (eighth, -eighth)]
    spots = [(still.x + x, still.y + y) for x, y in around]
    return _cheapest(battlefield, mover, target, spots, going, limit)


def _cheapest(
    battlefield: Battlefield, mover: str, target: str, spots: list[Point], going: Going, limit: float
) -> Path | None:
    moving = battlefield.bases[mover]
    block = battlefield.bases[target].block
    goals = Goals(tuple(spots), (*block[:8], block[8] + moving.shorter_side / 2), target)
    path = cheapest_path(battlefield, moving, mover, goals, going, limit + moving.block[2])
    return None if path is None else less_the_lead(moving, path)


def less_the_lead(moving: Base, path: Path) -> Path:
    """A path without what the base sticks out, over a disc as wide as its shorter side, where it sets out."""
    (x0, y0), (x1, y1) = path.points[:2]
    length = hypot(x1 - x0, y1 - y0)
    if not length:
        return path
    _, _, _, _, c, s, half_depth, half_width, rounding = moving.block
    along = abs((x1 - x0) * c + (y1 - y0) * s) / length
    across = abs((y1 - y0) * c - (x1 - x0) * s) / length
    lead = along * half_depth + across * half_width + rounding - moving.shorter_side / 2
    lead = max(0.0, min(lead, path.length))
    return Path(path.points, path.length - lead, path.cost - lead)
