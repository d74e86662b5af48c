"""I2-2b What an artifact's card says."""

from typing import Annotated, Literal

import msgspec

from sortilege.kernel.words import Id, Words
from sortilege.rules.magic.effects import Effect, LastingEffect
from sortilege.rules.magic.elements import NO_GEMS, Gems
from sortilege.rules.magic.spell import Area, Duration, Frequency, Spell
from sortilege.table.kept import kept

Element = Literal["air", "earth", "fire", "water", "light", "darkness"]
Points = Annotated[int, msgspec.Meta(ge=0, le=1000)]

ONCE_A_GAME = Frequency(game=1)


class Artifact(msgspec.Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """An artifact's card: who may have it, what it does, when, and how often."""

    id: Id
    name: Words
    text: Words = {}
    pa: Points = 0
    reserved_to: str = ""
    """I2-2c the people, the name or the id of those who alone may have it"""
    elements: tuple[Element, ...] = ()
    """I2-3.11d those that it uses; those of its gems are among them anyway"""
    min_capacity: int = 0
    """I1-16.3a the Power that it needs, in the first edition"""
    carried_by: Literal["personalities", "magicians", "anyone"] = "personalities"
    """I2-R41, I2-9b whom its card lets carry it, whatever the rule says of ranks"""
    counts: bool = True
    """I2-9b whether it takes one of the places that Table 2 gives"""
    unique: bool = False
    """whether its card says that an army has it once"""
    use: Literal["worn", "activation", "any_time", "gems_needed"] = "worn"
    """worn: it acts as long as its bearer is in play; otherwise its bearer's player says when"""
    frequency: Frequency = ONCE_A_GAME
    gems: Gems = NO_GEMS
    """what a use costs, out of its bearer's reserve"""
    gives: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """how many gems its bearer gains when he needs them; nothing else happens then"""
    target: Literal["any", "enemy", "friend", "self"] = "self"
    range: float | Literal["self", "contact", "unlimited"] = "self"
    area: Literal["one_combatant", "card", "battlefield"] | Area = "one_combatant"
    duration: Duration = "at_once"
    effect: tuple[Effect, ...] = ()

    def __post_init__(self) -> None:
        if (self.use == "gems_needed") != (self.gives > 0) or (self.gives and self.effect):
            raise ValueError("what is used when gems are needed `gives` so many, and does nothing else")
        if self.use == "worn" and not all(_lasts(effect) for effect in self.effect):
            raise ValueError(
                "what is worn does what lasts, with plain numbers and always, or acts at a moment: `at: turn_begins`"
            )

    @kept
    def uses(self) -> frozenset[str]:
        """I2-3.11d The elements that its bearer must control."""
        return frozenset((*self.elements, *self.gems.coloured))

    @kept
    def as_spell(self) -> Spell:
        """What its use does, in the form in which effects are carried out."""
        return Spell(
            self.id,
            self.name,
            "",
            self.gems,
            0,
            self.range,
            self.target,
            self.effect,
            self.frequency,
            self.area,
            self.duration,
        )


def _lasts(effect: Effect) -> bool:
    """What goes on as long as it is worn: an effect that lasts, with plain numbers, or one that is done at a moment."""
    plain = not isinstance(getattr(effect, "by", 0), str)
    return bool(effect.at) or (isinstance(effect, LastingEffect) and plain and not effect.when)


def is_open_to(reserved_to: str, model: str, name: str, people: str) -> bool:
    """I2-2c, I2-3.9a, I1-16.1.6a Reserved cards are for one people, one name, one model."""
    return not reserved_to or reserved_to in (model, name, people)
