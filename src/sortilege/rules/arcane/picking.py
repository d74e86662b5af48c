"""Which of several models at the same distance is meant."""

from typing import Any

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.rules.arcane.sides import decider
from sortilege.rules.arcane.state import ModelId


def pick(game: Game[Any], model: ModelId, kind: str, rule: str, candidates: list[ModelId]) -> Rule[ModelId]:
    """The only one, or the one that whoever decides for the model names."""
    if len(candidates) == 1:
        return candidates[0]
    chosen: ModelId = yield Ask(decider(game.state, model), kind, rule, One(tuple(candidates)), {"model": model})
    return chosen
