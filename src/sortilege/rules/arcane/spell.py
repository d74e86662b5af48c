"""AR 2.3 and AR-T6: what a spell's scroll says."""

from typing import Literal

import msgspec

from sortilege.kernel.words import Id, Words
from sortilege.rules.arcane.cards import HUNDREDTHS, Domain, WoundType


class Wound(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="wound"):
    """For each Success 1 wound of a type, 2 on a natural 6."""

    type: WoundType = "physical"


class Give(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="give"):
    """Tokens of a condition, or its flag; only with so many Successes, and perhaps only to heroes or to others."""

    condition: str
    count: int = 1
    successes: int = 0
    only: Literal["", "heroic", "regular"] = ""


class Torment(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="torment"
):
    """Torment for the target; perhaps only for heroes or for others."""

    count: int = 1
    only: Literal["", "heroic", "regular"] = ""


class Push(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="push"):
    """ARH-13k Impact Force, so many inches."""

    inches: float


class Deflect(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="def"):
    """DEF changes for 1 Round."""

    by: int


class Heal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="heal"):
    """Heals wounds."""

    count: int


class Calm(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="calm"):
    """Removes Torment."""

    count: int


class Clear(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="clear"):
    """Removes all tokens of a condition, or its flag."""

    condition: str


class Leech(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="leech"):
    """The caster heals wounds if the target took at least 1 wound."""

    count: int


class Reap(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="reap"):
    """The caster loses Torment if the target was Vanquished or took a Heroic Wound by this spell."""

    count: int


class Raise(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag="raise"):
    """Vanquished friendly regular models of one card return."""

    count: int


Effect = Wound | Give | Torment | Push | Deflect | Heal | Calm | Clear | Leech | Reap | Raise

TargetKind = Literal["enemy", "enemy_regular", "friend", "friend_self", "point", "self", "spot"]


class Area(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """ARH-10 The shape of an area spell, in inches and degrees, and who counts under it."""

    shape: Literal["circle", "around", "cone", "line"]
    size: float
    """the radius of a circle, the reach around a base, the length of a cone or a line"""
    width: float = 0
    """the degrees of a cone, the inches of a line"""
    counts: Literal["all", "enemies", "friends"] = "all"


class Empowered(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """AR-10d What a scroll says otherwise when Empowered."""

    effect: tuple[Effect, ...] = ()
    target: TargetKind | Literal[""] = ""
    area: Area | None = None


class Spell(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A scroll."""

    id: Id
    name: Words
    domain: Domain
    rank: Literal[1, 2, 3]
    effect: tuple[Effect, ...]
    target: TargetKind
    dice: int = 0
    """ATK dice for each target; none: a diceless spell"""
    against: Literal["def", "will", ""] = ""
    range: float = 0
    """in inches; 0: an area on the caster"""
    area: Area | None = None
    empowered: Empowered = Empowered()
    text: Words = {}

    def __post_init__(self) -> None:
        if bool(self.dice) != bool(self.against):
            raise ValueError("a spell with dice is rolled against def or will, one without dice against nothing")
        if (self.target in ("point", "self")) != (self.area is not None):
            raise ValueError("an area spell is aimed at a point or at the caster himself, any other at a model")

    @property
    def diceless(self) -> bool:
        return self.dice == 0

    @property
    def wounds(self) -> Wound | None:
        """AR-8c The damage that it does, if any."""
        return next((effect for effect in self.effect if isinstance(effect, Wound)), None)

    @property
    def reach(self) -> int:
        """Its range in hundredths of an inch."""
        return round(self.range * HUNDREDTHS)

    def empowered_form(self) -> "Spell":
        """AR-10c, AR-10d One die more, unless it has none, and what the scroll adds."""
        more = self.empowered
        return msgspec.structs.replace(
            self,
            dice=self.dice + 1 if self.dice else 0,  # AR-10f
            effect=more.effect or self.effect,
            target=more.target or self.target,
            area=more.area or self.area,
        )
