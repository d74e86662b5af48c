"""C2-T18 What a wound does to the one who has it."""

from typing import Any, Final

from sortilege.kernel import Game
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.state import ModelId, Skirmish, Wound

PENALTY: Final = {Wound.NONE: 0, Wound.STUN: 1, Wound.LIGHT: 1, Wound.SERIOUS: 2, Wound.CRITICAL: 3}

HURT_BY_WOUNDS: Final = frozenset({"initiative", "attack", "defense", "shooting"})
"""C2-9.2e, C2-R3 The tests that a wound makes worse, and no others."""


def wound_penalty(game: Game[Any], model: ModelId) -> int:
    """C2-9.2e What is taken from the model's rolls."""
    state: Skirmish = game.state
    return weigh("wound_penalty", acting_on(state, model), PENALTY[state.models[model].wound], game)
