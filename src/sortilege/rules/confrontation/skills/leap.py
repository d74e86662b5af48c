"""C2-12.1.21 Leap."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Leap(Ability):
    """C2-12.1.21b It leaps twice in a move at most."""

    name = "leap"
    rule = "C2-12.1.21b"

    def leaps(self, _act: Acting, _number: int) -> int:
        return 2
