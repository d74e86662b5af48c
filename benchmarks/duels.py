"""Random duels: the whole game, with its geometry, events and questions."""

from random import Random
from typing import Any

import sortilege
from sortilege.kernel import Game

SETUP = sortilege.default_setup()


def played(seed: int, *, keeps: bool = True) -> tuple[Game[Any], int]:
    """A duel of random legal answers, and how many answers the seats gave: rolls of dice are not counted."""
    random = Random(seed)
    game = sortilege.new("duel", SETUP, seed=seed, keeps=keeps)
    answers = 0
    while (ask := game.ask) is not None:
        game.answer(ask.choice.sample(random))
        answers += 1
    return game, answers


def recorded(seed: int) -> int:
    """Every step remembered, with checkpoints for clones and taking back."""
    return played(seed)[1]


def rollout(seed: int) -> int:
    """The same game without memory, as a search plays it."""
    return played(seed, keeps=False)[1]
