"""ARH-14c Monsters in the End Phase."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.arcane.activation import end_activation, start_steps
from sortilege.rules.arcane.attack import dice_of, strike
from sortilege.rules.arcane.engagement import engaged_with, nearest
from sortilege.rules.arcane.movement import approach
from sortilege.rules.arcane.picking import pick
from sortilege.rules.arcane.sides import in_game
from sortilege.rules.arcane.state import Activation, ArcaneState, ModelId


def monster_acts(game: Game[Any], monster: ModelId) -> Rule[None]:
    """ARH-14c It acts in the End Phase, and ARH-4f that is its activation."""
    state: ArcaneState = game.state
    state.end_steps = tuple(other for other in state.end_steps if other != monster)
    if not state.models[monster].in_game:
        return
    state.activation = Activation("", monster)
    yield from start_steps(game, monster)
    if state.models[monster].in_game:
        yield from hunt(game, monster)
    end_activation(game)
    state.activation = None


def hunt(game: Game[Any], monster: ModelId) -> Rule[None]:
    """ARH-14c Towards the nearest model if it is not Engaged; then, if it is, all dice at the nearest."""
    state: ArcaneState = game.state
    if not engaged_with(game, monster):
        others = [model.id for model in in_game(state) if model.id != monster]
        prey = yield from pick(game, monster, "end.nearest", "ARH-14c", nearest(state, monster, others))
        approach(game, monster, prey, "demon", "ARH-14c")
    if engaged := engaged_with(game, monster):
        target = yield from pick(game, monster, "end.nearest", "ARH-14c", nearest(state, monster, engaged))
        weapon = state.models[monster].card.weapons[0]
        yield from strike(game, monster, weapon, target, dice_of(weapon))
