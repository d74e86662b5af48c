"""C2-12.1.40 War Cry/X."""

from sortilege.kernel.moment import Ability, Acting
from sortilege.rules.confrontation.abilities import abilities

USUAL = 5


@abilities.add
class WarCry(Ability):
    """C2-12.1.40a It has FEAR X when it charges, for that charge; C2-12.1.40d it fears nobody but the Undead."""

    name = "war_cry"
    rule = "C2-12.1.40a"

    def fear_caused(self, act: Acting, fear: int | None, how: str) -> int | None:
        """C2-R82 The higher, where it also has a FEAR of its own; C2-12.1.40c without a printed X it is 5."""
        cry = int(act.x or USUAL)
        return max(cry, fear or 0) if how == "charge" else fear

    def own_courage_only(self, _act: Acting, already: bool, how: str) -> bool:
        """C2-12.1.40b"""
        return already or how == "charge"

    def fears_only_undead(self, _act: Acting, _already: bool) -> bool:
        return True
