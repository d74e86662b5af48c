"""Why an answer is refused, where both editions of the magic refuse it alike, each under its own ids."""

from collections.abc import Callable, Sequence
from typing import Any

from sortilege.kernel import Allotment, Ask, Fault, Game, Refusal
from sortilege.rules.magic.elements import KINDS, Gems, gems_of, pairings
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState
from sortilege.rules.magic.targets import addressed
from sortilege.rules.magic.terms import Terms

Words = tuple[Any, ...]
WhyNotSpell = Callable[[Game[Any], str, str], Refusal | None]
WhyNotTarget = Callable[[Game[Any], str, Spell, str], Refusal | None]


def why_not_act(
    game: Game[Any],
    terms: Terms,
    magician: str,
    acting: Sequence[str],
    able: Callable[[Game[Any], str], bool],
    why_not_spell: WhyNotSpell,
) -> Refusal | None:
    """It is not his turn to act, or there is no spell that he could cast: the first reason."""
    if magician not in acting:
        return Refusal("I2-F25", terms.rules.turn, magician=magician)
    if able(game, magician):
        return None
    spells = game.state.magicians[magician].spells
    return next((refusal for spell in spells if (refusal := why_not_spell(game, magician, spell))), None)


def why_not_his_turn(ask: Ask, state: MagicState, magician: str) -> Refusal | None:
    if state.magicians[magician].seat != ask.seat:
        return Refusal(Fault.NOT_YOUR_SEAT, magician=magician)
    return None


def why_not_announce(
    game: Game[Any],
    ask: Ask,
    words: Words,
    why_not_spell: WhyNotSpell,
    why_not_target: WhyNotTarget,
    out_of_place: Callable[[Game[Any], Ask, Words], Refusal | None],
) -> Refusal | None:
    """A spell that cannot be announced, or not at that target, or at nobody."""
    caster = str(ask.about["magician"])
    owned: dict[str, Spell] = game.state.magicians[caster].spells
    match words:
        case (str() as name, *rest):
            if name not in owned and (refusal := out_of_place(game, ask, words)):
                return refusal
            if refusal := why_not_spell(game, caster, name):
                return refusal
            spell = owned[name]
            if rest and isinstance(rest[0], str) and spell.aims:
                return why_not_target(game, caster, spell, rest[0])
            return None if rest or not spell.aims else _why_no_target(game, caster, spell, why_not_target)
    return None


def _why_no_target(game: Game[Any], caster: str, spell: Spell, why_not_target: WhyNotTarget) -> Refusal | None:
    """Why a spell can be aimed at nobody: the first reason; None where there is a target, which must be named."""
    targets = addressed(game.state, caster, game.state.magicians[caster].seat, spell)
    reasons = [why_not_target(game, caster, spell, target) for target in targets]
    return reasons[0] if reasons and None not in reasons else None


def why_lacking(terms: Terms, ask: Ask, gems: Gems, magician: str, reserve: Gems) -> Refusal | None:
    """Gems that are not there, or not any more."""
    left = {bound.name: bound.most for bound in ask.choice.bounds} if isinstance(ask.choice, Allotment) else {}
    lacking = tuple(kind for kind in KINDS if gems.of(kind) > left.get(kind, reserve.of(kind)))
    return Refusal(*terms.rules.lacking, magician=magician, gems=lacking) if lacking else None


def spent_on(ask: Ask) -> tuple[Any, ...]:
    """The gems that an absorption must match."""
    spent = ask.about.get("to_absorb", ask.about["spent"])
    assert isinstance(spent, tuple)
    return spent


def is_paired(game: Game[Any], terms: Terms, ask: Ask, offered: Gems) -> bool:
    """Whether they are the right gems, written in another order than they are offered."""
    dark = terms.option(game, "darkness_absorbs_darkness") == "on"
    return offered in pairings(gems_of(*spent_on(ask)), offered, dark)
