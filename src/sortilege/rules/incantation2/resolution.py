"""I2-6.5d The effects of a spell that is cast and not countered apply at once, in the order of its card."""

from collections.abc import Iterator
from typing import Any

import msgspec

from sortilege.kernel import Allotment, Ask, Bound, Game, Rule
from sortilege.kernel.moment import Lasting, Modifier
from sortilege.rules.confrontation.damage import check_resistance, wound_roll
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.incantation2.attempt import Casting
from sortilege.rules.incantation2.durations import begin, last_turn
from sortilege.rules.incantation2.effects import (
    Amount,
    Effect,
    Give,
    Heal,
    LoseGems,
    Modify,
    Move,
    Summon,
    WoundRoll,
)
from sortilege.rules.incantation2.elements import KINDS, Gems
from sortilege.rules.incantation2.events import GemsLost, Healed, Moved, Summoned
from sortilege.rules.incantation2.formulas import amount
from sortilege.rules.incantation2.magicians import reserve_cap
from sortilege.rules.incantation2.paying import spend
from sortilege.rules.incantation2.places import place_base
from sortilege.rules.incantation2.state import MagicState
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement


def resolve(game: Game[Any], casting: Casting) -> Rule[None]:
    """Each effect of the card on each model that it reaches."""
    for effect in casting.spell.effect:
        for model in list(reached(game.state, casting)):
            if not model or model in game.state.models:
                yield from _apply(game, casting, effect, model)
    yield from lose_excess(game)


def reached(state: MagicState, casting: Casting) -> Iterator[ModelId]:
    """I2-3.5a The target, or every model of the battlefield that the card names; once nobody, for a summoning."""
    if casting.spell.area == "one_combatant":
        yield casting.target
        return
    for model in state.models.values():
        if casting.spell.target in ("any", "none") or (casting.spell.target == "enemy") == (model.seat != casting.seat):
            yield model.id


def _apply(game: Game[Any], casting: Casting, effect: Effect, model: ModelId) -> Rule[None]:
    match effect:
        case WoundRoll(force):
            yield from wound_roll(game, model, _amount(game, casting, force), casting.seat, "spell")
        case Modify(characteristic, by):
            modifiers = (Modifier(characteristic, _amount(game, casting, by)),)
            begin(game, _lasting(game, casting, model, modifiers=modifiers), characteristic)
            check_resistance(game, model, "spell")  # I2-6.5e
        case Give(ability):
            begin(game, _lasting(game, casting, model, abilities=(ability,)), ability)
        case Summon():
            summon(game, casting, effect)
        case Move(distance, whom):
            yield from move(game, casting, model if whom == "target" else casting.caster, round(distance * 100))
        case LoseGems(count):
            yield from lose_gems(game, model, _amount(game, casting, count), "I2-3.8a")
        case Heal(levels):
            heal(game, model, _amount(game, casting, levels))


def _amount(game: Game[Any], casting: Casting, number: Amount) -> int:
    """I2-3.3d, I2-R28 Effects read the free difficulty as it was named, or as modified by speed."""
    named = game.options["i2.free_difficulty_effect"] == "named"
    return amount(game.state, number, casting, casting.named if named else casting.difficulty)


def _lasting(game: Game[Any], casting: Casting, bearer: ModelId, **what: Any) -> Lasting:
    spell = casting.spell
    return Lasting(spell.id, bearer, casting.caster, "I2-3.6a", last_turn(game.state, spell), **what)


def summon(game: Game[Any], casting: Casting, effect: Summon) -> None:
    """A marker appears at the place named, if nothing has come to stand there."""
    state: MagicState = game.state
    abilities = (effect.ability,) if effect.ability else ()
    key = begin(game, _lasting(game, casting, casting.caster, abilities=abilities), effect.marker)
    base = place_base(casting)
    state.field = state.field.with_base(key, base)
    state.markers[key] = key
    game.tell(Summoned(effect.marker, casting.caster, base.x, base.y))


def move(game: Game[Any], casting: Casting, model: ModelId, distance: int) -> Rule[None]:
    """The caster's player moves a model, by a free way, staying clear of its enemies."""
    state: MagicState = game.state
    gaps = dict.fromkeys(enemies(state, state.models[model].seat), LEAST_GAP)
    choice = Placement(state.field, model, allowance=distance, gaps=gaps)
    about = {"magician": casting.caster, "spell": casting.spell.id, "model": model}
    placed: Placed = yield Ask(casting.seat, "cast.move", "I2-3.8a", choice, about)
    before = state.field.bases[model]
    state.field = choice.carried_out(placed)
    if (placed.x, placed.y) != (before.x, before.y):  # a change of place by a spell breaks a trance: I2-R44
        state.models[model] = msgspec.structs.replace(state.models[model], moved=True)
    game.tell(Moved(model, placed.x, placed.y))


def lose_gems(game: Game[Any], magician: ModelId, count: int, rule: str) -> Rule[None]:
    """Gems are lost; their owner says which."""
    state: MagicState = game.state
    if magician not in state.magicians:
        return
    mage = state.magicians[magician]
    count = min(count, mage.reserve.total)
    bounds = tuple(Bound(kind, 0, held) for kind in KINDS if (held := mage.reserve.of(kind)))
    if count < 1:
        return
    if len(bounds) == 1 or count == mage.reserve.total:
        lost = Gems(**{bound.name: min(bound.most, count) for bound in bounds})
    else:
        choice = Allotment(bounds, count, count)
        lost = Gems(**(yield Ask(mage.seat, "any.lose_gems", rule, choice, {"magician": magician})))
    spend(game, magician, lost)
    game.tell(GemsLost(magician, lost, rule))


def lose_excess(game: Game[Any]) -> Rule[None]:
    """I2-6.2b Gems beyond the cap are lost at once (I2-R33: the cap follows the current Power)."""
    for mage in list(game.state.magicians.values()):
        excess = mage.reserve.total - reserve_cap(game, mage.id)
        if excess > 0:
            yield from lose_gems(game, mage.id, excess, "I2-6.2b")


def heal(game: Game[Any], model: ModelId, levels: int) -> None:
    state: MagicState = game.state
    before = state.models[model]
    wound = before.wound.worse(-levels)
    if wound is not before.wound:
        state.models[model] = msgspec.structs.replace(before, wound=wound)
        game.tell(Healed(model, wound))
