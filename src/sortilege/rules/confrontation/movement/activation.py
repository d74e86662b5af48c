"""C2-P5 An activation: the models of the cards that are activated together, one after another."""

from collections.abc import Iterator
from typing import Any

import msgspec

from sortilege.kernel import About, Ask, Game, One, Option, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on, may
from sortilege.rules.confrontation.events import Activated, MoveEnd
from sortilege.rules.confrontation.fear.rally import rally
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.movement.charge import declare, onset
from sortilege.rules.confrontation.movement.harassing import stay_and_harass, walk_and_harass
from sortilege.rules.confrontation.movement.heroic_charge import why_no_heroic_charge
from sortilege.rules.confrontation.movement.leaving import LEAVE, leave, why_not_leave
from sortilege.rules.confrontation.movement.moves import move
from sortilege.rules.confrontation.movement.pace import (
    CHARGE,
    DODGE,
    ENGAGE,
    FLY,
    HEROIC_CHARGE,
    RUN,
    STAY,
    SWIM,
    WALK,
    flies,
)
from sortilege.rules.confrontation.movement.targets import targets
from sortilege.rules.confrontation.movement.water import swims_here
from sortilege.rules.confrontation.movement.withdrawal import withdraw
from sortilege.rules.confrontation.prowess.actions import act, actions
from sortilege.rules.confrontation.prowess.surfaces import footing
from sortilege.rules.confrontation.shooting.harassment import may_harass
from sortilege.rules.confrontation.space import enemies, engaged_with, gap
from sortilege.rules.confrontation.state import Activation, ModelId, Skirmish


def go_on(game: Game[Any]) -> Rule[None] | None:
    """The next model of the activation, in any order that its owner likes; None when all have acted."""
    state: Skirmish = game.state
    active = state.activation
    assert active is not None
    left = tuple(model for model in active.left if model in state.models)
    if not left:
        state.activation = None
        return None
    return next_model(game, active, left)


def next_model(game: Game[Any], active: Activation, left: tuple[ModelId, ...]) -> Rule[None]:
    """C2-P5 step 1."""
    shot = game.state.models  # C2-9.1.6e who shot back has used its movement, and comes last
    free = tuple(model for model in left if not shot[model].counter_shot) or left[:1]
    model = free[0]
    if len(free) > 1:
        model = yield Ask(active.seat, "move.next_model", "C2-8b", One(free))
    yield from activate(game, model)


def activate(game: Game[Any], model: ModelId) -> Rule[None]:
    """C2-P5 step 2."""
    wake(game, model)
    if not (yield from rally(game, model)):
        return
    yield from magic(game).before_moving(game, model)
    if model not in game.state.models:
        return
    yield from magic(game).activated(game, model)
    if game.state.models[model].counter_shot:  # C2-9.1.6e its shot was its movement
        stand(game, model)
        return
    state: Skirmish = game.state
    foes = tuple(engaged_with(state, model))
    if foes and not (yield from withdraw(game, model, foes)):
        stand(game, model)
        return
    answer = yield from choose_move(game, model, foes)
    if (prowess := act(game, model, answer)) is not None:
        yield from prowess
        return
    kind, by = (str(answer[1]), str(answer[0])) if isinstance(answer, tuple) else (str(answer), "")
    if kind in (CHARGE, ENGAGE, HEROIC_CHARGE):
        declared = yield from declare(game, model, kind, by, foes)
        for other in declared.movers[1:]:
            wake(game, other)
            yield from magic(game).activated(game, other)
        yield from onset(game, declared)
    elif kind == STAY and foes:  # it could have gone, and is in melee as before
        stand(game, model)
    elif kind == LEAVE:
        leave(game, model)
    elif kind in (STAY, WALK) and not by and may_harass(game, model):
        yield from (stay_and_harass(game, model) if kind == STAY else walk_and_harass(game, model, foes))
    else:
        yield from move(game, model, kind, by)


def wake(game: Game[Any], model: ModelId) -> None:
    """C2-P5 step 2.1; C2-R38 who was paralysed is so no longer."""
    state: Skirmish = game.state
    if (active := state.activation) is not None:
        rest = tuple(other for other in active.left if other != model)
        state.activation = msgspec.structs.replace(active, left=rest)
    state.models[model] = msgspec.structs.replace(state.models[model], activated=True, paralysed=False)
    game.tell(Activated(model))


def stand(game: Game[Any], model: ModelId) -> None:
    """C2-8g It does not move."""
    base = game.state.field.bases[model]
    game.tell(MoveEnd(model, STAY, 0, base.x, base.y, base.facing, "C2-8g"))


def choose_move(game: Game[Any], model: ModelId, left: tuple[ModelId, ...]) -> Rule[Option]:
    """C2-8.1b One type of movement; with the second MOV, where the model flies (C2-R85)."""
    options = tuple(ways(game, model, left))
    seat = game.state.models[model].seat
    about = {"model": model, **_known_beforehand(game, model), **({"left": left} if left else {})}
    answer: Option = yield Ask(seat, "move.move", "C2-8.1b", One(options), about)
    return answer


def _known_beforehand(game: Game[Any], model: ModelId) -> About:
    """C2-R19 Distances are not shown before a move is declared, unless both players agreed that they are."""
    if game.options["c2.premeasure_moves"] == "off":
        return {}
    state: Skirmish = game.state
    foes = enemies(state, state.models[model].seat)
    return {"enemies": tuple(foes), "distances": tuple(round(gap(state, model, foe)) for foe in foes)}


def ways(game: Game[Any], model: ModelId, left: tuple[ModelId, ...] = ()) -> Iterator[Option]:
    """C2-P5 step 2.5. Whether a charge is offered says nothing of how far away anybody is."""
    kinds = tuple(_kinds(game, model, left))
    yield from kinds
    if flies(game.state, model):
        yield from ((FLY, kind) for kind in kinds if kind not in (STAY, DODGE, LEAVE))
    if swims_here(game.state, model):
        yield from ((SWIM, kind) for kind in (WALK, RUN))
    if not left:
        yield from actions(game, model)


def _kinds(game: Game[Any], model: ModelId, left: tuple[ModelId, ...]) -> Iterator[str]:
    yield STAY
    if not footing(game.state, model).holds:  # C2-8.2.3b it hangs at a height
        return
    if not may(game.state, model, "move"):
        return
    yield WALK
    if may(game.state, model, "run"):
        yield RUN
    if not left and may_dodge(game.state, model):
        yield DODGE
    charges = may(game.state, model, "charge")
    if (
        charges and (not left or game.options["c2.withdraw_charge"] == "on") and any(targets(game, model, CHARGE, left))
    ):  # C2-R31
        yield CHARGE
        if why_no_heroic_charge(game, model) is None:
            yield HEROIC_CHARGE
    if charges and any(targets(game, model, ENGAGE, left)):
        yield ENGAGE
    if why_not_leave(game.state, model) is None:
        yield LEAVE


def may_dodge(state: Skirmish, model: ModelId) -> bool:
    """C2-8.3.2c Mounted models may not, unless a skill lets them."""
    return not state.models[model].card.rides or weigh("dodges_mounted", acting_on(state, model), False)
