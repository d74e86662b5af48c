"""C2-12.1.25 Natural Born Killer."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.characteristic_test import Test
from sortilege.rules.confrontation.melee.dice import MeleeDice
from sortilege.rules.confrontation.state import Skirmish


@abilities.add
class NaturalBornKiller(Ability):
    """C2-12.1.25a, C2-T26c One die more in melee, for attack or defence; C2-12.1.25b a 1 does not fail its Courage."""

    name = "natural_born_killer"
    rule = "C2-12.1.25a"

    def melee_dice(self, _act: Acting, dice: MeleeDice, _state: Skirmish) -> MeleeDice:
        return dice.anywhere()

    def one_fails(self, _act: Acting, fails: bool, test: Test, _face: int, _first: bool) -> bool:
        return fails and test.called != "courage"
