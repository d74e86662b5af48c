"""C2-12.1.31 Righteous."""

from typing import Any

from sortilege.kernel import Game
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Righteous(Ability):
    """C2-12.1.31a Immune to every kind of Fear."""

    name = "righteous"
    rule = "C2-12.1.31a"

    def immune_to_fear(self, _act: Acting, _already: bool, _game: Game[Any]) -> bool:
        return True
