"""I2-6.2 The mana reserve: how it is set out, spent and lost."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.allotting import allot, held, up_to
from sortilege.rules.magic.elements import KINDS, Gems
from sortilege.rules.magic.events import GemsGained, GemsLost, GemsSetOut
from sortilege.rules.magic.magicians import power
from sortilege.rules.magic.state import MagicState
from sortilege.rules.magic.terms import Terms


def set_out_reserve(game: Game[Any], terms: Terms, magician: ModelId) -> Rule[None]:
    """I2-P2, I2-3.1b As many gems as his Power; I2-3.1c of any elements that he controls."""
    state: MagicState = game.state
    count = max(power(state, magician), 0)
    bounds = up_to(count, terms.gem_kinds(state, magician))
    seat = state.magicians[magician].seat
    about = {"magician": magician}
    gems = yield from allot(seat, "setup.starting_gems", terms.rules.set_out_of, bounds, count, count, about)
    state.magicians[magician] = msgspec.structs.replace(state.magicians[magician], reserve=gems)
    game.tell(GemsSetOut(magician, gems, terms.rules.set_out))


def come_back(game: Game[Any], terms: Terms, model: ModelId) -> Rule[None]:
    """I2-P2, I1-P2 A Magician is put on the table again: what he has used up in this game stays so."""
    state: MagicState = game.state
    if model in state.fallen_magicians:
        state.magicians[model] = state.fallen_magicians.pop(model)
        yield from set_out_reserve(game, terms, model)


def spend(game: Game[Any], magician: ModelId, gems: Gems) -> None:
    """I2-6.3c Gems leave the reserve and are gone."""
    state: MagicState = game.state
    mage = state.magicians[magician]
    state.magicians[magician] = msgspec.structs.replace(mage, reserve=mage.reserve - gems)


def gain_gems(
    game: Game[Any], magician: ModelId, count: int, kinds: tuple[str, ...], kind: str, rule: str
) -> Rule[None]:
    """Gems come into a reserve; the owner names the element of each among those allowed."""
    if count < 1:
        return
    seat = game.state.magicians[magician].seat
    gems = yield from allot(seat, kind, rule, up_to(count, kinds), count, count, {"magician": magician})
    mage = game.state.magicians[magician]
    game.state.magicians[magician] = msgspec.structs.replace(mage, reserve=mage.reserve + gems)
    game.tell(GemsGained(magician, gems, rule))


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


def lose_excess(game: Game[Any], terms: Terms) -> Rule[None]:
    """I2-6.2b Gems beyond the cap are lost at once (I2-R33: the cap follows the current Power)."""
    for mage in list(game.state.magicians.values()):
        excess = mage.reserve.total - terms.reserve_cap(game, mage.id)
        if excess > 0:
            yield from lose_gems(game, mage.id, excess, terms.rules.cap)
