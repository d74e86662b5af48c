"""C2-12.1.15 Gigantic."""

from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.damage.giants import Giant
from sortilege.rules.confrontation.state import Wound


@abilities.add
class Gigantic(Giant):
    """C2-12.1.15a Wounds do not hinder it; C2-12.1.15b what it is left with each time that it is killed."""

    name = "gigantic"
    rule = "C2-12.1.15b"
    track = (Wound.LIGHT, Wound.SERIOUS, Wound.CRITICAL)
