"""C2-R19, C2-R24, C2-R25: distances, lines of sight, the front, contact."""

from typing import Final

from sortilege.kernel import Seat
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.arc import in_front
from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.contact import contact
from sortilege.table.distance import in_contact
from sortilege.table.measure import LONGEST_EQUAL
from sortilege.table.sight import NOBODY, Does, Effect, Sight, in_sight, sight, usual_effect
from sortilege.table.terrain import Feature

LEAST_GAP: Final = 10
"""C2-R22: what does not engage stays a tenth of a centimetre away from every enemy."""


def sees(state: Skirmish, viewer: ModelId, target: ModelId) -> bool:
    """C2-R24, C2-R25 A line of sight, inside the front half circle."""
    bases = state.field.bases
    return in_front(bases[viewer], bases[target]) and has_line_of_sight(state, viewer, target)


def has_line_of_sight(state: Skirmish, viewer: ModelId, target: ModelId) -> bool:
    """C2-R24 A line of sight, whichever way the viewer looks."""
    return in_sight(state.field, viewer, target, ignoring=dodgers(state), effect=hides(state))


def sight_of(state: Skirmish, viewer: ModelId, target: ModelId) -> Sight:
    """C2-R24 How well one model sees another: dodging models hide nothing (C2-8.3.2f, C2-9.1.4a)."""
    return sight(state.field, viewer, target, ignoring=dodgers(state), effect=hides(state))


def dodgers(state: Skirmish) -> frozenset[ModelId]:
    dodging = [model.id for model in state.models.values() if model.dodging]
    return frozenset(dodging) if dodging else NOBODY


def hides(state: Skirmish) -> Effect:
    """C2-R24 What hides: every model and what terrain is large enough; or models of the target's size and above."""
    return effect_of(state.models_hide)


def effect_of(models_hide: str) -> Effect:
    return only_larger_hide if models_hide == "size" else usual_effect


def only_larger_hide(viewer: Base, target: Base, thing: Base | Feature) -> Does:
    """C2-R24, the other reading: a model that is smaller than the target hides none of it."""
    if isinstance(thing, Base) and thing.size < target.size:
        return Does.NOTHING
    return usual_effect(viewer, target, thing)


def touches(state: Skirmish, one: ModelId, other: ModelId) -> bool:
    """C2-R20 Base contact."""
    bases = state.field.bases
    return bases[one].elevation == bases[other].elevation and in_contact(bases[one], bases[other])


def gap(state: Skirmish, one: ModelId, other: ModelId) -> float:
    """C2-R19 The distance between two bases, in hundredths of a centimetre."""
    if one == other:
        return 0.0
    return state.field.gap(one, other)


def in_melee(state: Skirmish, model: ModelId) -> bool:
    """C2-R20 Whether it is engaged."""
    return bool(engaged_with(state, model))


def engaged_with(state: Skirmish, model: ModelId) -> list[ModelId]:
    """C2-R20 The enemies with which it is in contact along an edge; a corner is none (C2-8.1e)."""
    beside = _beside(state.field, model)
    if not beside:
        return []
    return [enemy for enemy in enemies(state, state.models[model].seat) if enemy in beside]


def _beside(field: Battlefield, name: str) -> frozenset[str]:
    """Every base that meets one along an edge, worked out once for each battlefield."""
    key = ("beside", name)
    known: frozenset[str] | None = field.memo.get(key)
    if known is None:
        here = field.bases[name]
        known = field.memo[key] = frozenset(
            other
            for other, base in field.near(here.x, here.y, here.block[2] + LONGEST_EQUAL).items()
            if other != name and engages(here, base)
        )
    return known


def engages(one: Base, other: Base) -> bool:
    """C2-R20 Flush contact over at least half of the shorter edge."""
    return one.elevation == other.elevation and contact(one, other).half


def enemies(state: Skirmish, seat: Seat) -> list[ModelId]:
    return [model.id for model in state.models.values() if model.seat != seat]
