"""C2-12.1.37 Tough."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.state import Wound


@abilities.add
class Tough(Ability):
    """C2-12.1.37a A wound is read one row higher in the table; C2-12.1.37b not one that kills."""

    name = "tough"
    rule = "C2-12.1.37a"

    def wound_row(self, _act: Acting, row: int, wound: Wound) -> int:
        return row if wound is Wound.KILLED else max(0, row - 1)
