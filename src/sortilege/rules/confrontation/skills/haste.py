"""C2-12.1.17 Haste."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.movement.pace import CHARGE, FLEE, HEROIC_CHARGE, RUN

HASTENED = (CHARGE, HEROIC_CHARGE, RUN, FLEE)


@abilities.add
class Haste(Ability):
    """C2-12.1.17a It moves three times its MOV when it charges, runs or flees (C2-R60: heroically, too)."""

    name = "haste"
    rule = "C2-12.1.17a"

    def times_mov(self, _act: Acting, times: int, kind: str) -> int:
        return 3 if kind in HASTENED else times
