"""ARH-17 Shout Orders, a module of its own: option `ar.orders`."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule, Seat
from sortilege.rules.arcane.cards import GUILDMASTER, HUNDREDTHS
from sortilege.rules.arcane.engagement import gap
from sortilege.rules.arcane.events import OrderEnded, OrderGiven
from sortilege.rules.arcane.sides import enemies_of, side
from sortilege.rules.arcane.state import ArcaneState, ModelId, Order, Spot
from sortilege.rules.arcane.torment import gain_torment
from sortilege.rules.arcane.vision import DesignatedPoint
from sortilege.table.distance import distance_to_point
from sortilege.table.measure import within

NONE, ATTACK, RUN, GUARD = "none", "attack", "run", "guard"
HEARD: Final = 12 * HUNDREDTHS
"""ARH-17a How far a shout carries."""


def hurried(state: ArcaneState, model: ModelId) -> int:
    """ARH-17c An inch more for whoever was told to run in this Round."""
    orders = (order for order in state.orders.values() if order.round == state.round)
    return 1 if any(order.kind == RUN and order.model == model for order in orders) else 0


def give_orders(game: Game[Any]) -> Rule[None]:
    """ARH-17a First Player first, each Guildmaster in game may give one order."""
    state: ArcaneState = game.state
    for seat in (state.first_player, 1 - state.first_player):
        for model in list(state.models.values()):
            if model.in_game and side(model) == seat and GUILDMASTER in model.card.tags:
                yield from _shout(game, seat, model.id)


def _shout(game: Game[Any], seat: Seat, guildmaster: ModelId) -> Rule[None]:
    state: ArcaneState = game.state
    options = One((NONE, *_possible(state, seat, guildmaster)))
    match (yield Ask(seat, "event.order", "ARH-17a", options, {"model": guildmaster})):
        case (str() as kind, str() as model):
            spot = yield Ask(seat, "event.order_point", RULES[kind], _anywhere(state), {"model": model, "order": kind})
            _give(game, Order(kind, guildmaster, model, spot=spot, round=state.round))
        case (str() as kind, str() as model, str() as enemy):
            _give(game, Order(kind, guildmaster, model, enemy, round=state.round))


RULES: Final = {ATTACK: "ARH-17b", RUN: "ARH-17c", GUARD: "ARH-17d"}


def _possible(state: ArcaneState, seat: Seat, guildmaster: ModelId) -> list[Option]:
    found: list[Option] = []
    for model in state.models.values():
        hears = model.in_game and model.id != guildmaster and side(model) == seat
        if hears and within(gap(state, guildmaster, model.id), HEARD):
            found += [(ATTACK, model.id, enemy) for enemy in enemies_of(state, model.id)]
            found += [(RUN, model.id), (GUARD, model.id)]
    return found


def _anywhere(state: ArcaneState) -> DesignatedPoint:
    return DesignatedPoint(state.field, "", 0)


def _give(game: Game[Any], order: Order) -> None:
    """A new order takes the place of the former; ARH-17d a former Guard! stays until another is given."""
    state: ArcaneState = game.state
    state.orders[f"{order.by}:{order.kind}" if order.kind == GUARD else order.by] = order
    game.tell(OrderGiven(order.by, order.model, order.kind, RULES[order.kind]))


def stands_at(state: ArcaneState, model: ModelId, spot: Spot | None) -> bool:
    """Whether its base covers or touches a point."""
    if spot is None or not state.models[model].in_game:
        return False
    return within(distance_to_point(state.field.bases[model], spot), 0)


def guarded(state: ArcaneState, model: ModelId) -> bool:
    """ARH-17d Whether a Guard! protects it where it stands."""
    return any(
        order.kind == GUARD and order.model == model and stands_at(state, model, order.spot)
        for order in state.orders.values()
    )


def spurred(state: ArcaneState, model: ModelId, enemy: ModelId) -> bool:
    """ARH-17b Whether it was told to attack this enemy in this Round."""
    return any(
        order.kind == ATTACK and (order.model, order.enemy, order.round) == (model, enemy, state.round)
        for order in state.orders.values()
    )


def note_attack(state: ArcaneState, attacker: ModelId, target: ModelId) -> None:
    """ARH-17b An Attack! is accomplished by attacking."""
    for key, order in state.orders.items():
        if order.kind == ATTACK and (order.model, order.enemy) == (attacker, target):
            state.orders[key] = msgspec.structs.replace(order, accomplished=True)


def note_places(state: ArcaneState) -> None:
    """ARH-17c, ARH-17d At the end of the Activation Phase the model stands where it was sent."""
    for key, order in state.orders.items():
        if order.kind != ATTACK and stands_at(state, order.model, order.spot):
            state.orders[key] = msgspec.structs.replace(order, accomplished=True)


def end_orders(game: Game[Any]) -> Rule[None]:
    """ARH-17e An order that was not accomplished costs its Guildmaster Torment; ARH-17d a Guard! may stay."""
    state: ArcaneState = game.state
    for key, order in list(state.orders.items()):
        if order.round == state.round:
            game.tell(OrderEnded(order.by, order.kind, order.accomplished))
            if not order.accomplished:
                yield from gain_torment(game, order.by, 1, "ARH-17e")
        if order.kind != GUARD or not stands_at(state, order.model, order.spot):
            state.orders.pop(key, None)
