"""C2-5c Which dice may be rolled again, and C2-R77 against whom they may not."""

from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.state import ModelId, Skirmish


def sixes_against(state: Skirmish, model: ModelId) -> bool:
    """Whether an adversary may roll sixes again in a test against a model."""
    return weigh("six_against", acting_on(state, model), True)
