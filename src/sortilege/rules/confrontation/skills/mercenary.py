"""C2-12.1.23 Mercenary."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Mercenary(Ability):
    """C2-12.1.23a He may serve in any army; C2-12.1.23b, C2-12.1.23c gains nothing from its leaders, and is none."""

    name = "mercenary"
    rule = "C2-12.1.23b"

    def serves_at_home(self, _act: Acting, _already: bool) -> bool:
        return False
