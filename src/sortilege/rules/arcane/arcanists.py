"""AR-2 to AR-7 Who may cast what, and at whom: the refusals of section 6 in their order."""

from collections.abc import Iterator
from typing import Any

from sortilege.kernel import Game, Option, Refusal
from sortilege.kernel.moment import weigh
from sortilege.rules.arcane.abilities import acting_on
from sortilege.rules.arcane.characteristics import will
from sortilege.rules.arcane.engagement import engaged_with, gap
from sortilege.rules.arcane.movement import may_move
from sortilege.rules.arcane.sides import are_enemies, side
from sortilege.rules.arcane.spell import Spell
from sortilege.rules.arcane.state import POSSESSED, ArcaneState, ModelId, Spot
from sortilege.rules.arcane.torment import PERMANENT_DEATH
from sortilege.rules.arcane.vision import in_vision, point_in_vision
from sortilege.table.distance import distance_to_point
from sortilege.table.measure import within

CAST, EMPOWER = "cast", "empower"


def casts(game: Game[Any], model: ModelId) -> Iterator[Option]:
    """AR-6h Every spell that a model can declare now, Empowered or not."""
    if why_not_arcanist(game, model) is not None:
        return
    state: ArcaneState = game.state
    for name in state.models[model].known:
        for how in (CAST, EMPOWER):
            if why_not_cast(game, model, name, empowered=how == EMPOWER) is None:
                yield (how, name)


def why_not_arcanist(game: Game[Any], model: ModelId) -> Refusal | None:
    """AR-F1 to AR-F5: why a model can cast nothing."""
    state: ArcaneState = game.state
    here = state.models[model]
    active = state.activation
    if not here.card.arcanist:
        return Refusal("AR-F1", "AR-2b", model=model)
    if active is None or active.model != model:
        return Refusal("AR-F2", "AR-6a", model=model)
    if here.silenced:
        return Refusal("AR-F3", "AR-13h", model=model)
    if here.torment >= will(state, model):
        return Refusal("AR-F4", "AR-11b", model=model)
    if active.acted or active.moves > 1:  # AR-6b
        return Refusal("AR-F5", "AR-6a", model=model)
    return None


def why_not_cast(game: Game[Any], model: ModelId, name: str, *, empowered: bool) -> Refusal | None:
    """AR-F7 to AR-F15: why it cannot declare this spell."""
    state: ArcaneState = game.state
    here = state.models[model]
    active = state.activation
    assert active is not None
    if name not in here.known:
        return Refusal("AR-F7", "AR-3e", spell=name)
    spell = state.spells[name]
    if empowered and active.moves:
        return Refusal("AR-F8", "AR-10e", spell=name)
    if empowered and game.options["ar.empower_immobile"] == "off" and (active.stood_up or not may_move(game, model)):
        return Refusal("AR-F9", "AR-10e", spell=name)  # AR-R26
    if spell.diceless and not weigh("may_cast_diceless", acting_on(state, model), True):
        return Refusal("AR-F10", "ARH-13a", spell=name)
    form = spell.empowered_form() if empowered else spell
    if form.target not in ("point", "self") and not legal_targets(game, model, form):
        return Refusal("AR-F11", "AR-6h", spell=name)
    if form.range and game.options["ar.cast_engaged"] == "off" and engaged_with(game, model):  # AR-R25
        return Refusal("AR-F15", "AR-6i", spell=name)
    return None


def legal_targets(game: Game[Any], caster: ModelId, spell: Spell) -> list[ModelId]:
    """AR-7b, AR-7d Every model that a spell can be aimed at; of `spot` the fallen who lie there."""
    state: ArcaneState = game.state
    fitting = [model for model in state.models if fits(state, caster, spell, model)]
    return [model for model in fitting if why_not_target(game, caster, spell, model) is None]


def why_not_target(game: Game[Any], caster: ModelId, spell: Spell, target: ModelId) -> Refusal | None:
    """AR-F12 to AR-F14."""
    state: ArcaneState = game.state
    spot = state.models[target].last_spot
    if spell.target == "spot" and not state.models[target].in_game and spot is not None:
        refusal = _why_not_spot(state, caster, spell, target, spot)
    elif state.models[target].in_game:
        refusal = _why_not_model(state, caster, spell, target)
    else:
        refusal = None
    fitting = fits(state, caster, spell, target)
    return refusal or (None if fitting else Refusal("AR-F14", "AR-7c", target=target))


def _why_not_model(state: ArcaneState, caster: ModelId, spell: Spell, target: ModelId) -> Refusal | None:
    far = gap(state, caster, target)
    if not within(far, spell.reach):
        return Refusal("AR-F12", "AR-7b", target=target, cost=round(far), most=spell.reach)
    if not in_vision(state, caster, target):
        return Refusal("AR-F13", "AR-7d", target=target)
    return None


def _why_not_spot(state: ArcaneState, caster: ModelId, spell: Spell, fallen: ModelId, spot: Spot) -> Refusal | None:
    far = distance_to_point(state.field.bases[caster], spot)
    if not within(far, spell.reach):
        return Refusal("AR-F12", "AR-7b", target=fallen, cost=round(far), most=spell.reach)
    if not point_in_vision(state.field, caster, spot):
        return Refusal("AR-F13", "AR-7d", target=fallen)
    return None


def fits(state: ArcaneState, caster: ModelId, spell: Spell, target: ModelId) -> bool:
    """AR-T6 Whether a model is what the spell names."""
    model = state.models[target]
    if spell.target == "spot":
        return can_return(state, caster, target)
    if not model.in_game:
        return False
    match spell.target:
        case "enemy":
            return are_enemies(state, caster, target)
        case "enemy_regular":
            return are_enemies(state, caster, target) and not model.card.heroic
        case "friend":
            return target != caster and not are_enemies(state, caster, target)
        case "friend_self":
            return not are_enemies(state, caster, target)
    return False


def can_return(state: ArcaneState, caster: ModelId, fallen: ModelId) -> bool:
    """AR-T6 A friendly regular model that lies where it was Vanquished; who met Permanent Death stays away."""
    model = state.models[fallen]
    gone = model.in_game or model.last_spot is None or model.doom in (POSSESSED, PERMANENT_DEATH)
    return not gone and not model.card.heroic and model.seat is not None and model.seat == side(state.models[caster])
