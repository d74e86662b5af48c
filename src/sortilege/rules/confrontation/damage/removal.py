"""A model leaves the game."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import at
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.events import ActsFirst, Killed
from sortilege.rules.confrontation.personalities.blood_rage import gain_marker
from sortilege.rules.confrontation.state import Falling, ModelId, Skirmish


def remove(game: Game[Any], model: ModelId, cause: str, rule: str, by: ModelId | None = None) -> None:
    """A model is a casualty, whoever or whatever has killed it."""
    state: Skirmish = game.state
    death = Falling(cause, rule, by, state.range_band)
    if state.together and by and _acts_first(state, model, by):
        if model not in state.falling:
            state.falling[model] = death
            game.tell(ActsFirst(model))
        return
    _leave(game, model, death)


def _leave(game: Game[Any], model: ModelId, death: Falling) -> None:
    state: Skirmish = game.state
    lost, acting = state.models[model], acting_on(state, model)
    state.falling.pop(model, None)
    state.forget(model)
    game.tell(Killed(model, death.cause, death.by, death.rule, death.range_band))
    by = death.by
    if by in state.models and state.models[by].seat != lost.seat:
        gain_marker(game, by)
    for act in at("removed", acting):
        act.ability.removed(act, game, lost)  # type: ignore[attr-defined]


def _acts_first(state: Skirmish, model: ModelId, by: ModelId) -> bool:
    """I2-6.1.2e, C2-P8 step 3: whom another member of its own group kills still acts before it is removed."""
    members = [name for name, _ in state.together]
    return model != by and model in members and by in members


def fall(game: Game[Any], model: ModelId) -> Rule[None]:
    """It has acted, or its group has."""
    _leave(game, model, game.state.falling[model])
    yield from ()


def check_resistance(game: Game[Any], model: ModelId, cause: str, by: ModelId | None = None) -> None:
    """C2-5i A model whose Resistance is below 0 is killed; C2-R88 nothing can save it."""
    if characteristic(game.state, model, "resistance") < 0:
        remove(game, model, cause, "C2-5i", by)
