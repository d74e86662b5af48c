"""I2-6.3 Casting, step by step as I2-P5 has it."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.characteristics import characteristic_parts, weighed_parts
from sortilege.rules.confrontation.reckoning import Part, total
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.counter_magic import choose_response, dispel, may_absorb_yet
from sortilege.rules.incantation2.paying import choose_gems
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.magic.announcing import announce, count_use, sixes_again
from sortilege.rules.magic.attempt import Casting, Paid
from sortilege.rules.magic.counter_magic import Response, stopped
from sortilege.rules.magic.events import (
    GemsSpent,
    PowerRolled,
    SpellCast,
    SpellFailed,
)
from sortilege.rules.magic.measuring import out_of_range
from sortilege.rules.magic.needing_gems import need_gems
from sortilege.rules.magic.power_test import power_test
from sortilege.rules.magic.reserve import spend
from sortilege.rules.magic.simultaneity import take_effect
from sortilege.rules.magic.state import Aim, Announcing, CastSpeed, MagicState

HARDER: Final = {CastSpeed.NORMAL: 0, CastSpeed.FAST: 1, CastSpeed.PROLONGED: -1}  # I2-6.4.1a, I2-6.4.2a


def cast(game: Game[Any]) -> Rule[None]:
    """I2-P5 One casting, from the announcement to its effect."""
    about_to: Announcing = game.state.announcing
    game.state.announcing = None
    casting = yield from announce(game, TERMS, about_to)
    yield from need_gems(game, TERMS, casting.caster)
    if not game.state.magicians[casting.caster].reserve.pay_for(casting.spell.gems):
        return  # I2-6.3b: void, and counted as nothing
    casting.paid = yield from choose_gems(game, casting.caster, casting.spell)
    pay(game, casting)
    response = None
    if game.options["i2.counter_timing"] == "before_roll":  # I2-R5
        response = yield from choose_response(game, casting)
        if stopped(game, casting, response):
            return
    if not (yield from casting_roll(game, casting)):
        return
    count_success(game, casting)
    if (yield from countered(game, casting, response)):
        return
    game.tell(SpellCast(casting.caster, casting.spell.id, casting.target))
    yield from take_effect(game, casting)


def pay(game: Game[Any], casting: Casting) -> None:
    """I2-P5 step 3: the gems leave the reserve, and the attempt is counted."""
    state: MagicState = game.state
    paid: Paid = casting.paid
    spend(game, casting.caster, paid.all)
    game.tell(GemsSpent(casting.caster, casting.spell.id, paid.cost, paid.additional, paid.effect))
    mage = state.magicians[casting.caster]
    state.magicians[casting.caster] = msgspec.structs.replace(mage, cast_this_turn=True)
    if game.options["i2.frequency_counts"] == "attempts":  # I2-6.3.1c
        count_use(state, casting)
    if casting.target:  # I2-6.5b
        aim = Aim(casting.spell.id, casting.target, casting.caster, casting.seat)
        state.targets_tried = (*state.targets_tried, aim)


def count_success(game: Game[Any], casting: Casting) -> None:
    """I2-R20, the other reading: only successes count."""
    if game.options["i2.frequency_counts"] == "successes":
        count_use(game.state, casting)


def casting_roll(game: Game[Any], casting: Casting) -> Rule[bool]:
    """I2-6.3.2a, I2-6.6b Power and the best of one die and one for each additional gem."""
    state: MagicState = game.state
    spell = casting.spell
    difficulty = difficulty_parts(state, casting)
    casting.difficulty = total(difficulty)
    modified = game.options["i2.free_difficulty_effect"] == "modified"
    casting.reads = casting.difficulty if modified else casting.named  # I2-R28
    own = characteristic_parts(state, casting.caster, "power")
    own_power = total(own)
    scope = game.options["i2.spirit_scope"]
    score = yield from power_test(
        game,
        TERMS,
        "casting",
        "I2-6.3.2a",
        casting.seat,
        1 + casting.paid.additional.total,
        casting.difficulty - own_power,
        acting_on(state, casting.caster),
        (spell, scope),
        again=sixes_again(state, casting),
    )
    casting.result = None if score is None else own_power + score
    game.tell(PowerRolled(casting.caster, score, casting.result, casting.difficulty, own, difficulty, "I2-6.3.2a"))
    if casting.result is None or casting.result < casting.difficulty:  # I2-6.3.2b, I2-6.3.2e
        rule = "I2-6.3.2e" if casting.result is None else "I2-6.3.2b"
        game.tell(SpellFailed(casting.caster, spell.id, casting.result, casting.difficulty, rule))
        return False
    return True


def difficulty_parts(state: MagicState, casting: Casting) -> tuple[Part, ...]:
    """I2-3.3d The number of the spell, or the one named, and what the speed of the cast does to it."""
    named = Part(casting.named, casting.spell.id, "I2-3.3a")
    modifier = speed_modifier(state, casting.caster)
    speed = (Part(modifier, "cast_speed", "I2-6.4.1a" if modifier > 0 else "I2-6.4.2a"),) if modifier else ()
    return named, *speed, *weighed_parts("casting_difficulty", state, casting.caster)


def speed_modifier(state: MagicState, caster: ModelId) -> int:
    """I2-6.4.1a, I2-6.4.2a"""
    return HARDER[state.magicians[caster].cast_speed]


def countered(game: Game[Any], casting: Casting, response: Response | None) -> Rule[bool]:
    """Range and counter-magic, in the order that the options give; true where the spell has come to nothing."""
    measured_last = response is not None or game.options["i2.measure_timing"] == "after_counter"  # I2-R19
    if not measured_last and out_of_range(game, casting):  # I2-6.5g
        return True
    if response is None:
        response = yield from choose_response(game, casting)  # I2-6.7g
        if stopped(game, casting, response):
            return True
    if (yield from dispel(game, casting, response)):
        return True
    if may_absorb_yet(game, response):
        response = yield from choose_response(game, casting, absorb_only=True)
        if stopped(game, casting, response):
            return True
    return measured_last and out_of_range(game, casting)
