"""I2 §4 Elements, and gems of them."""

from functools import lru_cache
from typing import Annotated, Final

import msgspec

ELEMENTS: Final = ("air", "earth", "fire", "water", "light", "darkness")  # I2-4.1a, I2-4.2a
NEUTRAL: Final = "neutral"
"""A symbol that any gem pays; a gem of instinctive magic."""

KINDS: Final = (*ELEMENTS, NEUTRAL)

OPPOSITES: Final = {
    "water": ("fire", "darkness"),  # I2-4.5.1a
    "fire": ("water", "darkness"),
    "earth": ("air", "darkness"),  # I2-4.5.2a
    "air": ("earth", "darkness"),
    "light": ("darkness",),  # I2-4.5.3a, I2-4.6a
    "darkness": ("light", "air", "water", "fire", "earth"),  # I2-4.6b
    NEUTRAL: (),  # I2-5.5.6e: instinctive gems have none
}


Count = Annotated[int, msgspec.Meta(ge=0, le=200)]
"""No card and no reserve has more of one kind."""


class Gems(msgspec.Struct, frozen=True, gc=False, cache_hash=True, omit_defaults=True, forbid_unknown_fields=True):
    """So many gems of each element."""

    air: Count = 0
    earth: Count = 0
    fire: Count = 0
    water: Count = 0
    light: Count = 0
    darkness: Count = 0
    neutral: Count = 0

    @property
    def total(self) -> int:
        return self.air + self.earth + self.fire + self.water + self.light + self.darkness + self.neutral

    @property
    def coloured(self) -> tuple[str, ...]:
        """The elements among them, each once."""
        return tuple(element for element in ELEMENTS if getattr(self, element))

    @property
    def without_neutral(self) -> "Gems":
        return msgspec.structs.replace(self, neutral=0)

    def of(self, kind: str) -> int:
        count: int = getattr(self, kind)
        return count

    def __add__(self, other: "Gems") -> "Gems":
        if other is NO_GEMS:
            return self
        return Gems(
            self.air + other.air,
            self.earth + other.earth,
            self.fire + other.fire,
            self.water + other.water,
            self.light + other.light,
            self.darkness + other.darkness,
            self.neutral + other.neutral,
        )

    def __sub__(self, other: "Gems") -> "Gems":
        if other is NO_GEMS:
            return self
        return Gems(
            self.air - other.air,
            self.earth - other.earth,
            self.fire - other.fire,
            self.water - other.water,
            self.light - other.light,
            self.darkness - other.darkness,
            self.neutral - other.neutral,
        )

    def holds(self, other: "Gems") -> bool:
        """Whether all of these others are among them."""
        return (
            self.air >= other.air
            and self.earth >= other.earth
            and self.fire >= other.fire
            and self.water >= other.water
            and self.light >= other.light
            and self.darkness >= other.darkness
            and self.neutral >= other.neutral
        )

    def pay_for(self, cost: "Gems") -> bool:
        """Whether they cover a cost: enough of each coloured symbol, and enough in all."""
        return short_of(self, cost) <= 0

    def each(self) -> tuple[str, ...]:
        """Every gem by its kind, in the order of the kinds."""
        return tuple(kind for kind in KINDS for _ in range(self.of(kind)))


@lru_cache(maxsize=8192)
def short_of(reserve: Gems, cost: Gems) -> int:
    """How many gems at least must come into a reserve before it can pay a cost."""
    coloured = sum(max(cost.of(element) - reserve.of(element), 0) for element in ELEMENTS)
    return max(coloured, cost.total - reserve.total)


NO_GEMS: Final = Gems()


def gems_of(*kinds: object) -> Gems:
    """One gem of each kind named."""
    return Gems(*[kinds.count(kind) for kind in KINDS])


def as_gems(offered: object) -> Gems | None:
    """Gems as an answer names them, where it does."""
    if not isinstance(offered, dict) or not all(type(count) is int and count >= 0 for count in offered.values()):
        return None
    return Gems(**offered) if offered.keys() <= set(KINDS) else None


def opposites(kind: str, *, darkness_absorbs_darkness: bool = False) -> tuple[str, ...]:
    """I2 Table 4. What stands opposite to a gem."""
    if kind == "darkness" and darkness_absorbs_darkness:  # I2-R12
        return (*OPPOSITES[kind], "darkness")
    return OPPOSITES[kind]


@lru_cache(maxsize=4096)
def pairings(spent: Gems, reserve: Gems, darkness_absorbs_darkness: bool = False) -> tuple[Gems, ...]:
    """I2-P8 Every set of gems of a reserve that pairs off, one with one, against the gems spent."""
    sets = {NO_GEMS}
    for gem in spent.each():
        facing = opposites(gem, darkness_absorbs_darkness=darkness_absorbs_darkness)
        sets = {larger for chosen in sets for kind in facing if reserve.holds(larger := chosen + gems_of(kind))}
    return tuple(sorted(sets, key=Gems.each))
