"""C2-9.1.6 The counter-shot."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from sortilege.kernel import About, Ask, Game, One, Refusal, Rule, Seat, Seen
from sortilege.rules.confrontation.shooting.declared import COUNTER_SHOT, Declared
from sortilege.rules.confrontation.shooting.shot import shoot
from sortilege.rules.confrontation.shooting.weapons import loaded, range_band
from sortilege.rules.confrontation.shooting.who_may_shoot import why_not_aim, why_not_target
from sortilege.rules.confrontation.space import gap
from sortilege.rules.confrontation.state import ModelId, Skirmish

PASS: Final = "pass"


def counter_shots(game: Game[Any], charger: ModelId, targets: Sequence[ModelId]) -> Rule[None]:
    """C2-9.1.6a, C2-9.1.6d Those of the charged models whose card is held in reserve may shoot at the charger.

    Whether there is such a card is its owner's secret, and so is the question.
    """
    state: Skirmish = game.state
    seat = 1 - state.models[charger].seat
    while charger in state.models and (options := tuple(_shots(game, charger, targets))):
        seen = Seen.HIDDEN if game.options["c2.reserve_hidden"] == "on" else Seen.OPEN
        about: About = {"charger": charger, "targets": tuple(targets)}
        answer = yield Ask(seat, "move.counter_shot", "C2-9.1.6a", One((PASS, *options)), about, seen)
        if answer == PASS:
            return
        model, name = answer
        yield from counter_shot(game, model, name, charger)


def counter_shot(game: Game[Any], model: ModelId, name: str, charger: ModelId) -> Rule[None]:
    """C2-9.1.6b Resolved at once; C2-9.1.6e it was the model's movement of the turn."""
    state: Skirmish = game.state
    weapon = next(weapon for weapon in loaded(game, model) if weapon.name == name)
    state.models[model] = msgspec.structs.replace(state.models[model], counter_shot=True)
    yield from shoot(game, Declared(model, charger, weapon, COUNTER_SHOT))


def _shots(game: Game[Any], charger: ModelId, targets: Sequence[ModelId]) -> Iterator[tuple[ModelId, str]]:
    for model in targets:
        if why_not_counter_shoot(game, charger, model) is None:
            for weapon in loaded(game, model):
                if range_band(weapon, gap(game.state, model, charger)):
                    yield model, weapon.name


def why_not_counter_shoot(game: Game[Any], charger: ModelId, model: ModelId) -> Refusal | None:
    """C2-R43"""
    state: Skirmish = game.state
    here = state.models.get(model)
    if here is None or not in_reserve(state, here.seat, model):
        return Refusal("no_reserve_card", "C2-9.1.6a", model=model)
    if here.fled:
        return Refusal("moved_too_far", "C2-R43", model=model)
    if here.shot or here.counter_shot:  # C2-R41
        return Refusal("already_shot", "C2-R41", model=model)
    return why_not_aim(game, model) or why_not_target(game, model, charger)


def in_reserve(state: Skirmish, seat: Seat, model: ModelId) -> bool:
    """Whether the card of a model is held."""
    hand = next((hand for hand in state.hands if hand.seat == seat), None)
    return hand is not None and state.models[model].group in hand.cards
