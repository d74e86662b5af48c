"""Random duels: the whole game, with its geometry, events and questions."""

from collections.abc import Mapping
from typing import Any

import sortilege
from benchmarks.random_play import played
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


def recorded(seed: int) -> int:
    """Every step remembered, with checkpoints for clones and taking back."""
    return played(begun(seed), seed)


def rollout(seed: int) -> int:
    """The same game without memory, as a search plays it."""
    return played(begun(seed, keeps=False), seed)
