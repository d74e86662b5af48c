"""I1 §20.2, §20.4 and §12.1.42: who may cast, and what he may announce."""

from collections.abc import Iterator
from typing import Any

from sortilege.kernel import Fault, Game, Option, Refusal
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on, may
from sortilege.rules.confrontation.space import sees, touches
from sortilege.rules.confrontation.state import Model, ModelId
from sortilege.rules.incantation1.magicians import why_never_his
from sortilege.rules.incantation1.terms import TERMS
from sortilege.rules.magic.elements import Gems, short_of
from sortilege.rules.magic.haste import moved_too_fast
from sortilege.rules.magic.needing_gems import promised
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState
from sortilege.rules.magic.targets import addressed, eligible


def why_not_cast(game: Game[Any], magician: ModelId) -> Refusal | None:
    """Why a Magician can cast nothing this turn."""
    if bar := bar_to_casting(game, game.state.models[magician]):
        return Refusal(*bar, magician=magician)
    return None


def bar_to_casting(game: Game[Any], model: Model) -> tuple[str, str] | None:
    """I1-R17 What bars everybody but a Warrior-Mage: the refusal, and its rule."""
    if not may(game.state, model.id, "cast"):
        return "forbidden_to_cast", "I2-3.8a"
    if not model.card.is_warrior_mage:
        free = weigh("casts_after_haste", acting_on(game.state, model.id), False)
        if not free and moved_too_fast(game.state, TERMS.option(game, "engage_casting"), model):
            return "I1-F1", "I1-12.1.42f"
        if model.shot:
            return "I1-F2", "I1-12.1.42c"
    return ("dodging", "C2-8.3.2b") if model.dodging else None


def why_not_shoot(game: Game[Any], model: ModelId) -> Refusal | None:
    """I1-12.1.42c Who has cast this turn shoots no more, but for a Warrior-Mage."""
    mage = game.state.magicians.get(model)
    if mage is None or not mage.cast_this_turn or game.state.models[model].card.is_warrior_mage:
        return None
    return Refusal("I1-F2", "I1-12.1.42c", magician=model)


def why_not_spell(game: Game[Any], caster: ModelId, name: str) -> Refusal | None:
    """Why a Magician cannot announce a spell at all."""
    mage = game.state.magicians[caster]
    spell = mage.spells.get(name)
    if spell is None:  # I1-20.4a
        return Refusal("I1-F4", "I1-20.4a", magician=caster, spell=name)
    if refusal := why_never_his(game, caster, spell):
        return refusal
    if spell.frequency.is_used_up(mage.uses_turn.get(name, 0), mage.uses_game.get(name, 0)):  # I1-R24
        n, _, span = spell.frequency.limit
        return Refusal("I2-F23", "I1-R24", spell=name, n=n, span=span)
    return why_not_pay(game, caster, spell)


def why_not_pay(game: Game[Any], caster: ModelId, spell: Spell) -> Refusal | None:
    """I1-20.1b The gems of the card must be there, or such that Devotion can supply them."""
    reserve: Gems = game.state.magicians[caster].reserve
    if short_of(reserve, spell.gems) <= promised(game, TERMS, caster):
        return None
    lacking = tuple(element for element in spell.coloured if reserve.of(element) < spell.gems.of(element))
    return Refusal("I1-F5", "I1-20.1b", magician=caster, gems=lacking)


def why_not_target(game: Game[Any], caster: ModelId, spell: Spell, target: ModelId) -> Refusal | None:
    """Why a spell cannot be aimed at a model."""
    state: MagicState = game.state
    if target not in addressed(state, caster, state.magicians[caster].seat, spell):
        return Refusal(Fault.UNKNOWN_OPTION, "I1-20.5.6a", option=target)
    if target != caster and state.models[target].hidden:
        return Refusal("hidden", "C2-12.1.32.2a", model=target)
    if target not in within_contact(state, caster, spell):
        return Refusal("I1-F3", "I1-16.1.2b", target=target)
    if not in_view(state, caster, target):
        return Refusal("I1-F3", "I1-20.2a", target=target)
    if already_aimed(game, caster, spell, target):
        return Refusal("I1-F6", "I1-20.2b", spell=spell.id, target=target)
    return None


def within_contact(state: MagicState, caster: ModelId, spell: Spell) -> list[ModelId]:
    """I1-16.1.2b, I1-R18 Of a spell of contact, those that touch the caster; not himself."""
    models = eligible(state, caster, spell)
    return [model for model in models if model != caster] if spell.range == "contact" else models


def in_view(state: MagicState, caster: ModelId, target: ModelId) -> bool:
    """I1-20.2a Seen in front, or in melee with him; himself always."""
    if target == caster or sees(state, caster, target):
        return True
    return state.models[target].seat != state.models[caster].seat and touches(state, caster, target)


def already_aimed(game: Game[Any], caster: ModelId, spell: Spell, target: ModelId) -> bool:
    """I1-20.2b, I1-R10 The same spell at the same target, by this Magician."""
    return any((aim.caster, aim.spell, aim.target) == (caster, spell.id, target) for aim in game.state.targets_tried)


def announcements(game: Game[Any], caster: ModelId) -> Iterator[Option]:
    """Every spell that a Magician can announce now, with every target: `(spell, target)`, or `(spell,)`."""
    state: MagicState = game.state
    for spell in state.magicians[caster].spells.values():
        if why_not_spell(game, caster, spell.id):
            continue
        if not spell.aims:
            yield (spell.id,)
            continue
        for target in within_contact(state, caster, spell):
            if in_view(state, caster, target) and not already_aimed(game, caster, spell, target):
                yield (spell.id, target)
