"""C2-R90, C2-R13 Leaving the table over the enemy's edge."""

from typing import Any, Final

from sortilege.kernel import Game, Refusal
from sortilege.rules.confrontation.movement.events import Exited
from sortilege.rules.confrontation.movement.pace import RUN, allowance, going_of
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.edge_of_table import Side, gap_to_side, way_off

LEAVE: Final = "leave"
ENEMY: Final = "enemy"


def why_not_leave(state: Skirmish, model: ModelId) -> Refusal | None:
    """C2-R90 Nobody leaves of his own will, unless leaving is his objective, and then only as far as he moves."""
    seat = state.models[model].seat
    if not any(objective.seat == seat and objective.row == "b" for objective in state.objectives):
        return Refusal("leave_table", "C2-R90", model=model)
    most = allowance(state, model, RUN)
    side = enemy_side(state, model)
    if way_off(state.field, model, side, going_of(state, model), most) is None:
        gap = gap_to_side(state.field, state.field.bases[model], side)
        return Refusal("too_far", "C2-8f", cost=round(gap), most=most)
    return None


def enemy_side(state: Skirmish, model: ModelId) -> Side:
    """C2-6.4c The side opposite to its own."""
    return Side.RIGHT if state.models[model].seat == state.left_side else Side.LEFT


def leave(game: Game[Any], model: ModelId) -> None:
    """C2-R13 It moves off with its normal movement, and is no casualty."""
    game.tell(Exited(model, ENEMY))
    game.state.leave(model)
