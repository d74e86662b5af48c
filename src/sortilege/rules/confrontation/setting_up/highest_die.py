"""Who decides in the set-up: a die each, the higher wins."""

from typing import Any

from sortilege.kernel import Game, Rule, Seat
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.state import deciding_order


def highest_die(game: Game[Any], kind: str, rule: str) -> Rule[Seat]:
    """A die each; ties are rolled again. Who wins decides, and C2-R4 comes second where both must."""
    while True:
        faces = [0, 0]
        for seat in deciding_order(game.state):
            (faces[seat],) = yield from roll(game, kind, rule, 1, seat)
        if faces[0] != faces[1]:
            winner = 0 if faces[0] > faces[1] else 1
            game.state.tactical_winner = winner
            return winner
