"""I2-6.1.2 What Magicians do in the countdown of the Shooting phase: declare, cast, end."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule, Seat
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.shooting.actors import Candidate
from sortilege.rules.confrontation.state import ModelId, deciding_order
from sortilege.rules.incantation2.cast_speed import SHIFT, declare
from sortilege.rules.incantation2.who_may_cast import announcements, bar_to_casting, can_announce, castable
from sortilege.rules.magic.state import Announcing, CastSpeed, MagicState

CAST, FAST, PROLONGED, PASS = "cast", "fast", "prolonged", "pass"
SPEEDS = {speed.value: speed for speed in CastSpeed}
HASTENS = {**SHIFT, CastSpeed.NORMAL: SHIFT[CastSpeed.FAST]}
"""What whoever has declared nothing could add yet, and all others have added."""
SHIFTS = {speed: (SHIFT[speed], HASTENS[speed]) for speed in CastSpeed}


def pending(game: Game[Any]) -> list[Candidate]:
    """Every Magician who may cast and is not done."""
    state: MagicState = game.state
    found = []
    for mage in state.magicians.values():
        if not mage.done and bar_to_casting(game, state.models[mage.id]) is None:
            initiative = characteristic(state, mage.id, "initiative")
            shift, hastens = SHIFTS[mage.cast_speed]
            found.append(Candidate(mage.id, mage.seat, CAST, initiative + shift, initiative + hastens))
    return found


def window(game: Game[Any], waiting: Sequence[Candidate]) -> Rule[None]:
    """I2-6.4.1b With no action under way, each player may declare; it closes when both pass in turn (C2-R4)."""
    state: MagicState = game.state
    seat, other = deciding_order(state)
    clock, passed = state.clock, 0
    hasty = who_could_hasten(waiting, clock)
    while passed < 2:
        answer: Any = PASS
        if hasty[seat]:
            answer = yield Ask(seat, "shooting.cast_speed", "I2-6.4.1b", speeds(*hasty[seat]), {"clock": clock})
        if answer == PASS:
            passed += 1
        else:
            speed, magician = answer
            declare(game, magician, SPEEDS[speed])
            hasty = who_could_hasten(pending(game), clock)
            passed = 0
        seat, other = other, seat


def who_could_hasten(waiting: Sequence[Candidate], clock: int) -> tuple[list[ModelId], list[ModelId]]:
    """I2-6.4.1b Those of each seat whom a fast cast would let act at the value reached."""
    hasty: tuple[list[ModelId], list[ModelId]] = [], []
    for mage in waiting:
        if mage.value < clock <= mage.hastens_to:
            hasty[mage.seat].append(mage.id)
    return hasty


@lru_cache(maxsize=64)
def speeds(*magicians: ModelId) -> One:
    """Either declaration for any of them, or none."""
    return One(
        (PASS, *((FAST, magician) for magician in magicians), *((PROLONGED, magician) for magician in magicians))
    )


def acts(
    game: Game[Any], seat: Seat, waiting: Sequence[Candidate], members: Sequence[Candidate]
) -> tuple[bool, tuple[Option, ...]]:
    """What the owner of a group can do; no reason to ask him where nobody in it has a spell that he could yet cast.

    While spells are hidden he is asked even then: that he is not asked would tell (I2-R54).
    """
    mages = [one.id for one in members if one.way == CAST]
    found: list[Option] = []
    for magician in mages:
        if can_announce(game, magician):
            found.append((CAST, magician))  # noqa: PERF401 - a closure at every value would be slower
    hidden = bool(mages) and game.options["i2.spells_hidden"] == "on"
    reason = bool(found) or hidden or would_wait(game, mages)
    for one in waiting:
        if one.seat == seat and one.hastens_to > one.value:
            if one in members:
                found.append((PROLONGED, one.id))
            elif one.could_hasten_to(game.state.clock):
                found.append((FAST, one.id))
    return reason, tuple(found)


def would_wait(game: Game[Any], mages: Sequence[ModelId]) -> bool:
    return any(has_a_spell(game, magician) for magician in mages)


def has_a_spell(game: Game[Any], magician: ModelId) -> bool:
    """Whether a Magician could cast something if only there were a target: he may want to wait (I2-6.4.2a)."""
    mage = game.state.magicians[magician]
    if mage.cast_speed is not CastSpeed.NORMAL:
        return False
    return bool(castable(game, magician))


def act(game: Game[Any], seat: Seat, what: str, magician: ModelId) -> None:
    """What the owner of a group has chosen: a spell of one of his Magicians, or a declaration."""
    state: MagicState = game.state
    if what == CAST:
        state.announcing = Announcing(seat, magician, tuple(announcements(game, magician)))
    else:
        state.together = tuple([(name, way) for name, way in state.together if name != magician or way != CAST])
        declare(game, magician, SPEEDS[what])


def let_go_by(game: Game[Any], members: Sequence[Candidate]) -> None:
    """I2-P4 step 4: all Magicians of the group are done."""
    state: MagicState = game.state
    for one in members:
        if one.way == CAST:
            state.magicians[one.id] = msgspec.structs.replace(state.magicians[one.id], done=True)
