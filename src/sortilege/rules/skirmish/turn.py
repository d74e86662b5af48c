"""C2-7 The turn: its phases, one procedure each."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.any_time import declarations, declarers, to_declare
from sortilege.rules.confrontation.deployment.deploying import go_on_deploying
from sortilege.rules.confrontation.deployment.scouts import hide_scouts, look_for_scouts
from sortilege.rules.confrontation.drawing import next_draw_turn
from sortilege.rules.confrontation.end_of_game import decided
from sortilege.rules.confrontation.end_of_turn import end_turn
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.melee import phase as melee
from sortilege.rules.confrontation.movement import activation
from sortilege.rules.confrontation.sequence import begin_phase
from sortilege.rules.confrontation.setting_up.approach import approach
from sortilege.rules.confrontation.setting_up.objective import choose_objective
from sortilege.rules.confrontation.setting_up.sides import choose_side
from sortilege.rules.confrontation.shooting.countdown import begin_countdown, countdown
from sortilege.rules.confrontation.shooting.shooters import SHOOTERS
from sortilege.rules.confrontation.state import Phase
from sortilege.rules.confrontation.turn_start import start_turn
from sortilege.rules.magic.state import MagicState
from sortilege.rules.skirmish.exchange import exchange_troops


def proceed(game: Game[Any]) -> Rule[None] | None:
    """The procedure that goes on from the state as it is: the end of the game, where it has come (C2-P15)."""
    state: MagicState = game.state
    if over := decided(game):
        return over
    if any(model.hidden for model in state.models.values()):
        look_for_scouts(game)
    return declare_and_go_on(game) if to_declare(state) or magic(game).to_use(game) else next_act(game)


def declare_and_go_on(game: Game[Any]) -> Rule[None]:
    """Whatever may be declared at any time, and then what comes next."""
    yield from declarations(game)
    if magic(game).to_use(game) and (yield from magic(game).at_any_time(game)):
        return
    if procedure := next_act(game):
        yield from procedure


def next_act(game: Game[Any]) -> Rule[None] | None:
    state: MagicState = game.state
    match state.phase:
        case Phase.OVER:
            return None
        case Phase.OBJECTIVE:
            return choose_objective(game)
        case Phase.SIDES:
            return sides(game)
        case Phase.APPROACH:
            return approach(game)
        case Phase.DEPLOY:
            return go_on_deploying(game) or begin_game(game)
        case Phase.TURN_START:
            return start_turn(game)
        case Phase.MOVEMENT:
            return movement_phase(game)
        case Phase.SHOOTING:
            return shooting_phase(game)
        case Phase.MELEE:
            return melee_phase(game)
    return end_turn(game)


def sides(game: Game[Any]) -> Rule[None]:
    """C2-P1 steps 5 and 6"""
    yield from choose_side(game)
    yield from exchange_troops(game)


def begin_game(game: Game[Any]) -> Rule[None]:
    """C2-6.5.2g Every model is deployed: Scouts hide, and the magic sets out what it needs."""
    hide_scouts(game)
    game.state.declarers = declarers(game.state)
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
