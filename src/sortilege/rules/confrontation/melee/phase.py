"""C2-P11 The Melee phase: melees, their splitting, one combat after another."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Rule
from sortilege.rules.confrontation.melee.combat import Combat, Fight, Fighter, Melee
from sortilege.rules.confrontation.melee.events import CombatStart
from sortilege.rules.confrontation.melee.one_combat import go_on
from sortilege.rules.confrontation.melee.splitting import split, take_apart
from sortilege.rules.confrontation.state import Skirmish


def melee_phase(game: Game[Any]) -> Rule[None] | None:
    """C2-P11 The next step of the phase; None when every combat is resolved."""
    state: Skirmish = game.state
    if state.melees is None:
        state.melees = ()
        take_apart(state, Melee(tuple(state.models)))
    if state.fight is not None:
        return go_on(game)
    if state.melees:
        return split(game)
    _bury(state)
    if state.combats:
        return next_combat(game)
    state.melees = None
    return None


def _bury(state: Skirmish) -> None:
    """C2-R49 Models that were removed fight no more; whoever is left without an opponent is out of combat."""
    if all(model in state.models for combat in state.combats for model in combat.models):
        return
    living = (_of_the_living(state, combat) for combat in state.combats)
    state.combats = tuple(combat for combat in living if all(combat.sides))


def _of_the_living(state: Skirmish, combat: Combat) -> Combat:
    first, second = (tuple(model for model in side if model in state.models) for side in combat.sides)
    return msgspec.structs.replace(combat, sides=(first, second))


def next_combat(game: Game[Any]) -> Rule[None]:
    """C2-10.1a The winner of the Tactical Roll chooses; C2-10.5f what was entered by pursuit comes first."""
    state: Skirmish = game.state
    entered = tuple(combat.named for combat in state.combats if combat.entered)
    ready = entered or tuple(combat.named for combat in state.combats)
    chosen = ready[0]
    if len(ready) > 1:
        rule = "C2-10.5f" if entered else "C2-10.1a"
        chosen = yield Ask(state.tactical_winner, "melee.next_combat", rule, One(ready))
    begin(game, next(combat for combat in state.combats if combat.named == chosen))


def begin(game: Game[Any], combat: Combat) -> None:
    """C2-10.3a A combat is fought by itself."""
    state: Skirmish = game.state
    state.combats = tuple(other for other in state.combats if other is not combat)
    for model in combat.models:
        state.models[model] = msgspec.structs.replace(state.models[model], fought=True, hidden=False)
    first, second = combat.sides
    state.fight = Fight(combat.sides, (len(first), len(second)), {model: Fighter() for model in combat.models})
    game.tell(CombatStart(first, second))
