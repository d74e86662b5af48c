"""C2-7 The turn: its phases, one procedure each."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Rule, Seat
from sortilege.rules.confrontation.drawing import next_draw_turn, shuffle_cards
from sortilege.rules.confrontation.events import GameOver, PhaseStart, TurnStart
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.movement import activation
from sortilege.rules.confrontation.sequence import tactical_roll
from sortilege.rules.confrontation.state import Phase, Wound
from sortilege.rules.incantation2.events import Healed
from sortilege.rules.incantation2.state import MagicState


def proceed(game: Game[Any]) -> Rule[None] | None:
    """The procedure that goes on from the state as it is."""
    state: MagicState = game.state
    match state.phase:
        case Phase.OVER:
            return None
        case Phase.DEPLOY:
            return set_out(game)
        case Phase.TURN_START:
            return start_turn(game)
        case Phase.MOVEMENT:
            return movement_phase(game)
        case Phase.SHOOTING:
            return shooting_phase(game)
        case Phase.MELEE:
            return melee_phase(game)
    return end_turn(game)


def set_out(game: Game[Any]) -> Rule[None]:
    yield from magic(game).set_out(game)
    game.state.phase = Phase.TURN_START


def start_turn(game: Game[Any]) -> Rule[None]:
    """C2-P3 The Tactical Roll; the flags of the last turn are gone."""
    state: MagicState = game.state
    game.tell(TurnStart(state.turn))
    state.tactical_winner = yield from tactical_roll(game)
    for model in list(state.models.values()):
        state.models[model.id] = model.in_a_new_turn()
    begin_phase(game, Phase.MOVEMENT)
    yield from shuffle_cards(game)


def begin_phase(game: Game[Any], phase: Phase) -> None:
    game.state.phase = phase
    game.tell(PhaseStart(phase))


def movement_phase(game: Game[Any]) -> Rule[None] | None:
    """C2-8 Activations, as the cards come."""
    if game.state.activation is not None and (procedure := activation.go_on(game)):
        return procedure
    if procedure := next_draw_turn(game):
        return procedure
    begin_phase(game, Phase.SHOOTING)
    magic(game).begin_shooting(game)
    return shooting_phase(game)


def shooting_phase(game: Game[Any]) -> Rule[None] | None:
    """C2-9 Shots and spells, in the order of Initiative."""
    if procedure := magic(game).countdown(game):
        return procedure
    begin_phase(game, Phase.MELEE)
    return melee_phase(game)


def melee_phase(game: Game[Any]) -> Rule[None] | None:
    """C2-10 Combats."""
    begin_phase(game, Phase.TURN_END)
    return end_turn(game)


def end_turn(game: Game[Any]) -> Rule[None]:
    """C2-P14 Stuns end, mana comes back, effects run out."""
    state: MagicState = game.state
    for model in list(state.models.values()):
        if model.wound is Wound.STUN:  # C2-T18a
            state.models[model.id] = msgspec.structs.replace(model, wound=Wound.NONE)
            game.tell(Healed(model.id, Wound.NONE, "C2-T18a"))
    yield from magic(game).end_of_turn(game)
    if state.turn >= state.turn_limit:
        finish(game, None, "last_turn", "C2-R13")
        return
    state.turn += 1
    state.phase = Phase.TURN_START


def finish(game: Game[Any], winner: Seat | None, reason: str, rule: str) -> None:
    game.state.phase = Phase.OVER
    game.state.winner = winner
    game.tell(GameOver(winner, reason, rule))
