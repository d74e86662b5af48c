"""I1 §20.5.4 Absorbing and countering, as I1-P5 has it."""

from collections.abc import Collection
from typing import Any

from sortilege.kernel import Game, Refusal, Rule
from sortilege.rules.confrontation.space import gap, sees, touches
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation1.power import own_power, rolls_on
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.counter_magic import (
    NO_RESPONSE,
    Response,
    Window,
    choose_response,
    dispel,
    need_gems_to_answer,
    stopped,
)
from sortilege.rules.magic.elements import Gems
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState
from sortilege.table.measure import within

Answers = list[Response]


def answered_before(game: Game[Any], casting: Casting) -> Rule[Answers | None]:
    """I1-R13, the other reading: the answers to a spell that is not yet rolled for; None where they come later."""
    if game.options["i1.counter_timing"] != "before_roll":
        return None
    answers: Answers = []
    while (answer := (yield from next_answer(game, casting, answers))) is not NO_RESPONSE:
        answers.append(answer)
        if stopped(game, casting, answer):
            break
    return answers


def answered(game: Game[Any], casting: Casting, answers: Answers | None) -> Rule[bool]:
    """I1-20.5.4.2e After the roll: whether the spell is absorbed or countered."""
    if answers is not None:
        for answer in answers:
            if (yield from countered(game, casting, answer)):
                return True
        return False
    given: Answers = []
    while (answer := (yield from next_answer(game, casting, given))) is not NO_RESPONSE:
        given.append(answer)
        if stopped(game, casting, answer) or (yield from countered(game, casting, answer)):
            return True
    return False


def next_answer(game: Game[Any], casting: Casting, given: Answers) -> Rule[Response]:
    """I1-20.5.4c Only one Magician may try; I1-R14 by the other reading each of them, once."""
    if given and game.options["i1.counter_limit"] == "one_magician":
        return NO_RESPONSE
    able = responders(game, casting, {answer.by for answer in given})
    yield from need_gems_to_answer(game, casting, able)
    window = Window(tuple(able), to_absorb(game, casting), further_gems=True)
    return (yield from choose_response(game, casting, window))


def responders(game: Game[Any], casting: Casting, tried: Collection[ModelId]) -> list[ModelId]:
    """I1-P5 step 1: those of the opponent who could answer."""
    opponents = [mage.id for mage in game.state.magicians.values() if mage.seat != casting.seat]
    return [
        mage
        for mage in opponents
        if mage not in tried and why_not_answer(game, casting.caster, casting.spell, mage) is None
    ]


def to_absorb(game: Game[Any], casting: Casting) -> Gems:
    """I1-20.5.4.1b The card's gems, the additional ones, and strengthening gems declared before the roll (I1-R12)."""
    paid = casting.paid
    return paid.cost + paid.effect if game.options["i1.absorb_counts"] == "printed_cost" else paid.all


def why_not_answer(game: Game[Any], caster: ModelId, spell: Spell, responder: ModelId) -> Refusal | None:
    """I1-20.5.4b Why a Magician cannot answer: he could not have been a target."""
    state: MagicState = game.state
    friend = state.magicians[responder].seat == state.magicians[caster].seat
    if friend or not in_range(state, caster, spell, responder) or not sees(state, caster, responder):  # I1-R15
        return Refusal("I1-F13", "I1-20.5.4b", magician=responder)
    return None


def in_range(state: MagicState, caster: ModelId, spell: Spell, responder: ModelId) -> bool:
    """I1-20.5.4b Within the spell's range, as if he could be its target."""
    match spell.range:
        case "unlimited":
            return True
        case "contact" | "melee":
            return touches(state, caster, responder)
        case "self":
            return False
    return within(gap(state, caster, responder), spell.reach)


def countered(game: Game[Any], casting: Casting, answer: Response) -> Rule[bool]:
    """I1-20.5.4.2a, b A Power test with a die for each gem; it must equal the caster's result."""
    power = own_power(game, answer.by)
    return (yield from dispel(game, casting, answer, power, rolls_on=rolls_on(game)))
