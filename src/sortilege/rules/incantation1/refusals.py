"""I1 section 6: why an answer is refused, in the rulebook's order."""

from collections.abc import Callable
from typing import Any, Final

from sortilege.kernel import Ask, Game, Refusal
from sortilege.rules.confrontation.shooting.actors import group
from sortilege.rules.incantation1.counter_magic import why_not_answer
from sortilege.rules.incantation1.magic_phase import CAST, can_announce, pending
from sortilege.rules.incantation1.terms import TERMS
from sortilege.rules.incantation1.who_may_cast import why_not_cast, why_not_spell, why_not_target
from sortilege.rules.magic.announcing import is_spell
from sortilege.rules.magic.artifacts import why_not_use
from sortilege.rules.magic.counter_magic import ABSORB, DISPEL
from sortilege.rules.magic.devotion import why_not_sacrifice
from sortilege.rules.magic.elements import as_gems, gems_of
from sortilege.rules.magic.refusals import (
    is_paired,
    spent_on,
    why_lacking,
    why_not_act,
    why_not_announce,
    why_not_his_turn,
)
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState

Reason = Callable[[Game[Any], Ask, Any], Refusal | None]


def reason(game: Game[Any], ask: Ask, answer: object) -> Refusal | None:
    """What the rules have to say of an answer that they do not offer."""
    words = tuple(answer) if isinstance(answer, list | tuple) else (answer,)
    if ask.kind in REASONS and (refusal := REASONS[ask.kind](game, ask, answer if isinstance(answer, dict) else words)):
        return refusal
    return _out_of_place(game, ask, words)


def _out_of_place(game: Game[Any], ask: Ask, words: tuple[Any, ...]) -> Refusal | None:
    """What is not in this edition, and what the rules allow at another moment."""
    match words:
        case ("fast" | "prolonged" | "declare", *_):
            return Refusal("I1-F20")
        case ("measure", *_) if game.options["i1.measure_timing"] != "premeasure":
            return Refusal("premeasure", "I1-20.5.2a")
        case ("give", str() as given, *_) if is_spell(game.state, given):
            return Refusal("not_passed_on", "I1-19.1b", spell=given)
        case ("give", *_):
            return Refusal("I1-F17", "I1-20.5.1b")
        case ("use", str() as bearer, str() as artifact, *_):
            return why_not_use(game, TERMS, bearer, artifact)
        case ("effect", *_) if "spell" in ask.about:
            return _why_not_strengthened(game, ask)
        case ("sacrifice", str() as magician, str() as model) if magician in game.state.magicians:
            return why_not_sacrifice(game, TERMS, magician, model)
        case ("absorb" | "dispel", *_) if ask.kind != "cast.answer" and game.state.phase == "shooting":
            return Refusal("I1-F14", "I1-20.5.4c")
    return None


def _why_not_strengthened(game: Game[Any], ask: Ask) -> Refusal:
    """I1-F16"""
    spell = _spell_asked(game, ask)
    if spell is not None and spell.effect_gems is None:
        return Refusal("I1-F16", "I1-20.5.5a", spell=spell.id)
    return Refusal("I1-F16", "I1-20.5.5b")


def _spell_asked(game: Game[Any], ask: Ask) -> Spell | None:
    """The spell that a question is about; the responder of a further gem may not own it."""
    name = str(ask.about["spell"])
    return next((mage.spells[name] for mage in game.state.magicians.values() if name in mage.spells), None)


def _act(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    state: MagicState = game.state
    match words:
        case (act, str() as magician) if act == CAST and magician in state.magicians:
            acting = [one.id for one in group(state.together, pending(game), ask.seat, state.clock)]
            why_not = why_not_act(game, TERMS, magician, acting, can_announce, why_not_spell)
            return why_not_his_turn(ask, state, magician) or why_not_cast(game, magician) or why_not
    return None


def _spell(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    return why_not_announce(game, ask, words, why_not_spell, why_not_target, _out_of_place)


def _additional(game: Game[Any], ask: Ask, offered: Any) -> Refusal | None:
    """I1-F5 and I1-F8: gems that are not there, and gems of elements that the card does not show."""
    gems = as_gems(offered)
    if gems is None:
        return None
    mage = game.state.magicians[str(ask.about["magician"])]
    if refusal := why_lacking(TERMS, ask, gems, mage.id, mage.reserve):
        return refusal
    spell = mage.spells.get(str(ask.about["spell"]))
    if ask.rule == "I1-20.5.3.2a" and spell is not None and not set(gems.coloured) <= spell.elements:
        return Refusal("I1-F8", "I1-20.5.3.2b", spell=spell.id)
    return None


def _gems(game: Game[Any], ask: Ask, offered: Any) -> Refusal | None:
    """I1-F5: gems that are not there."""
    gems = as_gems(offered)
    mage = game.state.magicians[str(ask.about["magician"])]
    return None if gems is None else why_lacking(TERMS, ask, gems, mage.id, mage.reserve)


def _answer(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    """I1-F13 and I1-F15"""
    state: MagicState = game.state
    caster = str(ask.about["magician"])
    match words:
        case (str() as how, str() as by, *gems) if by in state.magicians and how in (ABSORB, DISPEL):
            spell = state.magicians[caster].spells[str(ask.about["spell"])]
            if refusal := why_not_answer(game, caster, spell, by):
                return refusal
            offered = gems_of(*gems)
            if lacking := why_lacking(TERMS, ask, offered, by, state.magicians[by].reserve):
                return lacking
            if how == ABSORB and not is_paired(game, TERMS, ask, offered):
                return Refusal("I1-F15", "I1-20.5.4.1a", n=len(spent_on(ask)))
    return None


REASONS: Final[dict[str, Reason]] = {
    "shooting.act": _act,
    "cast.spell": _spell,
    "cast.additional_gems": _additional,
    "cast.effect_gems": _gems,
    "cast.answer": _answer,
}
