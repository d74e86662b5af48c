"""ARH-4 Activation (AR-PR6)."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule, Seat
from sortilege.kernel.moment import Acting, at, weigh
from sortilege.rules.arcane.abilities import abilities, acting_on
from sortilege.rules.arcane.arcanists import CAST, EMPOWER, casts
from sortilege.rules.arcane.attack import ATTACK, attack, attacks, weapon_of
from sortilege.rules.arcane.casting import cast
from sortilege.rules.arcane.damage import heal
from sortilege.rules.arcane.engagement import engaged_with, nearest
from sortilege.rules.arcane.events import CardActivated, Forced, ModelActivated, StoodUp
from sortilege.rules.arcane.movement import (
    allowance,
    approach,
    can_disengage,
    disengage,
    may_move,
    move,
    spend_movement,
)
from sortilege.rules.arcane.picking import pick
from sortilege.rules.arcane.sides import MIND_CONTROL, decider, enemies_of
from sortilege.rules.arcane.state import Activation, ArcaneState, CardId, ModelId
from sortilege.rules.arcane.tokens import lose_condition

END, MOVE, DISENGAGE, SEEK = ("end",), ("move",), ("disengage",), ("seek",)


def ready_cards(state: ArcaneState, seat: Seat) -> list[CardId]:
    """ARH-3e Cards that are not exhausted and have a model in game."""
    return [
        card.id
        for card in state.cards.values()
        if card.seat == seat and not card.exhausted and any(state.models[model].in_game for model in card.models)
    ]


def choose_card(game: Game[Any], seat: Seat) -> Rule[None]:
    """ARH-3e, ARH-3f Each activates one ready card; who has one cannot pass."""
    state: ArcaneState = game.state
    ready = tuple(ready_cards(state, seat))
    card: CardId = yield Ask(seat, "activation.card", "ARH-3e", One(ready))
    state.activation = Activation(card)
    game.tell(CardActivated(card, seat))


def left_to_activate(state: ArcaneState) -> list[ModelId]:
    """ARH-4a The models of the card that were not yet activated."""
    active = state.activation
    assert active is not None
    models = state.cards[active.card].models
    return [model for model in models if model not in active.done and state.models[model].in_game]


def choose_model(game: Game[Any], left: list[ModelId]) -> Rule[None]:
    """ARH-4a One after the other, in the order that its player likes."""
    state: ArcaneState = game.state
    active = state.activation
    assert active is not None
    model = left[0]
    if len(left) > 1:
        seat = state.cards[active.card].seat
        model = yield Ask(seat, "activation.model", "ARH-4a", One(tuple(left)), {"card": active.card})
    state.activation = Activation(active.card, model, active.done)
    game.tell(ModelActivated(model))


def start_steps(game: Game[Any], model: ModelId) -> Rule[None]:
    """ARH-4f Regeneration, tokens, Confused, Terrified, in this order; then whoever is Stunned stands up."""
    state: ArcaneState = game.state
    if state.models[model].card.regeneration:  # ARH-9c
        heal(game, model, 1, "ARH-9c")
    yield from remove_tokens(game, model)
    starting = at("activation_starts", acting_on(state, model))
    for act in sorted(starting, key=lambda act: act.ability.start_step):  # type: ignore[attr-defined]
        if state.models[model].in_game:
            yield from act.ability.activation_starts(act, game)  # type: ignore[attr-defined]
    if state.models[model].in_game:
        _begin(game, model)


def remove_tokens(game: Game[Any], model: ModelId) -> Rule[None]:
    """ARH-4f step 2: one token of each; ARH-4g what was removed still applies in this activation."""
    state: ArcaneState = game.state
    for name in abilities.names():
        here = state.models[model]
        if here.in_game and name in here.conditions and getattr(abilities[name], "leaves", False):
            state.models[model] = msgspec.structs.replace(here, lingering=(*here.lingering, name))
            lose_condition(game, model, name, 1, "ARH-4f")
            for act in acting_on(state, model):
                if act.ability.name == name and hasattr(act.ability, "token_removed"):
                    yield from act.ability.token_removed(act, game)


def _begin(game: Game[Any], model: ModelId) -> None:
    state: ArcaneState = game.state
    active = state.activation
    assert active is not None
    stunned = "stunned" in state.models[model].conditions
    state.activation = msgspec.structs.replace(active, begun=True, stood_up=stunned)
    if stunned:  # ARH-13i
        lose_condition(game, model, "stunned", None, "ARH-13i")
        game.tell(StoodUp(model))


def forced_act(game: Game[Any], model: ModelId) -> Rule[None]:
    """AR-PR6 step 2: what governs the activation acts, and the model does nothing else."""
    state: ArcaneState = game.state
    active = state.activation
    assert active is not None
    ability = abilities[active.forced]
    game.tell(Forced(model, ability.name, ability.rule))
    act = Acting(ability, model, decider(state, model), ability.name)
    yield from ability.acts(act, game)  # type: ignore[attr-defined]
    end_activation(game)


def act_freely(game: Game[Any], model: ModelId) -> Rule[None]:
    """AR-PR6 step 3: one part of the activation, as its controller likes."""
    options = choices(game, model)
    if options == (END,):
        end_activation(game)
        return
    chosen: Any = yield Ask(decider(game.state, model), "activation.act", "ARH-4b", One(options), {"model": model})
    match chosen:
        case ("move",):
            yield from move(game, model)
            spend_movement(game.state)
        case ("seek",):
            yield from seek(game, model)
            spend_movement(game.state)
        case ("disengage",):
            yield from disengage(game, model)  # ARH-5h: a failure costs this Movement all the same
            spend_movement(game.state)
        case ("attack", weapon, target):
            _spend_action(game.state)
            yield from attack(game, model, weapon_of(game.state, model, weapon), target)
        case ("cast" | "empower" as how, spell):
            yield from cast(game, model, spell, empowered=how == EMPOWER)
        case _:
            end_activation(game)


def choices(game: Game[Any], model: ModelId) -> tuple[Option, ...]:
    """What it may do now: of what is possible, whatever a Doom leaves."""
    return weigh("choices", acting_on(game.state, model), possible(game, model), game)


def possible(game: Game[Any], model: ModelId) -> tuple[Option, ...]:
    """ARH-4b One Movement and one Action, in either order; ARH-4c a second Movement instead of the Action."""
    active: Activation = game.state.activation
    options: list[Option] = []
    if active.moves + active.acted < 2 and may_move(game, model):
        if not engaged_with(game, model):  # ARH-5g
            options += [MOVE] if allowance(game.state, model) else []
        elif can_disengage(game, model):
            options.append(DISENGAGE)
    if not active.acted and active.moves < 2:
        options += [*attacks(game, model), *casts(game, model)]
    return (END, *options)


def seek(game: Game[Any], model: ModelId) -> Rule[None]:
    """ARH-12i By the shortest way towards the nearest enemy."""
    prey = nearest(game.state, model, enemies_of(game.state, model))
    enemy = yield from pick(game, model, "activation.nearest", "ARH-12i", prey)
    approach(game, model, enemy, "seek", "ARH-12i")


def _spend_action(state: ArcaneState) -> None:
    active = state.activation
    assert active is not None
    state.activation = msgspec.structs.replace(active, acted=True)


def end_activation(game: Game[Any]) -> None:
    """AR-PR6 step 4: what lingered ends, and Mind Control without tokens with it (ARH-13g)."""
    state: ArcaneState = game.state
    active = state.activation
    assert active is not None
    here = state.models[active.model]
    controller = here.mind_controller if MIND_CONTROL in here.conditions else None
    state.models[here.id] = msgspec.structs.replace(here, lingering=(), mind_controller=controller)
    state.activation = Activation(active.card, "", (*active.done, active.model))


def exhaust(game: Game[Any]) -> None:
    """ARH-4a All models of the card were activated: it is exhausted, and the other player goes on."""
    state: ArcaneState = game.state
    active = state.activation
    assert active is not None
    card = state.cards[active.card]
    state.cards[card.id] = msgspec.structs.replace(card, exhausted=True)
    state.activation = None
    state.next_player = 1 - card.seat


__all__ = ["ATTACK", "CAST", "act_freely", "choose_card", "choose_model", "exhaust", "forced_act", "start_steps"]
