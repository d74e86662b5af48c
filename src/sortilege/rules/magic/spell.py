"""I2 §3 What a spell's card says."""

from typing import Annotated, Final, Literal

import msgspec

from sortilege.kernel.words import Id, Words
from sortilege.rules.magic.effects import Effect
from sortilege.rules.magic.elements import Gems
from sortilege.rules.magic.readings import Difficulty
from sortilege.table.kept import kept

FREE = "free"


class Frequency(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """I2-3.7a So many times a turn, or I2-3.7b a game."""

    turn: int = 0
    game: int = 0

    def __post_init__(self) -> None:
        if (self.turn > 0) == (self.game > 0):
            raise ValueError("a frequency is a number of times a turn or a number of times a game")

    def is_used_up(self, this_turn: int, this_game: int) -> bool:
        """Whether so many castings are all that it allows."""
        return this_turn >= self.turn if self.turn else this_game >= self.game

    @property
    def limit(self) -> tuple[int, str, str]:
        """How many times, by which rule, in what span."""
        return (self.turn, "I2-3.7a", "turn") if self.turn else (self.game, "I2-3.7b", "game")


NO_LIMIT: Final = Frequency(turn=99)
"""of cards of the first edition, which have no frequency"""


class EffectGems(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """I2-6.6d Gems that strengthen the effect: of which element, and how many at most."""

    most: int
    element: str = ""
    """empty: any gem of the reserve"""


Duration = Annotated[int, msgspec.Meta(ge=1, le=99)] | Literal["at_once", "game", "caster_lives", "until_wounded"]


class Area(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """I2-3.5a A stated area: a circle round the target, all round the caster, a cone or a line from him to it."""

    shape: Literal["circle", "around", "cone", "line"]
    size: Annotated[float, msgspec.Meta(gt=0, le=300)]
    """in centimetres: the radius of a circle, the reach round the caster, the length of a cone or a line"""
    width: Annotated[float, msgspec.Meta(gt=0, le=180)] = 5
    """the degrees of a cone, the centimetres of a line"""
    counts: Literal["all", "enemies", "friends"] = "all"
    """who counts of those under it"""


class Spell(msgspec.Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """A spell card."""

    id: Id
    name: Words
    college: str
    gems: Gems
    difficulty: Difficulty
    """a number; `free`; or what it is worked out from, such as target.fear + 6"""
    range: float | Literal["self", "contact", "melee", "unlimited"]
    target: Literal["any", "enemy", "friend", "self", "place", "none"]
    effect: tuple[Effect, ...]
    frequency: Frequency = NO_LIMIT
    area: Literal["one_combatant", "card", "battlefield"] | Area = "one_combatant"
    """one model; all of the reference card of the one named; all; or a shape"""
    duration: Duration = "at_once"
    """a number of turns, that of casting among them; or until something happens"""
    spell_power: int = 0
    pa: int = 0
    min_capacity: int = 0
    """I1-16.3a the Power that it needs"""
    reserved_to: str = ""
    """the people, the name or the id of those who alone may cast it"""
    ingredients: tuple[str, ...] = ()
    effect_gems: EffectGems | None = None
    text: Words = {}

    @kept
    def aims(self) -> bool:
        """Whether a target model is named: not by a spell on the battlefield, on a place or on nobody."""
        around = isinstance(self.area, Area) and self.area.shape == "around"
        return self.area != "battlefield" and not around and self.target not in ("place", "none")

    @kept
    def aim(self) -> tuple[str, str]:
        """On what it depends at whom it can be aimed, whatever the distance."""
        return self.target, self.range if isinstance(self.range, str) else ""

    @kept
    def coloured(self) -> tuple[str, ...]:
        """The elements of its cost."""
        return self.gems.coloured

    @kept
    def elements(self) -> frozenset[str]:
        """The same as a set."""
        return frozenset(self.coloured)

    @kept
    def cost(self) -> int:
        """How many gems it costs."""
        return self.gems.total

    @kept
    def reach(self) -> int:
        """I2-3.4a A numeric range in hundredths of a centimetre."""
        return round(float(self.range) * 100)
