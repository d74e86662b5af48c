"""Packs: models, spells, armies and tables as data, in the first version of their format."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from sortilege.content.army import Army, ArmyCard
from sortilege.content.by_id import by_id
from sortilege.content.yaml_file import YamlFile
from sortilege.rules.confrontation import skills as _skills  # noqa: F401 - they make themselves known
from sortilege.rules.confrontation.abilities import abilities
from sortilege.rules.confrontation.profile import Profile, Skill
from sortilege.rules.confrontation.terrain import Table
from sortilege.rules.incantation2 import abilities as _known  # noqa: F401 - its abilities make themselves known
from sortilege.rules.incantation2.peoples import COLLEGES, PRIMITIVE
from sortilege.rules.incantation2.selenites import under_the_moon
from sortilege.rules.magic.effects import Effect, Formula, Give, Move, Summon
from sortilege.rules.magic.elements import ELEMENTS
from sortilege.rules.magic.spell import Spell

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
    ruleset: Literal["duel", "confrontation"] = "duel"
    title: dict[str, str] = {}
    spells: tuple[Spell, ...] = ()
    models: tuple[ModelCard, ...] = ()
    armies: tuple[Army, ...] = ()
    tables: tuple[TableCard, ...] = ()


class Pack(msgspec.Struct, frozen=True):
    """A pack by the ids of its cards."""

    id: str
    title: dict[str, str]
    spells: dict[str, Spell]
    models: dict[str, ModelCard]
    armies: dict[str, Army]
    tables: dict[str, TableCard]


def load_pack(file: YamlFile) -> Pack:
    """A pack; a FileError names the line of the first thing that is wrong with it."""
    read = file.convert(PackFile)
    pack = Pack(
        read.pack,
        read.title,
        by_id(file, "spells", read.spells),
        by_id(file, "models", read.models),
        by_id(file, "armies", read.armies),
        by_id(file, "tables", read.tables),
    )
    for place, spell in enumerate(read.spells):
        _check_spell(file, spell, place)
    for place, model in enumerate(read.models):
        for spell_place, spell_id in enumerate(model.spells):
            if spell_id not in pack.spells:
                raise file.fault(f"no spell has the id {spell_id!r}", "models", place, "spells", spell_place)
    for place, army in enumerate(read.armies):
        _check_army(file, pack, army, place)
    return pack


def _check_army(file: YamlFile, pack: Pack, army: Army, place: int) -> None:
    """Its models and spells are among the pack's."""
    for part, cards in (("cards", army.cards), ("substitutes", army.substitutes)):
        for card_place, card in enumerate(cards):
            way = ("armies", place, part, card_place)
            if card.model not in pack.models:
                raise file.fault(f"no model has the id {card.model!r}", *way, "model")
            for spell_place, spell_id in enumerate(card.spells):
                if spell_id not in pack.spells:
                    raise file.fault(f"no spell has the id {spell_id!r}", *way, "spells", spell_place)


def _check_spell(file: YamlFile, spell: Spell, place: int) -> None:
    known = {college.name for college in COLLEGES.values() if college.name} | {
        f"elemental:{element}" for element in ELEMENTS
    }
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
    at: tuple[float, float] | None = None
    """None: it is still to be deployed"""
    facing: float = 0
    id: str = ""
    """empty: the model's own"""
    group: str = ""
    """the reference card that it shares with others"""
    now: Mapping[str, Any] = {}


def combatant(pack: Pack, stand: Stand) -> dict[str, Any]:
    """A model of a set-up, with every card that it needs, as plain data."""
    model = pack.models[stand.model]
    return {
        "id": stand.id or model.id,
        "seat": stand.seat,
        "card": msgspec.to_builtins(model.card),
        **({"at": list(stand.at), "facing": stand.facing} if stand.at is not None else {}),
        **({"group": stand.group} if stand.group else {}),
        "spells": [msgspec.to_builtins(pack.spells[spell]) for spell in model.spells],
        **({"ingredients": list(model.ingredients)} if model.ingredients else {}),
        **({"now": dict(stand.now)} if stand.now else {}),
    }


def plain_table(pack: Pack, table: str = "") -> dict[str, Any]:
    """A table of a pack as a set-up has it: the one named, or the first."""
    board = pack.tables[table] if table else next(iter(pack.tables.values()))
    return {name: part for name, part in msgspec.to_builtins(board).items() if name not in ("id", "name")}


def duel_setup(pack: Pack, first: str, second: str, table: str = "", turns: int = 10) -> dict[str, Any]:
    """The set-up of a duel between two models of a pack, facing each other across a table of it."""
    board = plain_table(pack, table)
    width, middle = board.get("width", Table().width), board.get("height", Table().height) / 2
    stands = (
        Stand(0, first, (8, middle), 0),
        Stand(1, second, (width - 8, middle), 180, f"{second}_2" if first == second else ""),
    )
    return {"table": board, "models": [combatant(pack, stand) for stand in stands], "turns": turns}


def cost_of(pack: Pack, card: ArmyCard) -> int:
    """C2-4.4b, I2-3.11a The points of one model of a card, with everything that was bought and that the pack has."""
    own = pack.models[card.model].card.pa
    own *= 2 if card.incarnation else 1  # C2-12.1.19a
    return own + sum(pack.spells[spell].pa for spell in card.spells if spell in pack.spells)


def bought(pack: Pack, card: ArmyCard) -> Profile:
    """The profile of each model of a card as it comes to the table."""
    profile = pack.models[card.model].card
    skills = (*profile.skills, Skill("incarnation")) if card.incarnation else profile.skills
    elements = (*profile.elements, *card.elements)
    changed = msgspec.structs.replace(profile, pa=cost_of(pack, card), elements=elements, skills=skills)
    return under_the_moon(changed, card.moon, spell=bool(card.moon_spell))


def battle_setup(pack: Pack, first: str, second: str, table: str = "") -> dict[str, Any]:
    """The set-up of a whole game between two ready armies of a pack, from the objective on."""
    return battle_between((pack, pack.armies[first]), (pack, pack.armies[second]), plain_table(pack, table))


def battle_between(first: tuple[Pack, Army], second: tuple[Pack, Army], table: dict[str, Any]) -> dict[str, Any]:
    """The same between any two armies, each with the cards of its own pack."""
    taken: set[str] = set()
    sides = tuple(enumerate((first, second)))
    models = [recruit for seat, (pack, army) in sides for recruit in _all_recruits(pack, army.cards, seat, taken)]
    substitutes = [one for seat, (pack, army) in sides for one in _all_recruits(pack, army.substitutes, seat, taken)]
    return {"table": table, "models": models, **({"substitutes": substitutes} if substitutes else {})}


def _all_recruits(pack: Pack, cards: Iterable[ArmyCard], seat: int, taken: set[str]) -> list[dict[str, Any]]:
    return [recruit for card in cards for recruit in _recruits(pack, card, seat, taken)]


def _recruits(pack: Pack, card: ArmyCard, seat: int, taken: set[str]) -> list[dict[str, Any]]:
    """Every model of a card; of a card with several they are numbered."""
    group, names = next(found for found in _names(card) if taken.isdisjoint((found[0], *found[1])))
    taken.update((group, *names))
    model = pack.models[card.model]
    spells = [*card.spells, *filter(None, (card.moon_spell,))]
    shared = {
        "seat": seat,
        "card": msgspec.to_builtins(bought(pack, card)),
        "group": group,
        "spells": [msgspec.to_builtins(pack.spells[spell]) for spell in spells],
        **({"ingredients": list(model.ingredients)} if model.ingredients else {}),
    }
    return [{"id": name, **shared} for name in names]


def _names(card: ArmyCard) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What a card and its models may be called: further cards of a model are lettered, whichever side has them."""
    for mark in ("", *(f"_{letter}" for letter in "bcdefghijklmnopqrstuvwxyz"), *(f"_z{n}" for n in range(1000))):
        group = card.model + mark
        yield group, (group,) if card.count == 1 else tuple(f"{group}_{n}" for n in range(1, card.count + 1))
