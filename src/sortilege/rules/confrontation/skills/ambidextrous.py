"""C2-12.1.1 Ambidextrous."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Ambidextrous(Ability):
    """C2-12.1.1a Each parry earns an attack die."""

    name = "ambidextrous"
    rule = "C2-12.1.1a"

    def parry_earns(self, _act: Acting, dice: int) -> int:
        return dice + 1
