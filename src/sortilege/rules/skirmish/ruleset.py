"""The skirmish as the kernel knows it."""

from collections.abc import Mapping
from typing import Any

from sortilege.rules.confrontation import skills  # noqa: F401 - they make themselves known
from sortilege.rules.confrontation.options import OPTIONS
from sortilege.rules.incantation1 import edition as _incantation1  # noqa: F401 - it makes itself known
from sortilege.rules.incantation1.options import OPTIONS as INCANTATION1
from sortilege.rules.incantation2 import abilities, edition  # noqa: F401 - they make themselves known
from sortilege.rules.incantation2.options import IN_MELEE
from sortilege.rules.incantation2.options import OPTIONS as INCANTATION2
from sortilege.rules.magic.state import MagicState
from sortilege.rules.skirmish.refusals import reason
from sortilege.rules.skirmish.setup import first_state, read_setup
from sortilege.rules.skirmish.turn import proceed


class Confrontation:
    name = "confrontation"
    version = "1"
    seats = 2
    options: Mapping[str, tuple[str, ...]] = {**OPTIONS, **INCANTATION2, **IN_MELEE, **INCANTATION1}
    state = MagicState

    def begin(self, setup: Mapping[str, Any], options: Mapping[str, str]) -> MagicState:
        return first_state(read_setup(setup), options)

    proceed = staticmethod(proceed)
    reason = staticmethod(reason)


CONFRONTATION = Confrontation()
