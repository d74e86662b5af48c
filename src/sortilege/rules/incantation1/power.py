"""I1-R1, I1-R2 What is added to the die that casts or counters, whether it is rolled on, what it must reach."""

from typing import Any

from sortilege.kernel import Game
from sortilege.rules.confrontation.characteristics import characteristic_parts
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import ModelId


def own_power(game: Game[Any], magician: ModelId) -> tuple[Part, ...]:
    """Power; nothing, where the die stands alone."""
    if not rolls_on(game) or magician not in game.state.models:
        return ()
    return characteristic_parts(game.state, magician, "power")


def rolls_on(game: Game[Any]) -> bool:
    """A bare die is not rolled on."""
    return game.options["i1.casting_roll"] == "power_test"


def least_result(game: Game[Any], difficulty: int) -> int:
    """I1-R2 The least result that casts a spell: one higher than its difficulty."""
    return difficulty + (game.options["i1.success"] == "higher")
