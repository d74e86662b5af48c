"""AR-T6 and AR-PR1 step 9: what a spell does to each of its targets."""

from typing import Any

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import Lasting, Modifier
from sortilege.rules.arcane.attack import Dealt, deal
from sortilege.rules.arcane.attempt import Cast, Rolled
from sortilege.rules.arcane.cards import HUNDREDTHS, TOWERING
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.damage import (
    Blow,
    heal,
    inflict,
    invulnerable_to_spell,
    invulnerable_to_wounds,
    left_by_nature,
    raw_wounds,
)
from sortilege.rules.arcane.events import DeflectionChanged
from sortilege.rules.arcane.movement import thrust
from sortilege.rules.arcane.raising import raise_fallen
from sortilege.rules.arcane.spell import (
    Calm,
    Clear,
    Deflect,
    Effect,
    Give,
    Heal,
    Leech,
    Push,
    Reap,
    Torment,
    Wound,
)
from sortilege.rules.arcane.spell_roll import characteristic_against, successes, value_against
from sortilege.rules.arcane.state import ArcaneState, Model, ModelId
from sortilege.rules.arcane.tokens import gain_condition, lose_condition
from sortilege.rules.arcane.torment import gain_torment, lose_torment


def take_effect(game: Game[Any], attempt: Cast) -> Rule[None]:
    """Target by target, in the order of the rolls (AR-R47)."""
    if attempt.spell.target == "spot":
        yield from raise_fallen(game, attempt)
        return
    for each in attempt.rolls:
        if game.state.models[each.target].in_game:
            yield from affect(game, attempt, each)


def affect(game: Game[Any], attempt: Cast, each: Rolled) -> Rule[None]:
    """ARH-8a One target: wounds first, then what else the spell does, unless it is prevented."""
    state: ArcaneState = game.state
    spell = attempt.spell
    found: list[int] = []
    if spell.dice:  # AR-PR1 step 9: compared now, after a Dispel may have brought a Doom
        each.value = value_against(state, attempt, each.target)
        found = successes(state, attempt, each)
        if not found:
            return
    blow = blow_of(game, attempt, each, found)
    prevented = invulnerable_to_wounds(game, blow) if spell.wounds else invulnerable_to_spell(game, each.target, spell)
    target = state.models[each.target]
    blow.effects = not prevented and any(befalls(effect, target, found) for effect in spell.effect)
    dealt = Dealt(0, dodged=False, reacted=False, felled=False)
    if spell.dice:
        dealt = yield from deal(game, blow)
    if dealt.dodged or prevented:  # AR-R22
        return
    for effect in spell.effect:
        if acts(effect, state.models[each.target], found):
            yield from _apply(game, attempt, effect, each.target, dealt)


def blow_of(game: Game[Any], attempt: Cast, each: Rolled, found: list[int]) -> Blow:
    spell = attempt.spell
    blow = Blow(attempt.caster, each.target, each.faces, spell=spell, melee=False)
    if spell.wounds:
        blow.type = spell.wounds.type
        blow.raw = raw_wounds(game, blow, found, each.value, characteristic_against(attempt))
    return blow


def acts(effect: Effect, target: Model, found: list[int]) -> bool:
    """AR-9f Whether an effect besides wounds is due: enough Successes, and the kind of model that it names."""
    match effect:
        case Wound():
            return False
        case Give(successes=wanted, only=only):
            return len(found) >= wanted and is_meant(only, target)
        case Torment(only=only):
            return is_meant(only, target)
    return True


def befalls(effect: Effect, target: Model, found: list[int]) -> bool:
    """ARH-11e What a target may dodge besides wounds; what only the caster gains is none of it."""
    return acts(effect, target, found) and not isinstance(effect, Leech | Reap)


def is_meant(only: str, target: Model) -> bool:
    return not only or (only == "heroic") == target.card.heroic


def _apply(game: Game[Any], attempt: Cast, effect: Effect, target: ModelId, dealt: Dealt) -> Rule[None]:
    """One entry of AR-T6; whoever has left the game is past it."""
    caster, here = attempt.caster, game.state.models[target].in_game
    match effect:
        case Leech(count) if dealt.wounds and game.state.models[caster].in_game:
            heal(game, caster, count, "AR-9f")
        case Reap(count) if dealt.felled:
            lose_torment(game, caster, count, "AR-9f")
        case Give(condition, count) if here:
            yield from gain_condition(game, target, condition, count, attempt.seat, attempt.origin, "AR-9f")
        case Torment(count) if here:
            yield from gain_torment(game, target, count, "ARH-12b")
        case Push(inches) if here:
            yield from push(game, attempt, target, inches)
        case Deflect(by) if here:
            deflect(game, attempt, by, target)
        case Heal(count) if here:
            heal(game, target, count, "ARH-9a")
        case Calm(count) if here:
            lose_torment(game, target, count, "AR-12b")
        case Clear(condition) if here:
            lose_condition(game, target, condition, None, "ARH-9a")


def push(game: Game[Any], attempt: Cast, target: ModelId, inches: float) -> Rule[None]:
    """ARH-13k Impact Force: straight away from the caster; who cannot go the whole way takes a wound."""
    state: ArcaneState = game.state
    if TOWERING in state.models[target].card.tags:
        return
    lacking = thrust(game, target, attempt.origin, inches * HUNDREDTHS, "push", "ARH-13k")
    if lacking:
        blow = Blow(attempt.caster, target, (), raw=1)
        yield from inflict(game, target, left_by_nature(game, blow), "physical", "ARH-13k")


def deflect(game: Game[Any], attempt: Cast, by: int, target: ModelId) -> None:
    """ARH-3h DEF changes until the End Phase of the next Round; ARH-15c the same spell does not add twice."""
    state: ArcaneState = game.state
    spell = attempt.spell.id
    modifiers = (Modifier("deflection", by),)
    state.lasting[f"{spell}@{target}"] = Lasting(
        spell, target, attempt.caster, "ARH-3h", state.round + 1, modifiers=modifiers
    )
    now = characteristic(state, target, "deflection")
    game.tell(DeflectionChanged(target, by, now, spell, "ARH-3h"))


def end_effects(game: Game[Any]) -> None:
    """ARH-3h What lasts until this Round ends, ends."""
    state: ArcaneState = game.state
    for key, effect in list(state.lasting.items()):
        if effect.last_turn is not None and effect.last_turn <= state.round:
            del state.lasting[key]
            if state.models[effect.bearer].in_game:
                now = characteristic(state, effect.bearer, "deflection")
                by = -sum(modifier.amount for modifier in effect.modifiers)
                game.tell(DeflectionChanged(effect.bearer, by, now, effect.source, "ARH-3h"))
