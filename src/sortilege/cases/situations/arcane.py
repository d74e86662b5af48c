"""The situation of The Arcane: models of packs on a table, and where the Round stands."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from sortilege.cases.situations.misstated import Misstated, converted, perhaps
from sortilege.content.any_pack import AnyPack
from sortilege.content.arcane_pack import ArcanePack
from sortilege.kernel.moment import Lasting
from sortilege.rules.arcane.cards import Profile
from sortilege.rules.arcane.demon import PLANAR_DEMON
from sortilege.rules.arcane.setup import Table
from sortilege.rules.arcane.state import Activation, Model, Order, Phase


class Stander(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A model on the table, or one that was Vanquished."""

    seat: int | None = None
    """whose it is: 0 or 1; none for the demon"""
    at: tuple[float, float] | None = None
    """the centre of its base, in inches from the left and from the lower edge; without it, it is not in game"""
    card: str = ""
    """the model of a pack whose card it is, or `planar_demon`; without it, the one of its own name"""
    group: str = ""
    """the card that it shares with others, where it does"""
    change: dict[str, Any] = {}
    """what its card says otherwise here, such as `{will: 5}`"""


class ArcaneMoment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the Round stands."""

    round: int = 1
    phase: Phase = Phase.ACTIVATION
    first_player: int = 0
    next_player: int | None = None
    """who activates the next card; without it, the First Player"""
    activation: str | Activation | None = None
    """the model whose free activation has begun, by its id, or all that is to be said of it"""
    exhausted: tuple[str, ...] = ()
    """the cards that were activated in this Round"""
    lasting: dict[str, Lasting] = {}
    """DEF modifiers of spells"""
    orders: dict[str, Order] = {}
    """orders that were shouted"""


class ArcaneSituation(ArcaneMoment, frozen=True, forbid_unknown_fields=True):
    """What is given in a case of The Arcane."""

    models: dict[str, Stander] = {}
    """the models by their ids; besides these fields anything that is true of them now, such as `torment`"""
    guildhalls: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """the Guildhall cards of both players"""
    table: str | Table = ""
    """a table of a pack, or its walls; without it, an open square"""
    rounds: int = 5
    """how many Rounds are played"""
    bands: tuple[str, str] | None = None
    """two bands of a pack, for a game from its very beginning; nothing else is given then but the table"""


MOMENT: Final = ArcaneMoment.__struct_fields__
STANDING: Final = Stander.__struct_fields__
APART: Final = ("id", "seat", "group", "card", "in_game")
NOW: Final = tuple(name for name in Model.__struct_fields__ if name not in APART)
"""What can be true of a model at a moment."""


def arcane_case_setup(given: Mapping[str, Any], packs: Sequence[AnyPack]) -> dict[str, Any]:
    """The set-up of a game in its own form."""
    for name in given:
        if name not in ArcaneSituation.__struct_fields__:
            known = perhaps(name, ArcaneSituation.__struct_fields__)
            raise Misstated(f"{name!r} is nothing that a game of The Arcane is given; {known}", name)
    ours = [pack for pack in packs if isinstance(pack, ArcanePack)]
    if given.get("bands"):
        return _from_the_beginning(given, ours)
    models = given.get("models", {})
    if not isinstance(models, Mapping):
        raise Misstated("`models` is a table of models by their ids", "models")
    moment = {name: _moment(name, given[name], models) for name in MOMENT if name in given}
    return {
        "table": _table(given.get("table", {}), ours),
        "models": [_model(name, fields, ours) for name, fields in models.items()],
        "spells": [msgspec.to_builtins(spell) for spell in _all(ours, "spells").values()],
        "guildhalls": given.get("guildhalls", [[], []]),
        "rounds": converted(given.get("rounds", 5), int, "rounds"),
        "situation": moment,
    }


def _from_the_beginning(given: Mapping[str, Any], packs: Sequence[ArcanePack]) -> dict[str, Any]:
    from sortilege.content.arcane_pack import arcane_setup

    first, second = converted(given["bands"], tuple[str, str], "bands")
    bands = _all(packs, "bands")
    for name in (first, second):
        if name not in bands:
            raise Misstated(f"no pack has the band {name!r}; {perhaps(name, bands)}", "bands")
    pack = next(pack for pack in packs if first in pack.bands and second in pack.bands)
    setup = arcane_setup(pack, first, second, rounds=given.get("rounds", 5), choose=True)
    return {**setup, "table": _table(given.get("table", {}), packs)}


def _moment(name: str, value: Any, models: Mapping[str, Any]) -> Any:
    read = getattr(converted({name: value}, ArcaneMoment, name), name)
    if name == "activation" and isinstance(read, str):
        if read not in models:
            raise Misstated(f"there is no model {read!r}; {perhaps(read, models)}", name)
        group = models[read].get("group") or read
        return msgspec.to_builtins(Activation(group, read, begun=True))
    return msgspec.to_builtins(read)


def _all(packs: Sequence[ArcanePack], part: str) -> dict[str, Any]:
    return {name: card for pack in packs for name, card in getattr(pack, part).items()}


def _table(table: Any, packs: Sequence[ArcanePack]) -> Any:
    if not isinstance(table, str):
        return msgspec.to_builtins(converted(table, Table, "table"))
    tables = _all(packs, "tables")
    if table not in tables:
        raise Misstated(f"no pack has the table {table!r}; {perhaps(table, tables)}", "table")
    return {name: part for name, part in msgspec.to_builtins(tables[table]).items() if name not in ("id", "name")}


def _model(name: str, fields: Any, packs: Sequence[ArcanePack]) -> dict[str, Any]:
    if not isinstance(fields, Mapping):
        raise Misstated("a model is a table of its fields", "models", name)
    for field in fields:
        if field not in STANDING and field not in NOW:
            known = perhaps(field, (*STANDING, *NOW))
            raise Misstated(f"{field!r} is nothing that a model is or can be; {known}", "models", name, field)
    stander = converted({key: fields[key] for key in STANDING if key in fields}, Stander, "models", name)
    card = {**msgspec.to_builtins(_card(name, stander, packs)), **stander.change}
    return {
        "id": name,
        "seat": stander.seat,
        "card": card,
        "group": stander.group,
        **({"at": list(stander.at)} if stander.at else {}),
        "now": {**({} if stander.at else {"in_game": False}), **{key: fields[key] for key in NOW if key in fields}},
    }


def _card(name: str, stander: Stander, packs: Sequence[ArcanePack]) -> Profile:
    cards = {**{model: card.card for model, card in _all(packs, "models").items()}, "planar_demon": PLANAR_DEMON}
    wanted = stander.card or name
    if wanted not in cards:
        raise Misstated(f"no pack has the model {wanted!r}; {perhaps(wanted, cards)}", "models", name, "card")
    card: Profile = cards[wanted]
    return card
