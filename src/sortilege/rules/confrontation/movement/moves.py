"""C2-8.1 Moves that end free of every enemy: staying, walking, running, dodging."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.rules.confrontation.events import MoveEnd
from sortilege.rules.confrontation.movement.pace import DODGE, RUN, STAY, WALK, allowance, going_of
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

MOVES: Final = One((STAY, WALK, RUN))
RULES: Final = {STAY: "C2-8g", WALK: "C2-8.1.1a", RUN: "C2-8.1.3a", DODGE: "C2-8.3.2a"}


def move(game: Game[Any], model: ModelId, kind: str, by: str = "") -> Rule[None]:
    """C2-8.1.1a Up to MOV, or C2-8.1.3a up to twice MOV; C2-8.1.1b the model may face any way afterwards."""
    state: Skirmish = game.state
    seat = state.models[model].seat
    choice = Placement(
        state.field,
        model,
        allowance=allowance(state, model, kind, by),
        gaps=dict.fromkeys(enemies(state, seat), LEAST_GAP),
        going=going_of(state, model, by),
    )
    placed: Placed = yield Ask(seat, "move.place", RULES[kind], choice, {"model": model, "move": kind})
    before = state.field.bases[model]
    cost = round(choice.path(placed).cost)
    state.field = choice.carried_out(placed)
    here = state.models[model]
    moved = here.moved or (placed.x, placed.y) != (before.x, before.y)  # turning on the spot is no move: C2-R25
    state.models[model] = msgspec.structs.replace(
        here, moved=moved, ran=kind == RUN, spent=here.spent + cost, dodging=kind == DODGE
    )
    game.tell(MoveEnd(model, kind, cost, placed.x, placed.y, placed.facing, RULES[kind]))
