"""Wounds: rolled for, given, healed; and death."""

from typing import TYPE_CHECKING, ClassVar, Literal

from sortilege.kernel import Rule
from sortilege.rules.confrontation.damage.removal import remove
from sortilege.rules.confrontation.damage.wound import suffer, wound_roll
from sortilege.rules.confrontation.state import Wound
from sortilege.rules.magic.effects.effect import BaseEffect
from sortilege.rules.magic.readings import Amount

if TYPE_CHECKING:
    from sortilege.rules.magic.deed import Deed


class WoundRoll(BaseEffect, frozen=True, tag="wound"):
    """It takes a wound roll of this force, or several."""

    force: Amount
    times: Amount = 1
    """how many wound rolls"""
    place: Literal["", "legs", "left_arm", "right_arm", "abdomen", "chest", "head"] = ""
    """where every wound falls, if the card says so"""

    example: ClassVar[str] = "{do: wound, force: 'effect_gems + 6'}"

    def done(self, deed: "Deed") -> Rule[None]:
        force, striker = deed.amount(self.force), deed.casting.caster
        for _ in range(deed.count(self.times)):
            if deed.is_there:
                yield from wound_roll(
                    deed.game, deed.model, force, deed.casting.seat, "spell", place=self.place, striker=striker
                )


class Suffer(BaseEffect, frozen=True, tag="suffer"):
    """It takes a wound of this severity, without a roll."""

    wound: Literal["stun", "light", "serious", "critical"]

    example: ClassVar[str] = "{do: suffer, wound: light}"

    def done(self, deed: "Deed") -> Rule[None]:
        yield from suffer(deed.game, deed.model, Wound(self.wound), "spell", deed.casting.caster)


class Kill(BaseEffect, frozen=True, tag="kill"):
    """It is killed, whatever it is; nothing saves it."""

    example: ClassVar[str] = "{do: kill, when: \"target.has('undead')\"}"

    def done(self, deed: "Deed") -> Rule[None]:
        remove(deed.game, deed.model, "spell", "I2-3.8a", deed.casting.caster)
        yield from ()


class Heal(BaseEffect, frozen=True, tag="heal"):
    """Its wound becomes so many levels lighter."""

    levels: Amount

    example: ClassVar[str] = "{do: heal, levels: 1, at: turn_ends}"

    def done(self, deed: "Deed") -> Rule[None]:
        deed.heal(deed.count(self.levels))
        yield from ()
