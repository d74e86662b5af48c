"""The turn of a duel: the phases of C2-7b that it needs, one procedure each."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from sortilege.kernel import Game, Rule, Seat
from sortilege.rules.confrontation.events import GameOver, Healed, PhaseStart, TurnStart
from sortilege.rules.confrontation.sequence import tactical_roll
from sortilege.rules.confrontation.shooting.countdown import begin_countdown, countdown
from sortilege.rules.confrontation.state import ModelId, Phase, Wound, deciding_order
from sortilege.rules.duel.movement import activate
from sortilege.rules.incantation2.edition import INCANTATION2
from sortilege.rules.incantation2.recovery import recover
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.magic import artifacts
from sortilege.rules.magic.durations import end_of_turn
from sortilege.rules.magic.reserve import lose_excess, set_out_reserve
from sortilege.rules.magic.state import MagicState

TURN_START, MOVEMENT, SHOOTING, TURN_END = Phase.TURN_START, Phase.MOVEMENT, Phase.SHOOTING, Phase.TURN_END
STUN: Final = Wound.STUN
"""named once: an Enum is slow to look into"""

MAGIC_ALONE: Final = (INCANTATION2,)
"""Nobody shoots in a duel."""


def proceed(game: Game[Any]) -> Rule[None] | None:
    """The procedure that goes on from the state as it is."""
    state: MagicState = game.state
    if state.casualties and defeated(state) and state.phase is not Phase.OVER:
        return finish(game, next((model.seat for model in state.models.values()), None), "defeated", "C2-13d")
    if state.carried and artifacts.to_use(game):
        return use_and_go_on(game)
    return PHASES.get(state.phase, end_turn)(game)


def use_and_go_on(game: Game[Any]) -> Rule[None]:
    """Artifacts that are used at any time, and then what comes next."""
    if (yield from artifacts.at_any_time(game, TERMS)):
        return
    if procedure := PHASES.get(game.state.phase, end_turn)(game):
        yield from procedure


def defeated(state: MagicState) -> bool:
    """Whether a side has nobody left."""
    return len({model.seat for model in state.models.values()}) < 2


def deploy(game: Game[Any]) -> Rule[None]:
    """I2-P2 Each Magician on the table sets out his reserve."""
    for mage in sorted(game.state.magicians.values(), key=lambda mage: mage.seat):
        yield from set_out_reserve(game, TERMS, mage.id)
    game.state.phase = Phase.TURN_START


def start_turn(game: Game[Any]) -> Rule[None]:
    """C2-P3 The Tactical Roll; the flags of the last turn are gone."""
    state: MagicState = game.state
    game.tell(TurnStart(state.turn))
    state.tactical_winner = yield from tactical_roll(game)
    for model in list(state.models.values()):
        state.models[model.id] = model.in_a_new_turn()
    for mage in list(state.magicians.values()):
        state.magicians[mage.id] = mage.in_a_new_turn()
    artifacts.in_a_new_turn(state)
    state.targets_tried = ()
    begin_phase(game, MOVEMENT)


def begin_phase(game: Game[Any], phase: Phase) -> None:
    game.state.phase = phase
    game.tell(PhaseStart(phase))


def movement_phase(game: Game[Any]) -> Rule[None] | None:
    """C2-8 Activations, in turn."""
    state: MagicState = game.state
    if (model := next_to_activate(state)) is not None:
        return activate(game, model)
    begin_countdown(state)
    begin_phase(game, SHOOTING)
    return shooting_phase(game)


def next_to_activate(state: MagicState) -> ModelId | None:
    """C2-7.1c, C2-8b The sides take turns, the winner of the Tactical Roll first."""
    waiting: dict[Seat, ModelId] = {}
    acted = [0, 0]
    for model in state.models.values():
        if model.activated:
            acted[model.seat] += 1
        elif model.seat not in waiting:
            waiting[model.seat] = model.id
    loser, winner = deciding_order(state)
    turn = winner if acted[winner] <= acted[loser] else loser
    return waiting.get(turn) or waiting.get(1 - turn)


def shooting_phase(game: Game[Any]) -> Rule[None] | None:
    """C2-9 Spells, in the order of Initiative."""
    act = countdown(game, MAGIC_ALONE)
    if act is None:
        begin_phase(game, TURN_END)
        return end_turn(game)
    return act if is_disturbed(game.state) else until_a_spell(game, act)


def until_a_spell(game: Game[Any], act: Rule[None] | None) -> Rule[None]:
    """What is declared, and what is let go by, until there is a spell to be cast or the phase is over."""
    while act is not None:
        yield from act
        if is_disturbed(game.state):
            return
        act = countdown(game, MAGIC_ALONE)
    begin_phase(game, TURN_END)
    yield from end_turn(game)


def is_disturbed(state: MagicState) -> bool:
    """Whether more than declarations may come now: a spell, its effects, artifacts."""
    return bool(state.announcing or state.unresolved or state.falling or state.carried)


def end_turn(game: Game[Any]) -> Rule[None]:
    """C2-P14 Stuns end, mana comes back, effects run out."""
    state: MagicState = game.state
    for model in list(state.models.values()):
        if model.wound is STUN:  # C2-T18a
            state.models[model.id] = msgspec.structs.replace(model, wound=Wound.NONE)
            game.tell(Healed(model.id, Wound.NONE, "C2-T18a"))
    for seat in deciding_order(state):
        for magician in [mage.id for mage in state.magicians.values() if mage.seat == seat]:
            yield from recover(game, magician)  # I2-7a
    end_of_turn(game)
    yield from lose_excess(game, TERMS)
    if state.turn_limit is not None and state.turn >= state.turn_limit and not defeated(state):
        yield from finish(game, least_hurt(state), "last_turn", "C2-R13")
        return
    state.turn += 1
    state.phase = TURN_START
    if not state.casualties:  # else somebody may have won
        yield from start_turn(game)


def least_hurt(state: MagicState) -> Seat | None:
    """Who is ahead when the last turn is over: the side whose wounds are lighter in all; None where they are equal."""
    hurt = [0, 0]
    for lost in state.casualties:
        hurt[lost.seat] += Wound.KILLED.severity
    for model in state.models.values():
        hurt[model.seat] += model.wound.severity
    return None if hurt[0] == hurt[1] else hurt.index(min(hurt))


def finish(game: Game[Any], winner: Seat | None, reason: str, rule: str) -> Rule[None]:
    game.state.phase = Phase.OVER
    game.state.winner = winner
    game.tell(GameOver(winner, reason, rule))
    yield from ()


def over(_game: Game[Any]) -> None:
    """Nothing is left to do."""


PHASES: Mapping[Phase, Callable[[Game[Any]], Rule[None] | None]] = {
    Phase.DEPLOY: deploy,
    Phase.TURN_START: start_turn,
    Phase.MOVEMENT: movement_phase,
    Phase.SHOOTING: shooting_phase,
    Phase.OVER: over,
}
