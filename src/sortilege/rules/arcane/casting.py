"""AR-6, AR-7, AR-10, AR-11 Casting a spell, step by step as AR-PR1 has it."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.arcane.abilities import acting_on
from sortilege.rules.arcane.arcanists import legal_targets
from sortilege.rules.arcane.areas import under_area
from sortilege.rules.arcane.attempt import Cast, Rolled
from sortilege.rules.arcane.dispel import dispelled
from sortilege.rules.arcane.effects import take_effect
from sortilege.rules.arcane.events import SpellDeclared, SpellLost, SpellTargeted
from sortilege.rules.arcane.instability import instability_test, is_due
from sortilege.rules.arcane.picking import in_order
from sortilege.rules.arcane.sides import decider
from sortilege.rules.arcane.spell import Spell
from sortilege.rules.arcane.spell_roll import spell_roll
from sortilege.rules.arcane.state import Activation, ArcaneState, ModelId, Spot
from sortilege.rules.arcane.torment import add_torment
from sortilege.rules.arcane.vision import DesignatedPoint, points_for, spot_of


def cast(game: Game[Any], caster: ModelId, name: str, *, empowered: bool) -> Rule[None]:
    """AR-6e Declaration, Torment, instability test, target, spell roll, Dispel, effects."""
    state: ArcaneState = game.state
    spell = state.spells[name]
    form = spell.empowered_form() if empowered else spell
    attempt = Cast(caster, decider(state, caster), form, empowered, spot_of(state, caster))
    declare(game, attempt)
    early = game.options["ar.ai_timing"] == "on_gain"  # AR-R1
    if early and not (yield from holds(game, attempt)):
        return
    yield from declare_target(game, attempt)
    yield from spell_roll(game, attempt)
    stopped = yield from dispelled(game, attempt)
    if not early and state.models[caster].in_game and not (yield from holds(game, attempt)):
        return
    if stopped:  # AR-15i
        game.tell(SpellLost(caster, name, "dispelled", "AR-15i"))
    else:
        yield from take_effect(game, attempt)


def declare(game: Game[Any], attempt: Cast) -> None:
    """AR-6a, AR-6d The Action is used, of an Empowered spell the Movement too; AR-6f, AR-11a Torment at once."""
    state: ArcaneState = game.state
    active = state.activation
    assert isinstance(active, Activation)
    state.activation = msgspec.structs.replace(active, acted=True, moves=active.moves + attempt.empowered)
    game.tell(SpellDeclared(attempt.caster, attempt.spell.id, attempt.empowered))
    add_torment(game, attempt.caster, attempt.price, "AR-6f")


def holds(game: Game[Any], attempt: Cast) -> Rule[bool]:
    """AR-12f Whether the caster's mind holds, where that is to be tested."""
    if not is_due(game.state, attempt.caster):
        return True
    passed = yield from instability_test(game, attempt.caster, attempt.price)
    if not passed:
        game.tell(SpellLost(attempt.caster, attempt.spell.id, "instability", "AR-13h"))
    return passed


def declare_target(game: Game[Any], attempt: Cast) -> Rule[None]:
    """AR-7a A model, a point, or the caster's own place."""
    state: ArcaneState = game.state
    spell, caster = attempt.spell, attempt.caster
    about = {"model": caster, "spell": spell.id}
    match spell.target:
        case "self":
            attempt.point = spot_of(state, caster)
        case "point":  # AR-7c
            attempt.point = yield Ask(attempt.seat, "cast.point", "AR-7c", where_to(game, caster, spell), about)
        case _:
            targets = tuple(legal_targets(game, caster, spell))
            attempt.target = yield Ask(attempt.seat, "cast.target", "AR-7a", One(targets), about)
            attempt.point = place_of(state, attempt)
    game.tell(SpellTargeted(caster, spell.id, attempt.target, *attempt.point))
    found = affected(game, attempt)
    models = yield from in_order(attempt.seat, "cast.next_target", "ARH-10h", found, about)
    attempt.rolls = [Rolled(model) for model in models]


def where_to(game: Game[Any], caster: ModelId, spell: Spell) -> DesignatedPoint:
    """AR-7c Any point in range and In Vision; ARH-12i for some only where it harms, if there is such a point."""
    prey = weigh("must_reach", acting_on(game.state, caster), (), game, spell)
    harmful = points_for(game, caster, spell, prey)
    return points_for(game, caster, spell) if harmful.first_legal() is None else harmful


def place_of(state: ArcaneState, attempt: Cast) -> Spot:
    """Where the target stands, or where it fell."""
    if attempt.spell.target == "spot":
        spot = state.models[attempt.target].last_spot
        assert spot is not None
        return spot
    return spot_of(state, attempt.target)


def affected(game: Game[Any], attempt: Cast) -> list[ModelId]:
    """AR-7e The target, or whoever is under the area: it may be nobody."""
    if attempt.spell.area is None:
        return [attempt.target]
    return under_area(game, attempt.caster, attempt.spell.area, attempt.point)
