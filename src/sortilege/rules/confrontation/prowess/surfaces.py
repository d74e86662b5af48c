"""C2-R24, C2-R30 Where a model can stand above the ground, and below it: tops, ledges, the bottoms of ditches."""

from collections.abc import Iterator
from typing import Final

import msgspec

from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.areas import Lies, Template, under
from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.measure import equal
from sortilege.table.placement import Zone
from sortilege.table.standing import NOTHING, may_stand
from sortilege.table.terrain import Feature

Outline = tuple[tuple[int, int], ...]


class Surface(msgspec.Struct, frozen=True):
    """A flat place at a height of its own, on or in a piece of terrain."""

    feature: str
    outline: Outline
    height: int


class Footing(msgspec.Struct, frozen=True):
    """What a model stands on: what it may overlap there, and where it must stay. On the ground neither."""

    over: frozenset[str] = NOTHING
    zones: tuple[Zone, ...] = ()
    holds: bool = True
    """whether it can walk there: who hangs on a face cannot"""

    def bears(self, base: Base) -> bool:
        """Whether a base lies where this is."""
        return all(under(zone.area, base, zone.lies) for zone in self.zones)


GROUND: Final = Footing()


def surfaces(feature: Feature) -> Iterator[Surface]:
    """The top where it is flat, the bottom of a ditch, and the ledges."""
    if feature.height < 0 or (feature.flat_top and feature.height > 0):
        yield Surface(feature.id, feature.outline, feature.height)
    for outline, height in feature.ledges:
        yield Surface(feature.id, outline, height)


def surface_at(field: Battlefield, base: Base, height: int) -> Surface | None:
    """The surface of a height that holds the whole base."""
    for feature in field.terrain:
        for surface in surfaces(feature):
            if equal(surface.height, height) and under(Template(surface.outline), base, Lies.INSIDE):
                return surface
    return None


def footing(state: Skirmish, model: ModelId) -> Footing:
    """What a model stands on."""
    base = state.field.bases[model]
    if not base.elevation:
        return GROUND
    surface = surface_at(state.field, base, base.elevation)
    if surface is None:
        return Footing(holds=False)
    return Footing(frozenset({surface.feature}), (Zone(Template(surface.outline), Lies.INSIDE),))


def may_stand_on(state: Skirmish, model: ModelId, surface: Surface, base: Base) -> bool:
    """Whether a base finds room on a surface."""
    inside = under(Template(surface.outline), base, Lies.INSIDE)
    return inside and may_stand(state.field, model, base, over=frozenset({surface.feature}))
