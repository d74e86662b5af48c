"""I1-12.1.10 Why a model cannot be sacrificed to a Magician."""

from typing import Any

from sortilege.kernel import Game, Refusal
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation1.terms import TERMS
from sortilege.rules.magic.devotion import Bar, bar_to_sacrifice


def why_not_sacrifice(game: Game[Any], magician: ModelId, model: ModelId) -> Refusal | None:
    """I1-F17 and I1-F18"""
    match bar_to_sacrifice(game, TERMS, magician, model):
        case Bar.NO_DEVOTION:
            return Refusal("I1-F18", "C2-12.1.10a", model=model)
        case Bar.NO_CONTACT:
            return Refusal("I1-F18", "I1-12.1.10a", model=model)
        case Bar.FULL:
            return Refusal("I1-F17", "I1-20.6.4a", magician=magician)
    return None
