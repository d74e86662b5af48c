"""The duel as the kernel knows it."""

from collections.abc import Mapping
from typing import Any

from sortilege.rules.confrontation.options import OPTIONS as CONFRONTATION
from sortilege.rules.duel.setup import first_state, read_setup
from sortilege.rules.duel.turn import proceed
from sortilege.rules.incantation2 import abilities  # noqa: F401 - its abilities make themselves known
from sortilege.rules.incantation2.options import OPTIONS as INCANTATION2
from sortilege.rules.incantation2.refusals import reason
from sortilege.rules.incantation2.state import MagicState


class Duel:
    name = "duel"
    version = "1"
    seats = 2
    options: Mapping[str, tuple[str, ...]] = {**CONFRONTATION, **INCANTATION2}
    state = MagicState

    def begin(self, setup: Mapping[str, Any], options: Mapping[str, str]) -> MagicState:
        return first_state(read_setup(setup), options)

    proceed = staticmethod(proceed)
    reason = staticmethod(reason)


DUEL = Duel()
