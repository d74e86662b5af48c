"""C2-7 Sequence of play: the Tactical Roll."""

from collections.abc import Callable
from typing import Any

from sortilege.kernel import Ask, Game, One, Rule, Seat
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristic_test import Test, finish_test, first_die
from sortilege.rules.confrontation.characteristics import characteristic, value_tested
from sortilege.rules.confrontation.dice import roll
from sortilege.rules.confrontation.events import PhaseStart, TacticalRoll
from sortilege.rules.confrontation.leadership import aid
from sortilege.rules.confrontation.opposed import higher
from sortilege.rules.confrontation.reckoning import total
from sortilege.rules.confrontation.state import ModelId, Phase, Skirmish, deciding_order


def begin_phase(game: Game[Any], phase: Phase) -> None:
    """C2-7b"""
    game.state.phase = phase
    game.state.hushed = ()
    game.tell(PhaseStart(phase))


def tactical_roll(game: Game[Any]) -> Rule[Seat]:
    """C2-7.1a Each side makes a Discipline test (C2-R5); the higher wins, C2-7.1b ties are rolled again."""
    while True:
        totals = yield from discipline_rolls(game, "tactical_roll", "C2-7.1a")
        winner = higher(*totals)
        game.tell(TacticalRoll(totals, winner))
        if winner is not None:
            return winner


def discipline_rolls(game: Game[Any], kind: str, rule: str) -> Rule[tuple[int | None, int | None]]:
    """C2-R5 The rolls of both sides; None for one that fails."""
    plain = game.options["c2.tactical_roll"] == "plain"
    return _plain_rolls(game, kind, rule) if plain else _tests(game, kind, rule)


def _tests(game: Game[Any], kind: str, rule: str) -> Rule[tuple[int | None, int | None]]:
    """C2-R6 Both first dice are thrown, then each side finishes its test."""
    thrown: dict[Seat, tuple[Test, int]] = {}
    for seat in deciding_order(game.state):
        able = _most_disciplined(game.state, seat)
        bearer = able[0] if len(able) == 1 else (yield Ask(seat, "turn.bearer", "C2-R5", One(able)))
        helped = aid(game.state, bearer, "discipline")
        test = Test(bearer, "discipline", rule, kind=kind, modifiers=helped)
        (face,) = yield from first_die(game, test)
        thrown[seat] = test, face
    totals: list[int | None] = [None, None]
    for seat, (test, face) in thrown.items():
        totals[seat] = yield from finish_test(game, test, face)
    return totals[0], totals[1]


def _plain_rolls(game: Game[Any], kind: str, rule: str) -> Rule[tuple[int | None, int | None]]:
    """C2-R5, the other reading: a die and the highest Discipline, and nothing else."""
    totals = [0, 0]
    for seat in deciding_order(game.state):
        (face,) = yield from roll(game, kind, rule, 1, seat)
        totals[seat] = face + max(_discipline(game.state, seat, characteristic).values())
    return totals[0], totals[1]


def _most_disciplined(state: Skirmish, seat: Seat) -> tuple[ModelId, ...]:
    """C2-R5 A model with the highest Discipline takes the test for its side: its owner picks among equals."""
    side = tuple([model.id for model in state.models.values() if model.seat == seat])
    if len(side) == 1:
        return side
    values = _discipline(state, seat, _in_a_test)
    highest = max(values.values())
    return tuple([model for model, value in values.items() if value == highest])


def _discipline(state: Skirmish, seat: Seat, read: Callable[[Skirmish, ModelId, str], int]) -> dict[ModelId, int]:
    return {model.id: read(state, model.id, "discipline") for model in state.models.values() if model.seat == seat}


def _in_a_test(state: Skirmish, model: ModelId, name: str) -> int:
    """C2-12.1.38c What counts in a test."""
    return total(value_tested(state, model, name, None, acting_on(state, model)))
