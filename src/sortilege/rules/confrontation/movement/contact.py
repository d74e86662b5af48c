"""C2-8.1d to C2-8.1f, C2-R20 to C2-R22 Coming into contact: where, and with how many."""

from collections.abc import Sequence
from math import hypot
from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule
from sortilege.rules.confrontation.movement.events import Charged
from sortilege.rules.confrontation.movement.leaping_charge import leaping_reach
from sortilege.rules.confrontation.movement.pace import CHARGE, ENGAGE, going_of
from sortilege.rules.confrontation.movement.water import standing_on
from sortilege.rules.confrontation.space import enemies, engaged_with, engages
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.base import Base
from sortilege.table.contact import Meeting, contact
from sortilege.table.measure import LONGEST_EQUAL
from sortilege.table.obstacles import Going
from sortilege.table.paths import Path
from sortilege.table.places import Allowed, ContactPlace, contact_places, has_contact_place
from sortilege.table.reach import reach

EDGES: Final = ("right", "front", "left", "rear")
"""The edges of a base by their numbers."""


def takes_another(state: Skirmish, target: ModelId) -> bool:
    """C2-8.1f Whether fewer than the most are in contact with it."""
    return len(engaged_with(state, target)) < state.models[target].card.most_opponents


class Spot(msgspec.Struct, frozen=True):
    """A place in contact: at which edge of whose base, and all whom it engages."""

    place: ContactPlace
    target: ModelId
    engaged: tuple[ModelId, ...]

    @property
    def option(self) -> Option:
        place = self.place
        edge = "" if place.edge is None else EDGES[place.edge]
        return (self.target, edge, place.x, place.y, place.facing)


def has_room(state: Skirmish, mover: ModelId, target: ModelId) -> bool:
    """C2-8.1f, C2-R20 Whether the mover finds a place at the target's base, however far away that is."""
    moving, still = state.field.bases[mover], state.field.bases[target]
    if moving.elevation != still.elevation or not takes_another(state, target):
        return False
    return _has_room_for_its_like(state, mover, target) or can_touch(state, mover, (target,))


def _has_room_for_its_like(state: Skirmish, mover: ModelId, target: ModelId) -> bool:
    """The quick way for most targets: whoever has such a base finds a place, whichever way it comes.

    That depends on nothing but who stands near the target, and is kept as long as nobody moves there.
    """
    moving, still = state.field.bases[mover], state.field.bases[target]
    near = state.field.near(still.x, still.y, still.block[2] + 2 * moving.block[2] + 2 * LONGEST_EQUAL)
    near.pop(mover, None)
    over = standing_on(state, mover)
    hostile = enemies(state, state.models[mover].seat)
    others = tuple([(base, name in hostile) for name, base in near.items()])
    key = ("room", still, moving.shape, moving.elevation, over, others)
    known: bool | None = state.field.ground.memo.get(key)
    if known is None:
        clear = _clear_of_others(state, mover, target, (target,))
        there = moving.at(still.x, still.y)
        known = has_contact_place(state.field, mover, target, base=there, allowed=clear, over=over)
        state.field.ground.keep(key, known)
    return known


def can_touch(state: Skirmish, mover: ModelId, targets: Sequence[ModelId]) -> bool:
    """C2-R22 Whether some place is in contact with all of the targets, and with no other enemy."""
    key = ("can_touch", mover, tuple(targets))
    known: bool | None = state.field.memo.get(key)
    if known is None:
        known = state.field.memo[key] = any(_can_touch_at(state, mover, target, targets) for target in targets)
    return known


def _can_touch_at(state: Skirmish, mover: ModelId, target: ModelId, targets: Sequence[ModelId]) -> bool:
    """The same for the places at the edges of one of them."""
    bases = state.field.bases
    rest = tuple(bases[other] for other in targets if other != target)
    clear = _clear_of_others(state, mover, target, targets)
    return has_contact_place(
        state.field,
        mover,
        target,
        allowed=lambda there: all(engages(there, other) for other in rest) and clear(there),
        half=bool(rest),
        beside=rest,
        over=standing_on(state, mover),
    )


def _clear_of_others(state: Skirmish, mover: ModelId, target: ModelId, named: Sequence[ModelId]) -> Allowed:
    """C2-R22 At a target, whether a place keeps from the edges of every enemy that is not named."""
    bases = state.field.bases
    others = [bases[enemy] for enemy in enemies(state, state.models[mover].seat) if enemy not in named]
    near = _near(bases[mover], bases[target], others)
    return lambda there: not any(_along_an_edge(there, other) for other in near)


def spots(state: Skirmish, mover: ModelId, targets: Sequence[ModelId]) -> list[Spot]:
    """C2-R20, C2-R22 The places in contact with as many of the targets as can be, and with no other enemy."""
    key = ("spots", mover, tuple(targets))
    if key not in state.field.memo:
        state.field.memo[key] = _spots(state, mover, targets)
    found: list[Spot] = state.field.memo[key]
    return found


def _spots(state: Skirmish, mover: ModelId, targets: Sequence[ModelId]) -> list[Spot]:
    named = [target for target in targets if takes_another(state, target)]
    bases = state.field.bases
    over = standing_on(state, mover)
    found: list[Spot] = []
    for target in named:
        places = contact_places(
            state.field,
            mover,
            target,
            allowed=_clear_of_others(state, mover, target, named),
            half=len(named) > 1,
            over=over,
        )
        for place in places:
            there = bases[mover].at(place.x, place.y, place.facing)
            met = tuple(other for other in named if engages(there, bases[other]))
            found.append(Spot(place, target, met))
    most = max((len(spot.engaged) for spot in found), default=0)
    best = [spot for spot in found if len(spot.engaged) == most]
    whole = [spot for spot in best if _whole(state, mover, spot)] if len(named) > 1 else []
    return _distinct(whole or best)


def _distinct(found: list[Spot]) -> list[Spot]:
    """Of places that differ by less than anybody could measure, the first."""
    kept: list[Spot] = []
    for spot in found:
        if not any(_same(spot.place, other.place) for other in kept):
            kept.append(spot)
    return kept


def _same(one: ContactPlace, other: ContactPlace) -> bool:
    return one.facing == other.facing and abs(one.x - other.x) <= 2 and abs(one.y - other.y) <= 2


def _whole(state: Skirmish, mover: ModelId, spot: Spot) -> bool:
    bases = state.field.bases
    there = bases[mover].at(spot.place.x, spot.place.y, spot.place.facing)
    return all(contact(there, bases[target]).full for target in spot.engaged)


def _near(moving: Base, still: Base, others: Sequence[Base]) -> list[Base]:
    room = still.block[2] + 2 * moving.block[2]
    return [base for base in others if hypot(base.x - still.x, base.y - still.y) <= room + base.block[2]]


def _along_an_edge(one: Base, other: Base) -> bool:
    return contact(one, other).meeting is Meeting.EDGE


def way_to(state: Skirmish, mover: ModelId, target: ModelId, going: Going) -> Path | None:
    """C2-R19 The measured line: the shortest way to the target, whichever of its edges that meets."""
    return reach(state.field, mover, target, None, going)


def measured(state: Skirmish, mover: ModelId, target: ModelId, going: Going, most: int) -> int | None:
    """C2-R19 How far it is to a target, in hundredths of a centimetre; None where no way leads there."""
    way = way_to(state, mover, target, going)
    leapt = leaping_reach(state, mover, target, None, going, most)
    costs = [cost for cost in (None if way is None else round(way.cost), leapt) if cost is not None]
    return min(costs, default=None)


def costs_of_edges(state: Skirmish, mover: ModelId, target: ModelId, going: Going, most: int) -> dict[int | None, int]:
    """C2-R19 What it costs to reach each edge of a target that is in reach; C2-R81 in leaps where that is less."""
    costs: dict[int | None, int] = {}
    for edge in range(4):
        way = reach(state.field, mover, target, edge, going, most)
        leapt = leaping_reach(state, mover, target, edge, going, most)
        ways = [cost for cost in (None if way is None else round(way.cost), leapt) if cost is not None]
        if ways:
            costs[edge] = min(ways)
    return costs


class Within(msgspec.Struct, frozen=True):
    """A place in contact that is in reach, and what the way there costs."""

    spot: Spot
    cost: int


def within(
    state: Skirmish, mover: ModelId, targets: Sequence[ModelId], allowance: int, going: Going | None = None
) -> list[Within]:
    """C2-R20 The places in contact among which the mover's owner chooses."""
    if going is None:
        going = going_of(state, mover)
    key = ("within", mover, tuple(targets), allowance, going)
    known: list[Within] | None = state.field.memo.get(key)
    if known is None:
        known = state.field.memo[key] = _within(state, mover, targets, allowance, going)
    return known


def _within(state: Skirmish, mover: ModelId, targets: Sequence[ModelId], allowance: int, going: Going) -> list[Within]:
    costs: dict[ModelId, dict[int | None, int]] = {}
    found = []
    for spot in spots(state, mover, targets):
        if spot.target not in costs:
            costs[spot.target] = costs_of_edges(state, mover, spot.target, going, allowance)
        cost = costs[spot.target].get(spot.place.edge)
        if cost is not None:
            found.append(Within(spot, cost))
    return found


def enter_contact(
    game: Game[Any],
    mover: ModelId,
    targets: Sequence[ModelId],
    *,
    charge: bool,
    allowance: int | None = None,
    going: Going | None = None,
) -> Rule[int | None]:
    """C2-P6 step 7: the mover is placed in contact (C2-8.1d). The cost of its way; None where no place is in reach."""
    state: Skirmish = game.state
    if allowance is None:
        free = [Within(spot, 0) for spot in spots(state, mover, targets)]
    else:
        free = within(state, mover, targets, allowance, going)
    if not free:
        return None
    chosen = yield from _choose(game, mover, free, charge=charge)
    place = chosen.spot.place
    state.field = state.field.with_base(mover, state.field.bases[mover].at(place.x, place.y, place.facing))
    for target in chosen.spot.engaged:
        engage(game, mover, target, chosen.cost, charge=charge)
    return chosen.cost


def _choose(game: Game[Any], mover: ModelId, free: list[Within], *, charge: bool) -> Rule[Within]:
    options = {one.spot.option: one for one in free}
    if len(options) == 1:
        return free[0]
    about = {"model": mover, "move": CHARGE if charge else ENGAGE}
    seat = game.state.models[mover].seat
    return options[(yield Ask(seat, "move.contact_place", "C2-R20", One(tuple(options)), about))]


def engage(game: Game[Any], mover: ModelId, target: ModelId, distance: int, *, charge: bool) -> None:
    """C2-P6 step 7: who is touched is engaged, and a charge is felt."""
    state: Skirmish = game.state
    met = state.models[target]
    state.models[target] = msgspec.structs.replace(met, charged=met.charged or charge, dodging=False)  # C2-R32
    if charge:
        state.models[mover] = msgspec.structs.replace(state.models[mover], did_charge=True)
        game.tell(Charged(mover, target, distance))
