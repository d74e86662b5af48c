"""C2-10.6 Polearms, an optional rule: a model behind lends a die to the one that it touches."""

from collections.abc import Iterator
from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.rules.confrontation.melee.events import Supported
from sortilege.rules.confrontation.space import engaged_with, touches
from sortilege.rules.confrontation.state import ModelId, Skirmish

NOBODY = "nobody"


def support(game: Game[Any], model: ModelId) -> Rule[int]:
    """C2-10.6b One die more where somebody supports the model; C2-R56 one in all."""
    if game.options["c2.polearms"] == "off":
        return 0
    state: Skirmish = game.state
    able = tuple(supporters(state, model))
    if not able:
        return 0
    seat = state.models[model].seat
    by = yield Ask(seat, "melee.support", "C2-10.6a", One((*able, NOBODY)), {"model": model})
    if by == NOBODY:
        return 0
    state.models[by] = msgspec.structs.replace(state.models[by], supports=model)
    game.tell(Supported(model, by))
    return 1


def supporters(state: Skirmish, model: ModelId) -> Iterator[ModelId]:
    """C2-10.6a Free infantry with a polearm in base contact; C2-R56 each supports one model a turn."""
    for friend in state.models.values():
        if friend.seat == state.models[model].seat and friend.id != model and friend.supports in ("", model):
            armed = friend.card.is_infantry and "polearm" in friend.card.equipment
            if armed and touches(state, friend.id, model) and not engaged_with(state, friend.id):
                yield friend.id
