"""A small pack for what is bought: Magicians of each kind, and spells whose numbers are easy."""

from typing import Any

import msgspec

from sortilege.content.any_pack import shipped_pack
from sortilege.content.army import ArmyCard
from sortilege.content.pack import ModelCard, Pack
from sortilege.rosters.roster import FORMAT, Roster
from sortilege.rules.confrontation.profile import Profile, Skill
from sortilege.rules.magic.artifact import Artifact
from sortilege.rules.magic.elements import Gems
from sortilege.rules.magic.spell import Spell

SELENITE = (Skill("selenite"),)


def spell(name: str, college: str, power: int = 1, **more: Any) -> Spell:
    gems = more.pop("gems", Gems(neutral=1))
    known = {"id": name, "name": {"en": name}, "college": college, "gems": gems, "difficulty": 7, "range": 20}
    return Spell(**{**known, "target": "enemy", "effect": (), "spell_power": power, **more})


def mage(name: str, people: str, level: str = "initiate", power: int | None = 3, **more: Any) -> ModelCard:
    ingredients = more.pop("ingredients", ())
    card = Profile({"en": name.title()}, people=people, pa=20, level=level, power=power, **more)  # type: ignore[arg-type]
    return ModelCard(name, card, ingredients=ingredients)


LEVELS = ("initiate", "adept", "master", "virtuoso")
MODELS = (
    mage("lamp", "alahan", elements=("light",)),
    mage("novice", "alahan"),
    mage("adept", "alahan", "adept"),
    mage("master", "alahan", "master"),
    mage("virtuoso", "alahan", "virtuoso"),
    mage("ember", "griffon", elements=("fire",), warrior_mage=True),
    mage("drum", "bran_o_kor"),
    mage("cynwall", "cynwall"),
    mage("cynwall_lit", "cynwall", elements=("light",)),
    mage("spinner", "akkyshan"),
    mage("druid", "sessairs", "adept"),
    mage("grib", "no_dan_kar", elements=("air",), skills=SELENITE),
    mage("moonling", "wolfen", power=None, skills=SELENITE),
    mage("soldier", "alahan", power=None),
    *(mage(rank, "alahan", power=None, rank=rank, character=True) for rank in ("irregular", "regular", "creature")),
    *(mage(rank, "alahan", power=None, rank=rank, character=True) for rank in ("special", "elite", "veteran")),
    *(mage(rank, "alahan", power=None, rank=rank) for rank in ("walking_legend", "major_ally")),
    mage("marshal", "griffon", power=None, character=True),
    *(mage(f"famed_{level}", "alahan", level, character=True, elements=("light",)) for level in LEVELS),
    mage("famed_elite", "alahan", rank="elite", character=True, elements=("light",)),
)
SPELLS = (
    spell("spark", "elemental:light", gems=Gems(light=1)),
    spell("beam", "hermetic", 3, gems=Gems(light=2)),
    spell("gleam", "elemental:light", 2, gems=Gems(light=1)),
    spell("flame", "elemental:fire", 2, gems=Gems(fire=1)),
    spell("rime", "elemental:water", gems=Gems(water=1)),
    spell("bones", "necromancy", gems=Gems(light=1)),
    spell("howl", "instinctive"),
    spell("stone", "primitive", 3),
    spell("pebble", "primitive", 3),
    spell("dust", "primitive", 0),
    spell("oath", "primitive", reserved_to="griffon"),
    spell("banner_song", "primitive", reserved_to="Lamp"),
    spell("flood", "primitive", gems=Gems(neutral=7)),
    spell("six", "primitive", gems=Gems(neutral=6)),
    spell("brew", "primitive", ingredients=("herbs",)),
)


def artifact(name: str, **more: Any) -> Artifact:
    return Artifact(id=name, name={"en": name}, **more)


ARTIFACTS = (
    *(artifact(name) for name in ("ring", "cloak", "horn", "mask", "gauntlet")),
    artifact("wand", carried_by="magicians"),
    artifact("boots", carried_by="anyone"),
    artifact("prism", elements=("light",)),
    artifact("lions_helm", reserved_to="alahan"),
    artifact("marshals_baton", reserved_to="Marshal"),
    artifact("relic", unique=True),
    artifact("trinket", counts=False),
    artifact("flask", use="gems_needed", gives=1),
    artifact("deep3", min_capacity=3),
    artifact("deep4", min_capacity=4),
)
PACK: Pack = msgspec.structs.replace(
    shipped_pack("confrontation"),
    models={model.id: model for model in MODELS},
    spells={each.id: each for each in SPELLS},
    artifacts={each.id: each for each in ARTIFACTS},
)


def roster(
    *cards: ArmyCard, people: str = "alahan", points: int = 200, options: dict[str, str] | None = None
) -> Roster:
    return Roster(FORMAT, "Mine", people=people, points=points, cards=cards, options=options or {})


def one(model: str, **more: Any) -> ArmyCard:
    return ArmyCard(model, **more)
