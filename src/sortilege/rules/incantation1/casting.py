"""I1 §20.5 Casting, step by step as I1-P4 has it."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.characteristics import weighed_parts
from sortilege.rules.confrontation.reckoning import Part, total
from sortilege.rules.incantation1.counter_magic import Answers, answered, answered_before
from sortilege.rules.incantation1.paying import choose_gems, strengthen
from sortilege.rules.incantation1.power import least_result, own_power, rolls_on
from sortilege.rules.incantation1.terms import TERMS
from sortilege.rules.magic.announcing import announce, count_use, sixes_again
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.counter_magic import ABSORB
from sortilege.rules.magic.events import GemsSpent, PowerRolled, SpellCast, SpellFailed
from sortilege.rules.magic.measuring import out_of_range
from sortilege.rules.magic.needing_gems import need_gems
from sortilege.rules.magic.power_test import power_test
from sortilege.rules.magic.reserve import spend
from sortilege.rules.magic.simultaneity import take_effect
from sortilege.rules.magic.state import Aim, Announcing, MagicState


def cast(game: Game[Any]) -> Rule[None]:
    """I1-P4 One casting, from the announcement to its effect."""
    about_to: Announcing = game.state.announcing
    game.state.announcing = None
    casting = yield from announce(game, TERMS, about_to)
    yield from need_gems(game, TERMS, casting.caster)
    if not game.state.magicians[casting.caster].reserve.holds(casting.spell.gems):
        return  # the announcement costs nothing
    casting.paid = yield from choose_gems(game, casting)
    pay(game, casting)
    answers = yield from answered_before(game, casting)  # I1-R13
    if answers and answers[-1].how == ABSORB:
        return
    if (yield from casting_roll(game, casting)) and not (yield from comes_to_nothing(game, casting, answers)):
        game.tell(SpellCast(casting.caster, casting.spell.id, casting.target, TERMS.rules.cast))
        yield from take_effect(game, casting)


def pay(game: Game[Any], casting: Casting) -> None:
    """I1-20.5.2b, c The gems are gone, whatever comes of it; the target is used up (I1-20.2b)."""
    state: MagicState = game.state
    paid = casting.paid
    spend(game, casting.caster, paid.all)
    game.tell(GemsSpent(casting.caster, casting.spell.id, paid.cost, paid.additional, paid.effect, TERMS.rules.spent))
    mage = state.magicians[casting.caster]
    state.magicians[casting.caster] = msgspec.structs.replace(mage, cast_this_turn=True)
    count_use(state, casting)
    if casting.target:
        aim = Aim(casting.spell.id, casting.target, casting.caster, casting.seat)
        state.targets_tried = (*state.targets_tried, aim)


def casting_roll(game: Game[Any], casting: Casting) -> Rule[bool]:
    """I1-20.5.3a Power and the best die; I1-R2 the result must be higher than the difficulty."""
    state: MagicState = game.state
    needed = (
        Part(casting.named, casting.spell.id, "I1-16.1.1a"),
        *weighed_parts("casting_difficulty", state, casting.caster),
    )
    casting.difficulty, casting.reads = total(needed), casting.named
    power = own_power(game, casting.caster)
    least = least_result(game, casting.difficulty)
    score = yield from power_test(
        game,
        TERMS,
        "casting",
        "I1-20.5.3a",
        casting.seat,
        1 + casting.paid.additional.total,
        least - total(power),
        again=rolls_on(game) and sixes_again(state, casting),
        again_rule="I1-20.5.3a",
    )
    casting.result = None if score is None else total(power) + score
    game.tell(PowerRolled(casting.caster, score, casting.result, casting.difficulty, power, needed, "I1-20.5.3a"))
    if casting.result is None or casting.result < least:
        rule = "I1-20.5.3b" if casting.result is None else "I1-16.1.1a"
        game.tell(SpellFailed(casting.caster, casting.spell.id, casting.result, casting.difficulty, rule))
        return False
    return True


def comes_to_nothing(game: Game[Any], casting: Casting, answers: Answers | None) -> Rule[bool]:
    """I1-P4 steps 4 to 6: range, strengthening and the answer, in the order that the options give."""
    measured_last = answers is not None or game.options["i1.measure_timing"] == "after_counter"
    if not measured_last and out_of_range(game, casting):
        return True
    yield from strengthen(game, casting)
    if (yield from answered(game, casting, answers)):
        return True
    return measured_last and out_of_range(game, casting)
