"""I2-4.8, I2-6.3b, I2-6.6: the gems of a casting, all named before the roll (I2-R17)."""

from typing import Any

from sortilege.kernel import Bound, Game, Rule
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.magicians import instinctive
from sortilege.rules.magic.allotting import allot, held
from sortilege.rules.magic.attempt import Paid
from sortilege.rules.magic.elements import KINDS, Gems
from sortilege.rules.magic.spell import EffectGems, Spell


def choose_gems(game: Game[Any], caster: ModelId, spell: Spell) -> Rule[Paid]:
    """What the caster spends on a casting. Nothing leaves the reserve before all of it is named."""
    reserve: Gems = game.state.magicians[caster].reserve
    cost = yield from choose_cost(game, caster, spell)
    left = reserve - cost
    additional = yield from choose_additional(game, caster, spell, left)
    if spell.effect_gems is None:
        return Paid(cost, additional)
    effect = yield from choose_effect(game, caster, spell, spell.effect_gems, left - additional)
    return Paid(cost, additional, effect)


def choose_cost(game: Game[Any], caster: ModelId, spell: Spell) -> Rule[Gems]:
    """I2-4.8c Coloured symbols take their element, I2-4.8a and b each neutral one takes any gem."""
    reserve: Gems = game.state.magicians[caster].reserve
    if not spell.gems.neutral:
        return spell.gems
    symbols = spell.gems.without_neutral
    bounds = tuple(Bound(kind, symbols.of(kind), count) for kind in KINDS if (count := reserve.of(kind)))
    return (yield from _name(game, caster, spell, "cast.pay", "I2-4.8a", bounds, spell.cost, spell.cost))


def choose_additional(game: Game[Any], caster: ModelId, spell: Spell, left: Gems) -> Rule[Gems]:
    """I2-6.6a Further gems before the roll, of any element (I2-R16)."""
    kinds: tuple[str, ...] = KINDS
    if game.options["i2.extra_gem_element"] == "spell_elements" and not spell.gems.neutral:
        kinds = spell.coloured
    bounds = held(left, kinds)
    return _name(game, caster, spell, "cast.additional_gems", "I2-6.6a", bounds, 0, left.total)


def choose_effect(game: Game[Any], caster: ModelId, spell: Spell, allowed: EffectGems, left: Gems) -> Rule[Gems]:
    """I2-6.6d Gems that strengthen the effect, where the card allows them (I2 Table N)."""
    element = allowed.element
    kinds = (element,) if element and not instinctive(game.state, caster) else KINDS
    return _name(game, caster, spell, "cast.effect_gems", "I2-6.6d", held(left, kinds), 0, allowed.most)


def _name(
    game: Game[Any],
    caster: ModelId,
    spell: Spell,
    kind: str,
    rule: str,
    bounds: tuple[Bound, ...],
    least: int,
    most: int,
) -> Rule[Gems]:
    seat = game.state.magicians[caster].seat
    return allot(seat, kind, rule, bounds, least, most, {"magician": caster, "spell": spell.id})
