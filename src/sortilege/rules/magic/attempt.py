"""A casting while it is under way."""

import msgspec

from sortilege.kernel import Seat
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.elements import NO_GEMS, Gems
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.terms import Terms
from sortilege.table.placed import Placed


class Paid(msgspec.Struct, frozen=True, gc=False):
    """What a casting cost: the gems of the cost, those for dice, those for the effect."""

    cost: Gems
    additional: Gems = NO_GEMS
    effect: Gems = NO_GEMS
    late: Gems = NO_GEMS
    """for the effect too, after the roll (I1-20.5.5b)"""

    @property
    def all(self) -> Gems:
        """All that was spent before the roll."""
        return self.cost + self.additional + self.effect

    @property
    def strength(self) -> int:
        """How many gems strengthen the effect."""
        return self.effect.total + self.late.total


class Casting(msgspec.Struct, eq=False, gc=False):
    """What is known so far of one casting: by whom, of what, at whom, for how much, with what result."""

    terms: Terms
    caster: ModelId
    seat: Seat
    spell: Spell
    target: ModelId
    """empty where there is no target model"""
    place: Placed | None = None
    power: int = 0
    """the caster's Power when he announced it"""
    named: int = 0
    """the difficulty printed, worked out or named"""
    difficulty: int = 0
    """what must be reached"""
    reads: int = 0
    """the difficulty that effects read (I2-R28)"""
    paid: Paid = Paid(NO_GEMS)
    result: int | None = None

    @property
    def success(self) -> int:
        """The result of a casting that succeeded."""
        assert self.result is not None
        return self.result
