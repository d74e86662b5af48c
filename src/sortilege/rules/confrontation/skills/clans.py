"""C2-12.1.7, C2-12.1.8 The clans of the Keltois."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Drunes(Ability):
    """C2-12.1.7a A barbarian of the clan that is allied with Darkness."""

    name = "drunes"
    rule = "C2-12.1.7a"

    def people_read(self, _act: Acting, _people: str) -> str:
        return "drunes"


@abilities.add
class Sessairs(Ability):
    """C2-12.1.8a A barbarian of the clan that is opposed to them."""

    name = "sessairs"
    rule = "C2-12.1.8a"

    def people_read(self, _act: Acting, _people: str) -> str:
        return "sessairs"
