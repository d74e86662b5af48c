"""The question "where does this base go"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from math import ceil, floor, hypot, inf, pi
from random import Random
from typing import Any, Final

import msgspec

from sortilege.kernel.choice import Choice
from sortilege.kernel.refusal import Refusal
from sortilege.table.areas import Area, Around, Lies, extent, under
from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.beside import beside
from sortilege.table.kept import kept
from sortilege.table.measure import FULL_TURN, LONGEST_EQUAL, Point
from sortilege.table.obstacles import ORDINARY, Going
from sortilege.table.paths import Blocked, Path, legal_path_of, path_round, straight_path
from sortilege.table.placed import Misplaced, Placed, read_placed
from sortilege.table.standing import NOTHING, Bar, barred

MOST_TRIES: Final = 200
"""How many places are tried at random before a sample falls back."""

SCAN_STEPS: Final = 24
"""How many steps the orderly search of the fall-back takes across the reachable box, each way."""


NARROW: Final = 50
"""A zone that reaches no further than this about a base is sampled all round that base."""


class Zone(msgspec.Struct, frozen=True):
    """An area in which the base must come to lie, and how."""

    area: Area
    lies: Lies = Lies.TOUCHED


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """A place that a question has drawn itself, and so has judged: the base as it then stands, and the way there."""

    placed: Placed
    place: Base
    way: Path


class Placement(Choice, frozen=True, dict=True, gc=True, tag="placement"):
    """Where a base may go.

    With an `allowance` it moves there, from where it stands, at that cost at most; without one it is put there.
    `base` is what is placed where that is not the mover as it stands: a newcomer, or the mover in another shape;
    with an allowance it starts from there. It ends in every one of the `zones`, at least so far from each base in
    `gaps`, on nothing but what `over` names. To stay as it stands is legal whenever `may_stay` is.
    """

    battlefield: Battlefield
    mover: str
    base: Base | None = None
    allowance: float | None = None
    zones: tuple[Zone, ...] = ()
    gaps: dict[str, int] = msgspec.field(default_factory=dict)
    over: frozenset[str] = NOTHING
    going: Going = ORDINARY
    turns: bool = True
    may_stay: bool = True

    # Judging

    def accept(self, answer: Any) -> Placed:
        if (drawn := self._drawn(answer)) is not None:
            return drawn.placed
        placed = read_placed(answer)
        fault = self._fault(placed)
        if fault is not None:
            code, facts = fault
            raise Refusal(code, "", **facts)
        return placed

    def _fault(self, placed: Placed) -> tuple[Misplaced, dict[str, object]] | None:
        """What is wrong with a place that has been understood, with the facts; None where nothing is."""
        start = self.start
        if self._stays(placed):
            return None if self.may_stay else (Misplaced.MUST_MOVE, {})
        if not self.turns and placed.facing != start.facing:
            return Misplaced.NO_TURNING, {"facing": start.facing}
        on_the_spot = self._moves and placed.x == start.x and placed.y == start.y and not placed.by
        if on_the_spot and not self.may_stay:
            return Misplaced.MUST_MOVE, {}
        if fault := self._cannot_stand(start.at(placed.x, placed.y, placed.facing)):
            return fault
        if self.allowance is None:
            return (Misplaced.NO_WAY_ASKED, {}) if placed.by else None
        return self._no_way(placed, self.allowance)

    def _cannot_stand(self, place: Base) -> tuple[Misplaced, dict[str, object]] | None:
        bar = barred(self.battlefield, self.mover, place, self.gaps, self.over)
        if bar is not None:
            gap = {"gap": self.gaps[bar.by]} if bar.bar is Bar.TOO_NEAR else {}
            return Misplaced(bar.bar.value), {"by": bar.by, **gap}
        for zone in self.zones:
            if not under(zone.area, place, zone.lies):
                return Misplaced.OUTSIDE_AREA, {}
        return None

    def _no_way(self, placed: Placed, allowance: float) -> tuple[Misplaced, dict[str, object]] | None:
        far = hypot(placed.x - self.start.x, placed.y - self.start.y)
        if far > allowance + LONGEST_EQUAL:
            return Misplaced.TOO_FAR, {"cost": round(far), "most": round(allowance)}
        way = self._way(placed, allowance) or self._way(placed, 2 * allowance) or self._straight_way(placed)
        if type(way) is Blocked:
            return Misplaced.BLOCKED, {"by": way.by, "leg": way.leg}
        assert type(way) is Path
        if way.cost > allowance + LONGEST_EQUAL:
            return Misplaced.TOO_FAR, {"cost": round(way.cost), "most": round(allowance)}
        return None

    def _way(self, placed: Placed, limit: float) -> Path | Blocked | None:
        """The way given, or else the straight or the cheapest one; None where that costs more than the limit."""
        start = self.start
        end = (placed.x, placed.y)
        if placed.by:
            return legal_path_of(self.battlefield, start, self.mover, (*placed.by, end), self.going)
        straight = straight_path(self.battlefield, start, self.mover, end, self.going)
        if straight is not None and (straight.cost == straight.length or straight.cost <= limit):
            return straight
        return path_round(self.battlefield, start, self.mover, end, self.going, limit)

    def _straight_way(self, placed: Placed) -> Path | Blocked:
        """The straight way, or what is in it: the reason given where there is no way that is nearly short enough."""
        return legal_path_of(self.battlefield, self.start, self.mover, ((placed.x, placed.y),), self.going)

    def _stays(self, placed: Placed) -> bool:
        start = self.start
        return (
            self._stands and not placed.by and (placed.x, placed.y, placed.facing) == (start.x, start.y, start.facing)
        )

    # Reading

    @kept
    def start(self) -> Base:
        """The base that is placed, as it stands before."""
        return self.base if self.base is not None else self.battlefield.bases[self.mover]

    @kept
    def _stands(self) -> bool:
        """Whether the base stands somewhere already, so that it might stay."""
        return self._moves or self.battlefield.bases.get(self.mover) == self.start

    @property
    def _moves(self) -> bool:
        return self.allowance is not None

    def place(self, placed: Placed) -> Base:
        """The base as it then stands."""
        if (drawn := self._drawn(placed)) is not None:
            return drawn.place
        return self.start.at(placed.x, placed.y, placed.facing)

    def path(self, placed: Placed) -> Path:
        """The way to a legal place; a single leap where the base is put there."""
        if (drawn := self._drawn(placed)) is not None:
            return drawn.way
        if self.allowance is not None:
            way = self._way(placed, self.allowance)
            if type(way) is Path:
                return way
        return _leap(self.start, (placed.x, placed.y))

    def allows(self, placed: Placed) -> bool:
        """Whether a place is legal; one that is will not be judged again when it is the answer."""
        start = self.start
        if self._stays(placed):
            return self.may_stay
        if placed.by or not (self.turns or placed.facing == start.facing):
            return False
        if (placed.x - start.x) ** 2 + (placed.y - start.y) ** 2 > self._squared_reach():
            return False
        drawn = self._judged(placed)
        if drawn is not None:
            self.__dict__["drawn"] = drawn
        return drawn is not None

    def _drawn(self, answer: Any) -> Drawn | None:
        """What was drawn last, where that is the answer: it has been judged, and cannot have changed."""
        drawn: Drawn | None = self.__dict__.get("drawn")
        return drawn if drawn is not None and drawn.placed is answer else None

    def walked(self, placed: Placed) -> tuple[Path, Battlefield]:
        """The way to a legal place, and the battlefield afterwards."""
        if (drawn := self._drawn(placed)) is not None:
            return drawn.way, self.battlefield.with_base(self.mover, drawn.place)
        return self.path(placed), self.carried_out(placed)

    def carried_out(self, placed: Placed) -> Battlefield:
        """The battlefield afterwards."""
        return self.battlefield.with_base(self.mover, self.place(placed))

    # Choosing

    def answers(self) -> None:
        """There are too many to list."""

    def sample(self, random: Random) -> Placed:
        """A legal place, each with the same chance; in a ring close about a base, each direction with the same chance.

        If `MOST_TRIES` places drawn from the reachable box are all illegal, the base stays where it may; where it
        may not, the first legal place of an orderly search is taken. A LookupError says that there is none.
        """
        low_x, low_y, wide, high = self._box()
        start = self.start
        ring = self._ring() if self.zones else None
        facing = start.facing
        from_x, from_y = start.x, start.y
        reach = self._squared_reach()
        turns = self.turns
        throw = random.random
        for _ in range(MOST_TRIES):
            if turns:
                facing = int(throw() * FULL_TURN)
            if ring is None:
                x = low_x + int(throw() * wide)
                y = low_y + int(throw() * high)
            else:
                x, y = beside(start, facing, ring.base, throw() * 2 * pi, throw() * ring.reach)
            dx = x - from_x
            dy = y - from_y
            if dx * dx + dy * dy <= reach and (drawn := self._judged(Placed(x, y, facing))):
                self.__dict__["drawn"] = drawn
                return drawn.placed
        found = self.first_legal()
        if found is None:
            raise LookupError(f"no legal place for {self.mover!r}")
        return found

    def first_legal(self) -> Placed | None:
        """Some legal place: staying, if that is one, or else the first of an orderly search, near places first.

        The search goes round each base that it must stay near, and over a grid of the reachable box; None says that
        it found nothing, not that nothing exists.
        """
        start = self.start
        if self._stands and self.may_stay:
            return Placed(start.x, start.y, start.facing)
        reach = self._squared_reach()
        facings = [start.facing]
        if self.turns and not start.is_round:
            facings += [(start.facing + turn) % FULL_TURN for turn in (4500, 9000, 13500)]
        for x, y, facing in chain(self._spots_beside(facings), self._spots_of_grid(facings)):
            if (x - start.x) ** 2 + (y - start.y) ** 2 <= reach and (drawn := self._judged(Placed(x, y, facing))):
                return drawn.placed
        return None

    def _spots_beside(self, facings: list[int]) -> Iterator[tuple[int, int, int]]:
        for zone in self.zones:
            if type(zone.area) is Around:
                for step in range(SCAN_STEPS):
                    for facing in facings:
                        angle = 2 * pi * step / SCAN_STEPS
                        yield *beside(self.start, facing, zone.area.base, angle, 0.0), facing

    def _spots_of_grid(self, facings: list[int]) -> Iterator[tuple[int, int, int]]:
        for x, y in _grid(self._box(), self.start.centre):
            for facing in facings:
                yield x, y, facing

    def _ring(self) -> Around | None:
        """The narrow ring about a base in which the places lie, if they do: the box would all but never hit it."""
        for zone in self.zones:
            area = zone.area
            if type(area) is Around and zone.lies is Lies.TOUCHED and area.reach <= NARROW:
                return area
        return None

    def _squared_reach(self) -> float:
        """How far from where it starts the base may come to stand: the square of it."""
        most = inf if self.allowance is None else self.allowance + LONGEST_EQUAL
        return most * most

    def _judged(self, placed: Placed) -> Drawn | None:
        """A place within reach, if it is legal; without the reason why not."""
        start = self.start
        if not self.may_stay and self._stands and (placed.x, placed.y) == (start.x, start.y):
            return None
        place = start.at(placed.x, placed.y, placed.facing)
        if self._cannot_stand(place):
            return None
        if self.allowance is None:
            return Drawn(placed, place, _leap(start, place.centre))
        way = self._way(placed, self.allowance)
        fits = type(way) is Path and way.cost <= self.allowance + LONGEST_EQUAL  # a jump's way is what it is
        return Drawn(placed, place, way) if fits else None  # type: ignore[arg-type]

    def _box(self) -> tuple[int, int, int, int]:
        """An upright box of places that holds every legal one: low x, low y, and how many places each way."""
        start = self.start
        high_x, high_y = self.battlefield.width, self.battlefield.height
        if self.allowance is not None and not self.zones:
            far, x, y = ceil(self.allowance + LONGEST_EQUAL), start.x, start.y
            low_x, low_y = x - far if x > far else 0, y - far if y > far else 0
            high_x = x + far if x + far < high_x else high_x
            high_y = y + far if y + far < high_y else high_y
            return low_x, low_y, high_x - low_x + 1, high_y - low_y + 1
        low_x, low_y = 0, 0
        boxes = [extent(zone.area) for zone in self.zones]
        reaches = [0.0 if zone.lies is not Lies.TOUCHED else start.block[2] for zone in self.zones]
        if self.allowance is not None:
            boxes.append((start.x, start.y, start.x, start.y))
            reaches.append(self.allowance)
        for box, reach in zip(boxes, reaches, strict=True):
            low_x = max(low_x, floor(box[0] - reach - LONGEST_EQUAL))
            low_y = max(low_y, floor(box[1] - reach - LONGEST_EQUAL))
            high_x = min(high_x, ceil(box[2] + reach + LONGEST_EQUAL))
            high_y = min(high_y, ceil(box[3] + reach + LONGEST_EQUAL))
        return low_x, low_y, max(1, high_x - low_x + 1), max(1, high_y - low_y + 1)


@lru_cache(maxsize=64)
def _grid(box: tuple[int, int, int, int], start: Point) -> tuple[tuple[int, int], ...]:
    """Places all over a box, those first that lie near where the base starts."""
    low_x, low_y, wide, high = box
    spots = [
        (low_x + wide * across // SCAN_STEPS, low_y + high * along // SCAN_STEPS)
        for across in range(SCAN_STEPS + 1)
        for along in range(SCAN_STEPS + 1)
    ]
    return tuple(sorted(spots, key=lambda spot: (hypot(spot[0] - start[0], spot[1] - start[1]), spot)))


def _leap(start: Base, to: Point) -> Path:
    return Path(((start.x, start.y), to), 0.0, 0.0)
