"""Gems, and the end of what was cast."""

from typing import TYPE_CHECKING, ClassVar, Literal

from sortilege.kernel import Rule
from sortilege.rules.magic.effects.effect import BaseEffect
from sortilege.rules.magic.readings import Amount

if TYPE_CHECKING:
    from sortilege.rules.magic.deed import Deed


class LoseGems(BaseEffect, frozen=True, tag="lose_gems"):
    """It loses gems of its reserve; its own player says which."""

    count: Amount

    example: ClassVar[str] = "{do: lose_gems, count: 2}"

    def done(self, deed: "Deed") -> Rule[None]:
        yield from deed.lose_gems(deed.count(self.count))


class GainGems(BaseEffect, frozen=True, tag="gain_gems"):
    """It gains gems, as many as its reserve can take; its own player says of which elements."""

    count: Amount

    example: ClassVar[str] = "{do: gain_gems, count: 2, whom: caster}"

    def done(self, deed: "Deed") -> Rule[None]:
        yield from deed.gain_gems(deed.count(self.count))


class EndSpells(BaseEffect, frozen=True, tag="end_spells"):
    """Spells that last upon it end: those of enemies, of friends, or all."""

    whose: Literal["enemies", "friends", "all"] = "all"

    example: ClassVar[str] = "{do: end_spells, whose: enemies}"

    def done(self, deed: "Deed") -> Rule[None]:
        deed.end_spells(self.whose)
        yield from ()
