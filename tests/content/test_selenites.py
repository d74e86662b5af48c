"""I2-10.8 Selenites: what their dice, rolled at purchase, make of them in play."""

from typing import Any

import msgspec
import pytest

import sortilege
from sortilege.content.any_pack import shipped_pack
from sortilege.content.army import Army, ArmyCard
from sortilege.content.pack import ModelCard, battle_between, bought, plain_table
from sortilege.kernel import Allotment
from sortilege.rules.confrontation.profile import Profile, Skill

SELENITE = (Skill("selenite"),)
GOBLIN = Profile({"en": "Grib"}, "no_dan_kar", level="initiate", elements=("air",), power=3, skills=SELENITE, courage=3)
WOLF = Profile({"en": "Varr"}, "wolfen", fear=6, discipline=2, movement=12.5, skills=SELENITE)
SHIPPED = shipped_pack("confrontation")
PACK = msgspec.structs.replace(
    SHIPPED, models={**SHIPPED.models, "grib": ModelCard("grib", GOBLIN), "varr": ModelCard("varr", WOLF)}
)


def moonlit(model: str, *moon: int, **more: Any) -> Profile:
    return bought(PACK, ArmyCard(model, moon=moon, **more))


@pytest.mark.parametrize(
    ("model", "moon", "change"),
    [
        ("grib", (1,), {}),
        ("grib", (3,), {}),
        ("varr", (4,), {"initiative": 4, "discipline": 3}),
        ("grib", (4,), {"initiative": 4}),  # it has no Discipline
        ("grib", (5,), {"movement": 12.5, "courage": 4}),
        ("varr", (5,), {"movement": 15.0, "fear": 7}),
        ("varr", (6, 1), {"skills": (*SELENITE, Skill("possessed"))}),
        ("grib", (6, 2), {"power": 4}),
        ("grib", (6, 5), {"power": 4}),
        ("varr", (6, 3), {"power": 1, "level": "initiate", "elements": ("water",)}),
        ("varr", (6, 6), {"skills": (*SELENITE, Skill("natural_born_killer"))}),
    ],
)
def test_what_the_moon_makes_of_a_model(model: str, moon: tuple[int, ...], change: dict[str, Any]) -> None:
    """I2-10.8a, Tables S1 and S2"""
    before = moonlit(model, 1)
    assert moonlit(model, *moon) == msgspec.structs.replace(before, **change)


def test_a_full_moon_gives_a_magician_a_spell_instead_of_the_skill() -> None:
    """I2-R48"""
    assert moonlit("grib", 6, 6, moon_spell="steady").skills == SELENITE


def test_a_selenite_controls_water_even_where_its_people_may_not_learn_it() -> None:
    """I2-10.8b"""
    assert moonlit("grib", 1).elements == ("air", "water")
    necromancer = msgspec.structs.replace(GOBLIN, people="acheron", elements=("darkness",))
    pack = msgspec.structs.replace(PACK, models={**PACK.models, "grib": ModelCard("grib", necromancer)})
    assert bought(pack, ArmyCard("grib", moon=(2,))).elements == ("darkness", "water")
    assert moonlit("varr", 2).elements == ()  # no Magician


def test_the_example_of_the_specification() -> None:
    """I2-X27: under a Half Moon a Goblin Initiate of Power 3 sets out four gems, Water among them."""
    setup = battle_between(
        (PACK, Army("one", {}, "no_dan_kar", (ArmyCard("grib", moon=(6, 4)),))),
        (PACK, Army("two", {}, "alahan", (ArmyCard("lancer"),))),
        plain_table(PACK),
    )
    for number, model in enumerate(setup["models"]):
        model |= {"at": [20 + 30 * number, 40]}
    game = sortilege.new("confrontation", {**setup, "situation": {"phase": "deploy"}}, seed=1)
    assert game.ask is not None
    assert game.ask.kind == "setup.starting_gems"
    assert isinstance(game.ask.choice, Allotment)
    assert [bound.name for bound in game.ask.choice.bounds] == ["air", "water"]
    assert (game.ask.choice.least, game.ask.choice.most) == (4, 4)
    assert moonlit("grib", 5) == msgspec.structs.replace(moonlit("grib", 1), movement=12.5, courage=4)
