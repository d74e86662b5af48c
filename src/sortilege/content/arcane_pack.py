"""Packs of The Arcane: models, bands, spells and tables as data."""

from collections.abc import Iterator
from itertools import chain, count
from typing import Any, Literal

import msgspec

from sortilege.content.by_id import by_id
from sortilege.content.yaml_file import YamlFile
from sortilege.rules.arcane.cards import Domain, Profile
from sortilege.rules.arcane.guildhall import ARCANUM, fault_of_slots, fault_of_spells
from sortilege.rules.arcane.setup import Table
from sortilege.rules.arcane.spell import Spell


class ArcaneModel(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A model's card."""

    id: str
    card: Profile


class BandCard(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card of a band, and how many models are on it."""

    model: str
    count: int = 1


class Band(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A band with its Guildhall cards; the Arcanum is chosen when a game begins, or the one named here is taken."""

    id: str
    name: dict[str, str]
    guildhall: tuple[str, ...]
    cards: tuple[BandCard, ...]
    arcanum: Domain | Literal[""] = ""


class ArcaneTable(Table, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: dict[str, str] = {}


class ArcanePackFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A pack as it stands in its file."""

    pack: str
    format: int
    ruleset: Literal["arcane"]
    title: dict[str, str] = {}
    spells: tuple[Spell, ...] = ()
    models: tuple[ArcaneModel, ...] = ()
    bands: tuple[Band, ...] = ()
    tables: tuple[ArcaneTable, ...] = ()


class ArcanePack(msgspec.Struct, frozen=True):
    """A pack by the ids of its cards."""

    id: str
    title: dict[str, str]
    spells: dict[str, Spell]
    models: dict[str, ArcaneModel]
    bands: dict[str, Band]
    tables: dict[str, ArcaneTable]


def load_arcane_pack(file: YamlFile) -> ArcanePack:
    """A pack; a FileError names the line of the first thing that is wrong with it."""
    read = file.convert(ArcanePackFile)
    pack = ArcanePack(
        read.pack,
        read.title,
        by_id(file, "spells", read.spells),
        by_id(file, "models", read.models),
        by_id(file, "bands", read.bands),
        by_id(file, "tables", read.tables),
    )
    for place, model in enumerate(read.models):
        if fault := fault_of_spells(model.card, pack.spells):
            raise file.fault(fault, "models", place, "card", "spells")
    for place, band in enumerate(read.bands):
        _check_band(file, pack, band, place)
    return pack


def _check_band(file: YamlFile, pack: ArcanePack, band: Band, place: int) -> None:
    for card_place, card in enumerate(band.cards):
        if card.model not in pack.models:
            raise file.fault(f"no model has the id {card.model!r}", "bands", place, "cards", card_place, "model")
    cards = [pack.models[card.model].card for card in band.cards]
    if fault := fault_of_slots(band.guildhall, cards):
        raise file.fault(f"the band does not fit its Guildhall cards: {fault}", "bands", place, "guildhall")


def arcane_setup(
    pack: ArcanePack, first: str, second: str, table: str = "", rounds: int = 5, *, choose: bool = False
) -> dict[str, Any]:
    """The set-up of a Quest between two bands; with `choose` the players choose their Arcana themselves."""
    board = pack.tables[table] if table else next(iter(pack.tables.values()))
    bands = (pack.bands[first], pack.bands[second])
    taken: set[str] = set()
    return {
        "table": {name: part for name, part in msgspec.to_builtins(board).items() if name not in ("id", "name")},
        "models": [recruit for seat, band in enumerate(bands) for recruit in _recruits(pack, band, seat, taken)],
        "spells": [msgspec.to_builtins(spell) for spell in pack.spells.values()],
        "guildhalls": [_guildhall(band, choose=choose) for band in bands],
        "rounds": rounds,
    }


def _guildhall(band: Band, *, choose: bool) -> list[str]:
    arcanum = [band.arcanum + ARCANUM] if band.arcanum and not choose else []
    return [*band.guildhall, *arcanum]


def _recruits(pack: ArcanePack, band: Band, seat: int, taken: set[str]) -> list[dict[str, Any]]:
    """Every model of a band; of a card with several they are numbered, and cards of one model are told apart."""
    found = []
    for card in band.cards:
        plain = msgspec.to_builtins(pack.models[card.model].card)
        group, names = next(each for each in _names(card) if taken.isdisjoint((each[0], *each[1])))
        taken.update((group, *names))
        found += [{"id": name, "seat": seat, "card": plain, "group": group} for name in names]
    return found


def _names(card: BandCard) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What a card and its models may be called."""
    for mark in chain(("",), (f"_{number}" for number in count(2))):
        group = card.model + mark
        yield group, (group,) if card.count == 1 else tuple(f"{group}_{n}" for n in range(1, card.count + 1))
