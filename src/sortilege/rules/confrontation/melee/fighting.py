"""The combat under way, as the state has it, and how it is changed."""

from typing import Any

import msgspec

from sortilege.kernel import Game
from sortilege.rules.confrontation.melee.combat import Fight, Fighter
from sortilege.rules.confrontation.melee.events import CombatEnd
from sortilege.rules.confrontation.state import ModelId, Skirmish


def fight_of(game: Game[Any]) -> Fight:
    state: Skirmish = game.state
    assert state.fight is not None
    return state.fight


def change_fight(game: Game[Any], **fields: Any) -> None:
    game.state.fight = msgspec.structs.replace(fight_of(game), **fields)


def change_fighter(game: Game[Any], model: ModelId, **fields: Any) -> None:
    fighters = fight_of(game).fighters
    changed: Fighter = msgspec.structs.replace(fighters[model], **fields)
    change_fight(game, fighters={**fighters, model: changed})


def next_of(game: Game[Any]) -> ModelId:
    """The first of those who have still something to do in this stage; it is then no more among them."""
    model, *rest = fight_of(game).left
    change_fight(game, left=tuple(rest))
    return model


def tell_end(game: Game[Any]) -> None:
    """The combat is over, for each of its survivors."""
    state: Skirmish = game.state
    fight = fight_of(game)
    for seat, side in enumerate(fight.sides):
        for model in side:
            if model in state.models:
                wound = state.models[model].wound
                game.tell(CombatEnd(model, fight.began[1 - seat], fight.began[seat] - 1, wound))
