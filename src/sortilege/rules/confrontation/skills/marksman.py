"""C2-12.1.22 Marksman."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.characteristic_test import Test


@abilities.add
class Marksman(Ability):
    """C2-12.1.22a A 1 does not fail its shots; C2-R65 it counts 1."""

    name = "marksman"
    rule = "C2-12.1.22a"

    def one_fails(self, _act: Acting, fails: bool, test: Test, _face: int, _first: bool) -> bool:
        return fails and test.characteristic != "shooting"
