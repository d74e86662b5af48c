"""Packs: models, spells and tables as data, in the first version of their format."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from sortilege.content.by_id import by_id
from sortilege.content.yaml_file import YamlFile
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.profile import Profile
from sortilege.rules.confrontation.terrain import Table
from sortilege.rules.incantation2 import abilities as _known  # noqa: F401 - its abilities make themselves known
from sortilege.rules.incantation2.effects import Effect, Formula, Give, Move, Summon
from sortilege.rules.incantation2.elements import ELEMENTS
from sortilege.rules.incantation2.peoples import COLLEGES, PRIMITIVE
from sortilege.rules.incantation2.spell import Spell

FORMAT = 1


class ModelCard(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A model with the spells that it brings."""

    id: str
    card: Profile
    spells: tuple[str, ...] = ()
    ingredients: tuple[str, ...] = ()


class TableCard(Table, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: dict[str, str] = {}


class PackFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A pack as it stands in its file."""

    pack: str
    format: int
    ruleset: Literal["duel"] = "duel"
    title: dict[str, str] = {}
    spells: tuple[Spell, ...] = ()
    models: tuple[ModelCard, ...] = ()
    tables: tuple[TableCard, ...] = ()


class Pack(msgspec.Struct, frozen=True):
    """A pack by the ids of its cards."""

    id: str
    title: dict[str, str]
    spells: dict[str, Spell]
    models: dict[str, ModelCard]
    tables: dict[str, TableCard]


def load_pack(file: YamlFile) -> Pack:
    """A pack; a FileError names the line of the first thing that is wrong with it."""
    read = file.convert(PackFile)
    pack = Pack(
        read.pack,
        read.title,
        by_id(file, "spells", read.spells),
        by_id(file, "models", read.models),
        by_id(file, "tables", read.tables),
    )
    for place, spell in enumerate(read.spells):
        _check_spell(file, spell, place)
    for place, model in enumerate(read.models):
        for spell_place, spell_id in enumerate(model.spells):
            if spell_id not in pack.spells:
                raise file.fault(f"no spell has the id {spell_id!r}", "models", place, "spells", spell_place)
    return pack


def _check_spell(file: YamlFile, spell: Spell, place: int) -> None:
    known = {college.name for college in COLLEGES.values()} | {f"elemental:{element}" for element in ELEMENTS}
    if spell.college not in known | {PRIMITIVE}:
        wrong = f"{spell.college!r} is no college; there are {', '.join(sorted(known | {PRIMITIVE}))}"
        raise file.fault(wrong, "spells", place, "college")
    if spell.college == PRIMITIVE and spell.gems.coloured:
        raise file.fault("a primitive spell costs neutral gems only", "spells", place, "gems")
    if spell.target == "place" and not any(isinstance(effect, Summon) for effect in spell.effect):
        raise file.fault("nothing is summoned at the place", "spells", place, "target")
    if isinstance(spell.difficulty, Formula) and spell.difficulty.of.startswith("target.") and not spell.aims:
        raise file.fault("there is no target whose value could be read", "spells", place, "difficulty")
    for number, effect in enumerate(spell.effect):
        ability = effect.ability if isinstance(effect, Give | Summon) else ""
        if ability and ability not in abilities:
            wrong = f"{ability!r} is no ability; there are {', '.join(abilities.names())}"
            raise file.fault(wrong, "spells", place, "effect", number, "ability")
        _check_effect(file, spell, effect, "spells", place, "effect", number)
        if isinstance(effect, Summon) and spell.target != "place":
            raise file.fault("a spell that summons names a place: `target: place`", "spells", place, "target")


def _check_effect(file: YamlFile, spell: Spell, effect: Effect, *way: str | int) -> None:
    """What a spell that names no target model cannot do, unless it is on the whole battlefield."""
    alone = isinstance(effect, Summon) or (isinstance(effect, Move) and effect.whom == "caster")
    if not (alone or spell.aims or spell.area == "battlefield"):
        raise file.fault("this needs a model: name a target, or `area: battlefield`", *way, "do")


class Stand(msgspec.Struct, frozen=True):
    """Where a model of a duel begins, in centimetres and degrees."""

    seat: int
    model: str
    at: tuple[float, float]
    facing: float
    id: str = ""
    """empty: the model's own"""
    now: Mapping[str, Any] = {}


def combatant(pack: Pack, stand: Stand) -> dict[str, Any]:
    """A model of a set-up, with every card that it needs, as plain data."""
    model = pack.models[stand.model]
    return {
        "id": stand.id or model.id,
        "seat": stand.seat,
        "card": msgspec.to_builtins(model.card),
        "at": list(stand.at),
        "facing": stand.facing,
        "spells": [msgspec.to_builtins(pack.spells[spell]) for spell in model.spells],
        **({"ingredients": list(model.ingredients)} if model.ingredients else {}),
        **({"now": dict(stand.now)} if stand.now else {}),
    }


def duel_setup(pack: Pack, first: str, second: str, table: str = "", turns: int = 10) -> dict[str, Any]:
    """The set-up of a duel between two models of a pack, facing each other across a table of it."""
    board = pack.tables[table] if table else next(iter(pack.tables.values()))
    plain = {name: part for name, part in msgspec.to_builtins(board).items() if name not in ("id", "name")}
    stands = (
        Stand(0, first, (8, board.height / 2), 0),
        Stand(1, second, (board.width - 8, board.height / 2), 180, f"{second}_2" if first == second else ""),
    )
    return {"table": plain, "models": [combatant(pack, stand) for stand in stands], "turns": turns}
