"""C2-8.4.4 Rallying."""

from typing import Any

from sortilege.kernel import Ask, Atom, Game, One, Rule
from sortilege.rules.confrontation.fear.afraid import stand_fast, take_heart
from sortilege.rules.confrontation.fear.courage import before_courage, courage_test
from sortilege.rules.confrontation.fear.flight import flee
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.space import engaged_with
from sortilege.rules.confrontation.state import ModelId, Skirmish

RALLY = "rally"
DECLINE = "decline"


def rally(game: Game[Any], model: ModelId) -> Rule[bool]:
    """C2-P5 step 2.2: an afraid model that is activated may try to rally; True: it may act."""
    state: Skirmish = game.state
    return state.models[model].afraid is None or (yield from _rally_or_flee(game, model))


def _rally_or_flee(game: Game[Any], model: ModelId) -> Rule[bool]:
    if (yield from _rallies(game, model)):
        if game.state.models[model].afraid is not None:
            take_heart(game, model, "C2-8.4.4c")
        return True
    if engaged_with(game.state, model):
        return False
    if (yield from stand_fast(game, model)):
        return True
    afraid = game.state.models[model].afraid
    assert afraid is not None
    yield from flee(game, model, afraid.source)  # C2-8.4.4e
    return False


def _rallies(game: Game[Any], model: ModelId) -> Rule[bool]:
    """C2-8.4.4a, C2-8.4.4b A Courage test against the difficulty that it failed, if its owner wants."""
    state: Skirmish = game.state
    afraid = state.models[model].afraid
    assert afraid is not None
    about: dict[str, Atom | tuple[Atom, ...]] = {"model": model, "difficulty": afraid.difficulty}
    ask = Ask(state.models[model].seat, "move.rally", "C2-8.4.4a", One((RALLY, DECLINE)), about)
    if (yield ask) == DECLINE:
        return False
    yield from before_courage(game, (model,))
    if state.models[model].afraid is None:
        return True
    difficulty = (Part(afraid.difficulty, afraid.source, "C2-8.4.4b"),)
    return (yield from courage_test(game, model, difficulty, (afraid.source,), "C2-8.4.4b"))
