"""C2-12.1.32.2 Hidden Scouts (C2-R73)."""

from typing import Any

import msgspec

from sortilege.kernel import Game
from sortilege.rules.confrontation.events import Hidden
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.space import enemies, gap, has_line_of_sight
from sortilege.rules.confrontation.state import Model, ModelId, Skirmish
from sortilege.table.measure import within


def hide_scouts(game: Game[Any]) -> None:
    """C2-P2 step 5, C2-12.1.32.2a At the end of deployment a Scout whom no enemy could charge or see is hidden."""
    state: Skirmish = game.state
    for card in state.scouts:
        for model in state.cards[card].models:
            if unnoticed(state, model):
                _set(game, model, hidden=True)


def look_for_scouts(game: Game[Any]) -> None:
    """C2-12.1.32.2b One that acts, or whom an enemy could charge or sees, is hidden no more."""
    state: Skirmish = game.state
    for model in [model for model in state.models.values() if model.hidden]:
        if has_acted(game, model) or not unnoticed(state, model.id):
            _set(game, model.id, hidden=False)


def unnoticed(state: Skirmish, scout: ModelId) -> bool:
    """C2-R73 Every enemy is out of charge range (C2-12.1.32.1b within it, he counts as seen) and does not see him."""
    foes = enemies(state, state.models[scout].seat)
    return not any(could_charge(state, foe, scout) or has_line_of_sight(state, foe, scout) for foe in foes)


def could_charge(state: Skirmish, enemy: ModelId, scout: ModelId) -> bool:
    """C2-R73 Charge range is twice the larger of the two MOV."""
    far = 2 * max(state.models[enemy].card.reach, state.models[scout].card.reach)
    return within(gap(state, enemy, scout), far)


def has_acted(game: Game[Any], model: Model) -> bool:
    """C2-12.1.32.2b He took an action that is no Courage test."""
    acted = model.moved or model.shot or model.counter_shot or model.fought or model.prowess_action or model.did_charge
    return acted or magic(game).has_acted(game, model.id)


def _set(game: Game[Any], model: ModelId, *, hidden: bool) -> None:
    state: Skirmish = game.state
    state.models[model] = msgspec.structs.replace(state.models[model], hidden=hidden)
    game.tell(Hidden(model, hidden, "C2-12.1.32.2a" if hidden else "C2-12.1.32.2b"))
