"""C2-12.1.18 Huge."""

from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.damage.giants import Giant
from sortilege.rules.confrontation.state import Wound


@abilities.add
class Huge(Giant):
    """C2-12.1.18a Wounds do not hinder it; C2-12.1.18b what it is left with each time that it is killed."""

    name = "huge"
    rule = "C2-12.1.18b"
    track = (Wound.SERIOUS, Wound.CRITICAL)
