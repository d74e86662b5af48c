"""I2-7.3 Trance."""

from functools import lru_cache
from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Refusal, Rule, Seat
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.events import TranceDeclared
from sortilege.rules.magic.state import MagicState

DECLARE = "declare"
NO = "no"
TRANCE = One((NO, DECLARE))


def why_no_trance(state: MagicState, magician: ModelId) -> Refusal | None:
    """I2-10.5c, C2-12.1.42e"""
    if state.models[magician].card.is_warrior_mage:
        return Refusal("I2-F31", "I2-10.5c", magician=magician)
    return None


def offer_trance(game: Game[Any], magician: ModelId) -> Rule[None]:
    """I2-7.3a Declared when he is activated in the Movement phase, not otherwise."""
    state: MagicState = game.state
    if why_no_trance(state, magician):
        return
    seat = state.magicians[magician].seat
    answer = yield whether_trance(seat, magician)
    if answer == DECLARE:
        state.magicians[magician] = msgspec.structs.replace(state.magicians[magician], trance=True)
        game.tell(TranceDeclared(magician))


@lru_cache(maxsize=1024)
def whether_trance(seat: Seat, magician: ModelId) -> Ask:
    """The same question in every turn."""
    return Ask(seat, "move.trance", "I2-7.3a", TRANCE, {"magician": magician})


def trance_holds(game: Game[Any], magician: ModelId) -> bool:
    """I2-7.3b Declared, and in the whole turn he did not move, shoot, cast, fight, and was not wounded."""
    state: MagicState = game.state
    model, mage = state.models[magician], state.magicians[magician]
    if not mage.trance:
        return False
    acted = model.moved or model.ran or model.shot or mage.cast_this_turn or model.fought
    if game.options["i2.trance_counter"] == "breaks" and mage.countered_this_turn:  # I2-R44
        return False
    return not acted and not model.wounded_this_turn
