"""The situation of a skirmish: models of packs on a table, and where the turn stands."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sortilege.cases.situations.duel import Carded, Moment, model_given, table_given
from sortilege.cases.situations.misstated import Misstated, converted, perhaps
from sortilege.content.any_pack import AnyPack
from sortilege.content.pack import Pack
from sortilege.rules.confrontation.melee.combat import Combat, Fight, Melee
from sortilege.rules.confrontation.state import Activation, Army, Casualty, DrawStep, Exit, Hand, Objective
from sortilege.rules.confrontation.terrain import Table


class Combatant(Carded, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A model, on the table or still to be deployed."""

    at: tuple[float, float] | None = None
    """the centre of its base, in centimetres from the left and from the lower edge; without it, it is not deployed"""
    elevation: float = 0
    """how high above the ground it stands, in centimetres"""
    group: str = ""
    """the card that it shares with others, where it does"""
    set_aside: bool = False
    """whether it has left the game and may come back by Reinforcement"""


class ConfrontationMoment(Moment, frozen=True, forbid_unknown_fields=True):
    """Where the turn stands."""

    activation: str | Activation | None = None
    """the model that is activated next, by its id, or all that is to be said of the activation"""
    deck: tuple[str, ...] = ()
    """the cards still to be drawn, the top one first"""
    hands: tuple[Hand, ...] = (Hand(0), Hand(1))
    """the cards held in reserve"""
    drawer: int = 0
    """whose draw turn it is"""
    scout_deck: tuple[str, ...] = ()
    """the cards of Scouts still to be drawn in deployment, the top one first"""
    scouts: tuple[str, ...] = ()
    """the cards that are deployed as Scouts; without it, those in that deck"""
    draw_step: DrawStep = DrawStep.BEFORE
    """where that draw turn stands"""
    casualties: tuple[Casualty, ...] = ()
    """models that were lost"""
    exited: tuple[Exit, ...] = ()
    """models that left over the enemy's edge"""
    objectives: tuple[Objective, ...] = ()
    """what each side is to do; without it, both fight until one is gone"""
    armies: tuple[Army, ...] = ()
    """the models with which each side began; without it, those that are given"""
    left_side: int = 0
    """who has the left half of the table"""
    melees: tuple[Melee, ...] | None = None
    """those that are still to be split; without it, the Melee phase looks for them"""
    combats: tuple[Combat, ...] = ()
    """those that are still to be fought"""
    fight: Fight | None = None
    """the combat that is being fought"""


class ConfrontationSituation(ConfrontationMoment, frozen=True, forbid_unknown_fields=True):
    """What is given in a case of the skirmish. With nothing of the moment, the game starts at its beginning."""

    models: dict[str, Combatant] = {}
    """the models by their ids; besides these fields anything that is true of them now, such as `wound`"""
    substitutes: dict[str, Combatant] = {}
    """models that a Strategist may put into his army"""
    table: str | Table = ""
    """a table of a pack, or its measures; without it, the smallest"""
    turns: int | None = 10
    """how many turns are played; null: without a limit"""


MOMENT: Final = ConfrontationMoment.__struct_fields__


def confrontation_setup(given: Mapping[str, Any], packs: Sequence[AnyPack]) -> dict[str, Any]:
    """The set-up of a skirmish in its own form."""
    ours = [pack for pack in packs if isinstance(pack, Pack)]
    known = ConfrontationSituation.__struct_fields__
    for name in given:
        if name not in known:
            raise Misstated(f"{name!r} is nothing that a skirmish is given; {perhaps(name, known)}", name)
    models = given.get("models", {})
    if not isinstance(models, Mapping):
        raise Misstated("`models` is a table of models by their ids", "models")
    setup = {
        "table": table_given(given.get("table", {}), ours),
        "models": [_model(name, fields, ours) for name, fields in models.items()],
        "substitutes": [_model(name, fields, ours) for name, fields in given.get("substitutes", {}).items()],
        "turns": converted(given.get("turns", 10), int | None, "turns"),
    }
    moment = {name: given[name] for name in MOMENT if name in given}
    for name in moment:
        converted({name: moment[name]}, ConfrontationMoment, name)
    if isinstance(model := moment.get("activation"), str):
        moment["activation"] = _activation(model, setup["models"])
    return {**setup, **({"situation": {"phase": "movement", **moment}} if moment else {})}


def _model(name: str, fields: Any, packs: Sequence[Pack]) -> dict[str, Any]:
    """As in a duel; it may share a card, or wait to be deployed."""
    if not isinstance(fields, Mapping):
        raise Misstated("a model is a table of its fields", "models", name)
    ours = {
        "group": converted(fields.get("group", ""), str, "models", name, "group"),
        "set_aside": converted(fields.get("set_aside", False), bool, "models", name, "set_aside"),
        "elevation": converted(fields.get("elevation", 0), float, "models", name, "elevation"),
    }
    deployed = fields.get("at") is not None
    rest = {"at": [0, 0], **{key: value for key, value in fields.items() if key not in ours and value is not None}}
    model = model_given(name, rest, packs)
    return {**model, **ours} if deployed else {**model, **ours, "at": None}


def _activation(model: str, models: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The activation of one model alone."""
    for each in models:
        if each["id"] == model:
            return {"seat": each["seat"], "cards": [each["group"] or model], "left": [model]}
    raise Misstated(f"there is no model {model!r}", "activation")
