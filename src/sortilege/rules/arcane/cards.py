"""AR section 2: what cards say: models with their weapons, and Guildhall cards."""

from typing import Final, Literal

import msgspec

from sortilege.kernel.words import Words
from sortilege.table.base import Base, Round

Domain = Literal["animancy", "druidcraft", "elemental_manipulation", "necromancy"]
DOMAINS: Final[tuple[Domain, ...]] = ("animancy", "druidcraft", "elemental_manipulation", "necromancy")  # AR-3a

HERO, ARCANIST, GUILDMASTER, INFANTRY = "hero", "arcanist", "guildmaster", "infantry"
MONSTER, DEMON, TOWERING = "monster", "demon", "towering"

HUNDREDTHS: Final = 100
"""Lengths are printed in inches and counted in hundredths of an inch."""

WoundType = Literal["physical", "fire", "frost", "thunder", "poison", "energy"]  # ARH-7f


class Weapon(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """ARH-7 A weapon set: its ATK dice, the type of its wounds, its range in inches; 0 is melee."""

    name: str
    attack: int
    type: WoundType = "physical"
    least_range: float = 0
    range: float = 0

    @property
    def melee(self) -> bool:
        return self.range == 0


class Profile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A model's card."""

    name: Words
    might: int
    dex: int
    will: int
    deflection: int
    """DEF"""
    base: float
    """the diameter of its base in millimetres"""
    weapons: tuple[Weapon, ...] = ()
    tags: tuple[str, ...] = ()
    heroism: int | None = None
    regeneration: bool = False
    """(R) after MIGHT"""
    shield: bool = False
    """(S) after DEF"""
    domains: tuple[Domain, ...] = ()
    spells: tuple[str, ...] = ()
    """its starting spells"""
    resistance: tuple[str, ...] = ()
    """to types of wounds, or to `spells`"""
    weakness: tuple[str, ...] = ()
    invulnerability: tuple[str, ...] = ()
    """to types of wounds, to `spells`, to a domain, or to a condition"""
    abilities: tuple[str, ...] = ()

    @property
    def heroic(self) -> bool:
        return HERO in self.tags

    @property
    def arcanist(self) -> bool:
        """AR-2a The tag, and nothing else."""
        return ARCANIST in self.tags

    def base_at(self, x: int, y: int) -> Base:
        """ARH-6a A round base; a millimetre is 1/25.4 of an inch."""
        return Base(Round(round(self.base / 25.4 * HUNDREDTHS)), x, y)
