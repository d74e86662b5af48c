"""C2 section 6: why an answer is refused out of fear."""

from collections.abc import Callable
from typing import Any, Final

from sortilege.kernel import Ask, Game, Refusal
from sortilege.rules.confrontation.space import engaged_with

Reason = Callable[[Game[Any], Ask, Any], Refusal | None]


def _rally(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    """C2-8.4.2.1c"""
    model = str(ask.about["model"])
    if words == ("withdraw",) and engaged_with(game.state, model):
        return Refusal("afraid_no_withdraw", "C2-8.4.2.1c", model=model)
    match words:
        case ("rallying_cry", str() as caller) if caller in game.state.models:
            if game.state.models[caller].rallying_cry_used:
                return Refusal("once_a_game", "C2-12.1.28a", model=caller)
    return None


def _next_model(game: Game[Any], _ask: Ask, words: Any) -> Refusal | None:
    """C2-8.4.2.2a Who was paralysed in this activation does not move in it any more."""
    here = game.state.models.get(words[0]) if isinstance(words, tuple) and len(words) == 1 else None
    if here is not None and here.paralysed:
        return Refusal("paralysed", "C2-8.4.2.2a", model=here.id)
    return None


REASONS: Final[dict[str, Reason]] = {"move.rally": _rally, "move.next_model": _next_model}
