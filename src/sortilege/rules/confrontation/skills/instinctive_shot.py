"""C2-12.1.20 Instinctive Shot."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class InstinctiveShot(Ability):
    """C2-12.1.20a It may shoot after more than a walk, or after a Prowess check that it has passed."""

    name = "instinctive_shot"
    rule = "C2-12.1.20a"

    def shoots_in_haste(self, _act: Acting, _already: bool) -> bool:
        return True

    def chooses_victim(self, _act: Acting, _already: bool) -> bool:
        """C2-12.1.20c"""
        return True
