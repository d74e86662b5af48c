"""C2 2.1: what a model's reference card says."""

from enum import StrEnum
from typing import Literal

import msgspec

from sortilege.kernel import Atom
from sortilege.table.base import Base, Rectangle
from sortilege.table.kept import kept


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


class Skill(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A skill with the X of its name, where it has one."""

    skill: str
    x: Atom = 0


class BaseSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rectangular base in millimetres."""

    width: float = 25
    depth: float = 25


class Profile(msgspec.Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """The card. Lengths are in centimetres, as printed."""

    name: str
    people: str = "none"
    movement: float = 10
    initiative: int = 3
    attack: int = 3
    force: int = 3
    defense: int = 3
    resistance: int = 5
    courage: int | None = None
    fear: int | None = None
    discipline: int | None = None
    power: int | None = None
    level: Literal["initiate", "adept", "master", "virtuoso"] = "initiate"
    elements: tuple[Literal["air", "earth", "fire", "water", "light", "darkness"], ...] = ()
    warrior_mage: bool = False
    size: Size = Size.MEDIUM
    base: BaseSize = BaseSize()
    skills: tuple[Skill, ...] = ()

    @kept
    def controlled(self) -> frozenset[str]:
        """The elements that a Magician controls."""
        return frozenset(self.elements)

    @kept
    def reach(self) -> int:
        """MOV in hundredths of a centimetre."""
        return round(self.movement * 100)

    def base_at(self, x: int, y: int, facing: int) -> Base:
        shape = Rectangle(round(self.base.width * 10), round(self.base.depth * 10))
        return Base(shape, x, y, facing, size=self.size.rank)
