"""C2-7 Sequence of play: the Tactical Roll."""

from typing import Any

from sortilege.kernel import Game, Rule, Seat
from sortilege.rules.confrontation.characteristic_test import characteristic_test
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.events import TacticalRoll
from sortilege.rules.confrontation.state import Skirmish, deciding_order


def tactical_roll(game: Game[Any]) -> Rule[Seat]:
    """C2-7.1a Each side makes a Discipline test (C2-R5); the higher wins, ties are rolled again."""
    while True:
        faces: dict[Seat, int] = {}
        for seat in deciding_order(game.state):  # C2-R6: both first dice, then each finishes his test
            (faces[seat],) = yield from roll(game, "tactical_roll", "C2-7.1a", 1, seat)
        totals: dict[Seat, int | None] = {}
        for seat, face in faces.items():
            totals[seat] = yield from _total(game, seat, face)
        winner = _higher(totals[0], totals[1])
        game.tell(TacticalRoll((totals[0], totals[1]), winner))
        if winner is not None:  # C2-7.1b
            return winner


def _total(game: Game[Any], seat: Seat, face: int) -> Rule[int | None]:
    """A Discipline test, or under `c2.tactical_roll = plain` a die and nothing else."""
    discipline = _best_discipline(game.state, seat)
    if game.options["c2.tactical_roll"] == "test":
        return (yield from characteristic_test(game, "tactical_roll", seat, discipline, face))
    return discipline + face


def _best_discipline(state: Skirmish, seat: Seat) -> int:
    return max(
        (characteristic(state, model.id, "discipline") for model in state.models.values() if model.seat == seat),
        default=0,
    )


def _higher(first: int | None, second: int | None) -> Seat | None:
    """C2-R5: who failed loses to who did not; two failures are a tie."""
    if first == second:
        return None
    if first is None or second is None:
        return 1 if first is None else 0
    return 0 if first > second else 1
