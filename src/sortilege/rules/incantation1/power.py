"""I1-R1 What is added to the die that casts or counters, and whether it is rolled on."""

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
