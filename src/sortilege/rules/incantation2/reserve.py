"""I2-6.2 The mana reserve: it is set out when its Magician comes to the table."""

from typing import Any

import msgspec

from sortilege.kernel import Allotment, Ask, Bound, Game, Rule
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.elements import Gems
from sortilege.rules.incantation2.events import GemsSetOut
from sortilege.rules.incantation2.magicians import gem_kinds, power
from sortilege.rules.incantation2.state import MagicState


def set_out_reserve(game: Game[Any], magician: ModelId) -> Rule[None]:
    """I2-P2, I2-3.1b As many gems as his Power; I2-3.1c of any elements that he controls."""
    state: MagicState = game.state
    count = power(state, magician)
    kinds = gem_kinds(state, magician)
    if len(kinds) == 1:
        gems = Gems(**{kinds[0]: count})
    else:
        choice = Allotment(tuple(Bound(kind, 0, count) for kind in kinds), count, count)
        seat = state.magicians[magician].seat
        gems = Gems(**(yield Ask(seat, "setup.starting_gems", "I2-3.1c", choice, {"magician": magician})))
    state.magicians[magician] = msgspec.structs.replace(state.magicians[magician], reserve=gems)
    game.tell(GemsSetOut(magician, gems))
