"""ARH-5 Movement and engagement."""

from itertools import pairwise
from math import hypot
from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, Rule
from sortilege.kernel.moment import at, weigh
from sortilege.rules.arcane.abilities import acting_on
from sortilege.rules.arcane.cards import HUNDREDTHS
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.dice import characteristic_test
from sortilege.rules.arcane.engagement import ENGAGED_BELOW, ENGAGED_UP_TO, engaged_with, free_gap, gap
from sortilege.rules.arcane.events import EngagedBy, MovedTo
from sortilege.rules.arcane.orders import hurried
from sortilege.rules.arcane.sides import decider, enemies_of
from sortilege.rules.arcane.state import Activation, ArcaneState, ModelId
from sortilege.table.base import Base
from sortilege.table.measure import LONGEST_EQUAL, Point
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement
from sortilege.table.reach import reach
from sortilege.table.straight import as_far_as, cut, enters_circle, so_far_along

DISENGAGE_REACH: Final = 300
"""ARH-5h 3 inches."""


def allowance(state: ArcaneState, model: ModelId) -> int:
    """ARH-5b DEX in inches, a Doom's and an order's inch more, a Fatigued model's less; halved by standing up."""
    inches = weigh("movement_read", acting_on(state, model), characteristic(state, model, "dex"))
    inches += hurried(state, model)
    if state.models[model].fatigue:  # ARH-11a
        inches -= 1
    active: Activation | None = state.activation
    halved = active is not None and active.model == model and active.stood_up and not active.moves
    return max(inches * HUNDREDTHS // (2 if halved else 1), 0)


def may_move(game: Game[Any], model: ModelId) -> bool:
    """Whether it can make any Movement in this activation."""
    return weigh("may_move", acting_on(game.state, model), True)


def move(game: Game[Any], model: ModelId) -> Rule[None]:
    """ARH-5a A Movement in any direction."""
    state: ArcaneState = game.state
    choice = Placement(
        state.field, model, allowance=allowance(game.state, model), gaps=kept_away_from(game, model), turns=False
    )
    placed: Placed = yield Ask(decider(state, model), "move.place", "ARH-5a", choice, {"model": model, "move": "move"})
    go(game, model, choice.path(placed).points, "move", "ARH-5a")


def kept_away_from(game: Game[Any], model: ModelId) -> dict[str, int]:
    """ARH-12j Those whom a model has fled in this activation, it may not come nearer to; or it may engage nobody."""
    state: ArcaneState = game.state
    shunned = state.activation.shunned if state.activation and state.activation.model == model else ()
    free = {} if may_engage(state, model) else dict.fromkeys(enemies_of(state, model), free_gap(game))
    return free | {enemy: round(gap(state, model, enemy)) for enemy in shunned if state.models[enemy].in_game}


def may_engage(state: ArcaneState, model: ModelId) -> bool:
    """Whether a Movement of its own may bring it into engagement."""
    return weigh("may_engage", acting_on(state, model), True, state)


def go(game: Game[Any], model: ModelId, points: tuple[Point, ...], kind: str, rule: str) -> None:
    """ARH-5f A model that becomes Engaged on its way stops, and is set in contact with that enemy."""
    state: ArcaneState = game.state
    way, enemy = _stopped(game, model, points)
    _put_along(state, model, points, way)
    meets = bool(enemy) and may_engage(state, model)
    if meets:
        _put(state, model, as_far_as(state.field, model, _contact(state, model, enemy)))
    elif enemy:
        _step_back(game, model, points, way)
    base = state.field.bases[model]
    game.tell(MovedTo(model, kind, base.x, base.y, rule))
    if meets:
        game.tell(EngagedBy(model, enemy))


def _step_back(game: Game[Any], model: ModelId, points: tuple[Point, ...], way: float) -> None:
    """ARH-12j Who may engage nobody stops just outside the control area."""
    while way > 0 and engaged_with(game, model):
        way = max(way - 1.0, 0.0)
        _put_along(game.state, model, points, way)


def _put_along(state: ArcaneState, model: ModelId, points: tuple[Point, ...], way: float) -> None:
    """So far along its way."""
    _put(state, model, so_far_along(state.field, model, points, way))


def _put(state: ArcaneState, model: ModelId, base: Base) -> None:
    state.field = state.field.with_base(model, base)


def _stopped(game: Game[Any], model: ModelId, points: tuple[Point, ...]) -> tuple[float, ModelId]:
    """How far a way goes, and the enemy that stops it: the first whose control area it enters, so the nearest then."""
    state: ArcaneState = game.state
    enemies, gone = enemies_of(state, model), 0.0
    for a, b in pairwise(points):
        entered = {
            enemy: way
            for enemy in enemies
            if (way := enters_circle(a, b, state.field.bases[enemy].centre, _control(game, model, enemy))) is not None
        }
        if entered:
            first = min(entered, key=lambda enemy: entered[enemy])
            return gone + entered[first], first
        gone += hypot(b[0] - a[0], b[1] - a[1])
    return gone, ""


def _control(game: Game[Any], model: ModelId, enemy: ModelId) -> float:
    """How near two centres are when their models become Engaged."""
    bases = game.state.field.bases
    touching: float = bases[model].block[8] + bases[enemy].block[8]
    if game.options["ar.engage_gap"] == "1":
        return touching + ENGAGED_UP_TO + LONGEST_EQUAL
    return touching + ENGAGED_BELOW - LONGEST_EQUAL


def _contact(state: ArcaneState, model: ModelId, enemy: ModelId) -> Point:
    """The place in contact with an enemy on the straight way to it."""
    mover, still = state.field.bases[model], state.field.bases[enemy]
    away = hypot(mover.x - still.x, mover.y - still.y)
    touching = mover.block[8] + still.block[8]
    return (
        still.x + touching * (mover.x - still.x) / away,
        still.y + touching * (mover.y - still.y) / away,
    )


def disengagement(game: Game[Any], model: ModelId, *, may_stay: bool = False) -> Placement:
    """ARH-5h Up to 3 inches, to a place free of every enemy."""
    state: ArcaneState = game.state
    gaps = dict.fromkeys(enemies_of(state, model), free_gap(game))
    return Placement(state.field, model, allowance=DISENGAGE_REACH, gaps=gaps, turns=False, may_stay=may_stay)


def can_disengage(game: Game[Any], model: ModelId) -> bool:
    """ARH-5j Only where a legal place to end exists."""
    return bool(engaged_with(game, model)) and disengagement(game, model).first_legal() is not None


def disengage(game: Game[Any], model: ModelId) -> Rule[None]:
    """ARH-5h A DEX test, then the retreat; a failure costs this Movement, not the Action."""
    if not (yield from characteristic_test(game, model, "dex", "ARH-5h")):
        return
    left = engaged_with(game, model)
    yield from retreat(game, model, "disengage", "ARH-5h")
    for act in at("leaves_engagement", acting_on(game.state, model)):
        act.ability.leaves_engagement(act, game, left)  # type: ignore[attr-defined]


def retreat(game: Game[Any], model: ModelId, kind: str, rule: str, *, may_stay: bool = False) -> Rule[None]:
    """The move of a Disengagement, which a dodge makes too (ARH-11e)."""
    state: ArcaneState = game.state
    choice = disengagement(game, model, may_stay=may_stay)
    placed: Placed = yield Ask(decider(state, model), "move.place", rule, choice, {"model": model, "move": kind})
    state.field = choice.carried_out(placed)
    game.tell(MovedTo(model, kind, placed.x, placed.y, rule))


def approach(game: Game[Any], model: ModelId, target: ModelId, kind: str, rule: str) -> None:
    """By the shortest way towards another model, as far as the allowance goes, if there is a way."""
    way = way_to(game, model, target)
    if way is not None:
        go(game, model, cut(way, allowance(game.state, model)), kind, rule)


def way_to(game: Game[Any], model: ModelId, target: ModelId) -> tuple[Point, ...] | None:
    """The shortest way into contact; none for who is Engaged (ARH-5g), cannot move, or is shut in."""
    if engaged_with(game, model) or not may_move(game, model) or not allowance(game.state, model):
        return None
    path = reach(game.state.field, model, target)
    return path.points if path is not None and path.length > LONGEST_EQUAL else None


def thrust(game: Game[Any], model: ModelId, away_from: Point, length: float, kind: str, rule: str) -> float:
    """Straight away from a point, as far as nothing bars the way; how much of the length was lacking."""
    state: ArcaneState = game.state
    base = state.field.bases[model]
    x, y = direction(away_from, base.centre)
    _put(state, model, as_far_as(state.field, model, (base.x + x * length, base.y + y * length)))
    after = state.field.bases[model]
    game.tell(MovedTo(model, kind, after.x, after.y, rule))
    lacking = length - hypot(after.x - base.x, after.y - base.y)
    return lacking if lacking > 2 * LONGEST_EQUAL else 0.0


def direction(away_from: Point, point: Point) -> Point:
    """Of length 1, from one point to the other; to the right where they are the same."""
    x, y = point[0] - away_from[0], point[1] - away_from[1]
    length = hypot(x, y)
    return (x / length, y / length) if length else (1.0, 0.0)


def spend_movement(state: ArcaneState) -> None:
    """A Movement of this activation is used."""
    active = state.activation
    assert active is not None
    state.activation = msgspec.structs.replace(active, moves=active.moves + 1)
