"""C2-4b A weapon of one particular card that always wounds the same place, such as the sword of C2-E1."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class StrikesAt(Ability):
    """The place is the X of its name."""

    name = "strikes_at"
    rule = "C2-4b"

    def place_struck(self, act: Acting, _place: str) -> str:
        return str(act.x)
