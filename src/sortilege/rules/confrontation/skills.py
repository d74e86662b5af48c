"""C2-12 Skills, as far as they touch what is played."""

from sortilege.kernel.moment import Ability, Acting, weigh
from sortilege.rules.confrontation.abilities import abilities, acting_on
from sortilege.rules.confrontation.state import ModelId, Skirmish


@abilities.add
class Veteran(Ability):
    """C2-12.1.39a Adversaries never roll a 6 again against him."""

    name = "veteran"
    rule = "C2-12.1.39a"

    def six_against(self, _act: Acting, _allowed: bool) -> bool:
        return False


def sixes_against(state: Skirmish, model: ModelId) -> bool:
    """Whether an adversary may roll sixes again in a test against a model."""
    return weigh("six_against", acting_on(state, model), True)
