"""C2-9.1 Who may shoot, and at whom."""

from collections.abc import Iterator
from typing import Any

from sortilege.kernel import Game, Refusal
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on, may
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.movement.pace import pace
from sortilege.rules.confrontation.shooting.weapons import loaded
from sortilege.rules.confrontation.space import enemies, engaged_with, has_line_of_sight
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.arc import in_front
from sortilege.table.measure import within


def why_not_shoot(game: Game[Any], model: ModelId) -> Refusal | None:
    """Why a model may not shoot in the Shooting phase, whoever the target is."""
    here = game.state.models[model]
    if refusal := why_not_aim(game, model):
        return refusal
    if here.shot:  # C2-R41, C2-12.1.16d
        return Refusal("already_shot", "C2-R41", model=model)
    return why_not_after_moving(game, model) or magic(game).why_not_shoot(game, model)


def why_not_aim(game: Game[Any], model: ModelId) -> Refusal | None:
    """Why a model may make no shot at all as it is, in whichever phase."""
    here = game.state.models[model]
    if here.card.shooting is None or not here.card.weapons:
        return Refusal("no_weapon", "C2-4.1.6c", model=model)
    if here.dodging:
        return Refusal("dodging", "C2-8.3.2b", model=model)
    if here.paralysed and game.options["c2.paralysed_shoots"] == "off":  # C2-R38
        return Refusal("paralysed", "C2-R38", model=model)
    if not may(game.state, model, "shoot"):
        return Refusal("forbidden", "I2-3.8a", model=model)
    if not loaded(game, model):
        return Refusal("reloading", "C2-9.3.1a", model=model)
    if engaged_with(game.state, model):
        return Refusal("engaged", "C2-9.1c", model=model)
    return None


def why_not_after_moving(game: Game[Any], model: ModelId) -> Refusal | None:
    """C2-9.1d, C2-8.2c What the model did before; C2-12.1.20a with Instinctive Shot it may shoot all the same."""
    here = game.state.models[model]
    if here.fled:  # C2-R38
        return Refusal("moved_too_far", "C2-R38", model=model)
    if not in_haste(game.state, model):
        return None
    skilled = weigh("shoots_in_haste", acting_on(game.state, model), False)
    if here.prowess_action and not (skilled and not here.prowess_failed):
        return Refusal("prowess", "C2-8.2c", model=model)
    return None if skilled else Refusal("moved_too_far", "C2-9.1d", model=model)


def in_haste(state: Skirmish, model: ModelId) -> bool:
    """Whether the model did more than a shot usually allows; C2-4.1.2b who flew has its second MOV for that."""
    here = state.models[model]
    return here.prowess_action or not within(here.spent, pace(state, model, here.moved_by))


def why_not_target(game: Game[Any], model: ModelId, target: ModelId) -> Refusal | None:
    """Why a model may not shoot at another; how far away it is does not matter (C2-9.1g)."""
    state: Skirmish = game.state
    here = state.models[target]
    if here.seat == state.models[model].seat:
        return Refusal("friendly", "C2-9a", target=target)
    if here.hidden:
        return Refusal("hidden", "C2-12.1.32.2a", model=target)
    if not in_front(state.field.bases[model], state.field.bases[target]):
        return Refusal("out_of_arc", "C2-9.1b", target=target)
    if not has_line_of_sight(state, model, target):
        return Refusal("no_los", "C2-9.1a", target=target)
    return None


def targets(game: Game[Any], model: ModelId) -> Iterator[ModelId]:
    """C2-9.1a, C2-9.1b The enemies at whom a model may shoot."""
    for enemy in enemies(game.state, game.state.models[model].seat):
        if why_not_target(game, model, enemy) is None:
            yield enemy
