"""A model leaves the game."""

from typing import Any

from sortilege.kernel import Game
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.events import Killed
from sortilege.rules.confrontation.state import ModelId, Skirmish


def remove(game: Game[Any], model: ModelId, cause: str, rule: str, by: ModelId | None = None) -> None:
    """A model is a casualty, whoever or whatever has killed it."""
    state: Skirmish = game.state
    state.forget(model)
    game.tell(Killed(model, cause, by, rule))


def check_resistance(game: Game[Any], model: ModelId, cause: str, by: ModelId | None = None) -> None:
    """C2-5i A model whose Resistance is below 0 is killed; C2-R88 nothing can save it."""
    if characteristic(game.state, model, "resistance") < 0:
        remove(game, model, cause, "C2-5i", by)
