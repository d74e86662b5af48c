"""I2-3.4, I2-3.5, I2-6.1.3e: whom a spell can be aimed at, and whom it reaches."""

from sortilege.kernel import Seat
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.space import enemies, gap, sees, touches
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.spell import Area, Spell
from sortilege.rules.magic.state import MagicState
from sortilege.table.areas import Area as Shape
from sortilege.table.areas import Around, Circle, Cone, Strip, bases_under
from sortilege.table.base import Base
from sortilege.table.measure import FULL_TURN, bearing, within


def addressed(state: MagicState, caster: ModelId, seat: Seat, spell: Spell) -> list[ModelId]:
    """The models that a card means, wherever they are."""
    if spell.range == "self" or spell.target == "self":
        return [caster]
    if spell.target in ("any", "none"):
        return list(state.models)
    if spell.target == "enemy":
        return [model.id for model in state.models.values() if model.seat != seat]
    return [model.id for model in state.models.values() if model.seat == seat]


def eligible(state: MagicState, caster: ModelId, spell: Spell) -> list[ModelId]:
    """I2-3.4b Those of them that are near enough for a spell that reaches only contact; no hidden Scout (C2-R73)."""
    seat = state.models[caster].seat
    models = addressed(state, caster, seat, spell)
    models = [model for model in models if model == caster or not state.models[model].hidden]
    if spell.range == "melee":  # I1-16.1.2b
        foes = set(enemies(state, seat))
        return [model for model in models if model in foes and touches(state, caster, model)]
    if spell.range == "contact":
        return [model for model in models if model == caster or touches(state, caster, model)]
    return models


def reached(
    state: MagicState, caster: ModelId, seat: Seat, spell: Spell, named: ModelId, *, all_within_range: bool
) -> list[ModelId]:
    """I2-3.5a, I1-16.1.3a The one named, those of its card within range (I1-16.1.2c), or all that the card means."""
    if spell.area == "one_combatant":
        return [named] if is_reached(state, spell, seat, named) else []
    return [
        model
        for model in _all_reached(state, caster, seat, spell, named, all_within_range)
        if is_reached(state, spell, seat, model)
    ]


def is_reached(state: MagicState, spell: Spell, seat: Seat, model: ModelId) -> bool:
    """Whether a spell does anything to a model at all; abilities act on it at this moment."""
    return model not in state.models or weigh("is_reached", acting_on(state, model), True, spell, seat)


def _all_reached(
    state: MagicState, caster: ModelId, seat: Seat, spell: Spell, named: ModelId, all_within_range: bool
) -> list[ModelId]:
    if isinstance(spell.area, Area):
        return under_area(state, caster, seat, spell.area, named)
    models = addressed(state, caster, seat, spell)
    if spell.area == "card" and named in state.models:
        alike = of_card(state, named)
        models = [model for model in models if model in alike]
    elif not all_within_range:
        return models
    if isinstance(spell.range, str) or caster not in state.models:
        return models
    return [model for model in models if within(gap(state, caster, model), spell.reach)]


def under_area(state: MagicState, caster: ModelId, seat: Seat, area: Area, named: ModelId) -> list[ModelId]:
    """I2-3.5a The models that any part of a stated area touches, and that its card counts."""
    bases = state.field.bases
    if caster not in bases or (area.shape != "around" and named not in bases):
        return []
    found = bases_under(state.field, _shape(area, bases[caster], bases.get(named, bases[caster])))
    models = [model for model in found if model in state.models]
    if area.shape in ("cone", "line"):
        models = [model for model in models if model != caster]
    own = {"friends": True, "enemies": False}.get(area.counts)
    return [model for model in models if own is None or (state.models[model].seat == seat) is own]


def _shape(area: Area, caster: Base, target: Base) -> Shape:
    size, towards = round(area.size * 100), round(bearing(caster.centre, target.centre)) % FULL_TURN
    match area.shape:
        case "circle":
            return Circle(target.x, target.y, size)
        case "around":
            return Around(caster, size)
        case "cone":
            return Cone(caster.x, caster.y, towards, area.width, size)
        case "line":
            return Strip(caster.x, caster.y, towards, size, round(area.width * 100))


def of_card(state: MagicState, model: ModelId) -> list[ModelId]:
    """The models of the same reference card, itself among them."""
    card = state.models[model].group
    return [other.id for other in state.models.values() if other.group == card]


def in_view(state: MagicState, caster: ModelId, target: ModelId) -> bool:
    """I2-6.1.3e Seen in front, or in base contact; himself always."""
    return target == caster or sees(state, caster, target) or touches(state, caster, target)
