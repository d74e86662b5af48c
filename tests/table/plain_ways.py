"""The cheapest way, found as plainly as can be: every mark about every obstacle and ground, every leg between two."""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import pairwise
from math import atan2, ceil, cos, hypot, inf, pi, sin

from sortilege.table.base import Base, corners_of
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import nearest_points
from sortilege.table.going import difficult_for, straight_cost
from sortilege.table.measure import NOISE, Point
from sortilege.table.obstacles import Going, Solid, obstacles_for, off_the_table

BEND = pi / 8
STEP = 200.0


def cheapest(battlefield: Battlefield, base: Base, mover: str, goals: tuple[Point, ...], going: Going) -> float:
    """What the cheapest way costs to any of the goals, over the marks alone; infinite where there is none."""
    start = (float(base.x), float(base.y))
    obstacles = obstacles_for(battlefield, base, mover, going).eased((start, *goals))
    difficult = difficult_for(battlefield, going)
    room = obstacles.clearance
    marks = [
        (x, y)
        for x, y in _marks(battlefield, mover, going, room + NOISE, (start, *goals, *_narrow_gaps(obstacles.solids)))
        if room <= x <= battlefield.width - room and room <= y <= battlefield.height - room
    ]
    ends = [goal for goal in goals if not off_the_table(battlefield, base, *goal) and not obstacles.hit(*goal, *goal)]
    points = [start, *ends, *marks]
    best = [inf] * len(points)
    queue: list[tuple[float, int, int]] = [(0.0, 0, 0)]
    while queue:
        cost, here, before = heappop(queue)
        if best[here] < inf or obstacles.hit(*points[before], *points[here]):
            continue
        best[here] = cost
        if 1 <= here <= len(ends):
            return cost
        for there, point in enumerate(points):
            if best[there] == inf:
                heappush(queue, (cost + straight_cost(difficult, points[here], point), there, here))
    return inf


def _marks(battlefield: Battlefield, mover: str, going: Going, room: float, ends: tuple[Point, ...]) -> Iterator[Point]:
    for name, base in battlefield.bases.items():
        if name != mover and name not in going.through:
            if base.is_round:
                yield from _round(base.centre, room + base.block[8], 0.0, 2 * pi, ends)
            else:
                yield from _about(corners_of(base.block), room, ends)
    for feature in battlefield.terrain:
        if feature.impassable and feature.id not in going.through:
            yield from _about(feature.corners, room, ends)
    for feature in difficult_for(battlefield, going):
        for place, (x, y) in enumerate(feature.corners):
            x0, y0 = feature.corners[place - 1]
            length = hypot(x - x0, y - y0)
            count = min(16, ceil(length / STEP))
            for step in range(count + 1):
                part = step / count
                yield (
                    x0 + part * (x - x0) + 0.1 * (y - y0) / length,
                    y0 + part * (y - y0) - 0.1 * (x - x0) / length,
                )


def _narrow_gaps(solids: list[Solid]) -> Iterator[Point]:
    """The middles of the gaps that a base only just passes: the arcs about both sides are cut there."""
    boxes = [(solid.block, solid.outline, solid.room + solid.block[8]) for solid in solids if solid.block]
    for one, corners, radius in boxes:
        for other, other_corners, other_radius in boxes:
            (x0, y0), (x1, y1) = nearest_points(one, corners, other, other_corners)
            apart = hypot(x1 - x0, y1 - y0)
            spare = apart - radius - other_radius
            if one is not other and 0.0 <= spare <= 0.02 * (radius + other_radius):
                part = (radius + spare / 2) / apart
                yield x0 + part * (x1 - x0), y0 + part * (y1 - y0)


def _about(outline: tuple[Point, ...], room: float, ends: tuple[Point, ...]) -> Iterator[Point]:
    for place, corner in enumerate(outline):
        before, after = outline[place - 1], outline[(place + 1) % len(outline)]
        first = atan2(before[0] - corner[0], corner[1] - before[1])
        turn = (atan2(corner[0] - after[0], after[1] - corner[1]) - first) % (2 * pi)
        if 0.0 < turn < pi:
            yield from _round(corner, room, first, turn, ends)


def _round(centre: Point, radius: float, first: float, turn: float, ends: tuple[Point, ...]) -> Iterator[Point]:
    """Marks about an arc, and about its parts to both sides of an end that stands close to it."""
    angles = [(atan2(y - centre[1], x - centre[0]) - first) % (2 * pi) for x, y in ends if _close(x, y, centre, radius)]
    cuts = [0.0, *sorted(angle for angle in angles if 0.0 < angle < turn), turn]
    for low, high in pairwise(cuts):
        count = max(1, ceil((high - low) / BEND - NOISE))
        half = (high - low) / count / 2
        for step in range(count):
            angle = first + low + half * (2 * step + 1)
            yield centre[0] + radius / cos(half) * cos(angle), centre[1] + radius / cos(half) * sin(angle)


def _close(x: float, y: float, centre: Point, radius: float) -> bool:
    return hypot(x - centre[0], y - centre[1]) * cos(BEND / 2) < radius
