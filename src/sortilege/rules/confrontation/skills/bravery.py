"""C2-12.1.5 Bravery."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.characteristic_test import Test

FIVE = 5


@abilities.add
class Bravery(Ability):
    """C2-12.1.5a A 1 does not fail its Courage tests; C2-12.1.5b in them it may roll a 5 again as well."""

    name = "bravery"
    rule = "C2-12.1.5a"

    def one_fails(self, _act: Acting, fails: bool, test: Test, _face: int, _first: bool) -> bool:
        return fails and test.called != "courage"

    def rolls_again(self, _act: Acting, already: bool, face: int, test: Test) -> bool:
        return already or (face == FIVE and test.called == "courage")
