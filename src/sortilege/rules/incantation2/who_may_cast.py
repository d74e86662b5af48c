"""I2-6.1.3 Who may cast, and what he may announce."""

from collections.abc import Iterator
from typing import Any

from sortilege.kernel import Game, Option, Refusal
from sortilege.rules.confrontation.space import in_melee, sees, touches
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.elements import KINDS, NEUTRAL
from sortilege.rules.incantation2.magicians import SPELLS_A_TURN, knows
from sortilege.rules.incantation2.spell import Spell
from sortilege.rules.incantation2.state import Aim, MagicState


def why_not_cast(game: Game[Any], magician: ModelId) -> Refusal | None:
    """Why a Magician can cast nothing this turn."""
    state: MagicState = game.state
    model = state.models[magician]
    rides_free = model.card.warrior_mage and game.options["i2.warrior_mage_list"] == "merged"  # I2-R31
    if state.magicians[magician].done:
        return Refusal("I2-F48", "I2-6.3a", magician=magician)
    if (model.ran or model.did_charge) and not rides_free:  # I2-10.5e
        return Refusal("I2-F9", "I2-6.1.3a", magician=magician)
    if model.prowess_action:
        return Refusal("I2-F10", "I2-6.1.3b", magician=magician)
    if model.shot and not rides_free:  # I2-10.5f
        return Refusal("I2-F11", "I2-6.1.3c", magician=magician)
    if model.dodging:
        return Refusal("I2-F12", "I2-6.1.3h", magician=magician)
    return None


def why_not_spell(game: Game[Any], caster: ModelId, name: str) -> Refusal | None:
    """Why a Magician cannot announce a spell at all."""
    state: MagicState = game.state
    mage = state.magicians[caster]
    spell = mage.spells.get(name)
    if spell is None or not knows(state, caster, spell):
        return Refusal("I2-F19", "I2-6.1.1e" if spell is None else "I2-4.7a", magician=caster, spell=name)
    if spell.reserved_to and spell.reserved_to != caster:
        return Refusal("I2-F3", "I2-3.9a", spell=name, owner=spell.reserved_to)
    if any(ingredient not in mage.ingredients for ingredient in spell.ingredients):
        return Refusal("I2-F26", "I2-3.9b", spell=name)
    level = state.models[caster].card.level
    if name not in mage.tried and len(mage.tried) >= SPELLS_A_TURN[level]:
        return Refusal("I2-F22", "I2-6.3.1a", level=level, n=SPELLS_A_TURN[level])
    frequency = spell.frequency
    if frequency.turn and mage.uses_turn.get(name, 0) >= frequency.turn:
        return Refusal("I2-F23", "I2-3.7a", spell=name, n=frequency.turn, span="turn")
    if frequency.game and mage.uses_game.get(name, 0) >= frequency.game:
        return Refusal("I2-F23", "I2-3.7b", spell=name, n=frequency.game, span="game")
    return _why_not_pay(state, caster, spell)


def _why_not_pay(state: MagicState, caster: ModelId, spell: Spell) -> Refusal | None:
    """I2-6.3b The gems of the cost must be there."""
    reserve = state.magicians[caster].reserve
    lacking = [kind for kind in KINDS if kind != NEUTRAL and reserve.of(kind) < spell.gems.of(kind)]
    if lacking or reserve.total < spell.gems.total:
        return Refusal("I2-F20", "I2-6.3b", magician=caster, gems=tuple(lacking) or (NEUTRAL,))
    return None


def why_not_target(game: Game[Any], caster: ModelId, spell: Spell, target: ModelId) -> Refusal | None:
    """Why a spell cannot be aimed at a model."""
    state: MagicState = game.state
    if target not in state.models or target not in eligible(state, caster, spell):
        return Refusal("I2-F18", "I2-3.8a", target=target)
    if target != caster and not touches(state, caster, target) and not sees(state, caster, target):
        return Refusal("I2-F18", "I2-6.1.3e", target=target)
    seat = state.magicians[caster].seat
    if any(_same_target(game, aim, caster, seat, spell.id, target) for aim in state.targets_tried):
        return Refusal("I2-F24", "I2-6.5b", spell=spell.id, target=target)
    return None


def _same_target(game: Game[Any], aim: Aim, caster: ModelId, seat: int, spell: str, target: ModelId) -> bool:
    """I2-R21"""
    if aim.spell != spell or aim.target != target:
        return False
    scope = game.options["i2.same_target_scope"]
    return scope == "global" or (aim.seat == seat if scope == "side" else aim.caster == caster)


def eligible(state: MagicState, caster: ModelId, spell: Spell) -> Iterator[ModelId]:
    """The models that a card lets its caster aim at, wherever they are."""
    seat = state.magicians[caster].seat
    for model in state.models.values():
        if spell.range == "self" or spell.target == "self":
            if model.id == caster:
                yield model.id
        elif spell.range == "contact" and model.id != caster and not touches(state, caster, model.id):
            continue  # I2-3.4b
        elif spell.target == "any" or (spell.target == "enemy") == (model.seat != seat):
            yield model.id


def announcements(game: Game[Any], caster: ModelId) -> tuple[Option, ...]:
    """Every spell that a Magician can announce now, with every target: `(spell, target)`, or `(spell,)`."""
    state: MagicState = game.state
    found: list[Option] = []
    for spell in state.magicians[caster].spells.values():
        if why_not_spell(game, caster, spell.id) is None:
            if spell.target in ("none", "place"):
                found.append((spell.id,))
            else:
                found += [
                    (spell.id, target)
                    for target in eligible(state, caster, spell)
                    if why_not_target(game, caster, spell, target) is None
                ]
    return tuple(found)


__all__ = ["announcements", "eligible", "in_melee", "why_not_cast", "why_not_spell", "why_not_target"]
