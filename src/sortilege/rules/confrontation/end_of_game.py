"""C2-13 End of the game (C2-P15, C2-R13)."""

from typing import Any

from sortilege.kernel import Ask, Game, One, Rule, Seat, Together
from sortilege.rules.confrontation.events import GameOver
from sortilege.rules.confrontation.melee.combat import Fight, Stage
from sortilege.rules.confrontation.melee.fighting import tell_end
from sortilege.rules.confrontation.objectives import met, out_of_reach
from sortilege.rules.confrontation.state import Phase, Skirmish

PLAY_ON, END = "play_on", "end"


def decided(game: Game[Any]) -> Rule[None] | None:
    """C2-P15 Looked at after every fully resolved act: the end of the game, where it has come."""
    state: Skirmish = game.state
    if not (state.casualties or state.exited) or state.phase is Phase.OVER:
        return None
    return _met(game) or _nobody_left(game) or _out_of_reach(game)


def _met(game: Game[Any]) -> Rule[None] | None:
    """C2-13b A side that meets its objective wins (C2-R13); both at once: a draw."""
    winners = [seat for seat in (0, 1) if met(game, seat)]
    return _finish(game, winners, "objective", "C2-13b") if winners else None


def _nobody_left(game: Game[Any]) -> Rule[None] | None:
    """C2-13d A side with models left wins over one without any (C2-R13)."""
    left = [seat for seat in (0, 1) if any(model.seat == seat for model in game.state.models.values())]
    return _finish(game, left, "defeated", "C2-13d") if len(left) < 2 else None


def _out_of_reach(game: Game[Any]) -> Rule[None] | None:
    """C2-13c The side that can still meet its objective wins (C2-R13)."""
    able = [seat for seat in (0, 1) if not out_of_reach(game, seat)]
    return _finish(game, able, "out_of_reach", "C2-13c") if len(able) < 2 else None


def _finish(game: Game[Any], winners: list[Seat], reason: str, rule: str) -> Rule[None]:
    return finish(game, winners[0] if len(winners) == 1 else None, reason, rule)


def finish(game: Game[Any], winner: Seat | None, reason: str, rule: str) -> Rule[None]:
    fight: Fight | None = game.state.fight
    if fight is not None and fight.stage is not Stage.PURSUE:  # it breaks off, for whoever is left in it
        tell_end(game)
    game.state.phase = Phase.OVER
    game.state.winner = winner
    game.state.activation = None
    game.tell(GameOver(winner, reason, rule))
    yield from ()


def agree_to_end() -> Rule[bool]:
    """C2-13a The game ends when both players wish it: both are asked in secret."""
    choice = One((PLAY_ON, END))
    answers = yield Together(tuple(Ask(seat, "any.agree_to_end", "C2-13a", choice) for seat in (0, 1)))
    return all(answer == END for answer in answers)
