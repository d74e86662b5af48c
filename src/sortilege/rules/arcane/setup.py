"""What a Quest starts from: the table, the models with their cards, and perhaps a situation in the middle of a game."""

from collections.abc import Mapping
from typing import Any

import msgspec

from sortilege.kernel.moment import Lasting
from sortilege.kernel.setup import check_setup
from sortilege.rules.arcane.abilities import abilities
from sortilege.rules.arcane.cards import HUNDREDTHS, MONSTER, Profile
from sortilege.rules.arcane.guildhall import ARCANUM, CARDS, fault_of_slots, fault_of_spells, known_spells
from sortilege.rules.arcane.spell import Give, Spell
from sortilege.rules.arcane.state import Activation, ArcaneState, Card, Model, Order, Phase
from sortilege.table.battlefield import Battlefield
from sortilege.table.terrain import Feature

Point = tuple[float, float]


class Wall(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """ARH-2b A closed polygon, in inches, that blocks movement and vision."""

    id: str
    outline: tuple[Point, ...]


class Table(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """ARH-2a A square of 30 inches."""

    width: float = 30
    height: float = 30
    walls: tuple[Wall, ...] = ()


class Recruit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A model: whose, of which card, and where it stands, in inches, if the game does not begin with deployment."""

    id: str
    seat: int | None
    card: Profile
    group: str = ""
    """the card that it shares with others; without it, a card of its own"""
    at: Point | None = None
    now: dict[str, Any] = {}
    """what is true of it in a situation: its wounds, its Torment, its conditions …"""


class Situation(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game stands that does not start at its beginning."""

    round: int = 1
    phase: Phase = Phase.ACTIVATION
    first_player: int = 0
    next_player: int | None = None
    activation: Activation | None = None
    exhausted: tuple[str, ...] = ()
    lasting: dict[str, Lasting] = {}
    orders: dict[str, Order] = {}


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    models: tuple[Recruit, ...]
    spells: tuple[Spell, ...]
    guildhalls: tuple[tuple[str, ...], tuple[str, ...]]
    table: Table = Table()
    rounds: int = 5
    situation: Situation | None = None


def read_setup(setup: Mapping[str, Any]) -> Setup:
    """The set-up in its own form; a ValueError says what is wrong with it and where."""
    check_setup(setup)
    read = msgspec.convert(setup, Setup)
    ids = [recruit.id for recruit in read.models]
    if len(set(ids)) < len(ids):
        raise ValueError("two models have the same id")
    spells = {spell.id: spell for spell in read.spells}
    for spell in read.spells:
        _check_conditions(spell)
    for recruit in read.models:
        _check_recruit(recruit, spells)
    if read.situation is None:
        for seat, guildhall in enumerate(read.guildhalls):
            _check_band(read, seat, guildhall)
    elif missing := [recruit.id for recruit in read.models if recruit.at is None and recruit.now.get("in_game", True)]:
        raise ValueError(f"{missing[0]} stands nowhere: in a situation each model has its place")
    return read


def _check_conditions(spell: Spell) -> None:
    for effect in (*spell.effect, *spell.empowered.effect):
        if isinstance(effect, Give) and effect.condition not in abilities:
            raise ValueError(f"{spell.id} gives {effect.condition!r}, and there is no such condition")


def _check_recruit(recruit: Recruit, spells: dict[str, Spell]) -> None:
    if recruit.seat not in (0, 1) and (recruit.seat is not None or MONSTER not in recruit.card.tags):
        raise ValueError("a model belongs to seat 0 or to seat 1")
    if unknown := [name for name in recruit.card.abilities if name not in abilities]:
        raise ValueError(f"{recruit.id} has {unknown[0]!r}, and there is no such ability")
    if fault := fault_of_spells(recruit.card, spells):  # AR-F34
        raise ValueError(fault)


def _check_band(setup: Setup, seat: int, guildhall: tuple[str, ...]) -> None:
    """AR-F34 A whole band must fit its Guildhall cards."""
    cards = {recruit.group or recruit.id: recruit.card for recruit in setup.models if recruit.seat == seat}
    if fault := fault_of_slots(guildhall, list(cards.values())):
        raise ValueError(f"the band of player {seat + 1} does not fit its Guildhall cards: {fault}")


def first_state(setup: Setup) -> ArcaneState:
    """The state in which the game starts."""
    begun = setup.situation or Situation(phase=Phase.ARCANA)
    spells = {spell.id: spell for spell in setup.spells}
    models = {recruit.id: _model(recruit, setup, spells) for recruit in setup.models}
    return ArcaneState(
        round=begun.round,
        rounds=setup.rounds,
        phase=begun.phase,
        first_player=begun.first_player,
        field=_battlefield(setup, models),
        models=models,
        cards=_cards(setup, begun.exhausted),
        spells=spells,
        guildhalls=setup.guildhalls,
        activation=begun.activation,
        lasting=dict(begun.lasting),
        orders=dict(begun.orders),
        next_player=begun.first_player if begun.next_player is None else begun.next_player,
        end_steps=(),
        points=(0, 0),
        winner=None,
    )


def _model(recruit: Recruit, setup: Setup, spells: dict[str, Spell]) -> Model:
    guildhall = setup.guildhalls[recruit.seat] if recruit.seat is not None else ()
    known = known_spells(recruit.card, guildhall, spells)
    fixed = {"id": recruit.id, "seat": recruit.seat, "group": recruit.group or recruit.id}
    unknown = set(recruit.now) - (set(Model.__struct_fields__) - {*fixed, "card"})
    if unknown:
        raise ValueError(f"models[{recruit.id}].now: {sorted(unknown)[0]!r} is nothing that a model can be")
    deployed = recruit.at is not None
    plain = {**fixed, "card": msgspec.to_builtins(recruit.card), "known": known, "in_game": deployed, **recruit.now}
    model = msgspec.convert(plain, Model)
    if strange := [name for name in (*model.conditions, *model.lingering) if name not in abilities]:
        raise ValueError(f"{recruit.id} has {strange[0]!r}, and there is no such condition")
    return model


def _battlefield(setup: Setup, models: dict[str, Model]) -> Battlefield:
    walls = tuple(
        Feature(
            wall.id,
            tuple((hundredths(x), hundredths(y)) for x, y in wall.outline),
            "wall",
            blocks_sight=True,
            impassable=True,
        )
        for wall in setup.table.walls
    )
    bases = {
        recruit.id: recruit.card.base_at(hundredths(recruit.at[0]), hundredths(recruit.at[1]))
        for recruit in setup.models
        if recruit.at is not None and models[recruit.id].in_game
    }
    return Battlefield(hundredths(setup.table.width), hundredths(setup.table.height), walls, bases)


def _cards(setup: Setup, exhausted: tuple[str, ...]) -> dict[str, Card]:
    groups: dict[str, list[Recruit]] = {}
    for recruit in setup.models:
        if recruit.seat is None:
            continue  # ARH-14d
        groups.setdefault(recruit.group or recruit.id, []).append(recruit)
    return {
        name: Card(name, members[0].seat or 0, tuple(member.id for member in members), name in exhausted)
        for name, members in groups.items()
    }


def hundredths(inches: float) -> int:
    return round(inches * HUNDREDTHS)


def with_arcanum(state: ArcaneState, seat: int, domain: str) -> None:
    """ARH-2f A player has chosen his Arcanum: his Arcanists learn its spells (AR-5b)."""
    guildhalls = list(state.guildhalls)
    guildhalls[seat] = (*guildhalls[seat], domain + ARCANUM)
    state.guildhalls = tuple(guildhalls)
    for model in list(state.models.values()):
        if model.seat == seat:
            known = known_spells(model.card, state.guildhalls[seat], state.spells)
            state.models[model.id] = msgspec.structs.replace(model, known=known)


def lacks_arcanum(state: ArcaneState, seat: int) -> bool:
    """ARH-2f Whether one Guildhall card is yet to be chosen."""
    return len(state.guildhalls[seat]) < CARDS
