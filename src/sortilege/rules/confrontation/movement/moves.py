"""C2-8.1 Moves that end free of every enemy: staying, walking, running, dodging."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.rules.confrontation.events import MoveEnd
from sortilege.rules.confrontation.movement.leap import leap, leaps_of, may_leap
from sortilege.rules.confrontation.movement.pace import DODGE, RUN, STAY, SWIM, WALK, allowance, going_of
from sortilege.rules.confrontation.movement.water import standing_on, waters
from sortilege.rules.confrontation.prowess.surfaces import footing
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

MOVES: Final = One((STAY, WALK, RUN))
RULES: Final = {STAY: "C2-8g", WALK: "C2-8.1.1a", RUN: "C2-8.1.3a", DODGE: "C2-8.3.2a"}


def move(game: Game[Any], model: ModelId, kind: str, by: str = "") -> Rule[None]:
    """C2-8.1.1a Up to MOV, or C2-8.1.3a up to twice MOV; C2-8.1.1b the model may face any way afterwards."""
    spent = yield from advance(game, model, kind, allowance(game.state, model, kind, by), by)
    end_move(game, model, kind, spent)


def advance(game: Game[Any], model: ModelId, kind: str, most: int, by: str = "") -> Rule[int]:
    """A part of a move, with its leaps (C2-R81). What it cost."""
    state: Skirmish = game.state
    before = state.field.bases[model]
    spent = 0
    for _ in range(leaps_of(state, model, kind, by)):
        if spent >= most or not (yield from may_leap(game, model, kind)):
            break
        spent += yield from go(game, model, kind, by, most - spent)
        spent += yield from leap(game, model, most - spent)
    spent += yield from go(game, model, kind, by, most - spent)
    here, base = state.models[model], state.field.bases[model]
    moved = base.x != before.x or base.y != before.y  # turning on the spot is no move: C2-R25
    if moved or spent or by != here.moved_by:
        moved = moved or here.moved
        state.models[model] = msgspec.structs.replace(here, moved=moved, moved_by=by, spent=here.spent + spent)
    return spent


def end_move(game: Game[Any], model: ModelId, kind: str, spent: int) -> None:
    state: Skirmish = game.state
    here, base = state.models[model], state.field.bases[model]
    if here.ran != (kind == RUN) or here.dodging != (kind == DODGE):
        state.models[model] = msgspec.structs.replace(here, ran=kind == RUN, dodging=kind == DODGE)
    game.tell(MoveEnd(model, kind, spent, base.x, base.y, base.facing, RULES[kind], here.withdrew))


def go(game: Game[Any], model: ModelId, kind: str, by: str, most: int) -> Rule[int]:
    """C2-8f, C2-R22 A part of a move, free of every enemy at its end. What it cost."""
    state: Skirmish = game.state
    seat = state.models[model].seat
    choice = Placement(
        state.field,
        model,
        allowance=most if most > 0 else 0,
        gaps=dict.fromkeys(enemies(state, seat), LEAST_GAP),
        zones=waters(state, model) if by == SWIM else footing(state, model).zones,
        over=standing_on(state, model),
        going=going_of(state, model, by),
    )
    placed: Placed = yield Ask(seat, "move.place", RULES[kind], choice, {"model": model, "move": kind})
    way, state.field = choice.walked(placed)
    return round(way.cost)
