"""I1 §16, §18, §19.1: what a Magician may buy under the first edition. Each rule at its edge."""

from typing import Any

import msgspec
import pytest

from sortilege.content.any_pack import pack_from
from sortilege.content.pack import Pack
from sortilege.rosters.checking import faults
from sortilege.rosters.entries import points_of
from sortilege.rulebook.texts import checkout
from sortilege.rules.magic.elements import Gems
from tests.rosters.cards import ARTIFACTS, MODELS, SELENITE, SPELLS, mage, one, roster, spell
from tests.rosters.found import findings, found

FIRST = {"c2.magic": "incantation1"}
OURS = (
    *MODELS,
    mage("bone", "acheron", "master", 6),
    mage("printed", "alahan", "adept", elements=("light", "darkness")),
    mage("sorcerer", "alahan", "virtuoso", 6),
    mage("dwarf", "mid_nor"),
    mage("orc_mage", "bran_o_kor", elements=("fire",)),
    mage("blade", "griffon", "adept", elements=("fire", "light"), warrior_mage=True),
)
THEIRS = (
    *SPELLS,
    spell("three", "elemental:light", gems=Gems(light=3)),
    spell("four", "elemental:light", gems=Gems(light=4)),
    spell("deep3", "elemental:light", gems=Gems(light=1), min_capacity=3),
    spell("deep4", "elemental:light", gems=Gems(light=1), min_capacity=4),
    spell("dawn_fire", "elemental:light", gems=Gems(light=1, fire=1)),
    spell("pray", "theurgic", gems=Gems(light=1)),
    spell("sworn", "elemental:light", gems=Gems(light=1), reserved_to="griffon"),
    spell("rite", "elemental:light", gems=Gems(light=1), ingredients=("salt",)),
)
EXAMPLES = pack_from(checkout() / "tests/cases/packs/incantation1.yaml")
assert isinstance(EXAMPLES, Pack)
PACK = msgspec.structs.replace(
    EXAMPLES,
    models={**EXAMPLES.models, **{model.id: model for model in OURS}},
    spells={**EXAMPLES.spells, **{each.id: each for each in THEIRS}},
    artifacts={each.id: each for each in ARTIFACTS},
)


def of(rule: str, model: str, options: dict[str, str] | None = None, **more: Any) -> list[tuple[Any, ...]]:
    """What one rule has to say of one entry."""
    return found(roster(one(model, **more), options={**FIRST, **(options or {})}), PACK, rule=rule)


@pytest.mark.parametrize(
    ("rule", "model", "enough"),
    [
        ("I1-18.2b", "novice", ("light",)),
        ("I1-18.2c", "adept", ("light", "air")),
        ("I1-18.2d", "master", ("light", "air", "fire")),
        ("I1-18.2d", "sorcerer", ("light", "air", "water")),
    ],
)
def test_a_level_controls_so_many_elements(rule: str, model: str, enough: tuple[str, ...]) -> None:
    """I1-18.2a, I1-18.2b, I1-18.2c, I1-18.2d, I1-R5: a Virtuoso counts as Master"""
    assert of(rule, model, elements=enough) == []
    assert of(rule, model, elements=enough[1:]) == [("elements_too_few", "cards", 0)]
    assert of(rule, model, elements=(*enough, "earth")) == [("elements_too_many", "cards", 0, "elements")]


def test_a_master_controls_two_by_the_other_reading() -> None:
    """I1-R6"""
    two = {"i1.master_elements": "2"}
    assert of("I1-18.2d", "master", two, elements=("light", "air")) == []
    assert of("I1-18.2d", "master", two, elements=("light", "air", "fire")) == [
        ("elements_too_many", "cards", 0, "elements")
    ]


def test_the_elements_come_in_the_order_of_table_22() -> None:
    """I1-18.2e"""
    assert of("I1-18.2e", "adept", elements=("air", "light")) == []
    assert of("I1-18.2e", "adept", elements=("light", "fire")) == [("no_primary", "cards", 0, "elements")]
    assert of("I1-18.2e", "novice", elements=("air",)) == [("no_primary", "cards", 0, "elements")]
    assert of("I1-18.2e", "bone", elements=("darkness", "fire", "air")) == []
    assert of("I1-18.2e", "bone", elements=("darkness", "fire", "water")) == [("prohibited", "cards", 0, "elements", 2)]
    assert of("I1-18.2e", "novice", elements=("light", "light")) == [("element_twice", "cards", 0, "elements", 1)]
    assert of("I1-18.2e", "druid", elements=("fire", "water")) == []
    assert of("I1-18.2e", "druid", elements=("fire", "light")) == [
        ("no_primary", "cards", 0, "elements"),
        ("prohibited", "cards", 0, "elements", 1),
    ]


def test_what_a_card_says_goes_before_the_table() -> None:
    """I1-19.1d"""
    assert faults(roster(one("printed", spells=("spark",)), options=FIRST), PACK) == ()
    assert of("I1-R8", "orc_mage") == []


def test_table_22_must_know_the_people() -> None:
    """I1-R8, I1-F19"""
    for model in ("drum", "cynwall", "dwarf"):
        assert of("I1-R8", model) == [("I1-F19", "cards", 0, "model")]
    light = {"i1.cynwall_college": "light"}
    assert of("I1-R8", "cynwall", light) == []
    assert of("I1-18.2e", "cynwall", light, elements=("light",)) == []
    assert of("I1-18.2e", "cynwall", light, elements=("air",)) == [("no_primary", "cards", 0, "elements")]


def test_spells_are_bought_for_magicians_with_the_army() -> None:
    """I1-19.1a; I1-16.2a their points are added"""
    assert of("I1-19.1a", "soldier", spells=("spark",)) == [("no_magician_spells", "cards", 0, "spells")]
    assert of("I1-19.1a", "lamp", spells=("spark",)) == []
    assert of("I1-19.1a", "lamp") == [("no_spell", "cards", 0, "spells")]
    priced = {**PACK.spells, "spark": msgspec.structs.replace(PACK.spells["spark"], pa=7)}
    army = roster(one("lamp", spells=("spark",)), options=FIRST)
    assert points_of(army, msgspec.structs.replace(PACK, spells=priced)) == points_of(army, PACK) + 7


def test_neutral_primitive_and_instinctive_spells_are_not_available() -> None:
    """I1-R24, I1-F20"""
    assert of("I1-R24", "lamp", spells=("spark", "dust")) == [("I1-F20", "cards", 0, "spells", 1)]
    assert of("I1-R24", "lamp", spells=("howl",)) == [("I1-F20", "cards", 0, "spells", 0)]


def test_he_controls_the_elements_of_a_spell() -> None:
    """I1-17.4a, I1-F12"""
    assert of("I1-17.4a", "lamp", spells=("spark", "flame")) == [("I1-F12", "cards", 0, "spells", 1)]
    assert of("I1-17.4a", "lamp", spells=("spark",)) == []


def test_a_peoples_college_is_for_that_people() -> None:
    """I1-18.3a, I1-F12"""
    assert of("I1-18.3a", "lamp", spells=("beam", "spark")) == []
    assert of("I1-18.3a", "lamp", spells=("pray",)) == [("I1-F12", "cards", 0, "spells", 0)]


def test_a_reserved_spell_is_closed_to_others() -> None:
    """I1-16.1.6a"""
    assert of("I1-16.1.6a", "lamp", spells=("sworn",)) == [("I2-F3", "cards", 0, "spells", 0)]
    assert of("I1-16.1.6a", "blade", spells=("sworn",)) == []


def test_a_spell_costs_no_more_gems_than_his_power() -> None:
    """I1-19.1c, I1-F10, I1-X12"""
    assert of("I1-19.1c", "lamp", spells=("three", "four")) == [("I1-F10", "cards", 0, "spells", 1)]
    assert of("I1-19.1c", "petra", spells=("undertow",)) == [("I1-F10", "cards", 0, "spells", 0)]


def test_the_minimum_capacity_is_reached() -> None:
    """I1-16.3a, I1-R9, I1-F7, I1-X12"""
    assert of("I1-16.3a", "lamp", spells=("deep3", "deep4")) == [("I1-F7", "cards", 0, "spells", 1)]
    assert of("I1-16.3a", "brann", spells=("dawnlance",)) == []


@pytest.mark.parametrize(("rule", "model", "most"), [("I1-18.2b", "lamp", 2), ("I1-18.2c", "printed", 3)])
def test_a_level_owns_so_many_spells(rule: str, model: str, most: int) -> None:
    """I1-17.4b, I1-18.2b, I1-18.2c, I1-R7, I1-F11"""
    spells = ("spark", "beam", "gleam", "three")
    assert of(rule, model, spells=spells[:most]) == []
    assert of(rule, model, spells=spells[: most + 1]) == [("I1-F11", "cards", 0, "spells")]


def test_a_master_owns_four() -> None:
    """I1-18.2d"""
    spells = ("spark", "beam", "gleam", "three", "deep3")
    assert of("I1-18.2d", "master", elements=("light", "air", "fire"), spells=spells[:4]) == []
    assert of("I1-18.2d", "master", elements=("light", "air", "fire"), spells=spells) == [
        ("I1-F11", "cards", 0, "spells")
    ]


def test_a_warrior_mage_owns_one_fewer() -> None:
    """I1-12.1.42d, C2-12.1.42d, I1-X12"""
    assert of("I1-12.1.42d", "vesh", spells=("cinder",)) == []
    assert of("I1-12.1.42d", "vesh", spells=("cinder", "flame")) == [("I1-F11", "cards", 0, "spells")]
    assert of("I1-12.1.42d", "blade", spells=("flame", "pray")) == []
    assert of("I1-12.1.42d", "blade", spells=("flame", "pray", "spark")) == [("I1-F11", "cards", 0, "spells")]


def test_two_magicians_may_own_the_same_spell_but_one_owns_it_once() -> None:
    """I1-19.1b"""
    assert of("I1-19.1b", "lamp", spells=("spark", "spark")) == [("I2-F5", "cards", 0, "spells", 1)]
    both = roster(one("lamp", spells=("spark",)), one("lamp", spells=("spark",)), options=FIRST)
    assert found(both, PACK, rule="I1-19.1b") == []


def test_only_masters_combine_by_the_other_reading() -> None:
    """I1-R4: he may buy it, and could not cast it"""
    only = {"i1.combine": "masters_only"}
    assert of("I1-R4", "blade", spells=("dawn_fire",)) == []
    assert of("I1-R4", "blade", only, spells=("dawn_fire",)) == [("masters_only", "cards", 0, "spells", 0)]
    assert of("I1-R4", "master", only, elements=("light", "air", "fire"), spells=("dawn_fire",)) == []


def test_missing_objects_are_told() -> None:
    """I1-16.1.6b"""
    assert of("I1-16.1.6b", "lamp", spells=("rite",)) == [("no_ingredient", "cards", 0, "spells", 0)]


def test_there_are_no_selenites() -> None:
    """I1-F20"""
    assert SELENITE[0].skill in PACK.models["grib"].card.skill_names
    assert of("I1-F20", "grib") == []
    assert of("I1-F20", "grib", moon=(1,)) == [("no_moon", "cards", 0)]


FOUR = ("ring", "cloak", "horn", "mask")


@pytest.mark.parametrize(
    ("rule", "model", "most"),
    [("I1-18.2b", "lamp", 1), ("I1-18.2c", "printed", 2), ("I1-18.2d", "master", 3), ("I1-18.2d", "sorcerer", 3)],
)
def test_a_level_carries_so_many_artifacts(rule: str, model: str, most: int) -> None:
    """I1-18.2b, I1-18.2c, I1-18.2d, I1-F11"""
    assert ("I1-F11", "cards", 0, "artifacts") not in of(rule, model, artifacts=FOUR[:most])
    assert ("I1-F11", "cards", 0, "artifacts") in of(rule, model, artifacts=FOUR[: most + 1])


def test_magicians_carry_artifacts_and_others_where_a_card_says_so() -> None:
    """I1-18.2a, I1-19.1d"""
    assert of("I1-18.2a", "lamp", artifacts=("ring",)) == []
    assert of("I1-18.2a", "elite", artifacts=("ring",)) == [("not_a_carrier", "cards", 0, "artifacts", 0)]
    assert of("I1-18.2a", "soldier", artifacts=("boots",)) == []
    assert of("I1-18.2b", "lamp", artifacts=("ring", "boots")) == []


def test_the_minimum_capacity_of_an_artifact_is_reached() -> None:
    """I1-16.3a, I1-16.3b"""
    assert of("I1-16.3a", "lamp", artifacts=("deep3", "ring")) == []
    assert of("I1-16.3a", "lamp", artifacts=("deep4",)) == [("I1-F7", "cards", 0, "artifacts", 0)]


def test_what_else_an_artifacts_card_says() -> None:
    """I1-P1, I1-19.1d, I1-19.1a, I1-20.1a"""
    assert of("I1-P1", "blade", artifacts=("lions_helm",)) == [("I2-F8", "cards", 0, "artifacts", 0)]
    assert of("I1-19.1d", "lamp", artifacts=("prism",)) == []
    assert of("I1-19.1d", "vesh", artifacts=("prism",)) == [("artifact_element", "cards", 0, "artifacts", 0)]
    twice = roster(one("lamp", artifacts=("relic",)), one("blade", artifacts=("relic",)), options=FIRST)
    assert found(twice, PACK, rule="I1-19.1d") == [("artifact_unique", "cards", 1, "artifacts", 0)]
    assert ("artifact_twice", "cards", 0, "artifacts", 1) in of("I1-19.1a", "lamp", artifacts=("ring", "ring"))
    assert of("I1-20.1a", "soldier", artifacts=("flask",)) == [("artifact_useless", "cards", 0, "artifacts", 0)]
    assert of("C2-4b", "lamp", artifacts=("rnig",)) == [("no_such_artifact", "cards", 0, "artifacts", 0)]


def test_every_fault_of_a_roster_at_once() -> None:
    every = roster(
        one("soldier", spells=("spark",), elements=("light",), artifacts=("ring", "flask")),
        one("cynwall", spells=("dust",)),
        one("adept", elements=("fire", "fire", "darkness", "earth")),
        one("master", elements=("light",), spells=("four", "deep4", "sworn", "pray", "spark", "spark")),
        one("lamp", spells=("flame", "rite"), artifacts=("ring", "ring", "deep4", "marshals_baton", "relic")),
        one("vesh", spells=("cinder", "flame"), artifacts=("relic",)),
        one("printed", spells=("dawn_fire",)),
        one("grib", moon=(1,)),
        options={**FIRST, "i1.combine": "masters_only"},
    )
    assert {(each.rule, each.code) for each in findings(every, PACK) if each.rule.startswith("I1")} == {
        ("I1-19.1a", "no_magician_spells"),
        ("I1-19.1a", "no_magician_elements"),
        ("I1-19.1a", "no_spell"),
        ("I1-19.1a", "artifact_twice"),
        ("I1-R8", "I1-F19"),
        ("I1-R24", "I1-F20"),
        ("I1-18.2c", "elements_too_many"),
        ("I1-18.2d", "elements_too_few"),
        ("I1-18.2e", "element_twice"),
        ("I1-18.2e", "no_primary"),
        ("I1-18.2e", "prohibited"),
        ("I1-17.4a", "I1-F12"),
        ("I1-18.3a", "I1-F12"),
        ("I1-16.1.6a", "I2-F3"),
        ("I1-19.1c", "I1-F10"),
        ("I1-16.3a", "I1-F7"),
        ("I1-18.2d", "I1-F11"),
        ("I1-18.2b", "I1-F11"),
        ("I1-12.1.42d", "I1-F11"),
        ("I1-19.1b", "I2-F5"),
        ("I1-R4", "masters_only"),
        ("I1-16.1.6b", "no_ingredient"),
        ("I1-18.2a", "not_a_carrier"),
        ("I1-P1", "I2-F8"),
        ("I1-19.1d", "artifact_unique"),
        ("I1-20.1a", "artifact_useless"),
        ("I1-F20", "no_moon"),
    }
