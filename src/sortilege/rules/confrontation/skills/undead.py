"""C2-12.1.38 Undead."""

from typing import Any

from sortilege.kernel import Game
from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities


@abilities.add
class Undead(Ability):
    """C2-12.1.38a Immune to Fear; C2-12.1.38b it frightens those with FEAR too; C2-12.1.38c without Discipline."""

    name = "undead"
    rule = "C2-12.1.38c"

    def immune_to_fear(self, _act: Acting, _already: bool, _game: Game[Any]) -> bool:
        return True

    def drowns(self, _act: Acting, _already: bool) -> bool:
        """C2-12.1.38d"""
        return False

    def frightens_all(self, _act: Acting, _already: bool) -> bool:
        return True

    def counts_as_undead(self, _act: Acting, _already: bool) -> bool:
        """C2-T12e"""
        return True

    def value_tested(self, _act: Acting, value: int, name: str) -> int:
        """C2-R84 In place of any value, its own or one that was lent."""
        return 0 if name == "discipline" else value
