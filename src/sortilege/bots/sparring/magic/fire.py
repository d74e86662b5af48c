"""What Magicians could do to each other from where they stand, or might stand."""

from typing import Final

from sortilege.bots.sparring.magic.reading import Reading, fill
from sortilege.bots.sparring.worth import WOUNDS
from sortilege.rules.confrontation.state import ModelId, Wound
from sortilege.rules.magic.elements import Gems

Offers = tuple[tuple[float, tuple[Gems, float, int]], ...]
"""The reach of a spell, and what it costs, what it does by its chance, and how often it can be cast."""

UNLIMITED: Final = 1e9


class Fire:
    """Worked out once for all places that are looked at."""

    def __init__(self, reading: Reading, usual_worth: float) -> None:
        self.reading = reading
        self.points = usual_worth / WOUNDS[Wound.KILLED]
        """what a level of wound is, in points"""
        self._known: dict[tuple[ModelId, ModelId], Offers] = {}

    def reach(self, caster: ModelId) -> float:
        """The range of most of his spells."""
        spells = self.reading.spells(caster)
        reaches = sorted(spell.reach for spell in spells if not isinstance(spell.range, str))
        return reaches[len(reaches) // 2] if reaches else 0.0

    def furthest(self, caster: ModelId, target: ModelId) -> float:
        """From how far away he could do anything to a target."""
        return max((reach for reach, _ in self._offers(caster, target)), default=-1.0)

    def at(self, caster: ModelId, target: ModelId, far: float) -> float:
        """The most that his gems could do to a target that he sees from so far, in points."""
        offers = tuple(offer for reach, offer in self._offers(caster, target) if reach >= far)
        return self.points * fill(offers, self.reading.state.magicians[caster].reserve) if offers else 0.0

    def _offers(self, caster: ModelId, target: ModelId) -> Offers:
        key = (caster, target)
        if key not in self._known:
            self._known[key] = tuple(
                (UNLIMITED if isinstance(spell.range, str) else float(spell.reach), offer)
                for spell, offer in self.reading.offers(caster, (target,), within_reach=False, helps=False)
                if spell.range not in ("self", "contact", "melee")
            )
        return self._known[key]
