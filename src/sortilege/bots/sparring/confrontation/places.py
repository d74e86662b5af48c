"""Where to go: places about a model, judged by what one gains there and what threatens one there."""

from collections.abc import Iterable, Iterator, Sequence
from math import atan2, cos, hypot, pi, sin
from typing import Final

import msgspec

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.bots.sparring.confrontation.shots import best_shot_from, under_fire
from sortilege.bots.sparring.confrontation.sorcery import casting_from
from sortilege.bots.sparring.confrontation.targets import prey_of
from sortilege.rules.confrontation.movement.pace import RUN, STAY, allowance, going_of
from sortilege.rules.confrontation.space import LEAST_GAP
from sortilege.rules.confrontation.state import ModelId
from sortilege.table.measure import Point, bearing
from sortilege.table.obstacles import Going
from sortilege.table.placed import Placed
from sortilege.table.reach import reach
from sortilege.table.standing import may_stand
from sortilege.table.stopping import cut_at_cost

TURNS: Final = (0.0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.6, -1.6, 2.2, -2.2, pi)
"""In which directions one looks for a place, away from the straight way to the goal."""

FAR: Final = 6000.0
"""From how far away a goal draws no more than from nearby: sixty centimetres."""

CURIOUS: Final = 0.05
"""What it is worth to go where one may see somebody, as a part of what a model is usually worth."""

SAFELY: Final = 150.0
"""How much nearer than the range of most spells one wants to be."""

MOST_WITH_FIRE: Final = 48
"""At how many places it is looked whom one could hit from there."""

RISK: Final = 0.55
"""How much of what an enemy's charge would cost counts."""


class Spot(msgspec.Struct, frozen=True):
    """A place, how one moves there, and what it is worth."""

    kind: str
    placed: Placed
    worth: float

    @property
    def placed_at(self) -> Point:
        return self.placed.x, self.placed.y


class Ground:
    """What a model looks at when it chooses a place: worked out once for all places."""

    def __init__(self, battle: Battle, model: ModelId) -> None:
        self.battle = battle
        self.model = model
        self.base = battle.base(model)
        self.prey = prey_of(battle, model)
        self.shoots = battle.is_shooter(model)
        self.casts = battle.is_magician(model)
        self.precious = battle.is_precious(model)
        self.prized = battle.is_prized(model)
        self.goal = self._goal()
        self.drawn = self._drawn()
        self.wanted = self._wanted_distance()
        self.gaps = dict.fromkeys((foe.id for foe in battle.foes), LEAST_GAP)
        self.threats = tuple(self._threats())

    def _goal(self) -> Point:
        battle = self.battle
        if battle.objective == "b":
            return _edge_to_leave(battle), self.base.y
        if self.prey is None:
            return self.base.centre
        return battle.base(self.prey).centre

    def _drawn(self) -> float:
        """How strongly the goal draws, in points."""
        battle = self.battle
        if battle.objective == "b":
            return 3 * battle.usual_worth
        if self.prey is None:
            return 0.0
        return max(battle.balance((self.model,), (self.prey,), charge=1), 0.35 * battle.worth(self.prey))

    def _threats(self) -> Iterator[tuple[Point, float, float]]:
        """Where each enemy stands, from how far it can charge, and what its charge would cost."""
        battle = self.battle
        if not battle.has_melee:
            return
        risk = RISK * urgency(battle) * (1.5 if self.precious else 1.0)
        for foe in battle.foes:
            if foe.afraid or battle.is_shooter(foe.id) or battle.engaged(foe.id):
                continue
            cost = -battle.balance((self.model,), (foe.id,), charge=-1)
            if cost > 0:
                base = battle.base(foe.id)
                reach = battle.charge_reach(foe.id) + base.block[2] + self.base.block[2]
                yield base.centre, reach, cost * risk

    # Judging

    def worth(self, x: float, y: float, kind: str) -> float:
        """What it is worth to end a move there: quickly judged."""
        worth = -self._danger(x, y)
        far = hypot(self.goal[0] - x, self.goal[1] - y)
        wanted = self.wanted
        if far > wanted or not self.precious:
            worth -= self.drawn * min(1.0, abs(far - wanted) / FAR)
        if kind == RUN and (self.shoots or self.casts):
            worth -= 0.05 * self.battle.usual_worth
        return worth

    def _wanted_distance(self) -> float:
        """How near to the goal one wants to be."""
        if self.shoots:
            return 100 * max(weapon.medium for weapon in self.battle.state.models[self.model].card.weapons) * 0.8
        return max(0.0, self.battle.fire.reach(self.model) - SAFELY) if self.casts else 0.0

    def _danger(self, x: float, y: float) -> float:
        costs = sorted((cost for (fx, fy), reach, cost in self.threats if hypot(fx - x, fy - y) <= reach), reverse=True)
        return sum(costs[:2])

    def with_fire(self, spot: Spot) -> Spot:
        """The same with what one could shoot and cast from there, and what could be cast at one."""
        worth = spot.worth
        if self.shoots and spot.kind != RUN:
            worth += best_shot_from(self.battle, self.model, spot.placed, moved=spot.kind != STAY)
        if self.casts:
            worth += casting_from(self.battle, self.model, spot.placed, casts=spot.kind != RUN)
        if self.prized:
            worth -= RISK * under_fire(self.battle, self.model, spot.placed)
        return msgspec.structs.replace(spot, worth=worth)

    # Places

    def spots(self, kinds: Iterable[str], by: str = "") -> list[Spot]:
        """Places to which these kinds of movement lead, the best first; not yet judged by the rules."""
        kinds = tuple(kinds)
        found = sorted((spot for kind in kinds for spot in self._places(kind, by)), key=lambda spot: -spot.worth)
        if self.shoots or self.casts or self.prized:
            with_fire = [self.with_fire(spot) for spot in found[:MOST_WITH_FIRE]]
            hits = self.shoots or self.casts
            if hits and all(after.worth <= before.worth for before, after in zip(found, with_fire, strict=False)):
                with_fire += self._to_see_somebody(kinds, by)
            found = sorted(with_fire, key=lambda spot: -spot.worth)
        return found

    def _to_see_somebody(self, kinds: Sequence[str], by: str) -> Iterator[Spot]:
        """Who can hit nobody from anywhere goes round what is in the way."""
        state = self.battle.state
        for kind in kinds:
            if kind != STAY:
                most = allowance(state, self.model, kind, by)
                spot = self.round_about(most, going_of(state, self.model, by), kind)
                if spot is not None:
                    yield msgspec.structs.replace(spot, worth=spot.worth + CURIOUS * self.battle.usual_worth)

    def _places(self, kind: str, by: str) -> Iterator[Spot]:
        most = allowance(self.battle.state, self.model, kind, by)
        if kind == STAY or not most:
            yield self._spot(kind, *self.base.centre)
        else:
            yield from self._ring(kind, most)

    def _ring(self, kind: str, most: float) -> Iterator[Spot]:
        """Where one stands, and places all about it."""
        here = self.base.centre
        yield self._spot(kind, *here)
        towards = atan2(self.goal[1] - here[1], self.goal[0] - here[0])
        far = hypot(self.goal[0] - here[0], self.goal[1] - here[1])
        for part in (1.0, 0.5):
            for turn in TURNS:
                step = min(most * part, far) if turn == 0.0 else most * part
                x, y = here[0] + cos(towards + turn) * step, here[1] + sin(towards + turn) * step
                if self._can_stand(x, y):
                    yield self._spot(kind, x, y)

    def _can_stand(self, x: float, y: float) -> bool:
        """Whether the ground there is free; whether there is a way to it is looked at later."""
        return may_stand(self.battle.state.field, self.model, self.base.at(round(x), round(y)), self.gaps)

    def _spot(self, kind: str, x: float, y: float) -> Spot:
        return Spot(kind, self.facing(round(x), round(y)), self.worth(x, y, kind))

    def facing(self, x: int, y: int) -> Placed:
        """Looking at the nearest enemy."""
        bases = [self.battle.base(foe.id) for foe in self.battle.foes]
        if not bases:
            return Placed(x, y, self.base.facing)
        near = min(bases, key=lambda base: (base.x - x) ** 2 + (base.y - y) ** 2)
        if (near.x, near.y) == (x, y):
            return Placed(x, y, self.base.facing)
        return Placed(x, y, bearing((x, y), (near.x, near.y)))

    def around(self, most: float, kind: str) -> list[Spot]:
        """Places within so far, the best first."""
        return sorted(self._ring(kind, most), key=lambda spot: -spot.worth)

    def round_about(self, most: float, going: Going, kind: str) -> Spot | None:
        """As far as one comes on the cheapest way to the prey, where something is in the straight one."""
        battle = self.battle
        if self.prey is None or battle.objective == "b":
            return None
        way = reach(battle.state.field, self.model, self.prey, None, going)
        if way is None:
            return None
        x, y = cut_at_cost(battle.state.field, way.points, min(most, max(0.0, way.cost - 20)), going)[-1]
        return self._spot(kind, x, y)

    def purpose(self, spot: Spot) -> Purpose:
        """What going to a place is for."""
        if self.battle.objective == "b":
            return Purpose.LEAVING
        if spot.kind == STAY:
            return Purpose.AIMING if self.shoots else Purpose.HOLDING
        before, after = (hypot(self.goal[0] - x, self.goal[1] - y) for x, y in (self.base.centre, spot.placed_at))
        return Purpose.ADVANCING if after <= before else Purpose.RETREATING


def urgency(battle: Battle) -> float:
    """How much danger counts: less and less as the game goes on, or nothing would be decided."""
    state = battle.state
    last = state.turn_limit or 8
    return max(0.15, 1.0 - state.turn / (last + 1))


def _edge_to_leave(battle: Battle) -> float:
    """C2-6.4c The enemy's edge."""
    return float(battle.state.field.width) if battle.seat == battle.state.left_side else 0.0
