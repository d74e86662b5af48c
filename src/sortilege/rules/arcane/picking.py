"""Which of several models is meant, and in which order."""

from collections.abc import Mapping
from typing import Any

from sortilege.kernel import Ask, Atom, Game, One, Rule, Seat
from sortilege.rules.arcane.sides import decider
from sortilege.rules.arcane.state import ModelId


def pick(game: Game[Any], model: ModelId, kind: str, rule: str, candidates: list[ModelId]) -> Rule[ModelId]:
    """The only one, or the one that whoever decides for the model names."""
    if len(candidates) == 1:
        return candidates[0]
    chosen: ModelId = yield Ask(decider(game.state, model), kind, rule, One(tuple(candidates)), {"model": model})
    return chosen


def in_order(seat: Seat, kind: str, rule: str, models: list[ModelId], about: Mapping[str, Atom]) -> Rule[list[ModelId]]:
    """All of them, one after another as the player names them."""
    left, ordered = list(models), list[ModelId]()
    while len(left) > 1:
        following: ModelId = yield Ask(seat, kind, rule, One(tuple(left)), about)
        ordered.append(following)
        left.remove(following)
    return ordered + left
