"""I2-4.8, I2-6.3b, I2-6.6: the gems of a casting, all named before the roll (I2-R17)."""

from typing import Any

import msgspec

from sortilege.kernel import Allotment, Ask, Bound, Game, Rule
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.elements import KINDS, NEUTRAL, NO_GEMS, Gems
from sortilege.rules.incantation2.spell import Spell
from sortilege.rules.incantation2.state import MagicState


class Paid(msgspec.Struct, frozen=True, gc=False):
    """What a casting cost: the gems of the cost, those for dice, those for the effect."""

    cost: Gems
    additional: Gems = NO_GEMS
    effect: Gems = NO_GEMS

    @property
    def all(self) -> Gems:
        return self.cost + self.additional + self.effect


def choose_gems(game: Game[Any], caster: ModelId, spell: Spell) -> Rule[Paid]:
    """What the caster spends on a casting. Nothing leaves the reserve before all of it is named."""
    reserve: Gems = game.state.magicians[caster].reserve
    cost = yield from choose_cost(game, caster, spell)
    additional = yield from choose_additional(game, caster, spell, reserve - cost)
    effect = yield from choose_effect(game, caster, spell, reserve - cost - additional)
    return Paid(cost, additional, effect)


def choose_cost(game: Game[Any], caster: ModelId, spell: Spell) -> Rule[Gems]:
    """I2-4.8c Coloured symbols take their element, I2-4.8a and b each neutral one takes any gem."""
    reserve: Gems = game.state.magicians[caster].reserve
    if not spell.gems.neutral:
        return spell.gems
    total = spell.gems.total
    bounds = tuple(
        Bound(kind, 0 if kind == NEUTRAL else spell.gems.of(kind), held) for kind in KINDS if (held := reserve.of(kind))
    )
    return (yield from _allot(game, caster, spell, "cast.pay", "I2-4.8a", Allotment(bounds, total, total)))


def choose_additional(game: Game[Any], caster: ModelId, spell: Spell, left: Gems) -> Rule[Gems]:
    """I2-6.6a Further gems before the roll, of any element (I2-R16)."""
    kinds: tuple[str, ...] = KINDS
    if game.options["i2.extra_gem_element"] == "spell_elements" and not spell.gems.neutral:
        kinds = spell.gems.coloured
    bounds = tuple(Bound(kind, 0, held) for kind in kinds if (held := left.of(kind)))
    most = sum(bound.most for bound in bounds)
    return (yield from _allot(game, caster, spell, "cast.additional_gems", "I2-6.6a", Allotment(bounds, 0, most)))


def choose_effect(game: Game[Any], caster: ModelId, spell: Spell, left: Gems) -> Rule[Gems]:
    """I2-6.6d Gems that strengthen the effect, where the card allows them."""
    if spell.effect_gems is None:
        return NO_GEMS
    kinds = (spell.effect_gems.element,) if spell.effect_gems.element else KINDS
    bounds = tuple(Bound(kind, 0, held) for kind in kinds if (held := left.of(kind)))
    most = min(spell.effect_gems.most, sum(bound.most for bound in bounds))
    return (yield from _allot(game, caster, spell, "cast.effect_gems", "I2-6.6d", Allotment(bounds, 0, most)))


def _allot(game: Game[Any], caster: ModelId, spell: Spell, kind: str, rule: str, choice: Allotment) -> Rule[Gems]:
    """Ask, unless there is only one way."""
    if choice.most == 0:
        return NO_GEMS
    if choice.least == sum(bound.most for bound in choice.bounds):
        return Gems(**{bound.name: bound.most for bound in choice.bounds})
    if len(choice.bounds) == 1 and choice.least == choice.most:
        return Gems(**{choice.bounds[0].name: choice.most})
    seat = game.state.magicians[caster].seat
    chosen: dict[str, int] = yield Ask(seat, kind, rule, choice, {"magician": caster, "spell": spell.id})
    return Gems(**chosen)


def spend(game: Game[Any], magician: ModelId, gems: Gems) -> None:
    """I2-6.3c Gems leave the reserve and are gone."""
    state: MagicState = game.state
    mage = state.magicians[magician]
    state.magicians[magician] = msgspec.structs.replace(mage, reserve=mage.reserve - gems)
