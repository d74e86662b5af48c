"""C2-R23 A charge or an engagement that does not reach its target."""

from typing import Any

import msgspec

from sortilege.kernel import Game
from sortilege.rules.confrontation.events import MoveEnd
from sortilege.rules.confrontation.movement.contact import way_to
from sortilege.rules.confrontation.movement.water import standing_on
from sortilege.rules.confrontation.space import LEAST_GAP
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.base import Base
from sortilege.table.measure import Point
from sortilege.table.obstacles import Going
from sortilege.table.paths import path_of
from sortilege.table.stopping import cost_of, cut_at_cost, stopped_along
from sortilege.table.straight import as_far_as


def fall_short(
    game: Game[Any], mover: ModelId, kind: str, target: ModelId, stood: Base, most: int, going: Going
) -> None:
    """C2-8.1.2i The full allowance along the measured way; it counts as a run. `stood` is where the target stood."""
    state: Skirmish = game.state
    before = state.field.bases[mover]
    aim = state.field.bases.get(target, stood).centre
    way = cut_at_cost(state.field, _way(state, mover, target, aim, going), most, going)
    after, gone = stopped_along(
        state.field, mover, way, _gaps(state, mover), before.looking_at(aim).facing, standing_on(state, mover)
    )
    cost = round(cost_of(state.field, gone, going))
    state.field = state.field.with_base(mover, after)
    here = state.models[mover]
    moved = here.moved or after.centre != before.centre
    state.models[mover] = msgspec.structs.replace(here, moved=moved, ran=True, spent=here.spent + cost)
    game.tell(MoveEnd(mover, kind, cost, after.x, after.y, after.facing, "C2-R23", here.withdrew))


def _gaps(state: Skirmish, mover: ModelId) -> dict[ModelId, int]:
    """It stops a tenth of a centimetre from a base; who stood nearer before is no bar."""
    here = state.field.bases[mover]
    near = state.field.near(here.x, here.y, here.block[2] + LEAST_GAP)
    beside = {name for name in near if state.field.gap(mover, name) < LEAST_GAP}
    return {name: LEAST_GAP for name in state.field.bases if name != mover and name not in beside}


def _way(state: Skirmish, mover: ModelId, target: ModelId, aim: Point, going: Going) -> tuple[Point, ...]:
    """The measured way; where none leads there, straight on until something is in the way."""
    moving = state.field.bases[mover]
    if target in state.field.bases:
        way = way_to(state, mover, target, going)
    else:  # it fled off the table
        way = path_of(state.field, moving, mover, aim, going)
    if way is not None:
        return way.points
    return (moving.centre, as_far_as(state.field, mover, aim).centre)
