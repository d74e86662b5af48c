"""The shortest way round what is in the way: a search over the corners of obstacles and of difficult ground.

The way is a chain of straight legs. About each corner of an obstacle the exact way is an arc; here it is a
chain about that arc, bent by at most `BEND` at a time, so that it is never shorter and, going round a corner,
at most 1.3 per cent of the arc longer (0.03 cm for a base of 25 mm that turns a right angle). Where difficult
ground makes a way bend at its border, like light in water, the bend is first sought at points marked along the
border, and then slid to where it costs least. What a leg costs is exact in any case.

Obstacles and grounds are taken into the search only once a way found without them meets them: a way that is
the cheapest among fewer hindrances and meets no others is the cheapest among all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import atan2, ceil, cos, hypot, inf, pi, sin

from sortilege.table.base import Block, corners_of
from sortilege.table.going import Features, crossed_by, straight_cost
from sortilege.table.measure import NOISE, Point
from sortilege.table.obstacles import Obstacles, enters_box
from sortilege.table.outline import Outline, bounding_circle, contains, crossings

BEND = pi / 8
MARKS = 200.0
"""How far apart the points marked along a border lie, if `MOST_MARKS` of them reach."""
MOST_MARKS = 16
SLIDES = 3
GOLDEN = (5**0.5 - 1) / 2
CUTS = 18
"""How often the step along a border is cut to find the best bend: to less than a tenth of a hundredth."""
SLACK = 0.1
"""How far from taut a leg may be and still be tried: room for what rounding does to one along a chain."""
BESIDE = 0.1
"""How far outside difficult ground the way along its border lies: walking the border itself is free of it."""

TRIED = -1
"""Stands where a leg that waits for its turn says whence it comes: it has been tried."""

Box = tuple[float, float, float, float]
Bend = tuple[float, float, float, float]
"""The directions in which the chain about an obstacle leaves a mark, backwards and onwards."""
NO_BEND = (0.0, 0.0, 0.0, 0.0)


def way_round(
    start: Point,
    goals: tuple[Point, ...],
    obstacles: Obstacles,
    difficult: Features,
    clearance: float,
    room: Box,
    limit: float,
) -> tuple[Point, ...] | None:
    """The corners of the cheapest way to any of the goals, both ends included; None: there is none within the limit."""
    met: set[str] = set()
    entered: set[str] = set()
    way: tuple[Point, ...] = (start, min(goals, key=lambda goal: hypot(goal[0] - start[0], goal[1] - start[1])))
    while new := _newly_met(way, obstacles, difficult, clearance, met, entered):
        met |= new[0]
        entered |= new[1]
        near = obstacles.only(met)
        if limit < inf and any(_least_round(block, start, goals) > limit for block in near.boxes):
            return None
        ground = tuple(feature for feature in difficult if feature.id in entered)
        found = _Search(start, goals, near, ground, clearance, room, limit).run()
        if found is None:
            return None
        way = found
    return way


def _least_round(block: Block, start: Point, goals: tuple[Point, ...]) -> float:
    """A length that no way falls short of: a straight way through a box must go round one of its corners."""
    if block[6] == 0.0 or not all(enters_box(block, start, goal) for goal in goals):
        return 0.0
    corners = corners_of(block)
    return min(
        hypot(x - start[0], y - start[1]) + hypot(x - goal[0], y - goal[1]) for goal in goals for x, y in corners
    )


def _newly_met(
    way: tuple[Point, ...],
    obstacles: Obstacles,
    difficult: Features,
    clearance: float,
    met: set[str],
    entered: set[str],
) -> tuple[set[str], set[str]] | None:
    """The obstacles and the grounds that a way meets, and that the search did not know; None if there are none."""
    hit: set[str] = set()
    ground: set[str] = set()
    for a, b in pairwise(way):
        if obstacles.hit(*a, *b, clearance) is not None:
            hit.update(obstacles.all_hit(a, b, clearance))
        for feature in crossed_by(difficult, a, b):
            known = feature.id in entered
            if not known and (crossings(feature.corners, a, b) or contains(feature.corners, *a)):
                ground.add(feature.id)
    hit -= met
    return (hit, ground) if hit or ground else None


class _Search:
    """A* over the marked points. A leg is tried only when, as long as it seems, it would be the next to be taken."""

    def __init__(
        self,
        start: Point,
        goals: tuple[Point, ...],
        obstacles: Obstacles,
        difficult: Features,
        clearance: float,
        room: Box,
        limit: float,
    ) -> None:
        self.goals = len(goals)
        self.obstacles = obstacles
        self.difficult = difficult
        self.clearance = clearance
        self.limit = limit
        self.steps = {point: step for feature in difficult for point, step in _along_border(feature.corners)}
        low_x, low_y, high_x, high_y = room
        self.points = [start, *goals]
        self.bends: list[Bend] = [NO_BEND] * len(self.points)
        least = _LeastWay(goals)
        self.left = [least(*start), *[0.0] * len(goals)]
        """how far it is at least from each point to a goal"""
        marks: list[tuple[Point, Bend]] = [(point, NO_BEND) for point in self.steps]
        marks += _about_obstacles(obstacles, clearance, (start, *goals))
        for (x, y), bend in marks:
            if low_x <= x <= high_x and low_y <= y <= high_y:
                left = least(x, y)
                if hypot(x - start[0], y - start[1]) + left <= limit:
                    self.points.append((x, y))
                    self.bends.append(bend)
                    self.left.append(left)
        known = enumerate(zip(self.points, self.left, self.bends, strict=True))
        self.marks = [(place, x, y, left, *bend) for place, ((x, y), left, bend) in known]

    def run(self) -> tuple[Point, ...] | None:
        left = self.left
        best = [inf] * len(left)
        came_from = [0] * len(left)
        done = [False] * len(left)
        best[0] = 0.0
        queue = [(left[0], 0, TRIED)]
        while queue:
            seemed, there, here = heappop(queue)
            if done[there]:
                continue
            if here != TRIED:
                cost = best[here] + self._cost(here, there)
                if cost >= best[there] or cost + left[there] > self.limit:
                    continue
                best[there] = cost
                came_from[there] = here
                if cost + left[there] > seemed:
                    heappush(queue, (cost + left[there], there, TRIED))
                    continue
            if 1 <= there <= self.goals:
                return self._way(came_from, there)
            done[there] = True
            self._spread(there, best, done, queue)
        return None

    def _cost(self, here: int, there: int) -> float:
        """What a leg costs; infinite where something is in the way."""
        a, b = self.points[here], self.points[there]
        if self.obstacles.hit(*a, *b, self.clearance) is not None:
            return inf
        return straight_cost(self.difficult, a, b)

    def _spread(self, here: int, best: list[float], done: list[bool], queue: list[tuple[float, int, int]]) -> None:
        """Note the legs from one point to every other that they might bring nearer.

        A leg passes a mark as a taut string would: with the chain to both sides of the mark on one hand.
        """
        x, y = self.points[here]
        back_x, back_y, on_x, on_y = self.bends[here]
        spent = best[here]
        limit = self.limit
        for there, to_x, to_y, left, to_back_x, to_back_y, to_on_x, to_on_y in self.marks:
            if done[there]:
                continue
            dx, dy = to_x - x, to_y - y
            if (dx * back_y - dy * back_x) * (dx * on_y - dy * on_x) <= -SLACK:
                continue
            if (dx * to_back_y - dy * to_back_x) * (dx * to_on_y - dy * to_on_x) <= -SLACK:
                continue
            cost = spent + hypot(dx, dy)
            if cost < best[there] and cost + left <= limit:
                heappush(queue, (cost + left, there, here))

    def _way(self, came_from: list[int], goal: int) -> tuple[Point, ...]:
        places = [goal]
        while places[-1] != 0:
            places.append(came_from[places[-1]])
        way = [self.points[place] for place in reversed(places)]
        steps = [self.steps.get(point) for point in way]
        for _ in range(SLIDES if self.steps else 0):
            before = tuple(way)
            for place in range(1, len(way) - 1):
                step = steps[place]
                if step is not None:
                    way[place] = self._slid(way[place - 1], way[place], way[place + 1], step)
            if all(hypot(x - x0, y - y0) < BESIDE for (x, y), (x0, y0) in zip(way, before, strict=True)):
                break
        return tuple(way)

    def _slid(self, before: Point, point: Point, after: Point, step: Point) -> Point:
        """A bend moved along its border, a step to either side at most, to where the way costs least."""

        def moved(part: float) -> Point:
            return point[0] + part * step[0], point[1] + part * step[1]

        def cost(part: float) -> float:
            there = moved(part)
            return straight_cost(self.difficult, before, there) + straight_cost(self.difficult, there, after)

        best = least_of(cost, -1.0, 1.0)
        there = moved(best)
        free = not self.obstacles.hit(*before, *there, self.clearance)
        free = free and not self.obstacles.hit(*there, *after, self.clearance)
        return there if free and cost(best) < cost(0.0) else point


def least_of(cost: Callable[[float], float], low: float, high: float) -> float:
    """Where a cost that falls and then rises is least: the golden section."""
    one, other = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    first, last = cost(one), cost(other)
    for _ in range(CUTS):
        if first < last:
            high, other, last = other, one, first
            one = high - GOLDEN * (high - low)
            first = cost(one)
        else:
            low, one, first = one, other, last
            other = low + GOLDEN * (high - low)
            last = cost(other)
    return (low + high) / 2


class _LeastWay:
    """How far it is at least from a point to any of several goals: to the circle and to the upright box about them."""

    def __init__(self, goals: tuple[Point, ...]) -> None:
        self.circle = bounding_circle(goals)
        xs = [x for x, _ in goals]
        ys = [y for _, y in goals]
        self.box = (min(xs), min(ys), max(xs), max(ys))

    def __call__(self, x: float, y: float) -> float:
        middle_x, middle_y, radius = self.circle
        low_x, low_y, high_x, high_y = self.box
        beside = low_x - x if x < low_x else x - high_x if x > high_x else 0.0
        beyond = low_y - y if y < low_y else y - high_y if y > high_y else 0.0
        to_circle = hypot(x - middle_x, y - middle_y) - radius
        to_box = hypot(beside, beyond)
        return to_circle if to_circle > to_box else to_box


def _about_obstacles(obstacles: Obstacles, clearance: float, ends: tuple[Point, ...]) -> Iterator[tuple[Point, Bend]]:
    """Where a way between two ends may bend about the corners of obstacles."""
    room = clearance + NOISE
    for block in obstacles.boxes:
        near = (block[2] + room + block[8]) / cos(BEND / 2)
        x, y = block[0], block[1]
        yield from _about_box(block, room, tuple([end for end in ends if hypot(end[0] - x, end[1] - y) < near]))
    for bent in obstacles.bent:
        yield from _about_outline(bent.outline, room - bent.ease, ends)


@lru_cache(maxsize=1024)
def _about_box(block: Block, room: float, ends: tuple[Point, ...]) -> tuple[tuple[Point, Bend], ...]:
    """The same for one box: kept, as most ends are too far from it to matter."""
    rim = room + block[8]
    if block[6] == 0.0:
        return tuple(_arc((block[0], block[1]), rim, 0.0, 2 * pi, ends))
    return tuple(_about_outline(corners_of(block), rim, ends))


def _about_outline(outline: Outline, room: float, ends: tuple[Point, ...]) -> Iterator[tuple[Point, Bend]]:
    for place, corner in enumerate(outline):
        before = outline[place - 1]
        after = outline[(place + 1) % len(outline)]
        one = atan2(before[0] - corner[0], corner[1] - before[1])
        other = atan2(corner[0] - after[0], after[1] - corner[1])
        turn = (other - one) % (2 * pi)
        if turn < pi:
            yield from _arc(corner, room, one, turn, ends)


def _arc(
    centre: Point, radius: float, first: float, turn: float, ends: tuple[Point, ...]
) -> Iterator[tuple[Point, Bend]]:
    """A chain about an arc that also touches it beside each end of the way that lies between the two.

    Such an end stands in contact, or nearly; the chain would pass outside it, and no taut way would lead to it.
    """
    cuts = [0.0, turn]
    for end in ends:
        x, y = end[0] - centre[0], end[1] - centre[1]
        angle = (atan2(y, x) - first) % (2 * pi) if hypot(x, y) * cos(BEND / 2) < radius else turn
        if angle < turn:
            cuts.append(angle)
    cuts.sort()
    for low, high in pairwise(cuts):
        if low < high:
            yield from _chain(centre, radius, first + low, high - low)


def _chain(centre: Point, radius: float, first: float, turn: float) -> Iterator[tuple[Point, Bend]]:
    """A chain about an arc, counter-clockwise, whose ends touch the arc where it begins and ends."""
    count = max(1, ceil(turn / BEND - NOISE))
    half = turn / count / 2
    away = radius / cos(half)
    for step in range(count):
        middle = first + half * (2 * step + 1)
        bend = (sin(middle - half), -cos(middle - half), -sin(middle + half), cos(middle + half))
        yield (centre[0] + away * cos(middle), centre[1] + away * sin(middle)), bend


def _along_border(outline: Outline) -> Iterator[tuple[Point, Point]]:
    """Points along a border, just outside it, each with the step to the next along the same side."""
    for place, (x, y) in enumerate(outline):
        x0, y0 = outline[place - 1]
        dx, dy = x - x0, y - y0
        length = hypot(dx, dy)
        out_x, out_y = dy / length * BESIDE, -dx / length * BESIDE
        count = min(MOST_MARKS, ceil(length / MARKS))
        for step in range(count + 1):
            part = step / count
            yield (x0 + part * dx + out_x, y0 + part * dy + out_y), (dx / count, dy / count)
