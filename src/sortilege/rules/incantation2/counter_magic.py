"""I2-6.7 Counter-magic: absorption and dispelling, as I2-P6 has it."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Refusal, Rule
from sortilege.kernel.choice import Atom
from sortilege.rules.confrontation.characteristics import characteristic_parts
from sortilege.rules.confrontation.reckoning import total as total_of
from sortilege.rules.confrontation.rolling_again import sixes_against
from sortilege.rules.confrontation.space import gap, sees, touches
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.magicians import instinctive
from sortilege.rules.incantation2.peoples import INSTINCTIVE
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.magic.allotting import allot, held
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.devotion import devoted_to, need_gems
from sortilege.rules.magic.elements import KINDS, NO_GEMS, Gems, gems_of, pairings
from sortilege.rules.magic.events import CounterSpent, DispelFailed, PowerRolled, SpellStopped
from sortilege.rules.magic.power_test import power_test
from sortilege.rules.magic.reserve import spend
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState
from sortilege.table.measure import within

PASS = "pass"
ABSORB = "absorb"
DISPEL = "dispel"


class Response(msgspec.Struct, frozen=True):
    """The one answer to a spell (I2-6.7e)."""

    how: str
    by: ModelId = ""
    gems: Gems = NO_GEMS


NO_RESPONSE = Response(PASS)


def choose_response(game: Game[Any], casting: Casting, *, absorb_only: bool = False) -> Rule[Response]:
    """I2-6.7g The opponent answers, with the caster's result and gems known."""
    state: MagicState = game.state
    yield from need_gems_to_answer(game, casting)
    options = responses(game, casting, absorb_only=absorb_only)
    if len(options) == 1:
        return NO_RESPONSE
    seat = 1 - casting.seat
    about: dict[str, Atom | tuple[Atom, ...]] = {
        "magician": casting.caster,
        "spell": casting.spell.id,
        "result": casting.result or 0,
        "spent": casting.paid.all.each(),
    }
    if (needed := to_absorb(game, casting)) != casting.paid.all:
        about["to_absorb"] = needed.each()
    answer: str | tuple[str, ...] = yield Ask(seat, "cast.answer", "I2-6.7a", One(options), about)
    if isinstance(answer, str):
        return NO_RESPONSE
    how, by, *gems = answer
    spent = gems_of(*gems)
    if how == DISPEL and game.options["i2.dispel_extra_gems"] == "on":  # I2-R4: each further gem gives a die
        left = state.magicians[by].reserve - spent
        facts = {"magician": by, "spell": casting.spell.id}
        spent += yield from allot(seat, "cast.additional_gems", "I2-R4", held(left, KINDS), 0, left.total, facts)
    response = Response(how, by, spent)
    spend(game, by, response.gems)
    mage = state.magicians[by]
    state.magicians[by] = msgspec.structs.replace(mage, countered_this_turn=True)
    game.tell(CounterSpent(by, casting.spell.id, response.gems, "I2-6.7.1a" if how == ABSORB else "I2-6.7.2a"))
    return response


def need_gems_to_answer(game: Game[Any], casting: Casting) -> Rule[None]:
    """I2-10.6a, I2-P6 step 1: Devotion, for each Magician who could answer."""
    opponents = [mage.id for mage in game.state.magicians.values() if mage.seat != casting.seat]
    for magician in opponents:
        if magician not in game.state.magicians:
            continue  # it gave itself up for another
        if any(devoted_to(game.state, magician)) and not why_not_counter(game, casting.caster, casting.spell, magician):
            yield from need_gems(game, TERMS, magician)


def responses(game: Game[Any], casting: Casting, *, absorb_only: bool = False) -> tuple[Option, ...]:
    """I2-P6 Every answer that the opponent's Magicians could give."""
    state: MagicState = game.state
    found: list[Option] = [PASS]
    for mage in state.magicians.values():
        if (
            mage.seat != casting.seat
            and mage.reserve.total
            and why_not_counter(game, casting.caster, casting.spell, mage.id) is None
        ):
            dark = game.options["i2.darkness_absorbs_darkness"] == "on"
            sets = pairings(to_absorb(game, casting), mage.reserve, dark)
            found += [(ABSORB, mage.id, *gems.each()) for gems in sets]
            if not absorb_only:
                found += [(DISPEL, mage.id, kind) for kind in KINDS if mage.reserve.of(kind)]  # I2-6.7.2a
    return tuple(found)


def to_absorb(game: Game[Any], casting: Casting) -> Gems:
    """I2-6.7.1a All gems spent on the casting (I2-R11)."""
    return casting.paid.cost if game.options["i2.absorb_counts"] == "printed_cost" else casting.paid.all


def why_not_counter(game: Game[Any], caster: ModelId, spell: Spell, responder: ModelId) -> Refusal | None:
    """Why a Magician cannot answer a spell."""
    state: MagicState = game.state
    if state.magicians[responder].seat == state.magicians[caster].seat:
        return Refusal("I2-F39", "I2-6.7a", magician=responder)  # I2-R7
    if instinctive(state, responder):
        return Refusal("I2-F32", "I2-5.5.6d", magician=responder)
    if instinctive(state, caster) and _immune(game, spell):
        return Refusal("I2-F33", "I2-5.5.6e", magician=caster)
    if not in_counter_range(game, caster, spell, responder):
        rule = "I2-6.7h" if spell.range in ("self", "contact") else "I2-6.7b"
        return Refusal("I2-F34", rule, magician=responder)
    if not sees(state, responder, caster):  # contact does not replace it: I2-R9
        return Refusal("I2-F35", "I2-6.7b", magician=responder)
    return None


def _immune(game: Game[Any], spell: Spell) -> bool:
    """I2-R14"""
    return game.options["i2.instinctive_immunity"] == "caster" or spell.college == INSTINCTIVE


def in_counter_range(game: Game[Any], caster: ModelId, spell: Spell, responder: ModelId) -> bool:
    """I2-6.7b Within the spell's range; I2-6.7h against a spell that reaches only contact, in contact."""
    state: MagicState = game.state
    if spell.range == "unlimited":
        return True
    if spell.range in ("self", "contact"):
        return game.options["i2.self_range_counter"] == "contact" and touches(state, caster, responder)  # I2-R8
    return within(gap(state, caster, responder), spell.reach)


def stopped(game: Game[Any], casting: Casting, response: Response) -> bool:
    """I2-6.7.1e An absorption needs no roll."""
    if response.how != ABSORB:
        return False
    game.tell(SpellStopped(casting.caster, casting.spell.id, response.by, ABSORB, "I2-6.7.1e"))
    return True


def dispel(game: Game[Any], casting: Casting, response: Response) -> Rule[bool]:
    """I2-6.7.2b A Power test against the caster's result."""
    if response.how != DISPEL:
        return False
    state: MagicState = game.state
    own = characteristic_parts(state, response.by, "power")
    own_power = total_of(own)
    again = sixes_against(state, casting.caster)  # I2-6.3.2g
    seat = state.magicians[response.by].seat
    score = yield from power_test(
        game, TERMS, "dispel", "I2-6.7.2b", seat, response.gems.total, lambda: casting.success - own_power, again=again
    )
    total = None if score is None else own_power + score
    game.tell(PowerRolled(response.by, score, total, casting.success, own, (), "I2-6.7.2b"))
    if total is None or total < casting.success:  # I2-6.7.2c
        game.tell(DispelFailed(response.by, casting.spell.id, total, casting.success))
        return False
    game.tell(SpellStopped(casting.caster, casting.spell.id, response.by, DISPEL, "I2-6.7.2c"))
    return True


def may_absorb_yet(game: Game[Any], response: Response) -> bool:
    """I2-R6, the other reading: after a failed dispel an absorption is still allowed."""
    return response.how == DISPEL and game.options["i2.counter_responses"] == "dispel_then_absorb"
