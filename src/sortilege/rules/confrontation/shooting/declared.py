"""C2-P9 step 1: a shot as it is declared."""

from typing import Final

import msgspec

from sortilege.rules.confrontation.profile import Weapon
from sortilege.rules.confrontation.state import ModelId

PLAIN, ACCURATE, QUICK = "plain", "accurate", "quick"
COUNTER_SHOT, HARASSMENT = "counter_shot", "harassment"

ORDER: Final = {QUICK: 2, PLAIN: 0, ACCURATE: -2}
"""C2-9.1.2.3a, C2-9.1.2.4a What each kind adds to Initiative for the order of shooting."""


class Declared(msgspec.Struct, frozen=True, gc=False):
    """Who shoots at whom, with what, how."""

    shooter: ModelId
    target: ModelId
    weapon: Weapon
    kind: str
    moved: bool = False
    """C2-9.1.2.2a whether it moves and shoots"""
    instinctive: bool = False
    """C2-12.1.20a whether only Instinctive Shot allows it"""
