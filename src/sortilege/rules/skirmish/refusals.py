"""Why an answer is refused: the chapters' reasons, then those of the magic."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sortilege.kernel import Ask, Game, Refusal
from sortilege.rules.confrontation.fear.refusals import REASONS as FEAR
from sortilege.rules.confrontation.melee.refusals import REASONS as MELEE
from sortilege.rules.confrontation.movement.refusals import REASONS as MOVEMENT
from sortilege.rules.confrontation.shooting.refusals import REASONS as SHOOTING
from sortilege.rules.incantation2 import refusals as incantation2

Reason = Callable[[Game[Any], Ask, Any], Refusal | None]

CHAPTERS: Final[tuple[Mapping[str, Reason], ...]] = (MOVEMENT, FEAR, SHOOTING, MELEE)
"""The reasons of each chapter, by the kind of question, in the rulebook's order."""


def reason(game: Game[Any], ask: Ask, answer: object) -> Refusal | None:
    """What the rules have to say of an answer that they do not offer."""
    words = answer if isinstance(answer, dict) else tuple(answer) if isinstance(answer, list | tuple) else (answer,)
    for reasons in CHAPTERS:
        if ask.kind in reasons and (refusal := reasons[ask.kind](game, ask, words)):
            return refusal
    return incantation2.reason(game, ask, answer)
