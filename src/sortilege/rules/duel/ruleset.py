"""The duel as the kernel knows it."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from sortilege.rules.confrontation import skills  # noqa: F401 - they make themselves known
from sortilege.rules.confrontation.options import OPTIONS as CONFRONTATION
from sortilege.rules.duel.setup import first_state, read_setup
from sortilege.rules.duel.turn import proceed
from sortilege.rules.incantation2 import abilities  # noqa: F401 - its abilities make themselves known
from sortilege.rules.incantation2.options import OPTIONS as INCANTATION2
from sortilege.rules.incantation2.refusals import reason
from sortilege.rules.magic.state import MagicState

TOUCHED = ("c2.competencies", "c2.giant_track", "c2.later_one", "c2.stun_escalates", "c2.tactical_roll")
"""The options of Confrontation 2 that the duel's magic, and the wounds that it makes, touch."""

MOST_BEGUN: Final = 8
BEGUN: Final[list[tuple[tuple[bytes, Mapping[str, str]], MagicState]]] = []
"""Games from the same set-up begin alike: the last ones are kept."""


class Duel:
    name = "duel"
    version = "1"
    seats = 2
    options: Mapping[str, tuple[str, ...]] = {**{name: CONFRONTATION[name] for name in TOUCHED}, **INCANTATION2}
    state = MagicState

    def begin(self, setup: Mapping[str, Any], options: Mapping[str, str]) -> MagicState:
        try:
            words = msgspec.msgpack.encode(setup)
        except (TypeError, ValueError, OverflowError, RecursionError):
            return first_state(read_setup(setup), options)  # which says what is wrong
        for known, state in BEGUN:
            if known == (words, options):
                return state.copy()
        state = first_state(read_setup(msgspec.msgpack.decode(words)), options)
        BEGUN.insert(0, ((words, dict(options)), state))
        del BEGUN[MOST_BEGUN:]
        return state.copy()

    proceed = staticmethod(proceed)
    reason = staticmethod(reason)


DUEL = Duel()
