"""The shortest way round what is in the way: a search over the corners of obstacles and of difficult ground.

The way is a chain of legs between marks. About the corners of obstacles (`rings`) it is never shorter than the exact
way and, going round a corner, at most 1.3 per cent of the arc longer (0.03 cm for a base of 25 mm that turns a right
angle). A leg is straight, but for its bends at the borders of difficult ground, where it costs least (`refraction`).

The search begins with the straight way, and takes an obstacle or a ground into account once a leg has met it. What
was found by then stays true: every leg of it is free of everything, and more hindrances make no other way cheaper.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import count, pairwise
from math import hypot, inf, sqrt

from sortilege.table.base import Block
from sortilege.table.distance import gap_to_point
from sortilege.table.going import Features
from sortilege.table.measure import Point
from sortilege.table.obstacles import Obstacles, Solid
from sortilege.table.outline import bounding_circle
from sortilege.table.refraction import Leg, grounds_crossed, leg_over
from sortilege.table.rings import BULGE, SLACK, Bend, Ring, border_of, ring_about
from sortilege.table.terrain import Feature

ROUNDING = 1e-9
BENDINGS = 5
"""How often it is tried to bend a way more at borders, if something is in the way of the best bends."""
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

    __slots__ = (
        *("aims", "barred_by", "before", "bend", "best", "done", "is_goal", "left", "place", "ring", "way", "x", "y"),
    )

    def __init__(self, x: float, y: float, left: float, ring: Ring | None = None, place: int = 0) -> None:
        self.x = x
        self.y = y
        self.left = left
        """how far it is at least to a goal"""
        self.ring = ring
        self.place = place
        self.bend: Bend | None = ring.bends[place] if ring is not None and ring.bends else None
        self.best = inf
        self.before: _Mark | None = None
        self.way: tuple[Point, ...] = ()
        """the last leg of the least way to it"""
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
        assert self.before is not None
        ahead_x, ahead_y = self.x - self.before.x, self.y - self.before.y
        ahead = dx * ahead_x + dy * ahead_y
        return ahead > 0.0 or ahead * ahead < radius * radius * (ahead_x * ahead_x + ahead_y * ahead_y)

    def next_round(self) -> tuple[int, ...]:
        """The place of the next mark on its ring, on round it the way that it came; on a border either way."""
        ring = self.ring
        assert ring is not None
        count = len(ring.points)
        if self.bend is None:
            return (self.place + 1) % count, (self.place - 1) % count
        before = self.before
        assert before is not None
        x, y = self.x, self.y
        counter_clockwise = (x - before.x) * (ring.y - y) - (y - before.y) * (ring.x - x) > 0.0
        return ((self.place + 1 if counter_clockwise else self.place - 1) % count,)


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
        self.grounds: list[Feature] = []
        self.beside: dict[Ring, list[Solid]] = {}
        self.settled: list[_Mark] = []
        self.queue: list[tuple[float, int, _Mark, _Mark | None, Leg | None]] = []
        self.number = count()
        self.start = _Mark(*start, goals.least(*start))
        self.start.best = 0.0
        self.ends_there: list[_Mark | None] = [None] * len(goals.points)

    def run(self) -> tuple[Point, ...] | None:
        queue = self.queue
        self._settle(self.start)
        while queue:
            _, _, here, there, leg = heappop(queue)
            if there is None:
                self._aim(here)
            elif not there.done and self._arrives(here, there, leg):
                if there.is_goal:
                    return self._way(there)
                self._settle(there)
        return None

    def _arrives(self, here: _Mark, there: _Mark, leg: Leg | None) -> bool:
        """Whether a leg is the next to be taken, at what it really costs, and free."""
        if leg is None:
            leg = self._straight_leg(here, there)
            if leg is None:
                return False
        elif leg.straight and self._meets(leg.points):
            instead = leg.instead
            self._offer(here, there, instead if instead is not None and instead.straight else self._less_bent(leg))
            return False
        cost = here.best + leg.cost
        if cost >= there.best or cost + there.left > self.limit:
            return False
        there.best = cost
        there.before = here
        there.way = leg.points
        return True

    def _straight_leg(self, here: _Mark, there: _Mark) -> Leg | None:
        """A leg that is free, over no difficult ground; one over such ground is offered at what it really costs."""
        a, b = (here.x, here.y), (there.x, there.y)
        if self._is_barred(here, there):
            return None
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = sqrt(dx * dx + dy * dy)
        if self.difficult and (grounds := grounds_crossed(self.difficult, a, b)):
            leg = leg_over(grounds, a, b)
            if leg.cost > length + ROUNDING:
                for feature in grounds:
                    if feature not in self.grounds:
                        self._enter(feature)
                self._offer(here, there, leg)
                return None
        return Leg((a, b), length)

    def _less_bent(self, leg: Leg) -> Leg:
        """A leg over difficult ground as much bent as nothing bars, one after the other; the straight one is free."""
        parts = [0.0] * (len(leg.points) - 2)
        found = leg.bent_by(parts, self.difficult)
        for place in range(len(parts)):
            low, high = 0.0, 1.0
            for _ in range(BENDINGS):
                parts[place] = (low + high) / 2
                more = leg.bent_by(parts, self.difficult)
                if more.cost < found.cost and not self._meets(more.points):
                    low, found = parts[place], more
                else:
                    high = parts[place]
            parts[place] = low
        return found

    def _offer(self, here: _Mark, there: _Mark, leg: Leg) -> None:
        """Have a leg wait for its turn, now that it is known what it costs."""
        cost = here.best + leg.cost
        if cost < there.best and cost + there.left <= self.limit:
            heappush(self.queue, (cost + there.left, next(self.number), here, there, leg))

    # Legs

    def _settle(self, mark: _Mark) -> None:
        """The least way to a mark is known: it goes on to the goals, and to wherever a taut leg leads."""
        mark.done = True
        self.settled.append(mark)
        if mark.leads_to(*self.goals.circle):
            heappush(self.queue, (mark.best + mark.left, next(self.number), mark, None, None))
        for ring, marks in self.rings:
            self._go_to_ring(mark, ring, marks)

    def _go_to_ring(self, mark: _Mark, ring: Ring, marks: list[_Mark | None]) -> None:
        """Note the legs from a mark to a ring: on along it, or else the tangents, or what might be one close by."""
        places: Iterable[int]
        if ring is mark.ring and ring.sides:
            places = mark.next_round()
        elif not mark.leads_to(ring.x, ring.y, ring.far):
            return
        elif ring.sides and not ring.has_within(mark.x, mark.y):
            places = ring.tangents(mark.x, mark.y)
        else:
            places = ring.taut_from(mark.x, mark.y)
        self._go(mark, [marks[place] or self._mark(ring, marks, place) for place in places])

    def _mark(self, ring: Ring, marks: list[_Mark | None], place: int) -> _Mark:
        x, y = ring.points[place]
        mark = marks[place] = _Mark(x, y, self.goals.least(x, y), ring, place)
        low_x, low_y, high_x, high_y = self.room
        mark.done = not (low_x <= x <= high_x and low_y <= y <= high_y)
        return mark

    def _go(self, mark: _Mark, marks: list[_Mark]) -> None:
        """Note the legs from one mark to others, at which they come in taut, if they go out taut, too."""
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
            heappush(self.queue, (cost + there.left, next(self.number), mark, there, None))

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
                heappush(self.queue, (cost, next(self.number), mark, goal, None))
                return

    def _hides_goals(self, here: _Mark, solid: Solid) -> bool:
        """Whether an obstacle lies before all the goals: before both ends of an arc that they all lie beyond."""
        x, y, radius = self.goals.circle
        dx, dy = x - here.x, y - here.y
        away = sqrt(dx * dx + dy * dy)
        if away <= radius:
            return False
        part = (away - radius) / away
        sine = radius / away
        cosine = sqrt(1.0 - sine * sine)
        ahead_x, ahead_y = part * cosine * dx, part * cosine * dy
        aside_x, aside_y = -part * sine * dy, part * sine * dx
        return solid.hides(
            (here.x, here.y),
            (here.x + ahead_x + aside_x, here.y + ahead_y + aside_y),
            (here.x + ahead_x - aside_x, here.y + ahead_y - aside_y),
        )

    # Hindrances

    def _is_barred(self, here: _Mark, there: _Mark) -> bool:
        """Whether something is in the way of a straight leg: from now on ways lead round that."""
        leg = (here.x, here.y, there.x, there.y)
        if here.barred_by is not None and here.barred_by.bars(*leg):
            if there.is_goal:
                self._aim_at_next(here)
            return True
        if here.ring is not None and here.ring is there.ring and here.ring in self.beside:
            beside = self.beside[here.ring]
        else:
            beside = self.obstacles.beside(*leg)
        here.barred_by = self._met(beside, leg)
        if there.is_goal and not (here.barred_by is not None and self._hides_goals(here, here.barred_by)):
            self._aim_at_next(here)
        return here.barred_by is not None

    def _met(self, beside: list[Solid], leg: tuple[float, float, float, float]) -> Solid | None:
        """An obstacle in the way: the search gets to know all that are, unless it knows one already."""
        known = self.known
        for solid in beside:
            if solid in known and solid.bars(*leg):
                return solid
        met = [solid for solid in beside if solid not in known and solid.bars(*leg)]
        for solid in met:
            self._meet(solid)
        return met[0] if met else None

    def _meets(self, way: tuple[Point, ...]) -> bool:
        """Whether something is in the way of a leg with bends."""
        return any(self._met(self.obstacles.beside(*a, *b), (*a, *b)) is not None for a, b in pairwise(way))

    def _meet(self, solid: Solid) -> None:
        self.known.add(solid)
        far = solid.far * (1.0 + BULGE) + 1.0
        beside = [other for other in self.obstacles.near(solid.x, solid.y, far) if other is not solid]
        ring = ring_about(solid, self.ends, beside)
        if not ring.sides:
            beside.append(solid)
        self.beside[ring] = beside
        marks: list[_Mark | None] = [None] * len(ring.points)
        self.rings.append((ring, marks))
        for mark in self.settled:
            self._go_to_ring(mark, ring, marks)

    def _enter(self, feature: Feature) -> None:
        """A ground that a leg has entered: from now on ways lead round it, too."""
        self.grounds.append(feature)
        ring = border_of(feature)
        marks: list[_Mark | None] = [None] * len(ring.points)
        self.rings.append((ring, marks))
        for mark in self.settled:
            self._go_to_ring(mark, ring, marks)

    # The way

    def _way(self, goal: _Mark) -> tuple[Point, ...]:
        """The way to a goal. A bend may shift where a leg passes an obstacle, so that some marks need not be passed."""
        legs = [Leg(goal.way, goal.best)]
        mark = goal
        while (before := mark.before) is not None and before.before is not None:
            legs[-1] = Leg(legs[-1].points, legs[-1].cost - before.best)
            legs.append(Leg(before.way, before.best))
            mark = before
        legs.reverse()
        place = 1
        while place < len(legs):
            one, other = legs[place - 1], legs[place]
            shorter = self._without_mark(one, other) if len(one.points) + len(other.points) > 4 else None
            if shorter is None:
                place += 1
            else:
                legs[place - 1 : place + 1] = [shorter]
                place = max(1, place - 1)
        return (legs[0].points[0], *[point for leg in legs for point in leg.points[1:]])

    def _without_mark(self, one: Leg, other: Leg) -> Leg | None:
        """One leg instead of two, over difficult ground, where that is free and costs less."""
        a, b = one.points[0], other.points[-1]
        leg = leg_over(grounds_crossed(self.difficult, a, b), a, b)
        if leg.cost < one.cost + other.cost - ROUNDING and not self._meets(leg.points):
            return leg
        return None
