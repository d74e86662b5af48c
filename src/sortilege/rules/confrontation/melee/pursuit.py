"""C2-10.5 Pursuit: whoever has killed every opponent may move on."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule
from sortilege.rules.confrontation.events import MoveEnd
from sortilege.rules.confrontation.melee.combat import Fight
from sortilege.rules.confrontation.melee.events import Pursued
from sortilege.rules.confrontation.melee.fighting import change_fight, fight_of
from sortilege.rules.confrontation.movement.pace import PURSUE, allowance
from sortilege.rules.confrontation.space import LEAST_GAP, enemies, engaged_with
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

END, MOVE, ENGAGE = "end", "move", "engage"


def pursuers(state: Skirmish, fight: Fight) -> tuple[ModelId, ...]:
    """C2-10.5a The survivors where the other side is gone (C2-R55), as far as they may."""
    winners = fight.sides[0] or fight.sides[1]
    if fight.sides[0] and fight.sides[1]:
        return ()
    return tuple(model for model in winners if why_not_pursue(state, model) is None)


def why_not_pursue(state: Skirmish, model: ModelId) -> str | None:
    """The rule that keeps a model where it is: C2-10.5e once a turn, and who still touches an enemy stays (C2-R55)."""
    if state.models[model].pursued:
        return "C2-10.5e"
    return "C2-R55" if engaged_with(state, model) else None


def pursue(game: Game[Any]) -> Rule[None]:
    """C2-P13 step 1: one model after another, in any order, or no more."""
    state: Skirmish = game.state
    left = tuple(model for model in fight_of(game).left if why_not_pursue(state, model) is None)
    if not left:
        state.fight = None
        return
    options: tuple[Option, ...] = (END, *((model, MOVE) for model in left))
    seat = state.models[left[0]].seat
    answer = yield Ask(seat, "melee.pursue", "C2-10.5a", One(options), {"models": left})
    if answer == END:
        state.fight = None
        return
    model = answer[0]
    change_fight(game, left=tuple(other for other in left if other != model))
    state.models[model] = msgspec.structs.replace(state.models[model], pursued=True)
    game.tell(Pursued(model, ""))
    yield from into_the_open(game, model)


def into_the_open(game: Game[Any], model: ModelId) -> Rule[None]:
    """C2-10.5a Up to half its MOV in any direction; C2-R22 free of every enemy."""
    state: Skirmish = game.state
    seat = state.models[model].seat
    choice = Placement(
        state.field,
        model,
        allowance=allowance(state, model, PURSUE),
        gaps=dict.fromkeys(enemies(state, seat), LEAST_GAP),
    )
    placed: Placed = yield Ask(seat, "move.place", "C2-10.5a", choice, {"model": model, "move": PURSUE})
    cost = round(choice.path(placed).cost)
    state.field = choice.carried_out(placed)
    game.tell(MoveEnd(model, PURSUE, cost, placed.x, placed.y, placed.facing, "C2-10.5a"))
