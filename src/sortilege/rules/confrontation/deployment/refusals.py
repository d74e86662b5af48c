"""C2 section 6: why a place of deployment is refused."""

from typing import Any

from sortilege.kernel import Ask, Game, Refusal
from sortilege.rules.confrontation.deployment.places import Deployment
from sortilege.table.placed import Misplaced


def why_not_there(_game: Game[Any], ask: Ask, answer: Any) -> Refusal | None:
    """`not_your_half`, `overlap`, `deploy_can_charge`, `scout_too_close`"""
    choice = ask.choice
    if not isinstance(choice, Deployment):
        return None
    try:
        choice.accept(answer)
    except Refusal as refusal:
        return _in_words_of_the_rules(choice, refusal)
    return None


def _in_words_of_the_rules(choice: Deployment, refusal: Refusal) -> Refusal | None:
    match refusal.code:
        case Misplaced.OUTSIDE_AREA if choice.zones:
            return Refusal("not_your_half", "C2-6.5.2d")
        case Misplaced.OVERLAP | Misplaced.IMPASSABLE:
            return Refusal("overlap", "C2-8.1d", by=refusal.facts["by"])
        case Misplaced.TOO_NEAR if choice.charge is not None:
            return Refusal("deploy_can_charge", "C2-6.5.2e", **refusal.facts)
        case Misplaced.TOO_NEAR if choice.zones == () and choice.near is None and choice.further is not None:
            return Refusal("scout_too_close", "C2-12.1.32.1a", **refusal.facts)
    return None


REASONS = {"deploy.place": why_not_there}
