"""One cast under way."""

import msgspec

from sortilege.kernel import Seat
from sortilege.rules.arcane.spell import Spell
from sortilege.rules.arcane.state import ModelId, Spot


class Rolled(msgspec.Struct):
    """The dice of a spell for one target."""

    target: ModelId
    faces: tuple[int, ...] = ()
    value: int = 0


class Cast(msgspec.Struct):
    """A spell on its way, in the form in which it is cast (AR-10)."""

    caster: ModelId
    seat: Seat
    spell: Spell
    empowered: bool
    origin: Spot = (0, 0)
    """where the caster stands as it casts; its own area may fell it"""
    target: ModelId = ""
    """the model, or of `raise` the fallen one whose spot was named"""
    point: Spot = (0, 0)
    """where it is aimed at: the model's centre, or the designated point"""
    rolls: list[Rolled] = []
    defiance: int | None = None
    """AR-15f the sum of a diceless spell's dice, once they have fallen"""

    @property
    def price(self) -> int:
        """AR-6f, AR-10b Torment: the rank, one more if Empowered."""
        return self.spell.rank + self.empowered
