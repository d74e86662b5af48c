"""Whose a model is, who decides for it, and who is whose enemy."""

from sortilege.kernel import Seat
from sortilege.rules.arcane.state import ArcaneState, Model, ModelId

MIND_CONTROL = "mind_control"


def side(model: Model) -> Seat | None:
    """ARH-13g, AR-R21 The player that controls it now; None for the demon (ARH-14b)."""
    if MIND_CONTROL in model.conditions or MIND_CONTROL in model.lingering:
        return model.mind_controller
    return model.seat


def decider(state: ArcaneState, model: ModelId) -> Seat:
    """Who answers for a model: ARH-14c the First Player for the demon."""
    seat = side(state.models[model])
    return state.first_player if seat is None else seat


def are_enemies(state: ArcaneState, one: ModelId, other: ModelId) -> bool:
    """ARH-5k The demon is an enemy of every model."""
    sides = side(state.models[one]), side(state.models[other])
    return one != other and (None in sides or sides[0] != sides[1])


def in_game(state: ArcaneState) -> list[Model]:
    return [model for model in state.models.values() if model.in_game]


def enemies_of(state: ArcaneState, model: ModelId) -> list[ModelId]:
    """Its enemies on the table."""
    return [other.id for other in in_game(state) if are_enemies(state, model, other.id)]


def friends_of(state: ArcaneState, model: ModelId) -> list[ModelId]:
    """The others of its side on the table."""
    return [other.id for other in in_game(state) if other.id != model and not are_enemies(state, model, other.id)]


def acting_side(state: ArcaneState) -> Seat | None:
    """Whose turn it is: that of whoever controls the model under activation; the demon's is nobody's."""
    assert state.activation is not None
    return side(state.models[state.activation.model])
