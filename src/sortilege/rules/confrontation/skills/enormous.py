"""C2-12.1.12 Enormous."""

from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.damage.giants import Giant
from sortilege.rules.confrontation.state import Wound


@abilities.add
class Enormous(Giant):
    """C2-12.1.12a Wounds do not hinder it; C2-12.1.12b what it is left with each time that it is killed."""

    name = "enormous"
    rule = "C2-12.1.12b"
    track = (Wound.CRITICAL,)
