"""C2-R85 Those who swim with a second MOV: without test, and without cost."""

from sortilege.rules.confrontation.prowess.surfaces import footing
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.areas import Lies, Template
from sortilege.table.outline import contains
from sortilege.table.placement import Zone
from sortilege.table.standing import NOTHING
from sortilege.table.terrain import Feature

DEEP_WATER = "deep_water"


def swims(state: Skirmish, model: ModelId) -> bool:
    """C2-R85"""
    card = state.models[model].card
    return card.movement2 is not None and card.movement2_for == "swim"


def deep_water(state: Skirmish) -> list[Feature]:
    return [feature for feature in state.field.ground.terrain if feature.kind == DEEP_WATER]


def swimmable(state: Skirmish, model: ModelId) -> frozenset[str]:
    """The water that the model enters as if it were open ground."""
    return frozenset(water.id for water in deep_water(state)) if swims(state, model) else NOTHING


def standing_on(state: Skirmish, model: ModelId) -> frozenset[str]:
    """Where it may end although others may not."""
    water, over = swimmable(state, model), footing(state, model).over
    return water | over if water else over


def waters(state: Skirmish, model: ModelId) -> tuple[Zone, ...]:
    """The water in which it is, and in which a move with its second MOV ends."""
    centre = state.field.bases[model].centre
    return tuple(
        Zone(Template(water.outline), Lies.CENTRE) for water in deep_water(state) if contains(water.corners, *centre)
    )


def swims_here(state: Skirmish, model: ModelId) -> bool:
    """Whether it may move with its second MOV: it is in the water already."""
    return swims(state, model) and bool(waters(state, model))
