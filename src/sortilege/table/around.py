"""The shortest way round what is in the way: a search over the corners of obstacles and of difficult ground.

The way is a chain of straight legs, that bends at the marks about obstacles (`rings`), where it is never shorter than
the exact way and, going round a corner, at most 1.3 per cent of the arc longer (0.03 cm for a base of 25 mm that turns
a right angle). Where difficult ground makes a way bend at its border, like light in water, the bend is first sought at
points marked along the border, and then slid to where it costs least. What a leg costs is exact in any case.

The search begins with the straight way, and takes an obstacle or a ground into account once a leg has met it. What
was found by then stays true: every leg of it is free of everything, and more hindrances make no other way cheaper.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from itertools import count
from math import hypot, inf, sqrt

from sortilege.table.base import Block
from sortilege.table.distance import gap_to_point
from sortilege.table.going import Features, crossed_by, straight_cost
from sortilege.table.measure import Point
from sortilege.table.obstacles import Obstacles, Solid
from sortilege.table.outline import bounding_circle
from sortilege.table.rings import BESIDE, BULGE, Bend, Ring, along_border, ring_about
from sortilege.table.terrain import Feature

SLIDES = 3
GOLDEN = (5**0.5 - 1) / 2
CUTS = 18
"""How often the step along a border is cut to find the best bend: to less than a tenth of a hundredth."""
SLACK = 0.1
"""How far from taut a leg may be and still be tried: room for what rounding does to one along a chain."""
ROUNDING = 1e-9
FEW = 5
"""To so many goals the least way is measured one by one."""

Box = tuple[float, float, float, float]


class Goals:
    """Where a way may end: points on the border of a box or inside it, perhaps in contact with a base, or few."""

    def __init__(self, points: tuple[Point, ...], about: Block | None = None, target: str = "") -> None:
        self.points = points
        self.target = target
        self.about = about if about is not None and len(points) > FEW else None
        if self.about is not None:
            self.circle = (self.about[0], self.about[1], self.about[2] + self.about[8])
        else:
            self.circle = bounding_circle(points)

    def only(self, points: tuple[Point, ...]) -> Goals:
        """Just these of them."""
        return self if len(points) == len(self.points) else Goals(points, self.about, self.target)

    def least(self, x: float, y: float) -> float:
        """A length that no way from a point to any of them falls short of."""
        if self.about is not None:
            return gap_to_point(self.about, x, y)
        return min([hypot(goal_x - x, goal_y - y) for goal_x, goal_y in self.points])


def way_round(
    start: Point, goals: Goals, obstacles: Obstacles, difficult: Features, room: Box, limit: float = inf
) -> tuple[Point, ...] | None:
    """The corners of the cheapest way to any of the goals, both ends included; None: there is none within the limit."""
    return _Search(start, goals, obstacles, difficult, room, limit).run()


class _Mark:
    """A point where a way may bend, and what the search has found out about it."""

    __slots__ = ("aims", "barred_by", "before", "bend", "best", "done", "is_goal", "left", "place", "ring", "x", "y")

    def __init__(self, x: float, y: float, left: float, ring: Ring | None = None, place: int = 0) -> None:
        self.x = x
        self.y = y
        self.left = left
        """how far it is at least to a goal"""
        self.ring = ring
        self.place = place
        self.bend: Bend | None = None if ring is None else ring.bends[place]
        self.best = inf
        self.before: _Mark | None = None
        self.done = False
        self.is_goal = False
        self.aims: list[tuple[float, int]] | None = None
        """the goals that have not been tried from here, with the squares of their distances, the nearest last"""
        self.barred_by: Solid | None = None

    def leads_to(self, x: float, y: float, radius: float) -> bool:
        """Whether some way that comes to this mark goes on to a circle as a taut string would.

        It has the chain to both sides of the mark on one hand, and turns by no more than the chain does.
        """
        if self.bend is None:
            return True
        radius += SLACK
        dx, dy = x - self.x, y - self.y
        back_x, back_y, on_x, on_y = self.bend
        one = dx * back_y - dy * back_x
        other = dx * on_y - dy * on_x
        if (one > radius and other < -radius) or (one < -radius and other > radius):
            return False
        before = self.before
        assert before is not None
        ahead_x, ahead_y = self.x - before.x, self.y - before.y
        ahead = dx * ahead_x + dy * ahead_y
        return ahead > 0.0 or ahead * ahead < radius * radius * (ahead_x * ahead_x + ahead_y * ahead_y)

    def next_round(self) -> int:
        """The place of the next mark on its ring: on round it, the way that it came."""
        before, ring = self.before, self.ring
        assert before is not None
        assert ring is not None
        x, y = self.x, self.y
        counter_clockwise = (x - before.x) * (ring.y - y) - (y - before.y) * (ring.x - x) > 0.0
        place = self.place + 1 if counter_clockwise else self.place - 1
        return place % len(ring.points)


class _Search:
    """A* over the marks. A leg is tried only when, as long as it seems, it would be the next to be taken."""

    def __init__(
        self, start: Point, goals: Goals, obstacles: Obstacles, difficult: Features, room: Box, limit: float
    ) -> None:
        self.ends = (start, *goals.points)
        self.goals = goals
        self.obstacles = obstacles
        self.difficult = difficult
        self.room = room
        self.limit = limit
        self.known: set[Solid | str] = set()
        self.rings: list[tuple[Ring, list[_Mark | None]]] = []
        self.borders: list[_Mark] = []
        self.steps: dict[_Mark, Point] = {}
        self.beside: dict[Ring, Obstacles] = {}
        self.settled: list[_Mark] = []
        self.queue: list[tuple[float, int, _Mark, _Mark | None]] = []
        self.number = count()
        self.start = _Mark(*start, goals.least(*start))
        self.start.best = 0.0
        self.ends_there: list[_Mark | None] = [None] * len(goals.points)

    def run(self) -> tuple[Point, ...] | None:
        queue = self.queue
        self._settle(self.start)
        while queue:
            seemed, _, here, there = heappop(queue)
            if there is None:
                self._aim(here)
            elif not there.done and self._arrives(here, there, seemed):
                if there.is_goal:
                    return self._way(there)
                self._settle(there)
        return None

    def _arrives(self, here: _Mark, there: _Mark, seemed: float) -> bool:
        """Whether a leg is the next to be taken, at what it really costs, and free."""
        dx, dy = there.x - here.x, there.y - here.y
        cost = here.best + sqrt(dx * dx + dy * dy)
        if self.difficult:
            cost = self._cost_on_ground(here, there, cost)
        if cost >= there.best or cost + there.left > self.limit:
            if there.is_goal:
                self._aim_at_next(here)
            return False
        dear = cost + there.left > seemed + ROUNDING
        if (there.is_goal or not dear) and self._is_barred(here, there):
            return False
        if dear:
            if there.is_goal:
                self.limit = cost
                self._aim_at_next(here)
            heappush(self.queue, (cost + there.left, next(self.number), here, there))
            return False
        there.best = cost
        there.before = here
        return True

    # Legs

    def _settle(self, mark: _Mark) -> None:
        """The least way to a mark is known: it goes on to the goals, and to wherever a taut leg leads."""
        mark.done = True
        self.settled.append(mark)
        if mark.leads_to(*self.goals.circle):
            heappush(self.queue, (mark.best + mark.left, next(self.number), mark, None))
        for ring, marks in self.rings:
            self._go_to_ring(mark, ring, marks)
        if self.borders:
            self._go(mark, self.borders)

    def _go_to_ring(self, mark: _Mark, ring: Ring, marks: list[_Mark | None]) -> None:
        """Note the legs from a mark to a ring: on along it, or else the tangents, or what might be one close by."""
        places: Iterable[int]
        if ring is mark.ring and ring.sides:
            places = (mark.next_round(),)
        elif not mark.leads_to(ring.x, ring.y, ring.far):
            return
        elif ring.sides and (ring.x - mark.x) ** 2 + (ring.y - mark.y) ** 2 > ring.far * ring.far:
            places = ring.tangents(mark.x, mark.y)
        else:
            places = range(len(marks))
        self._go(mark, [marks[place] or self._mark(ring, marks, place) for place in places])

    def _mark(self, ring: Ring, marks: list[_Mark | None], place: int) -> _Mark:
        x, y = ring.points[place]
        mark = marks[place] = _Mark(x, y, self.goals.least(x, y), ring, place)
        low_x, low_y, high_x, high_y = self.room
        mark.done = not (low_x <= x <= high_x and low_y <= y <= high_y)
        return mark

    def _go(self, mark: _Mark, marks: list[_Mark]) -> None:
        """Note the legs from one mark to others that are taut at both ends."""
        x, y, best, limit = mark.x, mark.y, mark.best, self.limit
        bend = mark.bend
        for there in marks:
            dx, dy = there.x - x, there.y - y
            cost = best + sqrt(dx * dx + dy * dy)
            if there.done or cost >= there.best or cost + there.left > limit:
                continue
            if bend is not None:
                back_x, back_y, on_x, on_y = bend
                if (dx * back_y - dy * back_x) * (dx * on_y - dy * on_x) <= -SLACK:
                    continue
            if there.bend is not None:
                back_x, back_y, on_x, on_y = there.bend
                if (dx * back_y - dy * back_x) * (dx * on_y - dy * on_x) <= -SLACK:
                    continue
            heappush(self.queue, (cost + there.left, next(self.number), mark, there))

    # Goals

    def _aim(self, mark: _Mark) -> None:
        """The goals are the next to be tried from a mark: the nearest first."""
        x, y = mark.x, mark.y
        found = [((gx - x) ** 2 + (gy - y) ** 2, place) for place, (gx, gy) in enumerate(self.goals.points)]
        found.sort(reverse=True)
        mark.aims = found
        self._aim_at_next(mark)

    def _aim_at_next(self, mark: _Mark) -> None:
        while mark.aims:
            squared, place = mark.aims.pop()
            cost = mark.best + sqrt(squared)
            if cost > self.limit:
                return
            goal = self.ends_there[place]
            if goal is None:
                goal = self.ends_there[place] = _Mark(*self.goals.points[place], 0.0)
                goal.is_goal = True
            if cost < goal.best:
                heappush(self.queue, (cost, next(self.number), mark, goal))
                return

    def _hides_goals(self, here: _Mark, solid: Solid) -> bool:
        """Whether an obstacle lies before all the goals: before both ends of an arc that they all lie beyond."""
        x, y, radius = self.goals.circle
        dx, dy = x - here.x, y - here.y
        away = sqrt(dx * dx + dy * dy)
        if away <= radius or not solid.convex:
            return False
        part = (away - radius) / away
        sine = radius / away
        cosine = sqrt(1.0 - sine * sine)
        ahead_x, ahead_y = part * cosine * dx, part * cosine * dy
        aside_x, aside_y = -part * sine * dy, part * sine * dx
        return solid.bars(here.x, here.y, here.x + ahead_x + aside_x, here.y + ahead_y + aside_y) and solid.bars(
            here.x, here.y, here.x + ahead_x - aside_x, here.y + ahead_y - aside_y
        )

    # Hindrances

    def _is_barred(self, here: _Mark, there: _Mark) -> bool:
        """Whether something is in the way of a leg: from now on ways lead round that."""
        leg = (here.x, here.y, there.x, there.y)
        obstacles = self.obstacles
        if here.ring is not None and here.ring is there.ring:
            obstacles = self.beside[here.ring]
        if there.is_goal and here.barred_by is not None and here.barred_by.bars(*leg):
            self._aim_at_next(here)
            return True
        met = obstacles.all_hit(*leg)
        for solid in met:
            if solid not in self.known:
                self._meet(solid)
        if met and there.is_goal:
            here.barred_by = met[0]
            if not any(self._hides_goals(here, solid) for solid in met):
                self._aim_at_next(here)
        return bool(met)

    def _meet(self, solid: Solid) -> None:
        self.known.add(solid)
        far = solid.far * (1.0 + BULGE) + BESIDE
        beside = [other for other in self.obstacles.near(solid.x, solid.y, far) if other is not solid]
        ring = ring_about(solid, self.ends, beside)
        if not ring.sides:
            beside.append(solid)
        self.beside[ring] = Obstacles(tuple(beside), self.obstacles.apart_from, self.obstacles.clearance)
        marks: list[_Mark | None] = [None] * len(ring.points)
        self.rings.append((ring, marks))
        for mark in self.settled:
            self._go_to_ring(mark, ring, marks)

    def _cost_on_ground(self, here: _Mark, there: _Mark, seems: float) -> float:
        """What it costs to come to a mark. Once a leg enters a ground, ways bend at its border or lead round it."""
        a, b = (here.x, here.y), (there.x, there.y)
        cost = here.best + straight_cost(self.difficult, a, b)
        if cost > seems:
            for feature in crossed_by(self.difficult, a, b):
                if feature.id not in self.known:
                    self._enter(feature)
        return cost

    def _enter(self, feature: Feature) -> None:
        self.known.add(feature.id)
        low_x, low_y, high_x, high_y = self.room
        borders = []
        for (x, y), step in along_border(feature.corners):
            if low_x <= x <= high_x and low_y <= y <= high_y:
                border = _Mark(x, y, self.goals.least(x, y))
                self.steps[border] = step
                borders.append(border)
        self.borders += borders
        for mark in self.settled:
            self._go(mark, borders)

    # The way

    def _way(self, goal: _Mark) -> tuple[Point, ...]:
        marks = [goal]
        while (before := marks[-1].before) is not None:
            marks.append(before)
        marks.reverse()
        way = [(mark.x, mark.y) for mark in marks]
        steps = [self.steps.get(mark) for mark in marks]
        for _ in range(SLIDES if any(steps) else 0):
            before_slide = tuple(way)
            for place, step in enumerate(steps):
                if step is not None:
                    way[place] = self._slid(way[place - 1], way[place], way[place + 1], step)
            if all(hypot(x - x0, y - y0) < BESIDE for (x, y), (x0, y0) in zip(way, before_slide, strict=True)):
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
        free = not self.obstacles.hit(*before, *there) and not self.obstacles.hit(*there, *after)
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
