"""I2-6.2 The mana reserve: how it is set out, spent and lost."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.allotting import allot, held, up_to
from sortilege.rules.incantation2.elements import KINDS, Gems
from sortilege.rules.incantation2.events import GemsLost, GemsSetOut
from sortilege.rules.incantation2.magicians import gem_kinds, power, reserve_cap
from sortilege.rules.incantation2.state import MagicState


def set_out_reserve(game: Game[Any], magician: ModelId) -> Rule[None]:
    """I2-P2, I2-3.1b As many gems as his Power; I2-3.1c of any elements that he controls."""
    state: MagicState = game.state
    count = max(power(state, magician), 0)
    bounds = up_to(count, gem_kinds(state, magician))
    seat = state.magicians[magician].seat
    about = {"magician": magician}
    gems = yield from allot(seat, "setup.starting_gems", "I2-3.1c", bounds, count, count, about)
    state.magicians[magician] = msgspec.structs.replace(state.magicians[magician], reserve=gems)
    game.tell(GemsSetOut(magician, gems))


def spend(game: Game[Any], magician: ModelId, gems: Gems) -> None:
    """I2-6.3c Gems leave the reserve and are gone."""
    state: MagicState = game.state
    mage = state.magicians[magician]
    state.magicians[magician] = msgspec.structs.replace(mage, reserve=mage.reserve - gems)


def lose_gems(game: Game[Any], magician: ModelId, count: int, rule: str) -> Rule[None]:
    """Gems are lost; their owner says which."""
    state: MagicState = game.state
    if magician not in state.magicians:
        return
    mage = state.magicians[magician]
    count = min(count, mage.reserve.total)
    if count < 1:
        return
    bounds = held(mage.reserve, KINDS)
    lost = yield from allot(mage.seat, "any.lose_gems", rule, bounds, count, count, {"magician": magician})
    spend(game, magician, lost)
    game.tell(GemsLost(magician, lost, rule))


def lose_excess(game: Game[Any]) -> Rule[None]:
    """I2-6.2b Gems beyond the cap are lost at once (I2-R33: the cap follows the current Power)."""
    for mage in list(game.state.magicians.values()):
        excess = mage.reserve.total - reserve_cap(game, mage.id)
        if excess > 0:
            yield from lose_gems(game, mage.id, excess, "I2-6.2b")
