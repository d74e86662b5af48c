"""Packs of The Arcane: models, bands, spells and tables as data."""

from collections.abc import Iterator, Mapping
from itertools import chain, count
from typing import Any, Literal

import msgspec

from sortilege.content.by_id import by_id, given_twice
from sortilege.content.faults import Fault, FileError, meant
from sortilege.content.pack_files import PackFiles
from sortilege.kernel.words import Id, Words
from sortilege.rules.arcane.cards import Domain, Profile
from sortilege.rules.arcane.guildhall import ARCANUM, fault_of_slots, fault_of_spells
from sortilege.rules.arcane.setup import Table
from sortilege.rules.arcane.spell import Spell


class ArcaneModel(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A model's card."""

    id: Id
    card: Profile
    text: Words = {}


class BandCard(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card of a band, and how many models are on it."""

    model: str
    count: int = 1


class Band(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A band with its Guildhall cards; the Arcanum is chosen when a game begins, or the one named here is taken."""

    id: Id
    name: Words
    guildhall: tuple[str, ...]
    cards: tuple[BandCard, ...]
    arcanum: Domain | Literal[""] = ""


class ArcaneTable(Table, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A table with its walls."""

    id: Id
    name: Words = {}


class ArcanePackFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A file of a pack. A pack may be divided among the files of a folder; each begins with the same three lines."""

    pack: Id
    """the id of the pack"""
    format: Literal[1]
    ruleset: Literal["arcane"]
    """the rule system for which it is"""
    title: Words = {}
    spells: tuple[Spell, ...] = ()
    models: tuple[ArcaneModel, ...] = ()
    bands: tuple[Band, ...] = ()
    tables: tuple[ArcaneTable, ...] = ()


LISTS = ("spells", "models", "bands", "tables")


class ArcanePack(msgspec.Struct, frozen=True):
    """A pack by the ids of its cards."""

    id: str
    title: Mapping[str, str]
    spells: dict[str, Spell]
    models: dict[str, ArcaneModel]
    bands: dict[str, Band]
    tables: dict[str, ArcaneTable]


def load_arcane_pack(files: PackFiles) -> ArcanePack:
    """A pack; a FileError holds everything that is wrong with it."""
    if faults := files.faults_of_form(ArcanePackFile):
        raise FileError(*faults)
    parts = [file.convert(ArcanePackFile) for file in files.files]
    listed = {name: tuple(card for part in parts for card in getattr(part, name)) for name in LISTS}
    titles = [part.title for part in parts if part.title]
    cards = {name: by_id(cards) for name, cards in listed.items()}
    pack = ArcanePack(parts[0].pack, titles[0] if titles else {}, **cards)
    faults = [fault for part, named in listed.items() for fault in given_twice(files, part, named)]
    for place, model in enumerate(listed["models"]):
        if fault := fault_of_spells(model.card, pack.spells):
            faults.append(files.fault(fault, "models", place, "card", "spells"))
    for place, band in enumerate(listed["bands"]):
        faults += _faults_of_band(files, pack, band, place)
    if faults:
        raise FileError(*sorted(faults))
    return pack


def _faults_of_band(files: PackFiles, pack: ArcanePack, band: Band, place: int) -> Iterator[Fault]:
    unknown = [(number, card.model) for number, card in enumerate(band.cards) if card.model not in pack.models]
    for number, name in unknown:
        wrong = f"no model has the id {name!r}; {meant(name, pack.models)}"
        yield files.fault(wrong, "bands", place, "cards", number, "model")
    cards = [] if unknown else [pack.models[card.model].card for card in band.cards]
    if not unknown and (fault := fault_of_slots(band.guildhall, cards)):
        yield files.fault(f"the band does not fit its Guildhall cards: {fault}", "bands", place, "guildhall")


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
