"""I2 section 6: why an answer is refused, in the rulebook's order."""

from collections.abc import Callable
from typing import Any

from sortilege.kernel import Ask, Game, Refusal
from sortilege.rules.confrontation.shooting.actors import group
from sortilege.rules.incantation2.cast_speed import why_not_declare
from sortilege.rules.incantation2.counter_magic import why_not_counter
from sortilege.rules.incantation2.magic_phase import CAST, FAST, PROLONGED, pending
from sortilege.rules.incantation2.terms import TERMS
from sortilege.rules.incantation2.trance import DECLARE, why_no_trance
from sortilege.rules.incantation2.who_may_cast import can_announce, why_not_cast, why_not_spell, why_not_target
from sortilege.rules.magic.announcing import is_spell
from sortilege.rules.magic.artifacts import why_not_use
from sortilege.rules.magic.counter_magic import ABSORB, DISPEL
from sortilege.rules.magic.devotion import why_not_sacrifice
from sortilege.rules.magic.elements import KINDS, Gems, as_gems, gems_of, opposites
from sortilege.rules.magic.refusals import (
    is_paired,
    spent_on,
    why_lacking,
    why_not_act,
    why_not_announce,
    why_not_his_turn,
)
from sortilege.rules.magic.state import CastSpeed, MagicState

Reason = Callable[[Game[Any], Ask, Any], Refusal | None]


def reason(game: Game[Any], ask: Ask, answer: object) -> Refusal | None:
    """What the rules have to say of an answer that they do not offer."""
    words = tuple(answer) if isinstance(answer, list | tuple) else (answer,)
    if ask.kind in REASONS and (refusal := REASONS[ask.kind](game, ask, answer if isinstance(answer, dict) else words)):
        return refusal
    return _out_of_place(game, ask, words)


def _out_of_place(game: Game[Any], ask: Ask, words: tuple[Any, ...]) -> Refusal | None:
    """Something that the rules allow, but not at this moment."""
    match words:
        case ("fast" | "prolonged", str()) if not ask.kind.startswith("shooting."):
            return Refusal("I2-F14", "I2-6.4.1b")
        case ("measure", *_) if game.options["i2.measure_timing"] != "premeasure":  # I2-R19
            return Refusal("I2-F30", "I2-6.5g")
        case ("gem", *_) if ask.kind == "dice.roll_again":
            return Refusal("I2-F27", "I2-6.6e")
        case ("effect", *_) if ask.kind == "cast.additional_gems" and not _strengthened(game, ask):
            return Refusal("I2-F28", "I2-6.6d", spell=ask.about["spell"])
        case ("sacrifice", *_) if ask.kind == "dice.roll_again":
            return Refusal("I2-F43", "I2-R46")
        case ("sacrifice", str() as magician, str() as model) if magician in game.state.magicians:
            return why_not_sacrifice(game, TERMS, magician, model)
        case ("give", str() as given, *_) if is_spell(game.state, given):
            return Refusal("not_passed_on", "I2-6.1.1d", spell=given)
        case ("give", *_):
            return Refusal("I2-F45", "I2-6.2c")
        case ("use", str() as bearer, str() as artifact, *_):
            return why_not_use(game, TERMS, bearer, artifact)
        case ("declare", str()) if not ask.kind.startswith("move."):
            return Refusal("I2-F31", "I2-7.3a")
        case ("cast", str() as magician) if magician in game.state.magicians:
            return Refusal("I2-F25", "I2-6.1.2b", magician=magician)
        case ("absorb" | "dispel", *_) if ask.kind != "cast.answer":
            return Refusal("I2-F36", "I2-6.7a")
    return None


def _strengthened(game: Game[Any], ask: Ask) -> bool:
    """Whether gems for the effect will be asked for next (I2-6.6d)."""
    spell = game.state.magicians[str(ask.about["magician"])].spells.get(str(ask.about["spell"]))
    return spell is not None and spell.effect_gems is not None


def _act(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    state: MagicState = game.state
    match words:
        case (str() as act, str() as magician) if magician in state.magicians:
            if refusal := why_not_his_turn(ask, state, magician):
                return refusal
            if act == "normal" and (speed := state.magicians[magician].cast_speed) is not CastSpeed.NORMAL:
                return Refusal("I2-F16", "I2-6.4.1c", magician=magician, speed=speed)
            if act in (FAST, PROLONGED):
                return why_not_declare(game, magician)
            if act == CAST:
                acting = [one.id for one in group(state.together, pending(game), ask.seat, state.clock)]
                why_not = why_not_act(game, TERMS, magician, acting, can_announce, why_not_spell)
                return why_not_cast(game, magician) or why_not
    return None


def _spell(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    return why_not_announce(game, ask, words, why_not_spell, why_not_target, _out_of_place)


def _pay(game: Game[Any], ask: Ask, offered: Any) -> Refusal | None:
    """I2-F20 and I2-F21: gems that are not there, or not of the symbol's element."""
    gems = as_gems(offered)
    if gems is None:
        return None
    if refusal := _gems(game, ask, offered):
        return refusal
    mage = game.state.magicians[str(ask.about["magician"])]
    spell = mage.spells[str(ask.about["spell"])]
    for element in spell.gems.coloured:
        if gems.of(element) < spell.gems.of(element):
            return Refusal("I2-F21", "I2-4.8c", element=element)
    return None


def _gems(game: Game[Any], ask: Ask, offered: Any) -> Refusal | None:
    """I2-F20: gems that are not there."""
    gems = as_gems(offered)
    mage = game.state.magicians[str(ask.about["magician"])]
    if gems is None:
        return None
    return why_lacking(TERMS, ask, gems, mage.id, mage.reserve)


def _recovered(game: Game[Any], ask: Ask, offered: Any) -> Refusal | None:
    """I2-F44: gems of an element that he does not control."""
    gems = as_gems(offered)
    if gems is None:
        return None
    card = game.state.models[str(ask.about["magician"])].card
    strange = [kind for kind in KINDS if gems.of(kind) and kind not in card.controlled]
    return Refusal("I2-F44", "I2-3.1d", element=strange[0]) if strange else None


def _again(_game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    match words:
        case (int(),) if ask.about["kind"] != "tactical_roll":
            return Refusal("I2-F29", "I2-6.3.2c")
    return None


def _answer(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    state: MagicState = game.state
    caster = str(ask.about["magician"])
    match words:
        case (str() as how, str() as by, *gems) if by in state.magicians and how in (ABSORB, DISPEL):
            spell = state.magicians[caster].spells[str(ask.about["spell"])]
            if refusal := why_not_counter(game, caster, spell, by):
                return refusal
            offered = gems_of(*gems)
            lacking = why_lacking(TERMS, ask, offered, by, state.magicians[by].reserve)
            return lacking or _why_not_gems(game, ask, how, offered)
    return None


def _why_not_gems(game: Game[Any], ask: Ask, how: str, offered: Gems) -> Refusal | None:
    """I2-F37 to I2-F39: the wrong number of gems, or gems that do not pair."""
    if how == DISPEL:
        return Refusal("I2-F39", "I2-6.7.2a" if offered.total != 1 else "I2-6.7.2d")
    spent = spent_on(ask)
    if offered.total != len(spent):
        return Refusal("I2-F37", "I2-6.7.1d", n=len(spent))
    if is_paired(game, TERMS, ask, offered):
        return None
    dark = game.options["i2.darkness_absorbs_darkness"] == "on"
    facing = {kind for gem in spent for kind in opposites(str(gem), darkness_absorbs_darkness=dark)}
    return Refusal("I2-F38", "I2-6.7.1b", gems=spent, opposite=tuple(sorted(facing)))


def _trance(game: Game[Any], ask: Ask, words: Any) -> Refusal | None:
    match words:
        case (str() as what, str() as magician) if what == DECLARE and magician in game.state.magicians:
            if magician != ask.about.get("magician"):
                return why_no_trance(game.state, magician) or Refusal("I2-F31", "I2-7.3a", magician=magician)
    return None


REASONS: dict[str, Reason] = {
    "setup.starting_gems": _recovered,
    "move.trance": _trance,
    "move.move": _trance,
    "shooting.act": _act,
    "shooting.cast_speed": _act,
    "cast.spell": _spell,
    "cast.pay": _pay,
    "cast.additional_gems": _gems,
    "cast.effect_gems": _gems,
    "cast.answer": _answer,
    "dice.roll_again": _again,
    "end.recovered_gems": _recovered,
    "any.devotion_gems": _recovered,
    "any.artifact_gems": _recovered,
}
