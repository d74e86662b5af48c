"""I2-3.4, I2-3.5, I2-6.1.3e: whom a spell can be aimed at, and whom it reaches."""

from sortilege.kernel import Seat
from sortilege.rules.confrontation.space import enemies, gap, sees, touches
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState
from sortilege.table.measure import within


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
        return [named]
    models = addressed(state, caster, seat, spell)
    if spell.area == "card" and named in state.models:
        alike = of_card(state, named)
        models = [model for model in models if model in alike]
    elif not all_within_range:
        return models
    if isinstance(spell.range, str) or caster not in state.models:
        return models
    return [model for model in models if within(gap(state, caster, model), spell.reach)]


def of_card(state: MagicState, model: ModelId) -> list[ModelId]:
    """The models of the same reference card, itself among them."""
    card = state.models[model].group
    return [other.id for other in state.models.values() if other.group == card]


def in_view(state: MagicState, caster: ModelId, target: ModelId) -> bool:
    """I2-6.1.3e Seen in front, or in base contact; himself always."""
    return target == caster or sees(state, caster, target) or touches(state, caster, target)
