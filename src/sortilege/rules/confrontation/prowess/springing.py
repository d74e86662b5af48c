"""C2-8.2.2b Coming into melee at the end of a jump, in the order of C2-P6."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from sortilege.kernel import About, Ask, Game, One, Option, Rule
from sortilege.rules.confrontation.events import MoveEnd
from sortilege.rules.confrontation.fear.charging import courage_of_mover, courage_of_targets
from sortilege.rules.confrontation.movement.contact import Spot, engage, spots
from sortilege.rules.confrontation.movement.events import ChargeDeclared, Measured
from sortilege.rules.confrontation.movement.failed import fall_short
from sortilege.rules.confrontation.movement.pace import CHARGE, ENGAGE, allowance, going_of
from sortilege.rules.confrontation.movement.targets import targets
from sortilege.rules.confrontation.prowess.jumping import JUMP, Leap, come_down, leap_of, leaps
from sortilege.rules.confrontation.prowess.moving import end_move
from sortilege.rules.confrontation.shooting.counter_shot import counter_shots
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.measure import LONGEST_EQUAL, within
from sortilege.table.paths import Path, legal_path_of

NONE: Final = "none"


class Spring(msgspec.Struct, frozen=True):
    """A jump that ends in contact, and what it costs with its run-up."""

    spot: Spot
    leap: Leap
    cost: int


def may_spring(game: Game[Any], mover: ModelId) -> bool:
    """C2-R29 Whoever is named needs not be seen, and nothing is measured before."""
    return any(targets(game, mover, ENGAGE))


def spring(game: Game[Any], mover: ModelId) -> Rule[None]:
    """C2-8.2.2b, C2-R29 The target is named before the run-up, and is charged."""
    named = tuple(targets(game, mover, ENGAGE))
    target = named[0]
    if len(named) > 1:
        about: About = {"model": mover, "move": JUMP}
        target = yield Ask(game.state.models[mover].seat, "move.charge", "C2-R29", One(named), about)
    yield from _against(game, mover, target)


def _against(game: Game[Any], mover: ModelId, target: ModelId) -> Rule[None]:
    """C2-P6 steps 1 to 6."""
    state: Skirmish = game.state
    stood, most = state.field.bases[target], allowance(state, mover, CHARGE)
    game.tell(ChargeDeclared((mover,), JUMP, (target,)))
    found = springs(state, mover, target)
    game.tell(Measured(mover, target, min((one.cost for one in found), default=None), most))
    if found and not (yield from courage_of_mover(game, mover, (target,))):
        base = state.field.bases[mover]
        game.tell(MoveEnd(mover, JUMP, 0, base.x, base.y, base.facing, "C2-8.4.2.2a"))
        return
    if found:
        yield from courage_of_targets(game, (mover,), (target,))
        fled = target not in state.models or state.models[target].fled
        found = springs(state, mover, target) if target in state.models else []
        if not found and fled and (other := (yield from _other(game, mover, target))):
            yield from _against(game, mover, other)
            return
    if not found:
        fall_short(game, mover, JUMP, target, stood, most, going_of(state, mover))
        return
    yield from counter_shots(game, mover, (target,))
    if mover in state.models:
        yield from _land(game, mover, found)


def springs(state: Skirmish, mover: ModelId, target: ModelId) -> list[Spring]:
    """C2-R29 The places in contact to which it can jump after a straight run-up from where it stands."""
    base, going = state.field.bases[mover], going_of(state, mover)
    found = []
    for spot in spots(state, mover, (target,)):
        leap = leap_of(state.field, mover, base, base.centre, (spot.place.x, spot.place.y), going)
        if leap is None or leap.run_up + LONGEST_EQUAL < max(leap.length, leap.height(base.elevation)):
            continue
        run_up = legal_path_of(state.field, base, mover, (leap.take_off,), going)
        if isinstance(run_up, Path) and within(run_up.cost + leap.length, allowance(state, mover, CHARGE)):
            found.append(Spring(spot, leap, round(run_up.cost + leap.length)))
    return found


def _other(game: Game[Any], mover: ModelId, fled: ModelId) -> Rule[ModelId | None]:
    """C2-8.4.2.1e"""
    others = [target for target in targets(game, mover, ENGAGE) if target != fled]
    if not others:
        return None
    about: About = {"model": mover, "move": JUMP}
    options = One((*others, NONE))
    chosen: ModelId = yield Ask(game.state.models[mover].seat, "move.new_target", "C2-8.4.2.1e", options, about)
    return None if chosen == NONE else chosen


def _land(game: Game[Any], mover: ModelId, found: Sequence[Spring]) -> Rule[None]:
    """C2-P6 step 7, where the Prowess check succeeds."""
    state: Skirmish = game.state
    options: dict[Option, Spring] = {one.spot.option: one for one in found}
    chosen = found[0]
    if len(options) > 1:
        about: About = {"model": mover, "move": CHARGE}
        seat = state.models[mover].seat
        chosen = options[(yield Ask(seat, "move.contact_place", "C2-R20", One(tuple(options)), about))]
    if not (yield from leaps(game, mover, chosen.leap)):
        yield from come_down(game, mover, chosen.leap, chosen.cost - round(chosen.leap.length))
        return
    place = chosen.spot.place
    there = state.field.bases[mover].at(place.x, place.y, place.facing)
    end_move(game, mover, there, chosen.cost, JUMP, "C2-8.2.2b")
    for target in chosen.spot.engaged:
        engage(game, mover, target, chosen.cost, charge=True)
