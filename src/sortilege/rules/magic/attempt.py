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


class Casting:
    """What is known so far of one casting: by whom, of what, at whom, for how much, with what result."""

    __slots__ = (
        *("terms", "caster", "seat", "spell", "target", "place", "power"),
        *("named", "difficulty", "reads", "paid", "result"),
    )

    def __init__(self, terms: Terms, caster: ModelId, seat: Seat, spell: Spell, target: ModelId) -> None:
        self.terms = terms
        self.caster = caster
        self.seat = seat
        self.spell = spell
        self.target = target
        """empty where there is no target model"""
        self.place: Placed | None = None
        self.power = 0
        """the caster's Power when he announced it"""
        self.named = 0
        """the difficulty printed, worked out or named"""
        self.difficulty = 0
        """what must be reached"""
        self.reads = 0
        """the difficulty that effects read (I2-R28)"""
        self.paid = Paid(NO_GEMS)
        self.result: int | None = None

    @property
    def success(self) -> int:
        """The result of a casting that succeeded."""
        assert self.result is not None
        return self.result
