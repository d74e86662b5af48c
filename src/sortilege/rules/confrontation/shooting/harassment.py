"""C2-12.1.16 Harassment: a shot in the middle of a movement."""

from collections.abc import Iterator
from typing import Any, Final

from sortilege.kernel import Ask, Game, One, Refusal, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.movement.pace import pace
from sortilege.rules.confrontation.shooting.declared import HARASSMENT, Declared
from sortilege.rules.confrontation.shooting.shot import shoot
from sortilege.rules.confrontation.shooting.weapons import loaded
from sortilege.rules.confrontation.shooting.who_may_shoot import targets, why_not_aim
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.measure import within

PASS: Final = "pass"


def harass(game: Game[Any], model: ModelId, *, stays: bool = False) -> Rule[bool]:
    """C2-12.1.16a, C2-R79 At a point of a walk, or where it stays, it may shoot; true where it has."""
    if why_not_harass(game, model):
        return False
    options = tuple(_shots(game, model))
    if not options:
        return False
    state: Skirmish = game.state
    seat = state.models[model].seat
    answer = yield Ask(seat, "move.harass", "C2-12.1.16a", One((PASS, *options)), {"model": model})
    if answer == PASS:
        return False
    target, name = answer
    weapon = next(weapon for weapon in loaded(game, model) if weapon.name == name)
    moved = not stays or state.models[model].spent > 0
    yield from shoot(game, Declared(model, target, weapon, HARASSMENT, moved))
    return True


def may_harass(game: Game[Any], model: ModelId) -> bool:
    """Whether its movement may be broken by a shot at all."""
    return why_not_harass(game, model) is None


def why_not_harass(game: Game[Any], model: ModelId) -> Refusal | None:
    """C2-R79"""
    state: Skirmish = game.state
    here = state.models[model]
    if not weigh("shoots_while_moving", acting_on(state, model), False):
        return Refusal("no_weapon", "C2-12.1.16a", model=model)
    if here.shot:
        return Refusal("already_shot", "C2-R41", model=model)
    if here.fled:
        return Refusal("moved_too_far", "C2-R38", model=model)
    if not within(here.spent, pace(state, model)):
        return Refusal("moved_too_far", "C2-R79", model=model)
    return why_not_aim(game, model)


def _shots(game: Game[Any], model: ModelId) -> Iterator[tuple[ModelId, str]]:
    for target in targets(game, model):
        for weapon in loaded(game, model):
            yield target, weapon.name
