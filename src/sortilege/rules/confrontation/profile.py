"""C2 2.1: what a model's reference card says."""

from enum import StrEnum
from typing import Annotated, Final, Literal

import msgspec

from sortilege.kernel import Atom
from sortilege.kernel.words import Words, said
from sortilege.table.base import Base, Rectangle
from sortilege.table.kept import kept

Rank = Literal["irregular", "regular", "veteran", "special", "elite", "creature", "walking_legend", "major_ally"]
"""C2-T1"""


class Size(StrEnum):
    """C2-T2"""

    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"
    EXTRA_LARGE = "extra_large"

    @property
    def rank(self) -> int:
        return SIZES.index(self) + 1


SIZES = tuple(Size)

MOST_POWER: Final = 100
"""No card has more: so many gems can still be asked for."""


class Skill(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A skill with the X of its name, where it has one."""

    skill: str
    x: Atom = 0


class Weapon(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """C2-4.1.6b A missile or thrown weapon: its ranges in centimetres, and the force of its damage."""

    name: str
    short: float
    medium: float
    long: float
    force: int
    reload: int = 0
    """C2-T20: in how many turns it is ready again"""


class BaseSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rectangular base in millimetres."""

    width: Annotated[float, msgspec.Meta(gt=0)] = 25
    depth: Annotated[float, msgspec.Meta(gt=0)] = 25


class Profile(msgspec.Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """The card. Lengths are in centimetres, as printed."""

    name: Words
    people: str = "none"
    pa: int = 0
    """C2-4.4b points, with everything that was bought for the model"""
    rank: Rank = "regular"
    character: bool = False
    """C2-4.1.1b it has a proper name"""
    title: Literal["champion", "hero", "living_legend"] | None = None
    movement: float = 10
    movement2: float | None = None
    """C2-4.1.2b the second value, for flying or swimming"""
    movement2_for: Literal["fly", "swim"] = "fly"
    initiative: int = 3
    attack: int = 3
    force: int = 3
    defense: int = 3
    resistance: int = 5
    shooting: int | None = None
    weapons: tuple[Weapon, ...] = ()
    courage: int | None = None
    fear: int | None = None
    discipline: int | None = None
    power: Annotated[int, msgspec.Meta(ge=0, le=MOST_POWER)] | None = None
    faith: int | None = None
    level: Literal["initiate", "adept", "master", "virtuoso"] = "initiate"
    elements: tuple[Literal["air", "earth", "fire", "water", "light", "darkness"], ...] = ()
    warrior_mage: bool = False
    size: Size = Size.MEDIUM
    base: BaseSize = BaseSize()
    mounted: bool | None = None
    """where the card says so; otherwise a 25 × 50 base is mounted"""
    infantry: bool | None = None
    """where the card says so; otherwise a 25 × 25 base that is not mounted is infantry"""
    skills: tuple[Skill, ...] = ()
    equipment: tuple[str, ...] = ()

    @kept
    def called(self) -> str:
        """Its name in one language, by which rules tell cards apart."""
        return said(self.name)

    @kept
    def controlled(self) -> frozenset[str]:
        """The elements that a Magician controls."""
        return frozenset(self.elements)

    @kept
    def reach(self) -> int:
        """MOV in hundredths of a centimetre."""
        return round(self.movement * 100)

    @kept
    def all_skills(self) -> tuple[Skill, ...]:
        """Those of the list, and the one that a card may say apart from it."""
        return (*self.skills, Skill("warrior_mage")) if self.warrior_mage else self.skills

    @kept
    def skill_names(self) -> frozenset[str]:
        return frozenset(skill.skill for skill in self.all_skills)

    @kept
    def is_warrior_mage(self) -> bool:
        """C2-12.1.42"""
        return "warrior_mage" in self.skill_names

    @kept
    def rides(self) -> bool:
        """C2 2.1: whether the model is mounted."""
        return self.mounted if self.mounted is not None else (self.base.width, self.base.depth) == (25, 50)

    @kept
    def is_infantry(self) -> bool:
        """C2 2.1"""
        return self.infantry if self.infantry is not None else self.base == BaseSize() and not self.rides

    @kept
    def most_opponents(self) -> int:
        """C2-T4, C2-R21 How many enemies may engage the model."""
        sides = self.base.width, self.base.depth
        return 8 if min(sides) >= 37.5 else 6 if max(sides) > 25 else 4

    @kept
    def personality(self) -> bool:
        """C2-R57"""
        legend = self.rank in ("walking_legend", "major_ally")
        return self.character or legend or self.title is not None or "incarnation" in self.skill_names

    def base_at(self, x: int, y: int, facing: int) -> Base:
        shape = Rectangle(round(self.base.width * 10), round(self.base.depth * 10))
        return Base(shape, x, y, facing, size=self.size.rank)
