"""C2-5c Which dice may be rolled again, and C2-R77 against whom they may not."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.competencies import weigh_at_will
from sortilege.rules.confrontation.state import ModelId, Skirmish


def sixes_at_will(game: Game[Any], model: ModelId) -> Rule[bool]:
    """The same where the model's owner may have a competency rest."""
    acting = acting_on(game.state, model)
    return (yield from weigh_at_will(game, "six_against", acting, True)) if acting else True


def sixes_against(state: Skirmish, model: ModelId) -> bool:
    """Whether an adversary may roll sixes again in a test against a model."""
    return weigh("six_against", acting_on(state, model), True)
