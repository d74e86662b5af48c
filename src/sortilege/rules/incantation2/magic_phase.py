"""I2-6.1.2 The Shooting phase as I2-P4 counts it down: windows, and the groups of the two sides."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule, Seat
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.state import ModelId, deciding_order
from sortilege.rules.incantation2.cast_speed import declare, order_value, why_not_declare
from sortilege.rules.incantation2.casting import cast, secret_of_spells
from sortilege.rules.incantation2.state import CastSpeed, MagicState, Slot
from sortilege.rules.incantation2.who_may_cast import announcements, why_not_cast

CAST, FAST, PROLONGED = "cast", "fast", "prolonged"
END, PASS = "end", "pass"
FASTEST = 2


def begin_countdown(state: MagicState) -> None:
    """I2-P4 step 1: from the highest value at which any model could act."""
    values = [characteristic(state, magician, "initiative") for magician in state.magicians]
    state.clock = max(values, default=0) + FASTEST
    state.slot = Slot.FIRST_WINDOW


def countdown(game: Game[Any]) -> Rule[None] | None:
    """The procedure of the slot that the phase has reached; None when the phase is over."""
    state: MagicState = game.state
    while True:
        if state.slot is Slot.FIRST_WINDOW:
            if not any(_pending(state)):
                return None
            state.clock = _next_value(game)
        if _concerns_somebody(game):
            return _slot(game)
        _go_to_next_slot(game)


def _pending(state: MagicState) -> list[ModelId]:
    return [mage.id for mage in state.magicians.values() if not mage.done]


def _next_value(game: Game[Any]) -> int:
    """The next value at which anybody acts or could hasten to act; at those between, nothing could happen."""
    state: MagicState = game.state
    values = []
    for magician in _pending(state):
        values.append(order_value(state, magician))
        if why_not_declare(game, magician) is None:
            fastest = min(characteristic(state, magician, "initiative") + FASTEST, state.clock)
            values.append(fastest)
    return max(values)


def _concerns_somebody(game: Game[Any]) -> bool:
    if game.state.slot in (Slot.FIRST_GROUP, Slot.SECOND_GROUP):
        return bool(group(game.state, _seat_of_slot(game.state)))
    return any(hasteners(game, seat) for seat in (0, 1))


def _seat_of_slot(state: MagicState) -> Seat:
    """I2-6.1.2d On equal values the Tactical winner's models act first."""
    return state.tactical_winner if state.slot is Slot.FIRST_GROUP else 1 - state.tactical_winner


def _slot(game: Game[Any]) -> Rule[None]:
    if game.state.slot in (Slot.FIRST_GROUP, Slot.SECOND_GROUP):
        return next_action(game, _seat_of_slot(game.state))
    return window(game)


def _go_to_next_slot(game: Game[Any]) -> None:
    """I2-P4 steps 2 to 6."""
    state: MagicState = game.state
    slots = tuple(Slot)
    if state.slot is not Slot.LAST_WINDOW:
        state.slot = slots[slots.index(state.slot) + 1]
    elif any(group(state, seat) for seat in (0, 1)):
        state.slot = Slot.FIRST_GROUP  # a late fast cast
    else:
        state.slot = Slot.FIRST_WINDOW
        state.clock -= 1


def group(state: MagicState, seat: Seat) -> list[ModelId]:
    """I2-6.1.2c The Magicians of one player whose order value the countdown has reached."""
    return [
        mage.id
        for mage in state.magicians.values()
        if mage.seat == seat and not mage.done and order_value(state, mage.id) == state.clock
    ]


def hasteners(game: Game[Any], seat: Seat) -> list[ModelId]:
    """Those whom a fast cast, declared now, would let act at the value reached and not before their time."""
    state: MagicState = game.state
    return [
        mage.id
        for mage in state.magicians.values()
        if mage.seat == seat
        and order_value(state, mage.id) < state.clock
        and state.clock <= characteristic(state, mage.id, "initiative") + FASTEST
        and why_not_declare(game, mage.id) is None
    ]


def window(game: Game[Any]) -> Rule[None]:
    """I2-6.4.1b With no action under way, each player may declare; it closes when both pass in turn (C2-R4)."""
    state: MagicState = game.state
    passed = 0
    order = deciding_order(state)
    turn = 0
    while passed < len(order):
        seat = order[turn % len(order)]
        turn += 1
        answer = yield from _choose_speed(game, seat)
        if answer == PASS:
            passed += 1
        else:
            passed = 0
            speed, magician = answer
            declare(game, magician, CastSpeed(speed))
    _go_to_next_slot(game)


def _choose_speed(game: Game[Any], seat: Seat) -> Rule[Any]:
    haste = hasteners(game, seat)
    if not haste:
        return PASS
    options: tuple[Option, ...] = (
        PASS,
        *((FAST, magician) for magician in haste),
        *((PROLONGED, magician) for magician in haste),
    )
    return (yield Ask(seat, "shooting.cast_speed", "I2-6.4.1b", One(options), {"clock": game.state.clock}))


def next_action(game: Game[Any], seat: Seat) -> Rule[None]:
    """I2-6.1.2e One action of a group: its owner chooses which, and when to end."""
    state: MagicState = game.state
    members = group(state, seat)
    castable = {magician: announcements(game, magician) for magician in members if not why_not_cast(game, magician)}
    answer = yield from _choose_act(game, seat, members, castable)
    match answer:
        case (_, magician) if answer[0] == CAST:
            yield from cast(game, magician, castable[magician])
        case (speed, magician):
            declare(game, magician, CastSpeed(speed))
        case _:
            end_group(game, members)


def _choose_act(
    game: Game[Any], seat: Seat, members: list[ModelId], castable: dict[ModelId, tuple[Option, ...]]
) -> Rule[Any]:
    """While spells are hidden the question is put even where nothing can be cast: its absence would tell (I2-R54)."""
    hidden = game.options["i2.spells_hidden"] == "on"
    acts: list[Option] = [END, *((CAST, magician) for magician, options in castable.items() if options)]
    if len(acts) == 1 and not hidden:
        return END
    acts += [(PROLONGED, magician) for magician in members if why_not_declare(game, magician) is None]
    acts += [(FAST, magician) for magician in hasteners(game, seat)]
    about = {"clock": game.state.clock}
    return (yield Ask(seat, "shooting.act", "I2-6.3a", One(tuple(acts)), about, secret_of_spells(game)))


def end_group(game: Game[Any], members: list[ModelId]) -> None:
    """I2-P4 step 4: all of the group are done."""
    state: MagicState = game.state
    for magician in members:
        state.magicians[magician] = msgspec.structs.replace(state.magicians[magician], done=True)
    _go_to_next_slot(game)
