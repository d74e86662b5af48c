"""The way of a base that flees: straight away from a point, and round what is in the way with the least deviation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import atan2, cos, radians, sin
from typing import Final

import msgspec

from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.going import difficult_for, straight_cost
from sortilege.table.measure import LONGEST_EQUAL, Point, bearing
from sortilege.table.obstacles import ORDINARY, Going, obstacles_for
from sortilege.table.standing import NO_GAPS, on_the_table
from sortilege.table.stopping import cost_of, stopped_along

SLIDE: Final = 50.0
"""How far a base follows a deviation before it tries the straight way again."""

SHORTEST: Final = 1.0
"""A leg below a hundredth is none."""


class Flown(msgspec.Struct, frozen=True):
    """Where a flight has led. `base` is None where it led over the table's edge."""

    points: tuple[Point, ...]
    cost: float
    base: Base | None


def flee_from(
    battlefield: Battlefield,
    mover: str,
    source: Point,
    allowance: float,
    gaps: Mapping[str, int] = NO_GAPS,
    going: Going = ORDINARY,
) -> Flown:
    """The mover's flight from a point, as far as the allowance goes; it never comes nearer to the point."""
    flight = Flight(battlefield, mover, allowance, going)
    while flight.left >= SHORTEST and flight.run_on(source):
        if not on_the_table(battlefield, flight.base()):
            return Flown(tuple(flight.points), allowance - flight.left, None)
    place, way = stopped_along(battlefield, mover, tuple(flight.points), gaps, flight.base().facing)
    return Flown(way, cost_of(battlefield, way, going), place)


class Flight:
    """A base on its flight: the points it has come through, and what is left of its allowance."""

    def __init__(self, battlefield: Battlefield, mover: str, allowance: float, going: Going) -> None:
        self.battlefield = battlefield
        self.mover = mover
        self.start = battlefield.bases[mover]
        self.obstacles = obstacles_for(battlefield, self.start, mover, going).eased((self.start.centre,))
        self.difficult = difficult_for(battlefield, going)
        self.points: list[Point] = [self.start.centre]
        self.left = allowance

    def run_on(self, source: Point) -> bool:
        """The next leg: straight away as far as it is free, or else a little way with the least deviation."""
        x, y = self.points[-1]
        away = atan2(y - source[1], x - source[0])
        if self._run(away, self._free(away, self.left)):
            return True
        return any(self._run(angle, self._slide(angle)) for angle in _deviations(away))

    def base(self) -> Base:
        """The base as it stands now, facing its flight."""
        x, y = self.points[-1]
        facing = bearing(self.points[-2], (x, y)) if len(self.points) > 1 else self.start.facing
        return self.start.at(round(x), round(y), facing)

    def _run(self, angle: float, length: float) -> bool:
        if length < SHORTEST:
            return False
        here, there = self.points[-1], self._along(angle, length)
        self.left -= straight_cost(self.difficult, here, there)
        self.points.append(there)
        return True

    def _along(self, angle: float, length: float) -> Point:
        x, y = self.points[-1]
        return x + length * cos(angle), y + length * sin(angle)

    def _slide(self, angle: float) -> float:
        """The length of a little way, where all of it is free that the allowance lasts for."""
        wanted = min(SLIDE, self.left)
        if self._may_run(angle, wanted):
            return wanted
        return self._free(angle, wanted) if self._costs(angle, wanted) else 0.0

    def _free(self, angle: float, most: float) -> float:
        """How far, in whole hundredths, the way is free in a direction and the allowance lasts."""
        if self._may_run(angle, most):
            return most
        low, high = 0, int(most) + 1
        while high - low > 1:
            middle = (low + high) // 2
            if self._may_run(angle, middle):
                low = middle
            else:
                high = middle
        return float(low)

    def _may_run(self, angle: float, length: float) -> bool:
        here, there = self.points[-1], self._along(angle, length)
        return not self._costs(angle, length) and self.obstacles.hit(*here, *there) is None

    def _costs(self, angle: float, length: float) -> bool:
        """Whether so long a way costs more than is left."""
        cost = straight_cost(self.difficult, self.points[-1], self._along(angle, length))
        return cost > self.left + LONGEST_EQUAL


def _deviations(away: float) -> Iterator[float]:
    """Directions that lead no nearer to the source, the least deviation first, to the left before to the right."""
    for degrees in range(1, 91):
        yield away + radians(degrees)
        yield away - radians(degrees)
