"""C2-P12 One combat, step by step."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.melee.allotting import allot
from sortilege.rules.confrontation.melee.attack import declare, strike
from sortilege.rules.confrontation.melee.combat import Fight, Fighter, Stage
from sortilege.rules.confrontation.melee.fighting import change_fight, fight_of, tell_end
from sortilege.rules.confrontation.melee.initiative import initiative
from sortilege.rules.confrontation.melee.parry import defend, set_dice
from sortilege.rules.confrontation.melee.pursuit import pursue, pursuers
from sortilege.rules.confrontation.melee.wounds import next_wound
from sortilege.rules.confrontation.state import ModelId, Skirmish


def go_on(game: Game[Any]) -> Rule[None]:
    """The next piece of the combat: each is a procedure of its own."""
    bury(game)
    fight = fight_of(game)
    if fight.stage is not Stage.PURSUE and not all(fight.sides):
        change_fight(game, stage=Stage.OVER)
    while not _has_work(fight_of(game)):
        next_stage(game)
    return PIECES[fight_of(game).stage](game)


def bury(game: Game[Any]) -> None:
    """C2-10.3a Whoever was removed is out of the combat at once, with all its dice and every blow at it."""
    state: Skirmish = game.state
    fight = fight_of(game)
    if all(model in state.models for side in fight.sides for model in side):
        return

    def living(models: tuple[ModelId, ...]) -> tuple[ModelId, ...]:
        return tuple(model for model in models if model in state.models)

    change_fight(
        game,
        sides=(living(fight.sides[0]), living(fight.sides[1])),
        left=living(fight.left),
        blows=tuple(blow for blow in fight.blows if {blow.attacker, blow.target} <= state.models.keys()),
        hits=tuple(hit for hit in fight.hits if {hit.attacker, hit.target} <= state.models.keys()),
    )


def _has_work(fight: Fight) -> bool:
    match fight.stage:
        case Stage.ALLOT | Stage.ATTACK | Stage.PARRY | Stage.DEFEND:
            return bool(fight.left)
        case Stage.STRIKE:
            return bool(fight.blows)
        case Stage.WOUND:
            return bool(fight.hits)
    return True


def next_stage(game: Game[Any]) -> None:
    """C2-P12 steps 4 to 6."""
    fight = fight_of(game)
    match fight.stage:
        case Stage.ALLOT:
            begin_step(game, 0)
        case Stage.ATTACK:
            change_fight(game, stage=Stage.STRIKE)
        case Stage.STRIKE:
            able = (model for model, fighter in fight.fighters.items() if fighter.parries and fight.hits_on(model))
            change_fight(game, stage=Stage.PARRY, left=tuple(able))
        case Stage.PARRY:
            able = (model for model in fight.fighters if any(hit.parries for hit in fight.hits_on(model)))
            change_fight(game, stage=Stage.DEFEND, left=tuple(able))
        case Stage.DEFEND:
            unparried = tuple(hit for hit in fight.hits if not hit.parried)
            change_fight(game, stage=Stage.WOUND, hits=unparried)
        case Stage.WOUND:
            begin_step(game, fight.step + 1)


def begin_step(game: Game[Any], step: int) -> None:
    """C2-R50 The next side attacks; C2-10.3.5a in reprisal, and then as long as dice are earned."""
    if step:
        _forget_the_last_step(game)
    change_fight(game, step=step, stage=Stage.ATTACK)
    fight = fight_of(game)
    striking = tuple(model for model in fight.sides[fight.attacking] if fight.dice_of(model))
    over = fight.reprisal_is_over and not striking
    change_fight(game, left=striking, stage=Stage.OVER if over else Stage.ATTACK)


def _forget_the_last_step(game: Game[Any]) -> None:
    """C2-R50 Earned dice that were not used are lost; C2-R54 a counter-attack is declared for one step."""
    fight = fight_of(game)
    attacked = fight.sides[fight.attacking]
    fighters: dict[ModelId, Fighter] = {}
    for model, fighter in fight.fighters.items():
        earned = 0 if model in attacked else fighter.earned
        fighters[model] = msgspec.structs.replace(fighter, earned=earned, declared=0, counter_attacks=False)
    change_fight(game, fighters=fighters)


def end(game: Game[Any]) -> Rule[None]:
    """C2-P12 step 7: the combat is over; C2-10.5a where one side is gone, the other may pursue."""
    state: Skirmish = game.state
    fight = fight_of(game)
    tell_end(game)
    if ready := pursuers(state, fight):
        change_fight(game, stage=Stage.PURSUE, left=ready)
    else:
        state.fight = None
    yield from ()


PIECES: Final[dict[Stage, Callable[[Game[Any]], Rule[None]]]] = {
    Stage.INITIATIVE: initiative,
    Stage.ALLOT: allot,
    Stage.ATTACK: declare,
    Stage.STRIKE: strike,
    Stage.PARRY: set_dice,
    Stage.DEFEND: defend,
    Stage.WOUND: next_wound,
    Stage.OVER: end,
    Stage.PURSUE: pursue,
}
