"""ARH-8 Wounds, and ARH-9 healing."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.kernel.moment import at, weigh
from sortilege.rules.arcane.abilities import acting_on
from sortilege.rules.arcane.cards import WoundType
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.dice import roll
from sortilege.rules.arcane.events import (
    HeroicWound,
    ShieldRolled,
    Vanquished,
    WoundsChanged,
    WoundsHealed,
    WoundsTaken,
)
from sortilege.rules.arcane.sides import decider
from sortilege.rules.arcane.spell import Spell
from sortilege.rules.arcane.state import ArcaneState, ModelId

SHIELD_HOLDS_FROM = 5  # ARH-8b


class Blow(msgspec.Struct):
    """What one attack, or one spell, does to one target."""

    attacker: ModelId
    target: ModelId
    faces: tuple[int, ...]
    raw: int = 0
    type: WoundType = "physical"
    spell: Spell | None = None
    melee: bool = True
    effects: bool = False
    """whether it applies something besides wounds"""

    @property
    def against_deflection(self) -> bool:
        return self.spell is None or self.spell.against == "def"


def raw_wounds(game: Game[Any], blow: Blow, successes: list[int], value: int, against: str) -> int:
    """ARH-7d, AR-8c 1 for each Success; ARH-7e, AR-8e 2 for a natural 6, but 1 against a DEF of 6 (AR-R23)."""
    six = 1 if against == "deflection" and value == 6 else 2
    raw = sum(six if face == 6 else 1 for face in successes)
    doubled = weigh("raw_wounds", acting_on(game.state, blow.target), raw, blow.faces)  # ARH-8a step 2
    if doubled != raw:
        game.tell(WoundsChanged(blow.target, raw, doubled, "freezing", "ARH-13e"))
    return doubled


def left_by_nature(game: Game[Any], blow: Blow) -> int:
    """ARH-8a steps 3 to 5: Invulnerability, Weakness, Resistance (AR-R37)."""
    card = game.state.models[blow.target].card
    names = names_of(blow)
    wounds = blow.raw
    if wounds and invulnerable_to_wounds(game, blow):
        return _changed(game, blow, wounds, 0, "invulnerability")
    if wounds and (weak := sum(name in names for name in card.weakness)):
        wounds = _changed(game, blow, wounds, wounds + weak, "weakness")
    if wounds and (resists := sum(name in names for name in card.resistance)):
        wounds = _changed(game, blow, wounds, max(wounds - resists, 0), "resistance")
    return wounds


def names_of(blow: Blow) -> set[str]:
    """ARH-8h What Weakness and Resistance may name: the type, or all wounds from spells."""
    return {blow.type, "spells"} if blow.spell else {blow.type}


def invulnerable_to_wounds(game: Game[Any], blow: Blow) -> bool:
    """ARH-8h To the type, to spells, or to the spell's domain."""
    against = game.state.models[blow.target].card.invulnerability
    return any(name in names_of(blow) or (blow.spell and name == blow.spell.domain) for name in against)


def invulnerable_to_spell(game: Game[Any], model: ModelId, spell: Spell) -> bool:
    """ARH-8h To spells, or to the domain of this one: nothing of it acts upon the model."""
    against = game.state.models[model].card.invulnerability
    return "spells" in against or spell.domain in against


def _changed(game: Game[Any], blow: Blow, before: int, after: int, why: str) -> int:
    game.tell(WoundsChanged(blow.target, before, after, why, "ARH-8h"))
    return after


def left_by_shield(game: Game[Any], blow: Blow, wounds: int) -> Rule[int]:
    """ARH-8b On a 5 or a 6 the shield takes one wound; against spells only those rolled against DEF (AR-R24)."""
    here = game.state.models[blow.target]
    may = weigh("may_roll_shield", acting_on(game.state, blow.target), here.card.shield)
    if blow.spell is not None:
        may = may and blow.against_deflection and game.options["ar.shield_spells"] == "def"
    if not may or wounds < 1:
        return wounds
    (face,) = yield from roll(game, "shield_roll", "ARH-8b", 1, decider(game.state, blow.target))
    ignored = 1 if face >= SHIELD_HOLDS_FROM else 0
    game.tell(ShieldRolled(blow.target, face, ignored))
    return wounds - ignored


def inflict(game: Game[Any], model: ModelId, wounds: int, wound_type: str, rule: str = "ARH-8a") -> Rule[None]:
    """ARH-8a step 8: the wounds are applied together."""
    state: ArcaneState = game.state
    here = state.models[model]
    if wounds < 1 or not here.in_game:
        return
    state.models[model] = msgspec.structs.replace(here, wounds=here.wounds + wounds)
    game.tell(WoundsTaken(model, wounds, wound_type, rule))
    yield from settle(game, model)


def settle(game: Game[Any], model: ModelId) -> Rule[None]:
    """ARH-8g Whether a model is Vanquished, whenever its wounds, its MIGHT or its Heroism change."""
    state: ArcaneState = game.state
    here = state.models[model]
    if not here.in_game:
        return
    might = characteristic(state, model, "might")
    if here.card.heroism is None:
        if here.wounds >= might:
            yield from vanquish(game, model, "ARH-8c")
        return
    if here.wounds >= might:  # ARH-8d
        heroic = here.heroic_wounds + here.wounds // might
        state.models[model] = msgspec.structs.replace(here, wounds=here.wounds % might, heroic_wounds=heroic)
        game.tell(HeroicWound(model, heroic))
    if state.models[model].heroic_wounds >= characteristic(state, model, "heroism"):
        yield from vanquish(game, model, "ARH-8e")


def vanquish(game: Game[Any], model: ModelId, rule: str) -> Rule[None]:
    """ARH-8f It leaves the table; the spot is kept."""
    state: ArcaneState = game.state
    acting = acting_on(state, model)
    base = state.field.bases[model]
    state.models[model] = msgspec.structs.replace(state.models[model], in_game=False, last_spot=(base.x, base.y))
    state.field = state.field.without(model)
    game.tell(Vanquished(model, rule))
    for act in at("vanquished", acting):
        yield from act.ability.vanquished(act, game)  # type: ignore[attr-defined]


def heal(game: Game[Any], model: ModelId, wounds: int, rule: str) -> None:
    """ARH-9a Exactly what is named, as far as it is there; ARH-9b never Heroic Wounds."""
    state: ArcaneState = game.state
    here = state.models[model]
    healed = min(wounds, here.wounds)
    if healed and weigh("may_heal", acting_on(state, model), True):
        state.models[model] = msgspec.structs.replace(here, wounds=here.wounds - healed)
        game.tell(WoundsHealed(model, healed, rule))
