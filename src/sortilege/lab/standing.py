"""How far a game has come, and who is ahead: read from its state, for each rule system."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sortilege.rules.arcane.state import ArcaneState
from sortilege.rules.arcane.victory import points_of, worth_of
from sortilege.rules.confrontation.state import Skirmish, Wound

Lost = tuple[float, float]
"""The share of what it began with that each seat has lost."""


class Measure(NamedTuple):
    """How a state of a rule system is read."""

    turn: Callable[[Any], int]
    lost: Callable[[Any], Lost]


def _points_lost(state: Skirmish) -> Lost:
    """Points of army building that are casualties. Whoever has left the table by the enemy's edge is none."""
    points = {army.seat: army.points for army in state.armies}
    gone = {seat: sum(points.get(seat, {}).get(lost.model, 0) for lost in state.casualties) for seat in (0, 1)}
    return _share(gone[0], sum(points.get(0, {}).values())), _share(gone[1], sum(points.get(1, {}).values()))


def _wounds_taken(state: Skirmish) -> Lost:
    """How badly a side is hurt, where there are no points."""
    hurt, models = [0, 0], [0, 0]
    for lost in state.casualties:
        hurt[lost.seat] += Wound.KILLED.severity
        models[lost.seat] += 1
    for model in state.models.values():
        hurt[model.seat] += model.wound.severity
        models[model.seat] += 1
    most = Wound.KILLED.severity
    return _share(hurt[0], most * models[0]), _share(hurt[1], most * models[1])


def _worth_lost(state: ArcaneState) -> Lost:
    """ARH-2h What the enemy scores, of what all of them would score."""
    all_of = [worth_of(model.card for model in state.models.values() if model.seat == seat) for seat in (0, 1)]
    return _share(points_of(state, 1), all_of[0]), _share(points_of(state, 0), all_of[1])


def _share(part: float, whole: float) -> float:
    return round(min(1.0, part / whole), 4) if whole else 0.0


MEASURES: Final = {
    "duel": Measure(lambda state: int(state.turn), _wounds_taken),
    "confrontation": Measure(lambda state: int(state.turn), _points_lost),
    "arcane": Measure(lambda state: int(state.round), _worth_lost),
}
