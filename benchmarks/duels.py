"""Random duels: the whole game, with its geometry, events and questions."""

from collections.abc import Mapping
from random import Random
from typing import Any

import sortilege
from sortilege.kernel import Game

SETUP = sortilege.default_setup()

PEACEFUL = {
    **SETUP,
    "turns": 1_000_000,
    "models": [
        {**model, "spells": [spell for spell in model["spells"] if spell["effect"][0]["do"] != "wound"]}
        for model in SETUP["models"]
    ],
}
"""The same magicians without the spells that wound: a game that does not end."""


def begun(seed: int, setup: Mapping[str, Any] = SETUP, *, keeps: bool = True) -> Game[Any]:
    return sortilege.new("duel", setup, seed=seed, keeps=keeps)


def played(game: Game[Any], seed: int) -> int:
    """Random legal answers to the end; how many the seats gave, throws of dice not counted."""
    random = Random(seed)
    answers = 0
    while (ask := game.ask) is not None:
        game.answer(ask.choice.sample(random))
        answers += 1
    return answers


def recorded(seed: int) -> int:
    """Every step remembered, with checkpoints for clones and taking back."""
    return played(begun(seed), seed)


def rollout(seed: int) -> int:
    """The same game without memory, as a search plays it."""
    return played(begun(seed, keeps=False), seed)


def steps_an_answer(games: int = 200) -> float:
    """Steps (answers of the seats and throws of the dice: the lines of a record) for each answer of a seat."""
    answers = steps = 0
    for seed in range(games):
        game = begun(seed)
        answers += played(game, seed)
        steps += game.number
    return steps / answers
