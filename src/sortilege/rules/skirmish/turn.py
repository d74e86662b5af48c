"""C2-7 The turn: its phases, one procedure each."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.drawing import next_draw_turn
from sortilege.rules.confrontation.end_of_game import decided
from sortilege.rules.confrontation.end_of_turn import end_turn
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.melee import phase as melee
from sortilege.rules.confrontation.movement import activation
from sortilege.rules.confrontation.sequence import begin_phase
from sortilege.rules.confrontation.shooting.countdown import begin_countdown, countdown
from sortilege.rules.confrontation.shooting.shooters import SHOOTERS
from sortilege.rules.confrontation.state import Phase
from sortilege.rules.confrontation.turn_start import start_turn
from sortilege.rules.incantation2.state import MagicState


def proceed(game: Game[Any]) -> Rule[None] | None:
    """The procedure that goes on from the state as it is: the end of the game, where it has come (C2-P15)."""
    return decided(game) or next_act(game)


def next_act(game: Game[Any]) -> Rule[None] | None:
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


def movement_phase(game: Game[Any]) -> Rule[None] | None:
    """C2-8 Activations, as the cards come."""
    if game.state.activation is not None and (procedure := activation.go_on(game)):
        return procedure
    if procedure := next_draw_turn(game):
        return procedure
    begin_phase(game, Phase.SHOOTING)
    begin_countdown(game.state)
    return shooting_phase(game)


def shooting_phase(game: Game[Any]) -> Rule[None] | None:
    """C2-9 Shots and spells, in the order of Initiative."""
    if procedure := countdown(game, (magic(game), SHOOTERS)):
        return procedure
    begin_phase(game, Phase.MELEE)
    return melee_phase(game)


def melee_phase(game: Game[Any]) -> Rule[None] | None:
    """C2-10 Combats."""
    if procedure := melee.melee_phase(game):
        return procedure
    begin_phase(game, Phase.TURN_END)
    return end_turn(game)
