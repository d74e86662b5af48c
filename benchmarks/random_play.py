"""Random legal answers to the end of a game."""

from collections.abc import Callable
from random import Random
from typing import Any

from sortilege.kernel import Game


def played(game: Game[Any], seed: int) -> int:
    """Random legal answers to the end; how many the seats gave, throws of dice not counted."""
    random = Random(seed)
    answers = 0
    while (ask := game.ask) is not None:
        game.answer(ask.choice.sample(random))
        answers += 1
    return answers


def steps_an_answer(begun: Callable[[int], Game[Any]], games: int) -> float:
    """Steps (answers of the seats and throws of the dice: the lines of a record) for each answer of a seat."""
    answers = steps = 0
    for seed in range(games):
        game = begun(seed)
        answers += played(game, seed)
        steps += game.number
    return steps / answers
