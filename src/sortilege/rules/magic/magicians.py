"""What is true of a Magician in either edition."""

from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.state import MagicState


def power(state: MagicState, magician: ModelId) -> int:
    return characteristic(state, magician, "power")
