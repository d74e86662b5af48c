"""Packs: models, spells, artifacts, terrain, tables and armies as data."""

from collections.abc import Iterable, Iterator, Mapping
from math import cos, radians, sin
from typing import Any, Literal

import msgspec

from sortilege.content.army import Army, ArmyCard
from sortilege.content.by_id import by_id
from sortilege.content.faults import FileError
from sortilege.content.pack_checks import faults_of_cards
from sortilege.content.pack_files import PackFiles
from sortilege.kernel.words import Id, Words
from sortilege.rules.confrontation.profile import Profile, Skill
from sortilege.rules.confrontation.terrain import Point, Table, Terrain
from sortilege.rules.incantation2.selenites import under_the_moon
from sortilege.rules.magic.artifact import Artifact
from sortilege.rules.magic.effects import Call, Effect
from sortilege.rules.magic.spell import Spell

FORMAT = 1


class ModelCard(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A model with the spells that it brings to a duel."""

    id: Id
    card: Profile
    spells: tuple[Id, ...] = ()
    ingredients: tuple[str, ...] = ()
    text: Words = {}
    """what its card says beyond its numbers"""


class TerrainPiece(Terrain, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of terrain that tables place. Its outline goes round the point 0, 0, which lies where it is placed."""

    id: Id
    name: Words
    text: Words = {}


class PlacedPiece(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a piece of terrain lies on a table."""

    piece: Id
    """the id of a piece of `terrain:`"""
    at: Point
    """in centimetres from the left and from the lower edge"""
    turned: float = 0
    """in degrees, counter-clockwise"""


class TableCard(Table, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A table with its terrain: outlines given here, and pieces placed."""

    id: Id
    name: Words = {}
    text: Words = {}
    pieces: tuple[PlacedPiece, ...] = ()


class PackFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A file of a pack. A pack may be divided among the files of a folder; each begins with the same three lines."""

    pack: Id
    """the id of the pack"""
    format: Literal[1]
    ruleset: Literal["duel", "confrontation"]
    """the rule system for which it is"""
    title: Words = {}
    models: tuple[ModelCard, ...] = ()
    spells: tuple[Spell, ...] = ()
    artifacts: tuple[Artifact, ...] = ()
    terrain: tuple[TerrainPiece, ...] = ()
    tables: tuple[TableCard, ...] = ()
    armies: tuple[Army, ...] = ()


class Pack(msgspec.Struct, frozen=True):
    """A pack by the ids of its cards."""

    id: str
    title: Mapping[str, str]
    models: dict[str, ModelCard] = {}
    spells: dict[str, Spell] = {}
    artifacts: dict[str, Artifact] = {}
    terrain: dict[str, TerrainPiece] = {}
    tables: dict[str, TableCard] = {}
    armies: dict[str, Army] = {}


LISTS = ("models", "spells", "artifacts", "terrain", "tables", "armies")


def load_pack(files: PackFiles) -> Pack:
    """A pack; a FileError holds everything that is wrong with it."""
    if faults := files.faults_of_form(PackFile):
        raise FileError(*faults)
    parts = [file.convert(PackFile) for file in files.files]
    listed = {name: tuple(card for part in parts for card in getattr(part, name)) for name in LISTS}
    titles = [part.title for part in parts if part.title]
    pack = Pack(parts[0].pack, titles[0] if titles else {}, **{name: by_id(cards) for name, cards in listed.items()})
    if faults := faults_of_cards(files, listed):
        raise FileError(*faults)
    for cards in (pack.spells, pack.artifacts):
        cards.update({name: _with_called(card, pack) for name, card in cards.items()})
    return pack


def _with_called(card: Any, pack: Pack) -> Any:
    """A spell or an artifact with the cards of the models that it calls."""
    effects = tuple(_with_card(effect, pack) for effect in card.effect)
    return card if effects == card.effect else msgspec.structs.replace(card, effect=effects)


def _with_card(effect: Effect, pack: Pack) -> Effect:
    if isinstance(effect, Call) and effect.card is None:
        return msgspec.structs.replace(effect, card=pack.models[effect.model].card)
    return effect


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
    placed = tuple(_placed(pack.terrain[one.piece], one, number) for number, one in enumerate(board.pieces, 1))
    return msgspec.to_builtins(Table(board.width, board.height, (*board.terrain, *placed)))  # type: ignore[no-any-return]


def _placed(piece: TerrainPiece, placed: PlacedPiece, number: int) -> Terrain:
    """A piece of terrain where it lies on a table; each is told apart by its number there."""
    fields = {name: getattr(piece, name) for name in Terrain.__struct_fields__}
    ledges = tuple(msgspec.structs.replace(one, outline=_moved(one.outline, placed)) for one in piece.ledges)
    fields |= {"id": f"{piece.id}_{number}", "outline": _moved(piece.outline, placed), "ledges": ledges}
    return Terrain(**fields)


def _moved(outline: tuple[Point, ...], placed: PlacedPiece) -> tuple[Point, ...]:
    """An outline turned about the point 0, 0 and brought to its place."""
    (x, y), across, along = placed.at, sin(radians(placed.turned)), cos(radians(placed.turned))
    return tuple((round(x + a * along - b * across, 2), round(y + a * across + b * along, 2)) for a, b in outline)


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
    spells = sum(pack.spells[spell].pa for spell in card.spells if spell in pack.spells)
    artifacts = sum(pack.artifacts[artifact].pa for artifact in card.artifacts if artifact in pack.artifacts)
    return own + spells + artifacts


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
    artifacts = [msgspec.to_builtins(pack.artifacts[artifact]) for artifact in card.artifacts]
    shared = {
        "seat": seat,
        "card": msgspec.to_builtins(bought(pack, card)),
        "group": group,
        "spells": [msgspec.to_builtins(pack.spells[spell]) for spell in spells],
        **({"artifacts": artifacts} if artifacts else {}),
        **({"ingredients": list(model.ingredients)} if model.ingredients else {}),
    }
    return [{"id": name, **shared} for name in names]


def _names(card: ArmyCard) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What a card and its models may be called: further cards of a model are lettered, whichever side has them."""
    for mark in ("", *(f"_{letter}" for letter in "bcdefghijklmnopqrstuvwxyz"), *(f"_z{n}" for n in range(1000))):
        group = card.model + mark
        yield group, (group,) if card.count == 1 else tuple(f"{group}_{n}" for n in range(1, card.count + 1))
