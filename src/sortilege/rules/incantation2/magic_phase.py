"""I2-6.1.2 The Shooting phase as I2-P4 counts it down: windows, and the groups of the two sides."""

from functools import lru_cache
from itertools import pairwise
from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule, Seat
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.state import ModelId, deciding_order
from sortilege.rules.incantation2.cast_speed import SHIFT, declare
from sortilege.rules.incantation2.casting import cast, secret_of_spells
from sortilege.rules.incantation2.state import Announcing, CastSpeed, MagicState, Slot
from sortilege.rules.incantation2.who_may_cast import announcements, bar_to_casting, castable

CAST, FAST, PROLONGED = "cast", "fast", "prolonged"
END, PASS = "end", "pass"
FASTEST = 2


NEXT_SLOT = dict(pairwise(Slot))


class Pending(msgspec.Struct, frozen=True, gc=False):
    """A Magician who is not done: where he stands in the countdown."""

    id: ModelId
    seat: Seat
    initiative: int
    value: int
    """his order value, if the countdown had not begun (I2-6.4.1f)"""
    may_declare: bool

    def acts_at(self, clock: int) -> bool:
        """C2-R40 A value above the one just reached counts as that one."""
        return self.value >= clock

    def could_hasten_to(self, clock: int) -> bool:
        """Whether a fast cast, declared now, would let him act at this value and not before his time."""
        return self.may_declare and self.value < clock <= self.initiative + FASTEST


def pending(game: Game[Any]) -> list[Pending]:
    """Everybody who may cast and is not done."""
    state: MagicState = game.state
    found = []
    for mage in state.magicians.values():
        if not mage.done and bar_to_casting(game, state.models[mage.id]) is None:
            initiative = characteristic(state, mage.id, "initiative")
            speed = mage.cast_speed
            found.append(Pending(mage.id, mage.seat, initiative, initiative + SHIFT[speed], speed is CastSpeed.NORMAL))
    return found


def begin_countdown(state: MagicState) -> None:
    """I2-P4 step 1: from the highest value at which any model could act."""
    values = [characteristic(state, magician, "initiative") for magician in state.magicians]
    state.clock = max(values, default=0) + FASTEST
    state.slot = Slot.FIRST_WINDOW


def countdown(game: Game[Any]) -> Rule[None] | None:
    """The procedure of the slot that the phase has reached; None when the phase is over."""
    state: MagicState = game.state
    if state.announcing is not None:
        return cast(game)
    waiting = pending(game)
    while waiting:
        slot = state.slot
        if slot is Slot.FIRST_WINDOW:
            state.clock = min(state.clock, _next_value(waiting))
        if slot is Slot.FIRST_GROUP or slot is Slot.SECOND_GROUP:
            seat = _seat_of_slot(state)
            if members := group(waiting, seat, state.clock):
                if acts := _acts(game, seat, waiting, members):
                    return next_action(game, seat, acts, members)
                end_group(state, members)
                waiting = [mage for mage in waiting if mage.id not in members]
            state.slot = NEXT_SLOT[slot]  # nobody has acted: the window that follows would be the last one again
        elif any(mage.could_hasten_to(state.clock) for mage in waiting):
            return window(game, waiting)
        _go_to_next_slot(state, waiting)
    return None


def _next_value(waiting: list[Pending]) -> int:
    """The highest value at which anybody acts or could hasten to act: at those above it nothing can happen."""
    return max(mage.initiative + FASTEST if mage.may_declare else mage.value for mage in waiting)


def _seat_of_slot(state: MagicState) -> Seat:
    """I2-6.1.2d On equal values the Tactical winner's models act first."""
    return state.tactical_winner if state.slot is Slot.FIRST_GROUP else 1 - state.tactical_winner


def _go_to_next_slot(state: MagicState, waiting: list[Pending]) -> None:
    """I2-P4 steps 2 to 6."""
    if state.slot is not Slot.LAST_WINDOW:
        state.slot = NEXT_SLOT[state.slot]
    elif any(mage.acts_at(state.clock) for mage in waiting):
        state.slot = Slot.FIRST_GROUP  # a late fast cast
    else:
        state.slot = Slot.FIRST_WINDOW
        state.clock -= 1


def group(waiting: list[Pending], seat: Seat, clock: int) -> list[ModelId]:
    """I2-6.1.2c The Magicians of one player whose order value the countdown has reached."""
    return [mage.id for mage in waiting if mage.seat == seat and mage.acts_at(clock)]


def hasteners(waiting: list[Pending], seat: Seat, clock: int) -> list[ModelId]:
    """Those of one player whom a fast cast would let act at the value reached."""
    return [mage.id for mage in waiting if mage.seat == seat and mage.could_hasten_to(clock)]


def window(game: Game[Any], waiting: list[Pending]) -> Rule[None]:
    """I2-6.4.1b With no action under way, each player may declare; it closes when both pass in turn (C2-R4)."""
    state: MagicState = game.state
    seat, other = deciding_order(state)
    passed = 0
    while passed < 2:
        answer: Any = PASS
        if haste := hasteners(waiting, seat, state.clock):
            answer = yield Ask(seat, "shooting.cast_speed", "I2-6.4.1b", speeds(*haste), {"clock": state.clock})
        if answer == PASS:
            passed += 1
        else:
            speed, magician = answer
            declare(game, magician, CastSpeed(speed))
            waiting = pending(game)
            passed = 0
        seat, other = other, seat
    _go_to_next_slot(state, waiting)


@lru_cache(maxsize=64)
def speeds(*magicians: ModelId) -> One:
    """Either declaration for any of them, or none."""
    return One(
        (PASS, *((FAST, magician) for magician in magicians), *((PROLONGED, magician) for magician in magicians))
    )


def _acts(game: Game[Any], seat: Seat, waiting: list[Pending], members: list[ModelId]) -> tuple[Option, ...]:
    """What the owner of a group can do now; nothing where nobody in it has a spell that he could yet cast.

    While spells are hidden he is asked even then: that he is not asked would tell (I2-R54).
    """
    acts: list[Option] = [(CAST, magician) for magician in members if can_cast(game, magician)]
    if not acts and game.options["i2.spells_hidden"] == "off" and not any(has_a_spell(game, who) for who in members):
        return ()
    for mage in waiting:
        if mage.seat == seat and mage.may_declare:
            if mage.acts_at(game.state.clock):
                acts.append((PROLONGED, mage.id))
            elif mage.could_hasten_to(game.state.clock):
                acts.append((FAST, mage.id))
    return (END, *acts)


def can_cast(game: Game[Any], magician: ModelId) -> bool:
    """Whether there is any spell that a Magician could announce now."""
    return next(announcements(game, magician), None) is not None


def has_a_spell(game: Game[Any], magician: ModelId) -> bool:
    """Whether a Magician could cast something if only there were a target: he may want to wait (I2-6.4.2a)."""
    mage = game.state.magicians[magician]
    if mage.cast_speed is not CastSpeed.NORMAL:
        return False
    return next(castable(game, magician), None) is not None


def next_action(game: Game[Any], seat: Seat, acts: tuple[Option, ...], members: list[ModelId]) -> Rule[None]:
    """I2-6.1.2e One action of a group: its owner chooses which, and when to end."""
    state: MagicState = game.state
    seen = secret_of_spells(game)
    match (yield Ask(seat, "shooting.act", "I2-6.1.2e", One(acts), {"clock": state.clock}, seen)):
        case ("cast", magician):
            state.announcing = Announcing(seat, magician, tuple(announcements(game, magician)))
        case (speed, magician):
            declare(game, magician, CastSpeed(speed))
        case _:
            end_group(state, members)
            state.slot = NEXT_SLOT[state.slot]


def end_group(state: MagicState, members: list[ModelId]) -> None:
    """I2-P4 step 4: all of the group are done."""
    for magician in members:
        state.magicians[magician] = msgspec.structs.replace(state.magicians[magician], done=True)
