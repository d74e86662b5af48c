"""C2-12.1.11 Duelist."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.melee.attack import LOWEST


@abilities.add
class Duelist(Ability):
    """C2-12.1.11a It attacks at any difficulty, whatever the target's defence."""

    name = "duelist"
    rule = "C2-12.1.11a"

    def minimum_difficulty(self, _act: Acting, _minimum: int) -> int:
        return LOWEST
