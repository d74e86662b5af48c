"""Random battles of Confrontation between the shipped armies of 200 points: all rules, the whole table."""

from typing import Any

import sortilege
from benchmarks.random_play import played
from sortilege.kernel import Game

SETUP = sortilege.default_setup("confrontation")


def begun(seed: int, *, keeps: bool = True) -> Game[Any]:
    return sortilege.new("confrontation", SETUP, seed=seed, keeps=keeps)


def recorded(seed: int) -> int:
    """Every step remembered, with checkpoints for clones and taking back."""
    return played(begun(seed), seed)


def rollout(seed: int) -> int:
    """The same game without memory, as a search plays it."""
    return played(begun(seed, keeps=False), seed)
