"""A small pack in which every people has troops of ten points, and rosters of it."""

from typing import Any

from sortilege.content.any_pack import load_any_pack
from sortilege.content.army import ArmyCard
from sortilege.content.pack import ModelCard, Pack
from sortilege.content.yaml_file import YamlFile
from sortilege.rosters.roster import FORMAT, Roster
from sortilege.rules.confrontation.alliances import PEOPLES
from sortilege.rules.confrontation.profile import Profile, Skill


def model(name: str, *skills: str, **card: Any) -> ModelCard:
    return ModelCard(
        name, Profile({"en": name}, skills=tuple(map(Skill, skills)), **{"people": "alahan", "pa": 10, **card})
    )


MODELS = (
    *(model(people, people=people) for people in (*PEOPLES, "mid_nor", "none")),
    model("one_point", pa=1),
    model("griffon_point", pa=1, people="griffon"),
    model("knight", character=True),
    model("returning_knight", "reinforcement", character=True),
    model("returning", "reinforcement"),
    model("incarnate", "incarnation"),
    model("strategist", "strategist"),
    model("sellsword", "mercenary", people="none"),
    model("captain", "mercenary", "command", people="dirz"),
    model("skeleton", "undead", people="acheron"),
    model("dark_keltois", "drunes", people="keltois"),
    model("light_keltois", "sessairs", people="keltois"),
    model("seer", people="alahan", power=4, level="initiate", elements=("light",)),
)


def pack_of(*models: ModelCard) -> Pack:
    found = load_any_pack(YamlFile("p.yaml", "pack: p\nformat: 1\nruleset: confrontation\n"))
    assert isinstance(found, Pack)
    found.models.update({each.id: each for each in models})
    return found


PACK = pack_of(*MODELS)


def roster(
    *cards: ArmyCard | str, points: int = 0, people: str = "alahan", options: dict[str, str] | None = None, **more: Any
) -> Roster:
    """A roster for exactly what it costs, unless other points are given; a name alone is a card of one model."""
    bought = tuple(ArmyCard(card) if isinstance(card, str) else card for card in cards)
    return Roster(FORMAT, "Mine", people=people, points=points, cards=bought, options=options or {}, **more)
