"""C2-12.1.32 Scout: its deployment is in `deployment/`."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Scout(Ability):
    """C2-12.1.32a The cards of Scouts are a deck of their own."""

    name = "scout"
    rule = "C2-12.1.32a"

    def deploys_with_scouts(self, _act: Acting, _already: bool) -> bool:
        return True
