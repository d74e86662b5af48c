"""C2-12.1.27 Quickness."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.characteristic_test import Test


@abilities.add
class Quickness(Ability):
    """C2-12.1.27a A 1 does not fail its INI and Prowess tests."""

    name = "quickness"
    rule = "C2-12.1.27a"

    def one_fails(self, _act: Acting, fails: bool, test: Test, _face: int, _first: bool) -> bool:
        return fails and test.characteristic not in ("initiative", "prowess")
