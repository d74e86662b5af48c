"""C2-P5 An activation of a duel: a trance perhaps, then a move."""

from functools import lru_cache
from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, Rule, Seat
from sortilege.rules.confrontation.events import Activated
from sortilege.rules.confrontation.movement.moves import MOVES, move
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.incantation2.trance import offer_trance
from sortilege.rules.magic.artifacts import on_activation
from sortilege.rules.magic.state import MagicState


def activate(game: Game[Any], model: ModelId) -> Rule[None]:
    """C2-P5 An activation: a trance perhaps, then a move."""
    state: MagicState = game.state
    state.models[model] = msgspec.structs.replace(state.models[model], activated=True)
    game.tell(Activated(model))
    if state.carried:
        yield from on_activation(game, TERMS, model)
        if model not in state.models:
            return
    if model in state.magicians:
        yield from offer_trance(game, model)
    seat = state.models[model].seat
    kind: str = yield which_move(seat, model)
    yield from move(game, model, kind)


@lru_cache(maxsize=1024)
def which_move(seat: Seat, model: ModelId) -> Ask:
    """The same question in every turn."""
    return Ask(seat, "move.move", "C2-8.1b", MOVES, {"model": model})
