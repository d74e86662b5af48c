"""C2-12.1.35 Strategist: the exchange itself is in the set-up."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Strategist(Ability):
    """C2-12.1.35a Just before deployment troops may be exchanged."""

    name = "strategist"
    rule = "C2-12.1.35a"

    def exchanges_troops(self, _act: Acting, _already: bool) -> bool:
        return True
