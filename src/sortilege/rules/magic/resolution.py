"""I2-6.5d The effects of a spell that is cast and not countered apply at once, in the order of its card."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, Rule
from sortilege.kernel.moment import Lasting, Modifier
from sortilege.rules.confrontation.characteristics import characteristic as value_of
from sortilege.rules.confrontation.damage.wound import wound_roll
from sortilege.rules.confrontation.events import Healed
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import ModelId
from sortilege.rules.magic.attempt import Casting
from sortilege.rules.magic.durations import begin, last_turn
from sortilege.rules.magic.effects import (
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
from sortilege.rules.magic.events import Moved, Summoned
from sortilege.rules.magic.formulas import amount
from sortilege.rules.magic.places import place_base
from sortilege.rules.magic.reserve import lose_excess, lose_gems
from sortilege.rules.magic.spell import Spell
from sortilege.rules.magic.state import MagicState
from sortilege.rules.magic.targets import reached
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement


def resolve(game: Game[Any], casting: Casting) -> Rule[None]:
    """Each effect of the card on each model that it reaches."""
    within = casting.terms.all_within_range
    models = reached(game.state, casting.caster, casting.seat, casting.spell, casting.target, all_within_range=within)
    for place, effect in enumerate(casting.spell.effect):
        for model in affected(casting, effect, models):
            if model in game.state.models:
                yield from _apply(game, casting, effect, model, part_of(casting.spell, place))
    yield from lose_excess(game, casting.terms)


def affected(casting: Casting, effect: Effect, models: list[ModelId]) -> list[ModelId]:
    """Whom of those that a spell reaches an effect means: its caster, where it is upon him."""
    own = isinstance(effect, Summon) or (isinstance(effect, Move) and effect.whom == "caster")
    return [casting.caster] if own else models


def _apply(game: Game[Any], casting: Casting, effect: Effect, model: ModelId, part: str) -> Rule[None]:
    stacks = may_stack(game, casting)
    match effect:
        case WoundRoll(force):
            strength = _amount(game, casting, force, model)
            yield from wound_roll(game, model, strength, casting.seat, "spell", striker=casting.caster)
        case Modify(characteristic, by):
            before = value_of(game.state, model, characteristic)
            modifiers = (Modifier(characteristic, _amount(game, casting, by, model)),)
            begin(game, _lasting(game, casting, model, modifiers=modifiers), part, stacks=stacks)
            casting.terms.lowered(game, model, characteristic, before, casting.caster)
        case Give(ability):
            begin(game, _lasting(game, casting, model, abilities=(ability,)), part, stacks=stacks)
        case Summon():
            summon(game, casting, effect)
        case Move(distance):
            yield from move(game, casting, model, round(distance * 100))
        case LoseGems(count):
            yield from lose_gems(game, model, _amount(game, casting, count, model), "I2-3.8a")
        case Heal(levels):
            heal(game, model, _amount(game, casting, levels, model))


def part_of(spell: Spell, place: int) -> str:
    """What an effect of a card is called among those that last: two alike are told apart by their place."""
    names = [str(getattr(effect, "characteristic", getattr(effect, "ability", ""))) for effect in spell.effect]
    name = names[place]
    return f"{name}+{place}" if name in names[:place] else name


def _amount(game: Game[Any], casting: Casting, number: Amount, model: ModelId) -> int:
    """I2-3.3d, I2-R28 Effects read the free difficulty as it was named, or as modified by speed."""
    return amount(game.state, number, casting, casting.reads, model)


def may_stack(game: Game[Any], casting: Casting) -> bool:
    """I2-R53 Whether the same spell on the same model adds to itself."""
    return casting.terms.option(game, "same_spell_stacks") == "on"


def _lasting(game: Game[Any], casting: Casting, bearer: ModelId, **what: Any) -> Lasting:
    spell = casting.spell
    return Lasting(spell.id, bearer, casting.caster, "I2-3.6a", last_turn(game.state, spell), **what)


def summon(game: Game[Any], casting: Casting, effect: Summon) -> None:
    """A marker appears at the place named."""
    state: MagicState = game.state
    abilities = (effect.ability,) if effect.ability else ()
    key = begin(
        game,
        _lasting(game, casting, casting.caster, abilities=abilities),
        effect.marker,
        stacks=may_stack(game, casting),
    )
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
    game.tell(Moved(model, placed.x, placed.y, placed.facing))


def heal(game: Game[Any], model: ModelId, levels: int) -> None:
    state: MagicState = game.state
    before = state.models[model]
    wound = before.wound.worse(-levels)
    if wound is not before.wound:
        state.models[model] = msgspec.structs.replace(before, wound=wound)
        game.tell(Healed(model, wound, "I2-3.8a"))
