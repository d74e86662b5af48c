"""Where to stand: in range and sight of what can be hit, or out of sight of what hits harder."""

from collections.abc import Iterator
from math import cos, hypot, radians, sin

import msgspec

from sortilege.bots.reading import Reading
from sortilege.kernel import Refusal
from sortilege.rules.confrontation.movement.pace import RUN, STAY, WALK, allowance
from sortilege.rules.confrontation.space import LEAST_GAP, enemies, gap
from sortilege.rules.confrontation.state import Model, ModelId
from sortilege.table.measure import bearing
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

ANGLES = 16
PARTS = (1.0, 0.66, 0.33)
FEAR = 0.2
"""How much what the enemy can do counts beside what one can do oneself."""
UNSURE = 0.9
"""How much of it is left where the enemy may yet move."""
CLOSING = 0.03
"""What a centimetre is worth towards the range of one's spells."""


class Position(msgspec.Struct, frozen=True):
    """A place with the way to move there, and what it is worth."""

    move: str
    placed: Placed
    worth: float


def best_position(reading: Reading, model: ModelId, moves: tuple[str, ...]) -> Position:
    """The best legal place that one of the moves leads to."""
    found = [
        Position(move, placed, worth_at(reading, model, placed, move))
        for move in moves
        for placed in candidates(reading, model, move)
    ]
    found.sort(key=lambda position: -position.worth)
    choices = {move: _choice(reading, model, move) for move in moves}
    return next((each for each in found if _legal(choices[each.move], each.placed)), found[-1])


def _choice(reading: Reading, model: ModelId, move: str) -> Placement:
    state = reading.state
    gaps = dict.fromkeys(enemies(state, state.models[model].seat), LEAST_GAP)
    return Placement(state.field, model, allowance=allowance(state, model, move), gaps=gaps)


def _legal(choice: Placement, placed: Placed) -> bool:
    try:
        choice.accept(placed)
    except Refusal:
        return False
    return True


def candidates(reading: Reading, model: ModelId, move: str) -> Iterator[Placed]:
    """Where one stands, and rings of places about it, all facing the nearest enemy."""
    base = reading.state.field.bases[model]
    yield facing_foe(reading, model, base.x, base.y)
    reach = allowance(reading.state, model, move)
    if move == STAY or not reach:
        return
    for part in PARTS:
        for turn in range(ANGLES):
            angle = radians(turn * 360 / ANGLES)
            x, y = base.x + cos(angle) * reach * part, base.y + sin(angle) * reach * part
            yield facing_foe(reading, model, int(x), int(y))


def facing_foe(reading: Reading, model: ModelId, x: int, y: int) -> Placed:
    bases = reading.state.field.bases
    foes = [bases[foe.id] for foe in reading.foes(model)]
    if not foes:
        return Placed(x, y, bases[model].facing)
    near = min(foes, key=lambda foe: hypot(foe.x - x, foe.y - y))
    return Placed(x, y, bearing((x, y), (near.x, near.y)))


def worth_at(reading: Reading, model: ModelId, placed: Placed, move: str) -> float:
    """What one could do from a place, less what could be done to one there."""
    state = reading.state.copy()
    assert isinstance(state, type(reading.state))
    base = state.field.bases[model]
    state.field = state.field.with_base(model, base.at(placed.x, placed.y, placed.facing))
    there = Reading(state, reading.seat)
    mage = state.magicians.get(model)
    worth = 0.0
    for foe in there.foes(model):
        moved = foe.activated
        hit = 0.0 if move == RUN or mage is None else _fire(there, model, foe.id)
        feared = _fire(there, foe.id, model) if moved else max(_fire(there, foe.id, model), 0.5 * reading.threat(model))
        worth += hit * (1.0 if moved else UNSURE) - FEAR * feared * _parried(there, model, foe)
        worth -= CLOSING * _too_far(there, model, foe.id)
    return worth


def _fire(reading: Reading, caster: ModelId, target: ModelId) -> float:
    """What a Magician could do to a model from where both stand."""
    mage = reading.state.magicians.get(caster)
    if mage is None or not mage.reserve.total or not reading.sees(caster, target):
        return 0.0
    if not any(
        reading.reaches(caster, spell, target) for spell in reading.spells(caster) if not isinstance(spell.range, str)
    ):
        return 0.0
    return reading.spending(caster, mage.reserve, (target,), within_reach=True)


def _parried(reading: Reading, model: ModelId, foe: Model) -> float:
    """Who sees the caster and holds gems can answer."""
    mage = reading.state.magicians.get(model)
    if mage is None or mage.reserve.total < 2 or not reading.sees(model, foe.id):
        return 1.0
    return 0.75


def _too_far(reading: Reading, model: ModelId, foe: ModelId) -> float:
    """How many centimetres are missing to the range of most of one's spells."""
    reaches = (
        sorted(spell.reach for spell in reading.spells(model) if not isinstance(spell.range, str))
        if (model in reading.state.magicians)
        else []
    )
    if not reaches:
        return 0.0
    return max(0.0, gap(reading.state, model, foe) - reaches[len(reaches) // 2]) / 100


MOVES = (STAY, WALK, RUN)
