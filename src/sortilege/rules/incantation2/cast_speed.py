"""I2-6.4 Fast and prolonged casting."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Refusal
from sortilege.kernel.moment import Lasting
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.who_may_cast import why_not_cast
from sortilege.rules.magic.events import CastSpeedDeclared
from sortilege.rules.magic.state import CastSpeed, MagicState

SHIFT = {CastSpeed.NORMAL: 0, CastSpeed.FAST: 2, CastSpeed.PROLONGED: -2}  # I2-6.4.1a, I2-6.4.2a

RULES = {CastSpeed.FAST: "I2-6.4.1a", CastSpeed.PROLONGED: "I2-6.4.2a"}
ABILITIES = {CastSpeed.FAST: "hastened", CastSpeed.PROLONGED: "delayed"}
SPEED = "cast_speed"


def order_value(state: MagicState, magician: ModelId) -> int:
    """I2-6.1.2b Initiative and what the speed adds, but never above what the countdown has reached."""
    shift = SHIFT[state.magicians[magician].cast_speed]
    return min(characteristic(state, magician, "initiative") + shift, state.clock)  # I2-6.4.1f, C2-R40


def why_not_declare(game: Game[Any], magician: ModelId) -> Refusal | None:
    """Why a Magician cannot declare a fast or a prolonged cast."""
    mage = game.state.magicians[magician]
    if mage.cast_speed is not CastSpeed.NORMAL:  # I2-6.4.1c, I2-6.4.2c
        return Refusal("I2-F15", "I2-6.4.1c", magician=magician, speed=mage.cast_speed)
    if why_not_cast(game, magician):
        return Refusal("I2-F17", "I2-6.4.1a", magician=magician)
    return None


def declare(game: Game[Any], magician: ModelId, speed: CastSpeed) -> None:
    """It holds for the spells that he casts from then on this turn."""
    state: MagicState = game.state
    state.magicians[magician] = msgspec.structs.replace(state.magicians[magician], cast_speed=speed)
    if game.options.get("i2.cast_speed_scope") == "whole_turn":
        keep_for_the_turn(state, magician, speed)
    game.tell(CastSpeedDeclared(magician, speed, order_value(state, magician), RULES[speed]))


def keep_for_the_turn(state: MagicState, magician: ModelId, speed: CastSpeed) -> None:
    """I2-R25, the other reading: his Initiative in melee changes too."""
    rule, ability = RULES[speed], ABILITIES[speed]
    key = f"{SPEED}@{magician}"
    state.lasting[key] = Lasting(SPEED, magician, magician, rule, state.turn, abilities=(ability,))


def end_speeds(state: MagicState) -> None:
    """I2-6.4.1d It ends with the turn."""
    for key in [key for key, effect in state.lasting.items() if effect.source == SPEED]:
        del state.lasting[key]
