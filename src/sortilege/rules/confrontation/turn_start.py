"""C2-P3 Start of a turn."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.drawing import shuffle_cards
from sortilege.rules.confrontation.events import TurnStart
from sortilege.rules.confrontation.sequence import begin_phase, tactical_roll
from sortilege.rules.confrontation.state import Phase, Skirmish


def start_turn(game: Game[Any]) -> Rule[None]:
    """C2-P3 What comes before the Tactical Roll, then the roll."""
    state: Skirmish = game.state
    game.tell(TurnStart(state.turn))
    state.tactical_winner = yield from tactical_roll(game)
    begin_phase(game, Phase.MOVEMENT)
    yield from shuffle_cards(game)
