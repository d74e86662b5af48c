"""Why an answer is refused: the chapters' reasons, then those of the magic."""

from typing import Any

from sortilege.kernel import Ask, Game, Refusal
from sortilege.rules.incantation2 import refusals as incantation2


def reason(game: Game[Any], ask: Ask, answer: object) -> Refusal | None:
    """What the rules have to say of an answer that they do not offer."""
    return incantation2.reason(game, ask, answer)
