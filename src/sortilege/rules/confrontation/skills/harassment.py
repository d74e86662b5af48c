"""C2-12.1.16 Harassment."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Harassment(Ability):
    """C2-12.1.16a It may shoot in the Movement phase, where its movement allows a shot."""

    name = "harassment"
    rule = "C2-12.1.16a"

    def shoots_while_moving(self, _act: Acting, _already: bool) -> bool:
        return True
