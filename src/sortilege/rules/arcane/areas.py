"""ARH-10 Areas."""

from typing import Any

from sortilege.kernel import Game
from sortilege.rules.arcane.cards import HUNDREDTHS
from sortilege.rules.arcane.sides import are_enemies
from sortilege.rules.arcane.spell import Area
from sortilege.rules.arcane.state import ArcaneState, ModelId, Spot
from sortilege.table import areas as shapes
from sortilege.table.areas import Lies, bases_under, cone_from, strip_from
from sortilege.table.base import Base
from sortilege.table.measure import bearing


def shape_of(base: Base, area: Area, point: Spot) -> shapes.Area:
    """Where the area of a caster with this base lies."""
    size = round(area.size * HUNDREDTHS)
    match area.shape:
        case "circle":  # ARH-10c
            return shapes.Circle(point[0], point[1], size)
        case "around":  # ARH-10d
            return shapes.Around(base, size)
        case "cone":  # ARH-10e
            return cone_from(base, bearing(base.centre, point), area.width, size)
        case "line":  # ARH-10f
            return strip_from(base, bearing(base.centre, point), size, round(area.width * HUNDREDTHS))


def under_area(game: Game[Any], caster: ModelId, area: Area, point: Spot) -> list[ModelId]:
    """ARH-10a Every model under it, friend or foe, unless it names one of them; ARH-10b with any part of its base."""
    state: ArcaneState = game.state
    shape = shape_of(state.field.bases[caster], area, point)
    found = bases_under(state.field, shape, covered(game))
    return [model for model in found if counts(state, caster, area, model)]


def covered(game: Game[Any]) -> Lies:
    """AR-R36 How a base lies under an area: any part of it, or its centre."""
    return Lies.TOUCHED if game.options["ar.aoe_cover"] == "any" else Lies.CENTRE


def counts(state: ArcaneState, caster: ModelId, area: Area, model: ModelId) -> bool:
    """AR-T6 Whether a model is among those that an area means."""
    if area.counts == "enemies":
        return are_enemies(state, caster, model)
    if area.counts == "friends":
        return not are_enemies(state, caster, model)
    return model != caster or area.shape == "circle"
