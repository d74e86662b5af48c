"""C2-10.5 Pursuit: whoever has killed every opponent may move on."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule
from sortilege.rules.confrontation.events import MoveEnd
from sortilege.rules.confrontation.melee.combat import Fight, Melee
from sortilege.rules.confrontation.melee.events import Pursued
from sortilege.rules.confrontation.melee.fighting import change_fight, fight_of
from sortilege.rules.confrontation.movement.charge import Onset, onset
from sortilege.rules.confrontation.movement.pace import PURSUE, allowance, going_of
from sortilege.rules.confrontation.movement.targets import target_groups, targets
from sortilege.rules.confrontation.space import LEAST_GAP, enemies, engaged_with
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement

END, MOVE, ENGAGE = "end", "move", "engage"


def pursuers(state: Skirmish, fight: Fight) -> tuple[ModelId, ...]:
    """C2-10.5a The survivors where the other side is gone (C2-R55), as far as they may."""
    winners = fight.sides[0] or fight.sides[1]
    if fight.sides[0] and fight.sides[1]:
        return ()
    return tuple(model for model in winners if why_not_pursue(state, model) is None)


def why_not_pursue(state: Skirmish, model: ModelId) -> str | None:
    """The rule that keeps a model where it is: C2-10.5e once a turn, and who still touches an enemy stays (C2-R55)."""
    if state.models[model].pursued:
        return "C2-10.5e"
    return "C2-R55" if engaged_with(state, model) else None


def waiting(state: Skirmish) -> list[tuple[ModelId, ...]]:
    """Those who fight each other, in every combat and melee that is not yet resolved."""
    return [combat.models for combat in state.combats] + [melee.models for melee in state.melees or ()]


def why_not_enter(state: Skirmish, target: ModelId) -> str | None:
    """C2-10.5b A free enemy, C2-10.5c or one whose combat is not yet resolved, and nobody whose combat is (C2-R55)."""
    if any(target in models for models in waiting(state)):
        return None
    if state.models[target].fought:
        return "C2-10.5c"
    return "C2-10.5b" if engaged_with(state, target) else None


def pursue(game: Game[Any]) -> Rule[None]:
    """C2-P13 step 1: one model after another, in any order, or no more."""
    state: Skirmish = game.state
    left = tuple(model for model in fight_of(game).left if why_not_pursue(state, model) is None)
    if not left:
        state.fight = None
        return
    options: tuple[Option, ...] = (END, *chain.from_iterable(ways(game, model) for model in left))
    seat = state.models[left[0]].seat
    answer = yield Ask(seat, "melee.pursue", "C2-10.5a", One(options), {"models": left})
    if answer == END:
        state.fight = None
        return
    model, _way, *targets_named = answer
    change_fight(game, left=tuple(other for other in left if other != model))
    state.models[model] = msgspec.structs.replace(state.models[model], pursued=True)
    game.tell(Pursued(model, tuple(targets_named)))
    yield from (enter(game, model, tuple(targets_named)) if targets_named else into_the_open(game, model))


def ways(game: Game[Any], model: ModelId) -> Iterator[Option]:
    """Into the open, or into contact with those who may be named; how far away they are is not looked at."""
    yield (model, MOVE)
    alone = [target for target in targets(game, model, PURSUE) if why_not_enter(game.state, target) is None]
    for group in target_groups(game, model, alone):
        yield (model, ENGAGE, *group)


def enter(game: Game[Any], model: ModelId, named: tuple[ModelId, ...]) -> Rule[None]:
    """C2-10.5d It enters melee like anybody, and is no charger; C2-P13 step 2 with Courage tests, but nobody flees."""
    bases = game.state.field.bases
    yield from onset(game, Onset(PURSUE, (model,), named, {target: bases[target] for target in named}))
    if model in game.state.models:
        merge(game.state, model)


def merge(state: Skirmish, model: ModelId) -> None:
    """C2-R55 What it has entered is one melee with it, C2-10.5f whose combats come next."""
    touched = engaged_with(state, model)
    if not touched:
        return
    joined = {model, *touched}
    for models in waiting(state):
        if not joined.isdisjoint(models):
            joined.update(models)
    state.combats = tuple(combat for combat in state.combats if joined.isdisjoint(combat.models))
    apart = tuple(melee for melee in state.melees or () if joined.isdisjoint(melee.models))
    state.melees = (*apart, Melee(tuple(name for name in state.models if name in joined), entered=True))


def into_the_open(game: Game[Any], model: ModelId) -> Rule[None]:
    """C2-10.5a Up to half its MOV in any direction; C2-R22 free of every enemy."""
    state: Skirmish = game.state
    seat = state.models[model].seat
    choice = Placement(
        state.field,
        model,
        allowance=allowance(state, model, PURSUE),
        gaps=dict.fromkeys(enemies(state, seat), LEAST_GAP),
        going=going_of(state, model),
    )
    placed: Placed = yield Ask(seat, "move.place", "C2-10.5a", choice, {"model": model, "move": PURSUE})
    cost = round(choice.path(placed).cost)
    state.field = choice.carried_out(placed)
    game.tell(MoveEnd(model, PURSUE, cost, placed.x, placed.y, placed.facing, "C2-10.5a"))
