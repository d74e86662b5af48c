"""AR-12 Torment recovery, and ARH-11d that of Fatigue (AR-PR4)."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.rules.arcane.events import FatigueLost
from sortilege.rules.arcane.sides import side
from sortilege.rules.arcane.state import ArcaneState, Model, ModelId
from sortilege.rules.arcane.torment import lose_torment

FATIGUE, TORMENT = "fatigue", "torment"
EITHER: Final = One((FATIGUE, TORMENT))


def recover(game: Game[Any]) -> Rule[None]:
    """ARH-3d All models at the same time; the choices of AR-12d are made First Player first."""
    state: ArcaneState = game.state
    chosen: dict[ModelId, str] = {}
    for seat in (state.first_player, 1 - state.first_player):
        for model in list(state.models.values()):
            if side(model) == seat and has_choice(model):
                chosen[model.id] = yield Ask(seat, "event.recover", "AR-12d", EITHER, {"model": model.id})
    for model in list(state.models.values()):
        if model.in_game:
            _lose_token(game, model, chosen.get(model.id))


def has_choice(model: Model) -> bool:
    """AR-12d An Arcanist with Fatigue and Torment."""
    return model.in_game and model.card.arcanist and model.fatigue > 0 and model.torment > 0


def _lose_token(game: Game[Any], model: Model, chosen: str | None) -> None:
    if chosen == TORMENT or (model.card.arcanist and not model.fatigue):  # AR-12c
        lose_torment(game, model.id, 1, "AR-12d" if chosen else "AR-12c")
    elif model.fatigue:  # AR-12e, ARH-11d
        game.state.models[model.id] = msgspec.structs.replace(model, fatigue=model.fatigue - 1)
        rule = "AR-12d" if chosen else "AR-12e" if model.card.arcanist else "ARH-11d"
        game.tell(FatigueLost(model.id, model.fatigue - 1, rule))
