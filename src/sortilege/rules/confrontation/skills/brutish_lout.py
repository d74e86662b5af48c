"""C2-12.1.6 Brutish Lout."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.characteristic_test import Test

FIVE = 5


@abilities.add
class BrutishLout(Ability):
    """C2-12.1.6a In its ATT tests a 5 counts as a 6, and C2-12.1.6b may be rolled again like one."""

    name = "brutish_lout"
    rule = "C2-12.1.6a"

    def counts_as_six(self, _act: Acting, already: bool, face: int, test: Test) -> bool:
        return already or (face == FIVE and test.characteristic == "attack")

    def one_fails(self, _act: Acting, fails: bool, test: Test, _face: int, first: bool) -> bool:
        """C2-12.1.6c A 1 on a later die is no failure."""
        return fails and (first or test.characteristic != "attack")
