"""C2-P6 step 1: who may be charged or engaged. Nothing here depends on how far away anybody is."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sortilege.kernel import Fault, Game, Refusal
from sortilege.rules.confrontation.fear.afraid import why_not_face
from sortilege.rules.confrontation.movement.contact import can_touch, has_room
from sortilege.rules.confrontation.movement.pace import NO_CHARGES
from sortilege.rules.confrontation.space import LEAST_GAP, enemies, has_line_of_sight
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.arc import in_front
from sortilege.table.distance import nearer_than


def why_not_target(
    game: Game[Any], mover: ModelId, target: ModelId, kind: str, left: tuple[ModelId, ...] = ()
) -> Refusal | None:
    """C2-P6 step 1. `left` are those from whom the mover has just withdrawn."""
    state: Skirmish = game.state
    if target not in state.models or state.models[target].seat == state.models[mover].seat:
        return Refusal(Fault.UNKNOWN_OPTION, option=target)
    if state.models[target].hidden:
        return Refusal("hidden", "C2-12.1.32.2a", model=target)
    if target in left:
        return Refusal("engaged", "C2-R31", model=mover)
    if refusal := why_not_face(state, mover, target):
        return refusal
    if kind not in NO_CHARGES and (refusal := _why_not_seen(game, mover, target)):
        return refusal
    if not has_room(state, mover, target):
        return Refusal("no_room", "C2-8.1f", target=target)
    return None


def _why_not_seen(game: Game[Any], mover: ModelId, target: ModelId) -> Refusal | None:
    """C2-8.1.2e; C2-R25 charges need no arc, unless the option says so."""
    bases: Mapping[str, Any] = game.state.field.bases
    if game.options["c2.charge_arc"] == "front" and not in_front(bases[mover], bases[target]):
        return Refusal("no_los_charge", "C2-R25", model=mover, target=target)
    if not has_line_of_sight(game.state, mover, target):
        return Refusal("no_los_charge", "C2-8.1.2e", model=mover, target=target)
    return None


def targets(game: Game[Any], mover: ModelId, kind: str, left: tuple[ModelId, ...] = ()) -> Iterator[ModelId]:
    """Those who may be named alone."""
    for enemy in enemies(game.state, game.state.models[mover].seat):
        if why_not_target(game, mover, enemy, kind, left) is None:
            yield enemy


def target_groups(game: Game[Any], mover: ModelId, single: Iterable[ModelId]) -> list[tuple[ModelId, ...]]:
    """C2-R22 Those who may be named: each alone, and each pair or more that one final place touches."""
    state: Skirmish = game.state
    alone = list(single)
    groups: list[tuple[ModelId, ...]] = [(target,) for target in alone]
    for place, target in enumerate(alone):
        beside = [other for other in alone[place + 1 :] if _may_share(state, mover, target, other)]
        groups += _growing(state, mover, (target,), beside)
    return groups


def _growing(
    state: Skirmish, mover: ModelId, group: tuple[ModelId, ...], others: list[ModelId]
) -> Iterator[tuple[ModelId, ...]]:
    for place, other in enumerate(others):
        larger = (*group, other)
        if can_touch(state, mover, larger):
            yield larger
            yield from _growing(state, mover, larger, others[place + 1 :])


def _may_share(state: Skirmish, mover: ModelId, one: ModelId, other: ModelId) -> bool:
    """Whether two stand so near to each other that a base could touch both."""
    bases = state.field.bases
    return nearer_than(bases[one], bases[other], bases[mover].longer_side + LEAST_GAP)
