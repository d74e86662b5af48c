"""C2-8.2d What a model may do by prowess in its activation: parts of a walk or a run, and moves of their own."""

from collections.abc import Iterator
from typing import Any

from sortilege.kernel import Game, Option, Rule
from sortilege.rules.confrontation.movement.pace import CHARGE, RUN, WALK
from sortilege.rules.confrontation.prowess.climbing import climb, climbs, let_fall
from sortilege.rules.confrontation.prowess.jumping import JUMP, jump, may_jump
from sortilege.rules.confrontation.prowess.springing import may_spring, spring
from sortilege.rules.confrontation.prowess.surfaces import footing
from sortilege.rules.confrontation.prowess.swimming import SWIM, may_swim, swim
from sortilege.rules.confrontation.state import ModelId, Skirmish


def actions(game: Game[Any], model: ModelId) -> Iterator[Option]:
    """What is offered; on a table without terrain nothing is."""
    state: Skirmish = game.state
    if not state.field.terrain:
        return
    if may_swim(state, model):
        yield SWIM
    for kind in (WALK, RUN):
        if footing(state, model).holds and may_jump(state, model, kind):
            yield (JUMP, kind)
    if footing(state, model).holds and may_jump(state, model, CHARGE) and may_spring(game, model):
        yield (JUMP, CHARGE)
    yield from climbs(state, model)


def act(game: Game[Any], model: ModelId, answer: Option) -> Rule[None] | None:
    """The action that was chosen; None where it is none of prowess."""
    match answer:
        case "swim":
            return swim(game, model)
        case "fall":
            return let_fall(game, model)
        case ("jump", "charge"):
            return spring(game, model)
        case ("jump", str() as kind):
            return jump(game, model, kind)
        case ("climb", str() as feature):
            return climb(game, model, feature)
        case ("climb", str() as feature, "down"):
            return climb(game, model, feature, down=True)
    return None
