"""I2-6.7, I1-20.5.4 Counter-magic: a spell that was cast is absorbed or dispelled."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule
from sortilege.kernel.choice import Atom
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.reckoning import total as total_of
from sortilege.rules.confrontation.rolling_again import sixes_against
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.allotting import allot, held
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.elements import KINDS, NO_GEMS, Gems, gems_of, pairings
from sortilege.rules.magic.events import CounterSpent, DispelFailed, PowerRolled, SpellStopped
from sortilege.rules.magic.needing_gems import need_gems
from sortilege.rules.magic.power_test import power_test
from sortilege.rules.magic.reserve import spend
from sortilege.rules.magic.state import MagicState

PASS = "pass"
ABSORB = "absorb"
DISPEL = "dispel"


class Response(msgspec.Struct, frozen=True, gc=False):
    """An answer to a spell."""

    how: str
    by: ModelId = ""
    gems: Gems = NO_GEMS


NO_RESPONSE = Response(PASS)


class Window(msgspec.Struct, frozen=True, gc=False):
    """What may be answered to a spell now."""

    by: tuple[ModelId, ...]
    """the Magicians who could answer if they hold a gem"""
    to_absorb: Gems
    """the gems that an absorption must match"""
    dispels: bool = True
    further_gems: bool = False
    """whether each further gem gives the dispeller a die"""


def choose_response(game: Game[Any], casting: Casting, window: Window) -> Rule[Response]:
    """The opponent answers, with what is known of the spell before him."""
    options = responses(game, casting, window)
    if len(options) == 1:
        return NO_RESPONSE
    seat = 1 - casting.seat
    about: dict[str, Atom | tuple[Atom, ...]] = {
        "magician": casting.caster,
        "spell": casting.spell.id,
        "result": casting.result or 0,
        "spent": casting.paid.all.each(),
    }
    if window.to_absorb != casting.paid.all:
        about["to_absorb"] = window.to_absorb.each()
    answer: str | tuple[str, ...] = yield Ask(seat, "cast.answer", casting.terms.rules.answer, One(options), about)
    if isinstance(answer, str):
        return NO_RESPONSE
    how, by, *gems = answer
    spent = gems_of(*gems)
    if how == DISPEL and window.further_gems:
        spent += yield from _further_gems(game, casting, by, spent)
    _spend(game, casting, Response(how, by, spent))
    return Response(how, by, spent)


def _further_gems(game: Game[Any], casting: Casting, by: ModelId, spent: Gems) -> Rule[Gems]:
    """I2-R4, I1-20.5.4.2b Each further gem gives one more die."""
    left = game.state.magicians[by].reserve - spent
    facts = {"magician": by, "spell": casting.spell.id}
    rule = casting.terms.rules.further_gems
    return allot(1 - casting.seat, "cast.additional_gems", rule, held(left, KINDS), 0, left.total, facts)


def _spend(game: Game[Any], casting: Casting, response: Response) -> None:
    spend(game, response.by, response.gems)
    mage = game.state.magicians[response.by]
    game.state.magicians[response.by] = msgspec.structs.replace(mage, countered_this_turn=True)
    rules = casting.terms.rules
    rule = rules.absorb if response.how == ABSORB else rules.dispel
    game.tell(CounterSpent(response.by, casting.spell.id, response.gems, rule))


def need_gems_to_answer(game: Game[Any], casting: Casting, able: Iterable[ModelId]) -> Rule[None]:
    """I2-10.6a, I1-12.1.10a, I2-P6 step 1: for each Magician who could answer."""
    for magician in able:
        if magician in game.state.magicians:  # it may have given itself up for another
            yield from need_gems(game, casting.terms, magician)


def responses(game: Game[Any], casting: Casting, window: Window) -> tuple[Option, ...]:
    """I2-P6, I1-P5: every answer that can be given."""
    state: MagicState = game.state
    found: list[Option] = [PASS]
    dark = casting.terms.option(game, "darkness_absorbs_darkness") == "on"
    for by in window.by:
        if by not in state.magicians:
            continue
        reserve = state.magicians[by].reserve
        if reserve.total:
            found += [(ABSORB, by, *gems.each()) for gems in pairings(window.to_absorb, reserve, dark)]
        if window.dispels:
            found += [(DISPEL, by, kind) for kind in KINDS if reserve.of(kind)]
    return tuple(found)


def stopped(game: Game[Any], casting: Casting, response: Response) -> bool:
    """I2-6.7.1e, I1-20.5.4.1a An absorption needs no roll."""
    if response.how != ABSORB:
        return False
    rule = casting.terms.rules.absorbed
    game.tell(SpellStopped(casting.caster, casting.spell.id, response.by, ABSORB, rule))
    return True


def dispel(
    game: Game[Any], casting: Casting, response: Response, power: Sequence[Part], *, rolls_on: bool = True
) -> Rule[bool]:
    """I2-6.7.2b, I1-20.5.4.2a A Power test against the caster's result, with a die for each gem."""
    if response.how != DISPEL:
        return False
    rules = casting.terms.rules
    own = total_of(power)
    score = yield from power_test(
        game,
        casting.terms,
        "dispel",
        rules.dispel_roll,
        1 - casting.seat,
        response.gems.total,
        casting.success - own,
        again=rolls_on and sixes_against(game.state, casting.caster),  # I2-6.3.2g
    )
    total = None if score is None else own + score
    game.tell(PowerRolled(response.by, score, total, casting.success, tuple(power), (), rules.dispel_roll))
    if total is None or total < casting.success:  # I2-6.7.2c, I1-20.5.4.2c
        game.tell(DispelFailed(response.by, casting.spell.id, total, casting.success, rules.dispelled))
        return False
    game.tell(SpellStopped(casting.caster, casting.spell.id, response.by, DISPEL, rules.dispelled))
    return True
