"""ARH-6 Distance and vision; AR-7 whom and what a spell can be aimed at."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sortilege.kernel import Fault, Refusal
from sortilege.kernel.choice import Choice
from sortilege.rules.arcane.state import ArcaneState, ModelId, Spot
from sortilege.table.base import Base, Round
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import distance_to_point
from sortilege.table.measure import within
from sortilege.table.sight import Does, Lines, Sight, sight, sight_of_point
from sortilege.table.terrain import Feature

MOST_TRIES: Final = 200


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


class DesignatedPoint(Choice, frozen=True, gc=True, tag="designated_point"):
    """AR-7c A point of the table, In Vision of a model and so far from its base at most; without a viewer any point."""

    battlefield: Battlefield
    viewer: str
    reach: int

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
        return None

    def answers(self) -> None:
        """There are too many to list."""

    def sample(self, random: Random) -> Spot:
        """Points drawn from the square about the reach until one is legal; the viewer's own centre always is."""
        if not self.viewer:
            return random.randint(0, self.battlefield.width), random.randint(0, self.battlefield.height)
        base = self.battlefield.bases[self.viewer]
        far = self.reach + _diameter(base) // 2
        for _ in range(MOST_TRIES):
            spot = (random.randint(base.x - far, base.x + far), random.randint(base.y - far, base.y + far))
            if self._fault(spot) is None:
                return spot
        return self.first_legal()

    def first_legal(self) -> Spot:
        if not self.viewer:
            return 0, 0
        base = self.battlefield.bases[self.viewer]
        return base.x, base.y


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
