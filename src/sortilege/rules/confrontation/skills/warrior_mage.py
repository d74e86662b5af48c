"""C2-12.1.42 Warrior-Mage."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class WarriorMage(Ability):
    """C2-12.1.42b It may counter-attack, C2-11.1.2e personality or not."""

    name = "warrior_mage"
    rule = "C2-12.1.42b"

    def may_counter_attack(self, _act: Acting, _allowed: bool) -> bool:
        return True
