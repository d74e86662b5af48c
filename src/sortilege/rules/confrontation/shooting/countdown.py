"""C2-P8, I2-P4 The countdown of the Shooting phase, common to those who shoot and those who cast."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from sortilege.kernel import Ask, Game, One, Option, Rule, Seat, Seen
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.damage.removal import fall
from sortilege.rules.confrontation.shooting.actors import Actors, Candidate, could_hasten, group
from sortilege.rules.confrontation.state import Skirmish, Slot

END: Final = "end"
FASTEST: Final = 2
NEXT_SLOT: Final = dict(pairwise(Slot))
FIRST_WINDOW, FIRST_GROUP, SECOND_WINDOW, SECOND_GROUP, LAST_WINDOW = Slot
RISING: Final = tuple(Seen)
"""from what all may know to what nobody else may"""
OPEN: Final = RISING[0]
Offers = list[tuple[Actors, tuple[Option, ...]]]


def begin_countdown(state: Skirmish) -> None:
    """C2-P8 step 1: from the highest value at which any model could act."""
    values = [characteristic(state, model, "initiative") for model in state.models]
    state.clock = max(values, default=0) + FASTEST
    state.slot = FIRST_WINDOW


def countdown(game: Game[Any], actors: Sequence[Actors]) -> Rule[None] | None:
    """The procedure of the slot that the phase has reached; None when the phase is over."""
    state: Skirmish = game.state
    for each in actors:
        if procedure := each.under_way(game):
            return procedure
    waiting = pending(game, actors)
    if state.falling and (procedure := next_to_fall(game, waiting)):
        return procedure
    while waiting:
        slot = state.slot
        if slot is FIRST_WINDOW:
            state.clock = next_value(waiting, state.clock)
            for each in actors:
                each.reached(game)
        if slot is FIRST_GROUP or slot is SECOND_GROUP:
            seat = seat_of_slot(state)
            members = group(state.together, waiting, seat, state.clock)
            if members and (offers := _offers(game, actors, seat, waiting, members)):
                return next_action(game, actors, seat, offers, members)
            acted = bool(state.together)
            end_group(game, actors, members)
            if members:
                waiting = [one for one in waiting if one not in members]
            if state.falling or (acted and is_under_way(game, actors)):
                return _nothing()
            if acted:
                continue
            # nobody has acted: the window that follows would be the last one again
        elif could_hasten(waiting, state.clock):
            return window(game, actors, waiting)
        _go_to_next_slot(state, waiting)
    state.together = ()
    return None


def next_value(waiting: Sequence[Candidate], clock: int) -> int:
    """The value that the countdown has reached; or the highest at which anybody could act, as nothing happens above."""
    for one in waiting:
        if one.hastens_to >= clock:
            return clock
    return max([one.hastens_to for one in waiting])


def is_under_way(game: Game[Any], actors: Sequence[Actors]) -> bool:
    """Whether anything has been begun that goes on before anything else."""
    return any(each.under_way(game) for each in actors)


def pending(game: Game[Any], actors: Sequence[Actors]) -> list[Candidate]:
    """Everybody who may yet act."""
    if len(actors) == 1:
        return actors[0].pending(game)
    return [one for each in actors for one in each.pending(game)]


def seat_of_slot(state: Skirmish) -> Seat:
    """C2-9.1f, I2-6.1.2d On equal values the Tactical winner's models act first."""
    return state.tactical_winner if state.slot is FIRST_GROUP else 1 - state.tactical_winner


def _go_to_next_slot(state: Skirmish, waiting: Sequence[Candidate]) -> None:
    """I2-P4 steps 2 to 6."""
    if state.slot is not LAST_WINDOW:
        state.slot = NEXT_SLOT[state.slot]
    elif waiting and max([one.value for one in waiting]) >= state.clock:  # C2-R40: above it counts as at it
        state.slot = FIRST_GROUP  # a late fast cast
    else:
        state.slot = FIRST_WINDOW
        state.clock -= 1


def window(game: Game[Any], actors: Sequence[Actors], waiting: Sequence[Candidate]) -> Rule[None]:
    """I2-6.4.1b Declarations, with no action under way."""
    for each in actors:
        yield from each.window(game, waiting)
    state: Skirmish = game.state
    _go_to_next_slot(state, pending(game, actors) if state.slot is LAST_WINDOW else ())


def _offers(
    game: Game[Any],
    actors: Sequence[Actors],
    seat: Seat,
    waiting: Sequence[Candidate],
    members: Sequence[Candidate],
) -> Offers:
    """What the owner of a group can do now; nothing where there is no reason to ask him."""
    asked, found = False, []
    for each in actors:
        reason, acts = each.acts(game, seat, waiting, members)
        asked = asked or reason
        found.append((each, acts))
    return found if asked else []


def next_action(
    game: Game[Any], actors: Sequence[Actors], seat: Seat, offers: Offers, members: Sequence[Candidate]
) -> Rule[None]:
    """I2-6.1.2e One action of a group: its owner chooses which, and when to end."""
    state: Skirmish = game.state
    state.together = tuple([(one.id, one.way) for one in members])
    options: tuple[Option, ...] = (END,)
    seen = OPEN
    for each, acts in offers:
        options += acts
        secret = each.seen(game)
        if secret is not seen and RISING.index(secret) > RISING.index(seen):
            seen = secret
    answer: Option = yield Ask(seat, "shooting.act", "I2-6.1.2e", One(options), {"clock": state.clock}, seen)
    for each, acts in offers:
        if answer in acts:
            return (yield from each.act(game, seat, answer))
    end_group(game, actors, members)


def end_group(game: Game[Any], actors: Sequence[Actors], members: Sequence[Candidate]) -> None:
    """I2-P4 step 4, C2-P8: who has not acted by now has let it go by."""
    state: Skirmish = game.state
    for each in actors:
        each.let_go_by(game, members)
    state.together = ()
    state.slot = NEXT_SLOT[state.slot]


def next_to_fall(game: Game[Any], waiting: Sequence[Candidate]) -> Rule[None] | None:
    """I2-R23 Whom a member of its own group has killed leaves the game when it has acted."""
    together = {name for name, _ in game.state.together}
    still = {one.id for one in waiting if one.id in together}
    return next((fall(game, model) for model in game.state.falling if model not in still), None)


def _nothing() -> Rule[None]:
    yield from ()
