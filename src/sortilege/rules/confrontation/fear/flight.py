"""C2-8.4.2.1b, C2-R35 Flight."""

from collections.abc import Mapping
from math import atan2, cos, degrees, sin
from typing import Any, Final

import msgspec

from sortilege.kernel import Game, Rule, Seat
from sortilege.rules.confrontation.damage.removal import remove
from sortilege.rules.confrontation.fear.events import Fled
from sortilege.rules.confrontation.movement.pace import FLEE, allowance, going_of
from sortilege.rules.confrontation.prowess.surfaces import footing
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.fleeing import Flown, flee_from
from sortilege.table.measure import Point, turned
from sortilege.table.standing import may_stand


def flee(game: Game[Any], model: ModelId, source: ModelId) -> Rule[None]:
    """C2-R35 Straight away from what frightened it, at full speed; who leaves the table is lost."""
    state: Skirmish = game.state
    here = state.models[model]
    gaps = dict.fromkeys(enemies(state, here.seat), LEAST_GAP)  # C2-R22
    away, most = _away_from(state, model, source), allowance(state, model, FLEE)
    if state.field.bases[model].elevation:
        flown = _above(state, model, away, most, gaps)
    else:
        flown = flee_from(state.field, model, away, most, gaps, going_of(state, model))
    cost = round(flown.cost)
    state.models[model] = msgspec.structs.replace(here, fled=True, moved=True, spent=here.spent + cost)
    if flown.base is None:
        remove(game, model, "fear", "C2-8.4.2.3a")
    else:
        state.field = state.field.with_base(model, flown.base)
        game.tell(Fled(model, source, cost, flown.base.x, flown.base.y, flown.base.facing))
    yield from ()


def _above(state: Skirmish, model: ModelId, source: Point, most: int, gaps: Mapping[ModelId, int]) -> Flown:
    """Above the ground it flees as far as what it stands on bears it: there are no prowess actions in a flight."""
    ground, base = footing(state, model), state.field.bases[model]
    angle = atan2(base.y - source[1], base.x - source[0])
    facing, place, gone = turned(degrees(angle) * 100), base, 0
    for far in range(STEP, most + 1 if ground.holds else 0, STEP):
        there = base.at(round(base.x + far * cos(angle)), round(base.y + far * sin(angle)), facing)
        if not ground.bears(there) or not may_stand(state.field, model, there, gaps, ground.over):
            break
        place, gone = there, far
    return Flown((base.centre, place.centre), gone, place)


STEP: Final = 10
"""Above the ground it flees by so many hundredths at a time."""


def _away_from(state: Skirmish, model: ModelId, source: ModelId) -> Point:
    """C2-R35 What it flees from: the centre of its source, or, where that has left play, away to its own edge."""
    bases = state.field.bases
    if source in bases:
        return bases[source].centre
    x, y = bases[model].centre
    return _beyond(state, state.models[model].seat, x), y


def _beyond(state: Skirmish, seat: Seat, x: float) -> float:
    """A point on the other side of a model than its own edge (C2-6.4b)."""
    return x + state.field.width if seat == state.left_side else x - state.field.width
