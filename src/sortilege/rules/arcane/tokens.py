"""ARH-13 Conditions as tokens: how a model gets them and loses them."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Rule, Seat
from sortilege.kernel.moment import weigh
from sortilege.rules.arcane.abilities import abilities, acting_on
from sortilege.rules.arcane.damage import settle
from sortilege.rules.arcane.events import ConditionGained, ConditionLost, ConditionPrevented
from sortilege.rules.arcane.sides import MIND_CONTROL
from sortilege.rules.arcane.state import ArcaneState, ModelId, Spot

TERRIFIED = "terrified"


def gain_condition(
    game: Game[Any], model: ModelId, condition: str, count: int, by: Seat | None, source: Spot, rule: str
) -> Rule[None]:
    """So many tokens more, or the flag; ARH-13l none where the model is Invulnerable to it."""
    state: ArcaneState = game.state
    here = state.models[model]
    if not here.in_game or count < 1:
        return
    if weigh("is_invulnerable", acting_on(state, model), condition in here.card.invulnerability, condition):
        game.tell(ConditionPrevented(model, condition))
        return
    now = here.conditions.get(condition, 0) + count if abilities[condition].counted else 1  # type: ignore[attr-defined]
    changed: dict[str, Any] = {"conditions": {**here.conditions, condition: now}}
    if condition == MIND_CONTROL:  # ARH-13g
        changed["mind_controller"] = by
    if condition == TERRIFIED:  # ARH-13j
        changed["terror_source"] = source
    state.models[model] = msgspec.structs.replace(here, **changed)
    game.tell(ConditionGained(model, condition, count, rule))
    yield from settle(game, model)


def lose_condition(game: Game[Any], model: ModelId, condition: str, count: int | None, rule: str) -> None:
    """So many tokens less; None: all of them."""
    state: ArcaneState = game.state
    here = state.models[model]
    held = here.conditions.get(condition, 0)
    if not held:
        return
    left = 0 if count is None else max(held - count, 0)
    others = {name: number for name, number in here.conditions.items() if name != condition}
    conditions = {**others, condition: left} if left else others
    state.models[model] = msgspec.structs.replace(here, conditions=conditions)
    game.tell(ConditionLost(model, condition, left, rule))


def lose_lasting(state: ArcaneState, model: ModelId) -> None:
    """Whoever returns to the table has nothing left of what spells did to it for a while."""
    state.lasting = {key: effect for key, effect in state.lasting.items() if effect.bearer != model}
