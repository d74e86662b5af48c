"""C2-R81 Leaps in a charge or an engagement: over what bars the straight way to the target."""

from math import hypot

from sortilege.rules.confrontation.movement.leap import leaping, leaps_of
from sortilege.rules.confrontation.movement.pace import CHARGE, pace
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.measure import Point
from sortilege.table.obstacles import Going
from sortilege.table.reach import straight_reach
from sortilege.table.standing import may_stand
from sortilege.table.stopping import cost_of
from sortilege.table.straight import is_free_straight

STEP = 10
"""How finely places to take off and to land are sought along the way."""


def leaping_reach(
    state: Skirmish, mover: ModelId, target: ModelId, edge: int | None, going: Going, most: int
) -> int | None:
    """What the straight way costs with the leaps that the model has; None where they do not suffice."""
    leaps = leaps_of(state, mover, CHARGE, "")
    if not leaps:
        return None
    way = straight_reach(state.field, mover, target, edge, leaping(state, mover))
    if way is None or way.length > most + 1:
        return None
    return _Crossing(state, mover, target, going, way.points[0], way.points[-1]).cost(leaps)


class _Crossing:
    """The straight way from one point to another, on the ground and in leaps."""

    def __init__(
        self, state: Skirmish, mover: ModelId, target: ModelId, going: Going, start: Point, goal: Point
    ) -> None:
        self.field = state.field
        self.mover = mover
        self.going = Going(going.through | {target}, going.unhindered)
        self.half = pace(state, mover) // 2
        self.start, self.goal = start, goal
        self.length = hypot(goal[0] - start[0], goal[1] - start[1])

    def at(self, way: float) -> Point:
        part = way / self.length if self.length else 0.0
        return (
            self.start[0] + part * (self.goal[0] - self.start[0]),
            self.start[1] + part * (self.goal[1] - self.start[1]),
        )

    def cost(self, leaps: int) -> int | None:
        """On the ground as far as that goes, then over what is in the way, as far as a leap carries; and so on."""
        here, spent = 0.0, 0.0
        while not self._walks(here, self.length):
            off = self._last_stand_before_the_bar(here)
            land = self._landing(off) if leaps else None
            if land is None:
                return None
            spent += cost_of(self.field, (self.at(here), self.at(off)), self.going) + land - off
            here, leaps = land, leaps - 1
        return round(spent + cost_of(self.field, (self.at(here), self.goal), self.going))

    def _walks(self, start: float, end: float) -> bool:
        return is_free_straight(self.field, self.mover, self.at(start), self.at(end), self.going)

    def _last_stand_before_the_bar(self, here: float) -> float:
        off = way = here
        while way + STEP < self.length and self._walks(here, way + STEP):
            way += STEP
            if self._stands(way):
                off = way
        return off

    def _landing(self, off: float) -> float | None:
        """The furthest place to land, if it lies beyond the take-off; contact itself is one."""
        if self.length - off <= self.half:
            return self.length
        way = off + self.half
        while way > off:
            if self._stands(way):
                return way
            way -= STEP
        return None

    def _stands(self, way: float) -> bool:
        x, y = self.at(way)
        return may_stand(self.field, self.mover, self.field.bases[self.mover].at(round(x), round(y)))
