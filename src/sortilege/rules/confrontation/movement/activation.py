"""C2-P5 An activation: the models of the cards that are activated together, one after another."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.rules.confrontation.events import Activated
from sortilege.rules.confrontation.fear.rally import rally
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.movement.moves import MOVES, move
from sortilege.rules.confrontation.state import Activation, ModelId, Skirmish


def go_on(game: Game[Any]) -> Rule[None] | None:
    """The next model of the activation, in any order that its owner likes; None when all have acted."""
    state: Skirmish = game.state
    active = state.activation
    assert active is not None
    left = tuple(model for model in active.left if model in state.models)
    if not left:
        state.activation = None
        return None
    return next_model(game, active, left)


def next_model(game: Game[Any], active: Activation, left: tuple[ModelId, ...]) -> Rule[None]:
    """C2-P5 step 1."""
    model = left[0]
    if len(left) > 1:
        model = yield Ask(active.seat, "move.next_model", "C2-8b", One(left))
    rest = tuple(other for other in left if other != model)
    game.state.activation = msgspec.structs.replace(active, left=rest)
    yield from activate(game, model)


def activate(game: Game[Any], model: ModelId) -> Rule[None]:
    """C2-P5 step 2."""
    state: Skirmish = game.state
    state.models[model] = msgspec.structs.replace(state.models[model], activated=True)
    game.tell(Activated(model))
    if not (yield from rally(game, model)):
        return
    yield from magic(game).activated(game, model)
    kind: str = yield Ask(state.models[model].seat, "move.move", "C2-8.1b", MOVES, {"model": model})
    yield from move(game, model, kind)
