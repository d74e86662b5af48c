"""C2-12.1.4 Bestial Charge."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.melee.dice import MeleeDice
from sortilege.rules.confrontation.state import Skirmish


@abilities.add
class BestialCharge(Ability):
    """C2-12.1.4a, C2-T26g An attack die more in the turn of its charge."""

    name = "bestial_charge"
    rule = "C2-12.1.4a"

    def melee_dice(self, act: Acting, dice: MeleeDice, state: Skirmish) -> MeleeDice:
        return dice.for_attack() if state.models[act.bearer].did_charge else dice
