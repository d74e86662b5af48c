"""C2-12.1.39 Veteran."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Veteran(Ability):
    """C2-12.1.39a Adversaries never roll a 6 again against him."""

    name = "veteran"
    rule = "C2-12.1.39a"

    def six_against(self, _act: Acting, _allowed: bool) -> bool:
        return False
