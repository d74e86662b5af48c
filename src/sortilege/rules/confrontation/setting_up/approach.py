"""C2-6.5.1 The Approach Roll (C2-P1 step 7)."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.deployment.deck import shuffle_decks
from sortilege.rules.confrontation.events import ApproachRoll
from sortilege.rules.confrontation.opposed import higher
from sortilege.rules.confrontation.sequence import begin_phase, discipline_rolls
from sortilege.rules.confrontation.state import Phase, Skirmish


def approach(game: Game[Any]) -> Rule[None]:
    """C2-6.5.1a A roll of each side; then the decks of deployment are shuffled."""
    state: Skirmish = game.state
    winner = None
    while winner is None:  # C2-6.5.1b
        totals = yield from discipline_rolls(game, "approach_roll", "C2-6.5.1a")
        winner = higher(*totals)
        game.tell(ApproachRoll(totals, winner))
    state.tactical_winner = winner
    begin_phase(game, Phase.DEPLOY)
    yield from shuffle_decks(game)
