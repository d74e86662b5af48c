"""C2-11.1.4 Heroic charge, an anachronistic rule."""

from collections.abc import Sequence
from typing import Any

from sortilege.kernel import Game, Refusal
from sortilege.rules.confrontation.fear.causing import frightens, resist
from sortilege.rules.confrontation.personalities.who import is_personality
from sortilege.rules.confrontation.state import ModelId, Skirmish


def why_no_heroic_charge(game: Game[Any], model: ModelId) -> Refusal | None:
    """C2-11.1.4a Once a turn one personality of a player, where both have agreed to the rule (C2-R62)."""
    here = game.state.models[model]
    if game.options["c2.heroic_charge"] == "off":
        return Refusal("options_unagreed", "C2-R62", option="c2.heroic_charge")
    if not is_personality(game, model):
        return Refusal("not_personality", "C2-11a", model=model)
    if game.state.heroic_turns[here.seat] == game.state.turn:
        return Refusal("heroic_used", "C2-11.1.4a", model=model)
    return None


def charge_heroically(game: Game[Any], model: ModelId) -> None:
    """C2-11.1.4a It is the one of this turn."""
    state: Skirmish = game.state
    turns = state.heroic_turns
    state.heroic_turns = (state.turn, turns[1]) if state.models[model].seat == 0 else (turns[0], state.turn)


def pass_by_heroism(game: Game[Any], model: ModelId, targets: Sequence[ModelId]) -> None:
    """C2-R60 Its Courage test is passed without a die, and that counts as resisting."""
    feared = [target for target in targets if target in game.state.models and frightens(game, target, model)]
    if feared:
        resist(game.state, model, feared)
