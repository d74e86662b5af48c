"""C2-6.5.2 The models of the cards that are drawn are deployed (C2-P2)."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, Rule
from sortilege.rules.confrontation.deployment.places import Deployment
from sortilege.rules.confrontation.drawing import next_draw_turn
from sortilege.rules.confrontation.events import Deployed
from sortilege.rules.confrontation.space import LEAST_GAP
from sortilege.rules.confrontation.state import Activation, Model, ModelId, Skirmish
from sortilege.table.areas import Lies, Template, under
from sortilege.table.base import Base
from sortilege.table.distance import distance
from sortilege.table.placed import Placed
from sortilege.table.placement import Zone
from sortilege.table.standing import may_stand

FACINGS: Final = (0, 18000)
"""Whoever has the left side looks to the right, and the other to the left."""

GRID: Final = 40
"""How many places along each side of a half are tried where no place is legal."""


def go_on_deploying(game: Game[Any]) -> Rule[None] | None:
    """C2-6.5.2c The next model of the cards that are used; then the next draw turn; None when all are deployed."""
    state: Skirmish = game.state
    if state.activation is not None and state.activation.left:
        return deploy(game, state.activation)
    state.activation = None
    return next_draw_turn(game)


def deploy(game: Game[Any], active: Activation) -> Rule[None]:
    """C2-P2 step 4"""
    state: Skirmish = game.state
    model, *rest = active.left
    choice = place_for(game, state.models[model], scout=state.models[model].group in state.scouts)
    if choice.first_legal() is not None:
        placed: Placed = yield Ask(active.seat, "deploy.place", "C2-6.5.2c", choice, {"model": model})
        base, rule = choice.place(placed), "C2-6.5.2c"
    else:
        base, rule = furthest_place(state, state.models[model]), "C2-P2"
    state.field = state.field.with_base(model, base)
    state.activation = msgspec.structs.replace(active, left=tuple(rest))
    game.tell(Deployed(model, base.x, base.y, base.facing, rule))


def place_for(game: Game[Any], model: Model, *, scout: bool) -> Deployment:
    """C2-6.5.2d On its owner's half; C2-6.5.2e where it could charge nobody. C2-12.1.32b A Scout anywhere,
    C2-12.1.32.1a further from every enemy than its own MOV."""
    state: Skirmish = game.state
    foes = deployed_foes(state, model)
    choice = Deployment(
        state.field,
        model.id,
        base=newcomer(state, model),
        gaps=dict.fromkeys(foes, LEAST_GAP),
        may_stay=False,
        foes=foes,
    )
    if scout:
        return msgspec.structs.replace(choice, further=model.card.reach)
    return msgspec.structs.replace(
        choice,
        zones=(Zone(half(state, model), Lies.INSIDE),),
        charge=2 * best_movement(model),
        flies=model.card.movement2 is not None and model.card.movement2_for == "fly",
        models_hide=state.models_hide,
        front=game.options["c2.charge_arc"] == "front",
        charges=could_charge(state, foes) if game.options["c2.mutual_gap"] == "on" else {},
    )


def deployed_foes(state: Skirmish, model: Model) -> tuple[ModelId, ...]:
    """The enemies that stand on the table already."""
    return tuple(foe.id for foe in state.models.values() if foe.seat != model.seat and foe.id in state.field.bases)


def best_movement(model: Model) -> int:
    """C2-R15 The better of two printed values; C2-6.5.2f nothing else counts."""
    return max(model.card.reach, round(100 * (model.card.movement2 or 0)))


def could_charge(state: Skirmish, foes: tuple[ModelId, ...]) -> dict[ModelId, int]:
    """C2-R15 How far each enemy could charge."""
    return {foe: 2 * best_movement(state.models[foe]) for foe in foes}


def half(state: Skirmish, model: Model) -> Template:
    """C2-6.5.2d The owner's half of the table."""
    middle, height = state.field.width // 2, state.field.height
    left, right = (0, middle) if model.seat == state.left_side else (state.field.width - middle, state.field.width)
    return Template(((left, 0), (right, 0), (right, height), (left, height)))


def newcomer(state: Skirmish, model: Model) -> Base:
    """The base in the middle of its owner's edge, looking at the enemy."""
    left = model.seat == state.left_side
    return model.card.base_at(0 if left else state.field.width, state.field.height // 2, FACINGS[0 if left else 1])


def furthest_place(state: Skirmish, model: Model) -> Base:
    """C2-P2 step 4: where no place is legal, the free one on his half that is furthest from the nearest enemy."""
    base, area = newcomer(state, model), half(state, model)
    foes = [state.field.bases[foe] for foe in deployed_foes(state, model)]
    spots = [
        base.at(state.field.width * across // GRID, state.field.height * along // GRID, base.facing)
        for across in range(GRID + 1)
        for along in range(GRID + 1)
    ]
    free = [spot for spot in spots if under(area, spot, Lies.INSIDE) and may_stand(state.field, model.id, spot)]
    return max(free, key=lambda spot: min((distance(spot, foe) for foe in foes), default=0.0))
