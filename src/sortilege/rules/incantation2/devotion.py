"""I2-10.6 Why a model cannot be sacrificed to a Magician."""

from typing import Any

from sortilege.kernel import Game, Refusal
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.magic.devotion import Bar, bar_to_sacrifice


def why_not_sacrifice(game: Game[Any], magician: ModelId, model: ModelId) -> Refusal | None:
    """I2-F40 to I2-F42"""
    match bar_to_sacrifice(game, TERMS, magician, model):
        case Bar.NO_DEVOTION:
            return Refusal("I2-F40", "I2-10.6a", model=model)
        case Bar.NO_CONTACT:
            return Refusal("I2-F41", "I2-10.6a", model=model)
        case Bar.FULL:
            return Refusal("I2-F42", "I2-10.6a", magician=magician)
    return None
