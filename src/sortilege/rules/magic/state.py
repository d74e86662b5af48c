"""I2 2.2 and 2.3: a Magician in play, and what the game remembers of spells."""

from enum import StrEnum

from sortilege.kernel import Option, Owner, Public, Row, Seat
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.rules.magic.artifact import Artifact
from sortilege.rules.magic.elements import NO_GEMS, Gems
from sortilege.rules.magic.spell import Spell
from sortilege.table.placed import Placed

WORN = "I2-2b"
"""the rule under which what is worn lasts upon its bearer"""


class CastSpeed(StrEnum):
    __hash__ = str.__hash__  # an Enum's own is slow, and these are keys

    NORMAL = "normal"
    FAST = "fast"
    PROLONGED = "prolonged"


class Magician(Row, frozen=True):
    """What a model with Power has besides."""

    id: Public[ModelId]
    seat: Public[Seat]
    spells: Owner[dict[str, Spell]]
    spells_shown: Public[dict[str, Spell]]
    """I2-R54: all of them, or those that were announced"""
    ingredients: Owner[tuple[str, ...]] = ()
    reserve: Public[Gems] = NO_GEMS
    cast_speed: Public[CastSpeed] = CastSpeed.NORMAL
    tried: Public[tuple[str, ...]] = ()
    """different spells tried this turn"""
    uses_turn: Public[dict[str, int]] = {}
    uses_game: Public[dict[str, int]] = {}
    cast_this_turn: Public[bool] = False
    countered_this_turn: Public[bool] = False
    trance: Public[bool] = False
    """declared this turn"""
    done: Public[bool] = False

    def in_a_new_turn(self) -> "Magician":
        """I2-6.4.1d No speed is declared; what he did last turn no longer counts, but for what counts all game."""
        return Magician(
            self.id,
            self.seat,
            self.spells,
            self.spells_shown,
            self.ingredients,
            self.reserve,
            uses_game=self.uses_game,
        )


class Carried(Row, frozen=True):
    """The artifacts of a model, and how often it has used each."""

    id: Public[ModelId]
    seat: Public[Seat]
    artifacts: Owner[dict[str, Artifact]]
    artifacts_shown: Public[dict[str, Artifact]]
    """I2-R54: all of them, or those that act or were used"""
    artifacts_used_turn: Public[dict[str, int]] = {}
    artifacts_used_game: Public[dict[str, int]] = {}
    hushed: Owner[str] = ""
    """the phase in which its player does not want to be asked any more"""

    def used_up(self, artifact: Artifact) -> bool:
        """I2-3.7a, I2-3.7b as of spells."""
        turn, game = self.artifacts_used_turn.get(artifact.id, 0), self.artifacts_used_game.get(artifact.id, 0)
        return artifact.frequency.is_used_up(turn, game)

    def in_a_new_turn(self) -> "Carried":
        return Carried(
            self.id,
            self.seat,
            self.artifacts,
            self.artifacts_shown,
            artifacts_used_game=self.artifacts_used_game,
        )


class Aim(Row, frozen=True):
    """A spell that was aimed at a model this turn."""

    spell: Public[str]
    target: Public[ModelId]
    caster: Public[ModelId]
    seat: Public[Seat]


class Announcing(Row, frozen=True):
    """A Magician is about to announce one of these spells."""

    seat: Public[Seat]
    caster: Public[ModelId]
    options: Owner[tuple[Option, ...]]


class Unresolved(Row, frozen=True):
    """I2-R23, the other reading: a spell that takes effect when the group of its caster ends."""

    caster: Public[ModelId]
    seat: Public[Seat]
    spell: Public[Spell]
    target: Public[ModelId]
    place: Public[Placed | None]
    power: Public[int]
    reads: Public[int]
    """the difficulty that its effects read"""
    effect: Public[Gems]
    """the gems that strengthen them"""


class MagicState(Skirmish, kw_only=True):
    magicians: Public[dict[ModelId, Magician]]
    targets_tried: Public[tuple[Aim, ...]]
    announcing: Public[Announcing | None]
    unresolved: Public[tuple[Unresolved, ...]] = ()
    fallen_magicians: Public[dict[ModelId, Magician]] = {}
    """those of models that have left play, as they come back if these do"""
    carried: Public[dict[ModelId, Carried]] = {}
    """the artifacts of each model that has any, in play or not"""
    markers: Public[dict[str, str]]
    """summoned markers on the table, with the key of the effect that each stands for"""

    def forget(self, model: ModelId) -> None:
        Skirmish.forget(self, model)
        if model in self.magicians:
            self.fallen_magicians[model] = self.magicians.pop(model).in_a_new_turn()
        if model in self.carried:  # what is worn is worn no longer
            worn = [key for key, effect in self.lasting.items() if effect.bearer == model and effect.rule == WORN]
            for key in worn:
                del self.lasting[key]
