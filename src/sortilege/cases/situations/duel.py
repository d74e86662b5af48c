"""The situation of a duel: models of packs on a table, and where the turn stands."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from sortilege.cases.situations.misstated import Misstated, converted, perhaps
from sortilege.content.any_pack import AnyPack
from sortilege.content.pack import ModelCard, Pack, plain_table
from sortilege.kernel.moment import Lasting
from sortilege.rules.confrontation.state import Model, Phase, Slot
from sortilege.rules.confrontation.terrain import Table
from sortilege.rules.magic.artifact import Artifact
from sortilege.rules.magic.state import Aim, Carried, Magician


class Carded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A model by its card."""

    seat: int
    """whose it is: 0 or 1"""
    facing: float | None = None
    """in degrees, counter-clockwise from the right; without it seat 0 looks right and seat 1 left"""
    card: str = ""
    """the model of a pack whose card it is; without it, the one of its own name"""
    change: dict[str, Any] = {}
    """what its card says otherwise here, such as `{power: 9}`"""
    spells: tuple[str, ...] | None = None
    """its spells, where they are not those of the pack"""
    artifacts: tuple[Artifact | str, ...] = ()
    """its artifacts: those of a pack by their ids, others with all that their cards say"""
    ingredients: tuple[str, ...] | None = None
    """its ingredients, where they are not those of the pack"""


class Standing(Carded, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A model on the table."""

    at: tuple[float, float]
    """the centre of its base, in centimetres from the left and from the lower edge"""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the turn stands."""

    turn: int = 1
    phase: Phase = Phase.SHOOTING
    tactical_winner: int = 0
    """who has won the Tactical Roll of this turn"""
    clock: int | None = None
    """the value that the countdown of the Shooting phase has reached; without it, its beginning"""
    slot: Slot = Slot.FIRST_WINDOW
    """the part of that value that comes next"""
    targets_tried: tuple[Aim, ...] = ()
    """which spell was aimed at whom this turn"""
    lasting: dict[str, Lasting] = {}
    """what lasts upon models"""


class DuelSituation(Moment, frozen=True, forbid_unknown_fields=True):
    """What is given in a case of the duel. With nothing of the moment, the game starts with its deployment."""

    models: dict[str, Standing] = {}
    """the models by their ids; besides these fields anything that is true of them now, such as `reserve`"""
    table: str | Table = ""
    """a table of a pack, or its measures; without it, the smallest"""
    turns: int = 10
    """how many turns are played"""


MOMENT: Final = Moment.__struct_fields__
STANDING: Final = Standing.__struct_fields__
RECORDS: Final = (Model, Magician, Carried)
APART: Final = ("id", "seat", "card", "spells", "spells_shown", "ingredients", "artifacts", "artifacts_shown")
NOW: Final = tuple(name for record in RECORDS for name in record.__struct_fields__ if name not in APART)
"""What can be true of a model at a moment."""


def duel_setup(given: Mapping[str, Any], packs: Sequence[AnyPack]) -> dict[str, Any]:
    """The set-up of a duel in its own form."""
    ours = [pack for pack in packs if isinstance(pack, Pack)]
    for name in given:
        if name not in DuelSituation.__struct_fields__:
            raise Misstated(
                f"{name!r} is nothing that a duel is given; {perhaps(name, DuelSituation.__struct_fields__)}", name
            )
    models = given.get("models", {})
    if not isinstance(models, Mapping):
        raise Misstated("`models` is a table of models by their ids", "models")
    moment = {name: given[name] for name in MOMENT if name in given}
    for name in moment:
        converted({name: moment[name]}, Moment, name)
    return {
        "table": table_given(given.get("table", {}), ours),
        "models": [model_given(name, fields, ours) for name, fields in models.items()],
        "turns": converted(given.get("turns", 10), int, "turns"),
        **({"situation": moment} if moment else {}),
    }


def table_given(table: Any, packs: Sequence[Pack]) -> Any:
    if not isinstance(table, str):
        return msgspec.to_builtins(converted(table, Table, "table"))
    tables = {name: pack for pack in packs for name in pack.tables}
    if table not in tables:
        raise Misstated(f"no pack has the table {table!r}; {perhaps(table, tables)}", "table")
    return plain_table(tables[table], table)


def model_given(name: str, fields: Any, packs: Sequence[Pack]) -> dict[str, Any]:
    """A model of a set-up: its card, and what is true of it now."""
    if not isinstance(fields, Mapping):
        raise Misstated("a model is a table of its fields", "models", name)
    for field in fields:
        if field not in STANDING and field not in NOW:
            raise Misstated(
                f"{field!r} is nothing that a model is or can be; {perhaps(field, (*STANDING, *NOW))}",
                *("models", name, field),
            )
    standing = converted({key: fields[key] for key in STANDING if key in fields}, Standing, "models", name)
    card = _card(name, standing, packs)
    facing = standing.facing if standing.facing is not None else (0, 180)[standing.seat == 1]
    return {
        "id": name,
        "seat": standing.seat,
        "card": {**msgspec.to_builtins(card.card), **standing.change},
        "at": list(standing.at),
        "facing": facing,
        "spells": _spells(name, card.spells if standing.spells is None else standing.spells, packs),
        **({"artifacts": _artifacts(name, standing.artifacts, packs)} if standing.artifacts else {}),
        "ingredients": list(card.ingredients if standing.ingredients is None else standing.ingredients),
        "now": {key: fields[key] for key in NOW if key in fields},
    }


def _card(name: str, standing: Standing, packs: Sequence[Pack]) -> ModelCard:
    models = {model: card for pack in packs for model, card in pack.models.items()}
    wanted = standing.card or name
    if wanted not in models:
        raise Misstated(f"no pack has the model {wanted!r}; {perhaps(wanted, models)}", "models", name, "card")
    return models[wanted]


def _spells(name: str, wanted: Sequence[str], packs: Sequence[Pack]) -> list[Any]:
    spells = {spell: card for pack in packs for spell, card in pack.spells.items()}
    for spell in wanted:
        if spell not in spells:
            raise Misstated(f"no pack has the spell {spell!r}; {perhaps(spell, spells)}", "models", name, "spells")
    return [msgspec.to_builtins(spells[spell]) for spell in wanted]


def _artifacts(name: str, wanted: Sequence[Artifact | str], packs: Sequence[Pack]) -> list[Any]:
    artifacts = {artifact: card for pack in packs for artifact, card in pack.artifacts.items()}
    for artifact in wanted:
        if isinstance(artifact, str) and artifact not in artifacts:
            wrong = f"no pack has the artifact {artifact!r}; {perhaps(artifact, artifacts)}"
            raise Misstated(wrong, "models", name, "artifacts")
    return [msgspec.to_builtins(artifacts[each] if isinstance(each, str) else each) for each in wanted]
