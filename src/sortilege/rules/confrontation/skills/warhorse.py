"""C2-12.1.41 Warhorse."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.melee.dice import MeleeDice
from sortilege.rules.confrontation.state import Skirmish


@abilities.add
class Warhorse(Ability):
    """C2-12.1.41a, C2-T26h The rider has an attack die more, C2-12.1.41b but not in the turn of its charge."""

    name = "warhorse"
    rule = "C2-12.1.41a"

    def dodges_mounted(self, _act: Acting, _allowed: bool) -> bool:
        """C2-12.1.41c It may dodge although mounted."""
        return True

    def melee_dice(self, act: Acting, dice: MeleeDice, state: Skirmish) -> MeleeDice:
        return dice if state.models[act.bearer].did_charge else dice.for_attack()
