"""Throwing dice in the open."""

from typing import Any

from sortilege.kernel import Game, Rule, Seat, throw
from sortilege.rules.confrontation.events import DiceRolled

STAND = "stand"
"""Leave a die that may be rolled again as it lies."""


def roll(game: Game[Any], kind: str, rule: str, dice: int, by: Seat, sides: int = 6) -> Rule[tuple[int, ...]]:
    """Throw some dice and let everybody see them."""
    question = throw(kind, rule, by, dice, sides)
    faces = game.thrown(question)
    if faces is None:
        faces = yield question
    game.tell(DiceRolled(kind, by, faces, rule))
    return faces
