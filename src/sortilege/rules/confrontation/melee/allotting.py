"""C2-10.3.2 How many dice a model has, and where it puts them."""

from typing import Any

from sortilege.kernel import Allotment, Ask, Bound, Game, Rule
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.competencies import weigh_at_will
from sortilege.rules.confrontation.melee.dice import MeleeDice
from sortilege.rules.confrontation.melee.events import DiceAllotted
from sortilege.rules.confrontation.melee.fighting import change_fighter, fight_of, next_of
from sortilege.rules.confrontation.melee.polearms import support
from sortilege.rules.confrontation.personalities.extra_actions import take_extra_actions
from sortilege.rules.confrontation.state import ModelId

ATTACK, DEFENSE = "attack", "defense"


def allot(game: Game[Any]) -> Rule[None]:
    """C2-P12 step 3, for one model: extra actions, then every die into attack or defence."""
    model = next_of(game)
    extra = yield from take_extra_actions(game, model)
    supported = yield from support(game, model)
    dice = yield from melee_dice(game, model, extra + supported)
    choice = Allotment(bounds(game, model, dice), sum(dice), sum(dice))
    seat = game.state.models[model].seat
    answer: dict[str, int] = yield Ask(seat, "melee.allot", "C2-10.3.2d", choice, {"model": model})
    attack, defense = answer.get(ATTACK, 0), answer.get(DEFENSE, 0)
    change_fighter(game, model, attack=attack, defense=defense, parries=defense)
    game.tell(DiceAllotted(model, attack, defense))


def melee_dice(game: Game[Any], model: ModelId, further: int = 0) -> Rule[MeleeDice]:
    """C2-T26"""
    fight = fight_of(game)
    dice = MeleeDice(_by_number(len(fight.friends(model)), len(fight.opponents(model))) + further)
    if fight.fighters[model].berserk:  # C2-T26f
        dice = dice.for_attack()
    dice = yield from weigh_at_will(game, "melee_dice", acting_on(game.state, model), dice, game.state)
    return dice._replace(attack_only=0) if game.state.models[model].no_attack else dice


def _by_number(friends: int, opponents: int) -> int:
    """C2-10.3.2a One against one: two; C2-10.3.2b so each of several; C2-10.3.2c alone: one more than opponents."""
    return 2 if friends > 1 else opponents + 1


def bounds(game: Game[Any], model: ModelId, dice: MeleeDice) -> tuple[Bound, Bound]:
    """C2-10.3.2e Either part may be left empty; C2-8.3.1d, C2-12.1.3a or one of them must be."""
    if game.state.models[model].no_attack:
        return Bound(ATTACK, 0, 0), Bound(DEFENSE, dice.free, dice.free)
    most = 0 if fight_of(game).fighters[model].berserk else dice.free
    return Bound(ATTACK, dice.attack_only, sum(dice)), Bound(DEFENSE, 0, most)
