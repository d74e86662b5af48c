"""C2-13 End of the game (C2-P15, C2-R13)."""

from typing import Any

from sortilege.kernel import Game, Rule, Seat
from sortilege.rules.confrontation.events import GameOver
from sortilege.rules.confrontation.state import Phase, Skirmish


def decided(game: Game[Any]) -> Rule[None] | None:
    """C2-P15 Looked at after every fully resolved act: the end of the game, where it has come."""
    state: Skirmish = game.state
    if not (state.casualties or state.exited) or state.phase is Phase.OVER:
        return None
    left = {model.seat for model in state.models.values()}
    if len(left) < 2:  # C2-13d, C2-R13
        return finish(game, next(iter(left), None), "defeated", "C2-13d")
    return None


def finish(game: Game[Any], winner: Seat | None, reason: str, rule: str) -> Rule[None]:
    game.state.phase = Phase.OVER
    game.state.winner = winner
    game.tell(GameOver(winner, reason, rule))
    yield from ()
