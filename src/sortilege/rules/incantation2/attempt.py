"""A casting while it is under way."""

from sortilege.kernel import Seat
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.elements import NO_GEMS
from sortilege.rules.incantation2.paying import Paid
from sortilege.rules.incantation2.spell import Spell
from sortilege.table.placed import Placed


class Casting:
    """What is known so far of one casting: by whom, of what, at whom, for how much, with what result."""

    def __init__(self, caster: ModelId, seat: Seat, spell: Spell, target: ModelId) -> None:
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
        self.paid = Paid(NO_GEMS)
        self.result: int | None = None

    @property
    def success(self) -> int:
        """The result of a casting that succeeded."""
        assert self.result is not None
        return self.result
