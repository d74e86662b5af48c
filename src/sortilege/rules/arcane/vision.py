"""ARH-6 Distance and vision; AR-7 whom and what a spell can be aimed at."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from random import Random
from typing import Any, Final

import msgspec

from sortilege.kernel import Fault, Game, Refusal
from sortilege.kernel.choice import Choice
from sortilege.rules.arcane.areas import covered, shape_of
from sortilege.rules.arcane.cards import HUNDREDTHS
from sortilege.rules.arcane.spell import Area, Spell
from sortilege.rules.arcane.state import ArcaneState, ModelId, Spot
from sortilege.table.areas import Lies, under
from sortilege.table.base import Base, Round
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import distance_to_point
from sortilege.table.measure import within
from sortilege.table.sight import Does, Lines, Sight, sight, sight_of_point
from sortilege.table.terrain import Feature

MOST_TRIES: Final = 200

DIRECTIONS: Final = 16
"""About each model that an area must reach, points are tried in so many directions."""


def in_vision(state: ArcaneState, viewer: ModelId, target: ModelId) -> bool:
    """ARH-6b From centre to centre no wall, and no base as large as the target's or larger."""
    if viewer == target:
        return True  # ARH-6c
    return sight(state.field, viewer, target, effect=as_large, lines=Lines.CENTRE) is not Sight.NONE


def as_large(_viewer: Base, target: Base, thing: Base | Feature) -> Does:
    if isinstance(thing, Feature):
        return Does.CUTS
    return Does.CUTS if _diameter(thing) >= _diameter(target) else Does.NOTHING


def _diameter(base: Base) -> int:
    assert isinstance(base.shape, Round)
    return base.shape.diameter


def point_in_vision(field: Battlefield, viewer: str, point: Spot) -> bool:
    """ARH-6b For a point every base blocks, except the viewer's own and those that cover the point."""
    covering = frozenset(id_ for id_, base in field.bases.items() if distance_to_point(base, point) == 0)
    return sight_of_point(field, viewer, point, ignoring=covering, effect=any_size) is not Sight.NONE


def any_size(_viewer: Base, _target: Base, _thing: Base | Feature) -> Does:
    return Does.CUTS


class Prey(msgspec.Struct, frozen=True):
    """ARH-12i Whom an area must reach: one of these models at least lies under it."""

    models: tuple[ModelId, ...]
    area: Area
    lies: Lies

    def is_reached(self, field: Battlefield, caster: ModelId, point: Spot) -> bool:
        shape = shape_of(field.bases[caster], self.area, point)
        return any(under(shape, field.bases[model], self.lies) for model in self.models)


class DesignatedPoint(Choice, frozen=True, gc=True, omit_defaults=True, tag="designated_point"):
    """AR-7c A point of the table, In Vision of a model and so far from its base at most; without a viewer any point."""

    battlefield: Battlefield
    viewer: str
    reach: int
    prey: Prey | None = None

    def accept(self, answer: object) -> Spot:
        spot = read_spot(answer)
        if (fault := self._fault(spot)) is not None:
            raise fault
        return spot

    def _fault(self, spot: Spot) -> Refusal | None:
        if not (0 <= spot[0] <= self.battlefield.width and 0 <= spot[1] <= self.battlefield.height):
            return Refusal("off_table")
        if not self.viewer:
            return None
        far = distance_to_point(self.battlefield.bases[self.viewer], spot)
        if not within(far, self.reach):
            return Refusal("AR-F12", "AR-7b", cost=round(far), most=self.reach)
        if not point_in_vision(self.battlefield, self.viewer, spot):
            return Refusal("AR-F13", "AR-7d")
        if self.prey is not None and not self.prey.is_reached(self.battlefield, self.viewer, spot):
            return Refusal("AR-F6", "ARH-12i", model=self.viewer)
        return None

    def answers(self) -> None:
        """There are too many to list."""

    def sample(self, random: Random) -> Spot:
        """Points drawn from the square about the reach until one is legal."""
        if not self.viewer:
            return random.randint(0, self.battlefield.width), random.randint(0, self.battlefield.height)
        base = self.battlefield.bases[self.viewer]
        far = self.reach + _diameter(base) // 2
        for _ in range(MOST_TRIES):
            spot = (random.randint(base.x - far, base.x + far), random.randint(base.y - far, base.y + far))
            if self._fault(spot) is None:
                return spot
        found = self.first_legal()
        assert found is not None, "whoever asks for a point with prey has looked whether there is one"
        return found

    def first_legal(self) -> Spot | None:
        """The viewer's own centre always is legal; with prey it is looked for about them, and there may be none."""
        if not self.viewer:
            return 0, 0
        base = self.battlefield.bases[self.viewer]
        if self.prey is None:
            return base.x, base.y
        return next((spot for spot in self._about_prey(self.prey) if self._fault(spot) is None), None)

    def _about_prey(self, prey: Prey) -> Iterator[Spot]:
        """Points at each of the prey and around it, as far as the reach goes; and the same close to the viewer."""
        for model in prey.models:
            base = self.battlefield.bases[model]
            near = round(prey.area.size * HUNDREDTHS) + _diameter(base) // 2 - 1
            around = [(far, 2 * pi * n / DIRECTIONS) for far in (near // 2, near) for n in range(DIRECTIONS)]
            for far, angle in ((0, 0.0), *around):
                spot = (round(base.x + far * cos(angle)), round(base.y + far * sin(angle)))
                yield self.last_towards(spot, self.reach)
                yield self.last_towards(spot, 0)

    def last_towards(self, spot: Spot, reach: int) -> Spot:
        """A point, or the last on the straight way there that lies within a reach of the viewer's base."""
        base = self.battlefield.bases[self.viewer]
        away = hypot(spot[0] - base.x, spot[1] - base.y)
        most = reach + base.block[8] - 1  # a hundredth less: the point is rounded
        if away <= most:
            return spot
        part = most / away
        return round(base.x + part * (spot[0] - base.x)), round(base.y + part * (spot[1] - base.y))


def points_for(game: Game[Any], caster: ModelId, spell: Spell, prey: tuple[ModelId, ...] = ()) -> DesignatedPoint:
    """AR-7c Where an area spell can be aimed; with prey, so that its area reaches one of them."""
    assert spell.area is not None
    wanted = Prey(prey, spell.area, covered(game)) if prey else None
    return DesignatedPoint(game.state.field, caster, reach_of(spell, spell.area), wanted)


def reach_of(spell: Spell, area: Area) -> int:
    """AR-7b The range; ARH-10e, ARH-10f of a cone or a line the point lies in the area itself."""
    return spell.reach or round(area.size * HUNDREDTHS)


def read_spot(answer: object) -> Spot:
    """A point from outside: two whole numbers of hundredths, as `{x, y}` or as a pair."""
    if isinstance(answer, dict) and answer.keys() == {"x", "y"}:
        answer = (answer["x"], answer["y"])
    if not isinstance(answer, list | tuple) or len(answer) != 2:
        raise Refusal(Fault.WRONG_TYPE, wanted="a point")
    x, y = answer
    if type(x) is not int or type(y) is not int:
        raise Refusal(Fault.WRONG_TYPE, wanted="whole numbers")
    return x, y


def spot_of(state: ArcaneState, model: ModelId) -> Spot:
    """The centre of a base."""
    base: Any = state.field.bases[model]
    return base.x, base.y
