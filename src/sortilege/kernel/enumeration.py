"""Exact chances: the rules themselves, run under every throw of the dice."""

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any, TypeVar

from sortilege.kernel.dice import Fate
from sortilege.kernel.game import Game
from sortilege.kernel.seat import CHANCE

R = TypeVar("R", bound=Hashable)


def chances(
    game: Game[Any],
    decide: Callable[[Game[Any]], object],
    until: Callable[[Game[Any]], R | None],
    least: Fraction = Fraction(0),
) -> tuple[dict[R, Fraction], Fraction]:
    """The chance of every result, and what was left unexplored because its chance lay below `least`.

    `decide` answers for the seats; `until` gives the result where a line of play need not go on.
    """
    results: dict[R, Fraction] = {}
    unexplored = Fraction(0)
    lines = [(game.clone(chance=None), Fraction(1))]
    while lines:
        line, chance = lines.pop()
        while (result := until(line)) is None and line.ask is not None and line.ask.seat != CHANCE:
            line.answer(decide(line))
        if result is not None:
            results[result] = results.get(result, Fraction(0)) + chance
        elif line.ask is None:
            raise ValueError("the game ended before there was a result")
        elif chance < least:
            unexplored += chance
        else:
            lines += _branches(line, chance)
    return results, unexplored


def _branches(line: Game[Any], chance: Fraction) -> list[tuple[Game[Any], Fraction]]:
    assert line.ask is not None
    fate = line.ask.choice
    assert isinstance(fate, Fate)
    outcomes = list(fate.outcomes())
    ways_in_all = sum(ways for _, ways in outcomes)
    branches = []
    for outcome, ways in outcomes:
        branch = line.clone(chance=None)
        branch.answer(outcome, CHANCE)
        branches.append((branch, chance * Fraction(ways, ways_in_all)))
    return branches
