"""ARH-5d, ARH-5e Control areas, gaps between models, and who is Engaged with whom."""

from typing import Any, Final

from sortilege.kernel import Game
from sortilege.rules.arcane.sides import enemies_of
from sortilege.rules.arcane.state import ArcaneState, ModelId
from sortilege.table.distance import distance
from sortilege.table.measure import shorter, within

ENGAGED_BELOW: Final = 200
"""ARH-5e Two control areas of 1 inch meet."""

ENGAGED_UP_TO: Final = 100
"""AR-R32, the other reading: one base reaches the other's area."""


def gap(state: ArcaneState, one: ModelId, other: ModelId) -> float:
    """ARH-6a Between the nearest edges of two bases; ARH-6c nothing to itself."""
    return 0.0 if one == other else distance(state.field.bases[one], state.field.bases[other])


def engages(game: Game[Any], gap: float) -> bool:
    """Whether enemies so far apart are Engaged."""
    if game.options["ar.engage_gap"] == "1":
        return within(gap, ENGAGED_UP_TO)
    return shorter(gap, ENGAGED_BELOW)


def free_gap(game: Game[Any]) -> int:
    """The least gap, in whole hundredths, at which enemies are surely not Engaged."""
    return ENGAGED_UP_TO + 3 if game.options["ar.engage_gap"] == "1" else ENGAGED_BELOW


def engaged_with(game: Game[Any], model: ModelId) -> list[ModelId]:
    """The enemies that a model is Engaged with."""
    state: ArcaneState = game.state
    return [enemy for enemy in enemies_of(state, model) if engages(game, gap(state, model, enemy))]


def nearest(state: ArcaneState, model: ModelId, others: list[ModelId]) -> list[ModelId]:
    """Those of the others that are nearest: one, or several at the same gap."""
    if not others:
        return []
    gaps = {other: gap(state, model, other) for other in others}
    least = min(gaps.values())
    return [other for other in others if within(gaps[other], least)]
