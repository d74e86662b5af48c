"""Why an answer is refused: the chapters' reasons, then those of the magic."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final

from sortilege.kernel import Ask, Game, Refusal
from sortilege.rules.confrontation import reserve_cards
from sortilege.rules.confrontation.deployment import refusals as deployment
from sortilege.rules.confrontation.fear.refusals import REASONS as FEAR
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.melee.refusals import REASONS as MELEE
from sortilege.rules.confrontation.movement.refusals import REASONS as MOVEMENT
from sortilege.rules.confrontation.rolling_again import why_not_again
from sortilege.rules.confrontation.shooting.refusals import REASONS as SHOOTING
from sortilege.rules.confrontation.skills import mutant

Reason = Callable[[Game[Any], Ask, Any], Refusal | None]

CHAPTERS: Final[tuple[Mapping[str, Reason], ...]] = (
    deployment.REASONS,
    reserve_cards.REASONS,
    MOVEMENT,
    FEAR,
    SHOOTING,
    MELEE,
    mutant.REASONS,
)
"""The reasons of each chapter, by the kind of question, in the rulebook's order."""


def reason(game: Game[Any], ask: Ask, answer: object) -> Refusal | None:
    """What the rules have to say of an answer that they do not offer."""
    words = answer if isinstance(answer, dict) else tuple(answer) if isinstance(answer, list | tuple) else (answer,)
    if isinstance(words, tuple) and not all(isinstance(word, Hashable) for word in words):
        return None  # no rule has anything to say of it
    for reasons in CHAPTERS:
        if ask.kind in reasons and (refusal := reasons[ask.kind](game, ask, words)):
            return refusal
    if isinstance(words, tuple) and (refusal := why_not_again(game, ask, words)):
        return refusal
    if isinstance(words, tuple) and (refusal := reserve_cards.why_not_now(game, ask, words)):
        return refusal
    return magic(game).reason(game, ask, answer)
