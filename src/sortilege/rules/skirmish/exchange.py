"""C2-12.1.35 The exchange of Strategists (C2-P1 step 6, C2-R75)."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from sortilege.kernel import Ask, Game, One, Option, Rule, Seat, Seen
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.events import TroopsExchanged
from sortilege.rules.confrontation.state import Card, ModelId, Skirmish, deciding_order
from sortilege.rules.magic.state import MagicState
from sortilege.rules.skirmish.combatants import Combatant, artifacts_of, magician_of, model_of, worn_by
from sortilege.rules.skirmish.setup import read_setup

OUT, IN, DONE = "out", "in", "done"

SHARE: Final = 4
"""C2-12.1.35a A quarter of the army's points may be taken out."""


class Exchange(msgspec.Struct, frozen=True):
    """What a player takes out, and what he puts in."""

    seat: Seat
    out: tuple[ModelId, ...] = ()
    into: tuple[ModelId, ...] = ()


def exchange_troops(game: Game[Any]) -> Rule[None]:
    """C2-12.1.35b The side with more Strategists, C2-12.1.35c both in secret if they have equally many."""
    state: MagicState = game.state
    setup = read_setup(game.setup)
    entitled = [seat for seat in deciding_order(state) if may_exchange(state, seat)]
    exchanges = []
    for seat in entitled:
        substitutes = [combatant for combatant in setup.substitutes if combatant.seat == seat]
        seen = Seen.HIDDEN if len(entitled) > 1 else Seen.OPEN
        exchanges.append((yield from choose_exchange(state, seat, substitutes, seen)))
    for exchange in exchanges:
        carry_out(game, exchange, [combatant for combatant in setup.substitutes if combatant.id in exchange.into])


def may_exchange(state: Skirmish, seat: Seat) -> bool:
    """C2-R75 A side with at least one Strategist, and not fewer than the other."""
    own = len(strategists(state, seat))
    return own > 0 and own >= len(strategists(state, 1 - seat))


def strategists(state: Skirmish, seat: Seat) -> list[ModelId]:
    return [
        model.id
        for model in state.models.values()
        if model.seat == seat and weigh("exchanges_troops", acting_on(state, model.id), False)
    ]


def choose_exchange(state: Skirmish, seat: Seat, substitutes: list[Combatant], seen: Seen) -> Rule[Exchange]:
    """One model after another, until he is done."""
    exchange = Exchange(seat)
    while substitutes:
        options = possible(state, exchange, substitutes)
        match (yield Ask(seat, "setup.exchange", "C2-12.1.35a", One((DONE, *options)), {}, seen)):
            case ("out", str() as model):
                exchange = msgspec.structs.replace(exchange, out=(*exchange.out, model))
            case ("in", str() as model):
                exchange = msgspec.structs.replace(exchange, into=(*exchange.into, model))
            case _:
                break
    return exchange


def possible(state: Skirmish, exchange: Exchange, substitutes: Iterable[Combatant]) -> list[Option]:
    """C2-R75 At most a quarter is taken out, no more put in than was taken out, and one Strategist stays."""
    army = {model.id: model.card.pa for model in state.models.values() if model.seat == exchange.seat}
    worth = {combatant.id: combatant.card.pa for combatant in substitutes}
    removed = sum(army[model] for model in exchange.out)
    added = sum(worth[model] for model in exchange.into)
    staying = [model for model in strategists(state, exchange.seat) if model not in exchange.out]
    out: list[Option] = [
        (OUT, model)
        for model, points in army.items()
        if model not in exchange.out and SHARE * (removed + points) <= sum(army.values()) and [model] != staying
    ]
    into: list[Option] = [
        (IN, model) for model, points in worth.items() if model not in exchange.into and added + points <= removed
    ]
    return [*out, *into]


def carry_out(game: Game[Any], exchange: Exchange, coming: list[Combatant]) -> None:
    """The army is another one from now on, and what it begins with is counted by it."""
    state: MagicState = game.state
    for model in exchange.out:
        group = state.models.pop(model).group
        state.magicians.pop(model, None)
        _lay_down(state, model)
        left = tuple(other for other in state.cards[group].models if other != model)
        state.cards[group] = msgspec.structs.replace(state.cards[group], models=left)
        if not left:
            del state.cards[group]
    for combatant in coming:
        model_row = model_of(combatant)
        state.models[combatant.id] = model_row
        here = state.cards.get(model_row.group, Card(model_row.group, exchange.seat, ()))
        state.cards[model_row.group] = msgspec.structs.replace(here, models=(*here.models, combatant.id))
        if combatant.is_magician:
            state.magicians[combatant.id] = magician_of(combatant, game.options)
    state.carried.update(artifacts_of(coming, game.options))
    state.lasting.update(worn_by(coming))
    state.armies = tuple(
        msgspec.structs.replace(army, points=_points(state, army.seat)) if army.seat == exchange.seat else army
        for army in state.armies
    )
    game.tell(TroopsExchanged(exchange.seat, exchange.out, exchange.into))


def _lay_down(state: MagicState, model: ModelId) -> None:
    """What a model carries goes with it."""
    if state.carried.pop(model, None):
        state.lasting = {key: effect for key, effect in state.lasting.items() if effect.bearer != model}


def _points(state: Skirmish, seat: Seat) -> dict[ModelId, int]:
    return {model.id: model.card.pa for model in state.models.values() if model.seat == seat}
