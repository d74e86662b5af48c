"""C2 1.4: where the magic in force plugs into the game. Each edition adds itself by name."""

from typing import Any, Final, Protocol

from sortilege.kernel import Ask, Game, Refusal, Rule
from sortilege.rules.confrontation.shooting.actors import Actors
from sortilege.rules.confrontation.state import ModelId


class Magic(Actors, Protocol):
    """What an edition of magic adds to the game."""

    @property
    def terms(self) -> Any:
        """What the edition says of its own, for the magic alone."""

    def set_out(self, game: Game[Any]) -> Rule[None]:
        """When every model is deployed: the reserves of gems."""

    def returned(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """When a model comes back into play (C2-12.1.30c)."""

    def before_moving(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """When a model is activated by itself: artifacts that are used then."""

    def activated(self, game: Game[Any], model: ModelId) -> Rule[None]:
        """When a model is activated in the Movement phase."""

    def to_use(self, game: Game[Any]) -> bool:
        """Whether anybody may have an artifact to use before the next act of the turn."""

    def at_any_time(self, game: Game[Any]) -> Rule[bool]:
        """Before each act of the turn: artifacts that are used at any time; whether one was."""

    def why_not_shoot(self, game: Game[Any], model: ModelId) -> Refusal | None:
        """Why a model that has cast may not shoot."""

    def has_acted(self, game: Game[Any], model: ModelId) -> bool:
        """Whether a model has cast or answered a spell this turn (C2-R73)."""

    def is_frozen(self, game: Game[Any]) -> bool:
        """I2-R23 Whether what a group does takes effect when the group ends."""

    def end_of_turn(self, game: Game[Any]) -> Rule[None]:
        """C2-P14 step 3: mana comes back, what has lasted long enough ends."""

    def score_needed(self, game: Game[Any], caster: ModelId, difficulty: int) -> int:
        """What a die must score, so that a spell of this difficulty is cast."""

    def option(self, game: Game[Any], name: str) -> str:
        """How an option that every edition has is taken in this one."""

    def reason(self, game: Game[Any], ask: Ask, answer: object) -> Refusal | None:
        """What the edition has to say of an answer that it does not offer."""


MAGIC: Final[dict[str, Magic]] = {}
LATER: Final = "incantation2"


def magic(game: Game[Any]) -> Magic:
    """C2-R91 The edition in force; where there is no choice, the later one."""
    return MAGIC[game.options.get("c2.magic", LATER)]
