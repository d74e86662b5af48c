"""C2-8.1 Moves that end free of every enemy: staying, walking, running."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import current
from sortilege.rules.confrontation.events import MoveEnd
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

STAY, WALK, RUN = "stay", "walk", "run"
MOVES = One((STAY, WALK, RUN))
RULES = {STAY: "C2-8g", WALK: "C2-8.1.1a", RUN: "C2-8.1.3a"}


def move(game: Game[Any], model: ModelId, kind: str) -> Rule[None]:
    """C2-8.1.1a Up to MOV, or C2-8.1.3a up to twice MOV; C2-8.1.1b the model may face any way afterwards."""
    state: Skirmish = game.state
    seat = state.models[model].seat
    choice = Placement(
        state.field,
        model,
        allowance=allowance(state, model, kind),
        gaps=dict.fromkeys(enemies(state, seat), LEAST_GAP),
    )
    placed: Placed = yield Ask(seat, "move.place", RULES[kind], choice, {"model": model, "move": kind})
    before = state.field.bases[model]
    cost = choice.path(placed).cost
    state.field = choice.carried_out(placed)
    moved = (placed.x, placed.y) != (before.x, before.y)  # turning on the spot is no move: C2-R25
    state.models[model] = msgspec.structs.replace(state.models[model], moved=moved, ran=kind == RUN, spent=round(cost))
    game.tell(MoveEnd(model, kind, round(cost), placed.x, placed.y, placed.facing, RULES[kind]))


def allowance(state: Skirmish, model: ModelId, kind: str) -> int:
    """In hundredths of a centimetre."""
    reach = max(0, state.models[model].card.reach + 100 * current(state.lasting, model, "movement", 0))
    return {STAY: 0, WALK: reach, RUN: 2 * reach}[kind]
