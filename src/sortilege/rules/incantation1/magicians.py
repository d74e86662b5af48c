"""I1 §17 and §18 Elements and Magicians: which spells are a Magician's to cast."""

from typing import Any, Final

from sortilege.kernel import Game, Refusal
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.peoples import COLLEGES, INSTINCTIVE, PRIMITIVE
from sortilege.rules.magic.magicians import power
from sortilege.rules.magic.spell import Spell

MASTERS: Final = ("master", "virtuoso")
"""I1-R5 There is no Virtuoso: a model of that level counts as Master."""


def why_never_his(game: Game[Any], caster: ModelId, spell: Spell) -> Refusal | None:
    """Why a spell on his list is not his to cast."""
    card: Profile = game.state.models[caster].card
    if spell.gems.neutral or spell.college in (PRIMITIVE, INSTINCTIVE):  # I1-R24
        return Refusal("I1-F20", "I1-R24", spell=spell.id)
    if not spell.elements <= card.controlled:
        return Refusal("I1-F4", "I1-17.4a", magician=caster, spell=spell.id)
    if not is_of_his_college(card, spell):
        return Refusal("I1-F4", "I1-18.3a", magician=caster, spell=spell.id)
    if game.options["i1.combine"] == "masters_only" and len(spell.elements) > 1 and card.level not in MASTERS:
        return Refusal("I1-F4", "I1-R4", magician=caster, spell=spell.id)
    if power(game.state, caster) < spell.min_capacity:  # I1-16.3a, I1-R9
        return Refusal("I1-F7", "I1-16.3a", card=spell.id, n=spell.min_capacity)
    return why_closed(game, caster, spell)


def is_of_his_college(card: Profile, spell: Spell) -> bool:
    """I1-18.3a Spells of a people's college are for Magicians of that people."""
    own = COLLEGES.get(card.people)
    others = {college.name for college in COLLEGES.values()} - {own.name if own else ""}
    return spell.college not in others


def why_closed(game: Game[Any], caster: ModelId, spell: Spell) -> Refusal | None:
    """Why a spell is closed to him: reserved to others, or its objects are missing."""
    card: Profile = game.state.models[caster].card
    if spell.reserved_to and spell.reserved_to not in (caster, card.called, card.people):
        return Refusal("I1-F9", "I1-16.1.6a", spell=spell.id)
    objects = game.state.magicians[caster].ingredients
    if any(needed not in objects for needed in spell.ingredients):
        return Refusal("I1-F9", "I1-16.1.6b", spell=spell.id)
    return None
