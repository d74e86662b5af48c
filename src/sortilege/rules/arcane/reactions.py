"""ARH-11 Fatigue and Heroic Reactions: dodge, block, counterattack. Dispel has a module of its own."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Rule, Seat
from sortilege.kernel.moment import weigh
from sortilege.rules.arcane.abilities import acting_on
from sortilege.rules.arcane.characteristics import characteristic
from sortilege.rules.arcane.damage import Blow
from sortilege.rules.arcane.dice import characteristic_test, roll, roll_failed
from sortilege.rules.arcane.engagement import engaged_with
from sortilege.rules.arcane.events import Blocked, Dodged, FatigueGained, Reacts, Tested
from sortilege.rules.arcane.movement import disengagement, retreat
from sortilege.rules.arcane.sides import acting_side, decider, side
from sortilege.rules.arcane.state import ArcaneState, Model, ModelId

COST: Final = 2
"""ARH-11b Fatigue."""

TAKE_IT, DODGE, BLOCK = "take_it", "dodge", "block"


def may_react(game: Game[Any], model: Model, *, to_counterattack: bool = False) -> bool:
    """ARH-11a, ARH-11b A model that is not Fatigued, in a turn that is not its side's; ARH-11h but after a counter."""
    if not model.in_game or model.fatigue or not weigh("may_react", acting_on(game.state, model.id), True):
        return False
    own: Seat | None = side(model)
    return to_counterattack or acting_side(game.state) != own


def may_react_to_blow(game: Game[Any], model: Model, *, to_counterattack: bool = False) -> bool:
    """ARH-11b Heroic models only; ARH-11k an option leaves Dispel alone."""
    full = game.options["ar.reactions"] == "full"
    return full and model.card.heroic and may_react(game, model, to_counterattack=to_counterattack)


def pay_fatigue(game: Game[Any], model: ModelId) -> None:
    """ARH-11b"""
    state: ArcaneState = game.state
    here = state.models[model]
    state.models[model] = msgspec.structs.replace(here, fatigue=here.fatigue + COST)
    game.tell(FatigueGained(model, COST, here.fatigue + COST))


class Reaction(msgspec.Struct, frozen=True):
    """What became of a blow: the wounds that are left, whether anything of it acts, whether there was a reaction."""

    wounds: int
    dodged: bool = False
    reacted: bool = False


def react(game: Game[Any], blow: Blow, wounds: int, *, to_counterattack: bool) -> Rule[Reaction]:
    """ARH-8a step 7: dodge or block, if the target may and wants."""
    state: ArcaneState = game.state
    ways = ways_to_react(game, blow, wounds, to_counterattack=to_counterattack)
    if not ways:
        return Reaction(wounds)
    about: dict[str, str | int] = {"model": blow.target, "attacker": blow.attacker, "wounds": wounds}
    ask = Ask(decider(state, blow.target), "react.choose", "ARH-11b", One((TAKE_IT, *ways)), about)
    match (yield ask):
        case "dodge":
            game.tell(Reacts(blow.target, DODGE, "ARH-11e"))
            pay_fatigue(game, blow.target)
            dodged = yield from dodge(game, blow.target)
            return Reaction(0 if dodged else wounds, dodged, reacted=True)
        case "block":
            game.tell(Reacts(blow.target, BLOCK, "ARH-11f"))
            pay_fatigue(game, blow.target)
            ignored = yield from block(game, blow.target)
            return Reaction(max(wounds - ignored, 0), reacted=True)
    return Reaction(wounds)


def ways_to_react(game: Game[Any], blow: Blow, wounds: int, *, to_counterattack: bool) -> list[str]:
    """ARH-11e, ARH-11f; ARH-11i neither works against a spell rolled against WILL, nor against one without dice."""
    model: Model = game.state.models[blow.target]
    if not (wounds or blow.effects) or not blow.against_deflection:
        return []
    if not may_react_to_blow(game, model, to_counterattack=to_counterattack):
        return []
    shielded = wounds and weigh("may_roll_shield", acting_on(game.state, blow.target), model.card.shield)
    return [DODGE, BLOCK] if shielded else [DODGE]


def dodge(game: Game[Any], model: ModelId) -> Rule[bool]:
    """ARH-11e A DEX test and a place to go to: nothing of the attack or the spell affects it."""
    if not (yield from characteristic_test(game, model, "dex", "ARH-11e")):
        return False
    stays = not engaged_with(game, model)
    if not stays and disengagement(game, model).first_legal() is None:
        return False
    game.tell(Dodged(model))
    yield from retreat(game, model, "dodge", "ARH-11e", may_stay=stays)
    return True


def block(game: Game[Any], model: ModelId) -> Rule[int]:
    """ARH-11f A D6 against DEF: as many wounds as it shows are ignored."""
    state: ArcaneState = game.state
    value = characteristic(state, model, "deflection")
    (face,) = yield from roll(game, "deflection_test", "ARH-11f", 1, decider(state, model))
    held = 1 < face <= value
    game.tell(Tested(model, "deflection", face, value, held, "ARH-11f"))
    if not held:
        yield from roll_failed(game, model)
        return 0
    game.tell(Blocked(model, face))
    return face
