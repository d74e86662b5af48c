"""ARH-3 Round (AR-PR5): Initiative, Event Phase, Activation Phase, End Phase."""

from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.arcane.activation import (
    act_freely,
    choose_card,
    choose_model,
    end_activation,
    exhaust,
    forced_act,
    left_to_activate,
    ready_cards,
    start_steps,
)
from sortilege.rules.arcane.deployment import choose_arcanum, deploy, next_to_choose, next_to_deploy
from sortilege.rules.arcane.effects import end_effects
from sortilege.rules.arcane.events import ArcanePhase, RoundStart
from sortilege.rules.arcane.initiative import initiative_roll
from sortilege.rules.arcane.monsters import monster_acts
from sortilege.rules.arcane.orders import end_orders, give_orders, note_places
from sortilege.rules.arcane.recovery import recover
from sortilege.rules.arcane.sides import in_game
from sortilege.rules.arcane.state import ArcaneState, Phase
from sortilege.rules.arcane.victory import BEFORE_PLAY, end_quest, is_decided


def proceed(game: Game[Any]) -> Rule[None] | None:
    """The procedure that goes on from the state as it is."""
    state: ArcaneState = game.state
    if state.phase not in BEFORE_PLAY and state.phase is not Phase.OVER and is_decided(state):
        end_quest(game)  # ARH-2g
    match state.phase:
        case Phase.ARCANA:
            seat = next_to_choose(state)
            return open_initiative(game) if seat is None else choose_arcanum(game, seat)
        case Phase.INITIATIVE:
            return open_initiative(game)
        case Phase.DEPLOY:
            model = next_to_deploy(state)
            return event_phase(game) if model is None else deploy(game, model)
        case Phase.EVENT:
            return event_phase(game)
        case Phase.ACTIVATION:
            return activation_phase(game)
        case Phase.END:
            return end_phase(game)
    return None


def open_initiative(game: Game[Any]) -> Rule[None]:
    """ARH-3b, ARH-3c All cards are ready again; the roll. ARH-2e That before deployment serves for Round 1."""
    state: ArcaneState = game.state
    for card in list(state.cards.values()):
        state.cards[card.id] = msgspec.structs.replace(card, exhausted=False)
    game.tell(RoundStart(state.round))
    yield from initiative_roll(game)
    state.phase = Phase.EVENT if state.field.bases else Phase.DEPLOY


def event_phase(game: Game[Any]) -> Rule[None]:
    """ARH-3d Orders, if they are played, then recovery."""
    begin_phase(game, Phase.EVENT)
    if game.options["ar.orders"] == "on":
        yield from give_orders(game)
    yield from recover(game)
    begin_phase(game, Phase.ACTIVATION)


def begin_phase(game: Game[Any], phase: Phase) -> None:
    game.state.phase = phase
    game.tell(ArcanePhase(phase))


def activation_phase(game: Game[Any]) -> Rule[None] | None:
    """ARH-3e The players alternate, each with one ready card; ARH-3f until no card is ready."""
    state: ArcaneState = game.state
    while state.activation is not None:
        if procedure := go_on(game):
            return procedure
    for seat in (state.next_player, 1 - state.next_player):
        if ready_cards(state, seat):
            return choose_card(game, seat)
    note_places(state)
    begin_phase(game, Phase.END)
    state.end_steps = tuple(model.id for model in in_game(state) if model.seat is None)
    return end_phase(game)


def go_on(game: Game[Any]) -> Rule[None] | None:
    """The next step of the activation; None where one has just ended without a question."""
    state: ArcaneState = game.state
    active = state.activation
    assert active is not None
    if active.model:
        if not state.models[active.model].in_game:  # AR-PR6 step 1
            end_activation(game)
            return None
        if not active.begun:
            return start_steps(game, active.model)
        return forced_act(game, active.model) if active.forced else act_freely(game, active.model)
    if left := left_to_activate(state):
        return choose_model(game, left)
    exhaust(game)
    return None


def end_phase(game: Game[Any]) -> Rule[None]:
    """ARH-3g Monsters act, orders are weighed, durations end; after the last Round the points are counted."""
    state: ArcaneState = game.state
    if state.end_steps:
        yield from monster_acts(game, state.end_steps[0])
        return
    yield from end_orders(game)
    end_effects(game)
    if state.round >= state.rounds or is_decided(state):
        end_quest(game)
        return
    state.round += 1
    state.phase = Phase.INITIATIVE
