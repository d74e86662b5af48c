"""Free places for bases that come onto the table, and how others make way for them."""

from math import ceil, cos, hypot, pi, sin
from typing import Any, Final

from sortilege.kernel import Game
from sortilege.rules.arcane.events import MovedTo
from sortilege.rules.arcane.movement import direction
from sortilege.rules.arcane.state import ArcaneState, ModelId
from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import overlaps
from sortilege.table.standing import may_stand

STEP: Final = 5
"""How finely places are tried, in hundredths of an inch."""

DIRECTIONS: Final = 48


def make_room(game: Game[Any], newcomer: ModelId) -> None:
    """ARH-14a Bases in the way of a newcomer are moved the shortest distance."""
    state: ArcaneState = game.state
    still = state.field.bases[newcomer]
    for model, base in list(state.field.bases.items()):
        if model != newcomer and overlaps(still, base):
            place = beside(state.field, model, base, still)
            state.field = state.field.with_base(model, place)
            game.tell(MovedTo(model, "makes_room", place.x, place.y, "ARH-14a"))


def fitted(field: Battlefield, newcomer: ModelId, base: Base) -> Base:
    """The nearest place to where a base belongs at which no edge and no wall is in its way; other bases give way."""
    empty = field.without(*field.bases)
    radius = ceil(base.block[8])
    x = min(max(base.x, radius), field.width - radius)
    y = min(max(base.y, radius), field.height - radius)
    return nearest_free(empty, newcomer, base, x, y, field.width) or base


def beside(field: Battlefield, model: ModelId, base: Base, still: Base) -> Base:
    """Straight out of the way if that place is free, or else the nearest that is."""
    x, y = direction(still.centre, base.centre)
    touching = still.block[8] + base.block[8]
    straight = base.at(round(still.x + touching * x), round(still.y + touching * y))
    if may_stand(field, model, straight):
        return straight
    return nearest_free(field, model, base, base.x, base.y, field.width) or base


def nearest_free(field: Battlefield, model: ModelId, base: Base, x: int, y: int, reach: int) -> Base | None:
    """The free place nearest to a point, so far from it at most, as finely as `STEP`; None where there is none."""
    if may_stand(field, model, base.at(x, y)):
        return base.at(x, y)
    for far in range(STEP, reach + 1, STEP):
        for number in range(DIRECTIONS):
            angle = 2 * pi * number / DIRECTIONS
            place = base.at(round(x + far * cos(angle)), round(y + far * sin(angle)))
            if hypot(place.x - x, place.y - y) <= reach and may_stand(field, model, place):
                return place
    return None
