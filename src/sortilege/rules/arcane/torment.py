"""ARH-12 Torment and random Dooms."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.arcane.characteristics import will
from sortilege.rules.arcane.damage import settle, vanquish
from sortilege.rules.arcane.dice import roll
from sortilege.rules.arcane.events import DoomGained, TormentGained, TormentLost
from sortilege.rules.arcane.sides import decider
from sortilege.rules.arcane.state import ArcaneState, Model, ModelId

PERMANENT_DEATH = 2


def holds_torment(model: Model) -> bool:
    """ARH-12a Heroic models and Arcanists (AR-R29)."""
    return model.card.heroic or model.card.arcanist


def gain_torment(game: Game[Any], model: ModelId, count: int, rule: str) -> Rule[None]:
    """ARH-12b Torment that is not the price of a cast of its own: at its WILL it brings a Doom at once."""
    state: ArcaneState = game.state
    here = state.models[model]
    if count < 1 or not here.in_game or not holds_torment(here):
        return
    if here.card.arcanist and game.options["ar.overflow"] == "block":  # ARH-12d
        add_torment(game, model, count, rule)
        return
    room = max(will(state, model) - here.torment, 0)
    add_torment(game, model, min(count, room), rule)  # ARH-12c
    if room <= count:
        yield from random_doom(game, model)


def add_torment(game: Game[Any], model: ModelId, count: int, rule: str) -> None:
    """So many tokens more, whatever they lead to."""
    state: ArcaneState = game.state
    here = state.models[model]
    if count:
        state.models[model] = msgspec.structs.replace(here, torment=here.torment + count)
        game.tell(TormentGained(model, count, here.torment + count, rule))


def lose_torment(game: Game[Any], model: ModelId, count: int, rule: str) -> None:
    """As many tokens as are named, as far as they are there."""
    state: ArcaneState = game.state
    here = state.models[model]
    lost = min(count, here.torment)
    if lost:
        state.models[model] = msgspec.structs.replace(here, torment=here.torment - lost)
        game.tell(TormentLost(model, lost, here.torment - lost, rule))


def random_doom(game: Game[Any], model: ModelId) -> Rule[None]:
    """ARH-12e, AR-PR8 2D6 read in Table AR-T3; ARH-12f a new Doom replaces the old, the same again is the end."""
    state: ArcaneState = game.state
    faces = yield from roll(game, "doom", "ARH-12e", 2, decider(state, model))
    here, doom = state.models[model], sum(faces)
    game.tell(DoomGained(model, doom))
    state.models[model] = msgspec.structs.replace(here, doom=doom, torment=0)
    if here.doom == doom:
        yield from vanquish(game, model, "ARH-12f")
    elif doom == PERMANENT_DEATH:
        yield from vanquish(game, model, "ARH-12h")
    else:
        yield from settle(game, model)
