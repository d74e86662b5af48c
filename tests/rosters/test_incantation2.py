"""I2 §3.9 to §3.11, §5, §6.1.1, §10.8: what a Magician may buy. Each rule at its edge: the last that passes, and one
more."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from sortilege.content.any_pack import shipped_pack
from sortilege.content.pack import bought
from sortilege.rosters.entries import points_of
from sortilege.rosters.finding import Fault
from sortilege.rosters.incantation2 import potential
from sortilege.rosters.moon import drawn
from sortilege.rules.incantation2.selenites import Moon, moon_of
from tests.rosters.cards import PACK, one, roster
from tests.rosters.found import findings, found


def of(rule: str, model: str, options: dict[str, str] | None = None, **more: Any) -> list[tuple[Any, ...]]:
    """What one rule has to say of one entry."""
    return found(roster(one(model, **more), options=options), PACK, rule=rule)


def test_spells_and_elements_are_for_magicians() -> None:
    """I2-6.1.1a"""
    assert of("I2-6.1.1a", "lamp", spells=("spark",)) == []
    assert of("I2-6.1.1a", "soldier", spells=("spark",)) == [("no_magician_spells", "cards", 0, "spells")]
    assert of("I2-6.1.1a", "soldier", elements=("light",)) == [("no_magician_elements", "cards", 0, "elements")]
    assert of("I2-6.1.1a", "moonling", moon=(6, 2), elements=("water",)) == []  # the moon gave it Power


@pytest.mark.parametrize(
    ("rule", "model", "enough"),
    [
        ("I2-5.4.1a", "novice", ("light",)),
        ("I2-5.4.2a", "adept", ("light", "fire")),
        ("I2-5.4.3a", "master", ("light", "fire", "air")),
        ("I2-5.4.4a", "virtuoso", ("light", "fire", "air", "water", "earth", "darkness")),
    ],
)
def test_a_level_controls_so_many_elements(rule: str, model: str, enough: tuple[str, ...]) -> None:
    """I2-5.4.1a, I2-5.4.2a, I2-5.4.3a, I2-5.4.4a, I2-5.4a"""
    assert of(rule, model, elements=enough) == []
    assert of(rule, model, elements=enough[1:]) == [("elements_too_few", "cards", 0)]
    if model != "virtuoso":
        assert of(rule, model, elements=(*enough, "earth")) == [("elements_too_many", "cards", 0, "elements")]
    assert of("I2-5.4a", model, elements=(*enough[:-1], enough[0])) == (
        [("element_twice", "cards", 0, "elements", len(enough) - 1)] if len(enough) > 1 else []
    )


def test_an_element_of_the_card_is_not_chosen_again() -> None:
    """I2-5.4a"""
    assert of("I2-5.4a", "lamp", elements=("light",)) == [("element_twice", "cards", 0, "elements", 0)]


def test_a_primary_element_is_among_them() -> None:
    """I2-5.5a"""
    assert of("I2-5.5a", "adept", elements=("fire", "light")) == []
    assert of("I2-5.5a", "adept", elements=("fire", "air")) == [("no_primary", "cards", 0, "elements")]
    assert of("I2-5.5a", "lamp") == []


def test_a_prohibited_element_is_never_learnt_below_virtuoso() -> None:
    """I2-5.5b, I2-R34; I2-5.5c every other one may be"""
    assert of("I2-5.5b", "adept", elements=("light", "darkness")) == [("prohibited", "cards", 0, "elements", 1)]
    assert of("I2-5.5b", "virtuoso", elements=("darkness",)) == []
    for element in ("air", "earth", "fire", "water"):
        elements = ("light", element)
        found_here = findings(roster(one("adept", elements=elements, spells=("dust",))), PACK)
        assert not [each for each in found_here if isinstance(each, Fault)]


def test_orcs_control_nothing_and_use_their_own() -> None:
    """I2-5.5.6b, I2-F6"""
    assert of("I2-5.5.6b", "drum", spells=("howl", "stone")) == []
    assert of("I2-5.5.6b", "drum", spells=("howl", "flame")) == [("I2-F6", "cards", 0, "spells", 1)]
    assert of("I2-5.5.6b", "drum", elements=("fire",)) == [("instinctive_elements", "cards", 0, "elements")]


def test_an_unknown_college_needs_elements_on_the_card() -> None:
    """I2-R36, I2-F47"""
    assert of("I2-R36", "cynwall") == [("I2-F47", "cards", 0, "model")]
    assert of("I2-R36", "cynwall_lit") == []
    assert of("I2-R36", "drum") == []  # an Orc controls none
    light = {"i2.cynwall_college": "light"}
    assert of("I2-R36", "cynwall", light) == []
    assert of("I2-5.5a", "cynwall", light, elements=("air",)) == [("no_primary", "cards", 0, "elements")]
    assert of("I2-5.5b", "cynwall", light, elements=("darkness",)) == [("prohibited", "cards", 0, "elements", 0)]


def test_the_primary_of_the_akkyshan_is_an_option() -> None:
    """I2-R37"""
    assert of("I2-5.5a", "spinner", elements=("earth",)) == []
    dark = {"i2.akkyshan_primary": "darkness"}
    assert of("I2-5.5a", "spinner", dark, elements=("earth",)) == [("no_primary", "cards", 0, "elements")]
    assert of("I2-5.5a", "spinner", dark, elements=("darkness",)) == []


def test_a_keltois_has_as_many_of_the_four_as_his_level_or_all() -> None:
    """I2-R35"""
    four = ("air", "earth", "fire", "water")
    assert of("I2-5.4.2a", "druid", elements=("air", "water")) == []
    assert of("I2-5.4.2a", "druid", elements=four) == [("elements_too_many", "cards", 0, "elements")]
    every = {"i2.keltois_elements": "all_four"}
    assert of("I2-5.4.2a", "druid", every, elements=four) == []
    assert of("I2-5.4.2a", "druid", every, elements=four[:3]) == [("elements_too_few", "cards", 0)]
    assert of("I2-5.5b", "druid", elements=("light",)) == [("prohibited", "cards", 0, "elements", 0)]


def test_he_controls_every_element_of_a_spell() -> None:
    """I2-3.11c, I2-F1"""
    assert of("I2-3.11c", "lamp", spells=("spark", "dust")) == []
    assert of("I2-3.11c", "lamp", spells=("spark", "flame")) == [("I2-F1", "cards", 0, "spells", 1)]
    assert of("I2-3.11c", "adept", elements=("light", "fire"), spells=("spark", "flame")) == []


def test_a_spell_is_of_his_people_of_an_element_of_his_or_primitive() -> None:
    """I2-4.7b, I2-R39, I2-F2"""
    assert of("I2-4.7b", "lamp", spells=("beam", "spark", "dust")) == []
    assert of("I2-4.7b", "lamp", spells=("bones",)) == [("I2-F2", "cards", 0, "spells", 0)]
    assert of("I2-4.7b", "lamp", spells=("howl",)) == [("I2-F2", "cards", 0, "spells", 0)]


def test_a_reserved_spell_is_for_a_people_or_a_name() -> None:
    """I2-3.9a, I2-F3"""
    assert of("I2-3.9a", "ember", spells=("oath",)) == []
    assert of("I2-3.9a", "lamp", spells=("banner_song",)) == []
    assert of("I2-3.9a", "lamp", spells=("oath",)) == [("I2-F3", "cards", 0, "spells", 0)]


def test_spell_powers_fit_the_potential() -> None:
    """I2-3.10a, I2-3.10b, I2-3.10c, I2-6.1.1b, I2-F4: twice Power 3 is 6, whatever the number; 0 is possible"""
    assert of("I2-3.10c", "lamp", spells=("stone", "pebble", "dust")) == []
    assert of("I2-3.10c", "lamp", spells=("stone", "pebble", "spark")) == [("I2-F4", "cards", 0, "spells")]


def test_the_purchases_of_the_sources_example_are_legal() -> None:
    """I2-3.10c, section 8.1: 4 + 4 + 0 of Méliador's Potential 14, 5 + 4 + 0 of the Gorgon's 12"""
    named = shipped_pack("named")
    for name, powers, most in (("meliador", 8, 14), ("gorgon", 9, 12)):
        model = named.models[name]
        assert sum(named.spells[spell].spell_power for spell in model.spells) == powers
        assert potential(model.card) == most
        army = roster(one(name, spells=model.spells), people=model.card.people)
        assert not [each for each in findings(army, named) if isinstance(each, Fault)]


def test_a_warrior_mages_potential_is_his_power() -> None:
    """I2-10.5a, C2-12.1.42d, I2-X23"""
    assert of("I2-10.5a", "ember", spells=("stone",)) == []
    assert of("I2-10.5a", "ember", spells=("stone", "brew")) == [("I2-F4", "cards", 0, "spells")]


def test_one_magician_owns_a_spell_once_and_two_may_own_the_same() -> None:
    """I2-6.1.1c, I2-F5"""
    assert of("I2-6.1.1c", "lamp", spells=("spark", "dust", "spark")) == [("I2-F5", "cards", 0, "spells", 2)]
    both = roster(one("lamp", spells=("spark",)), one("lamp", spells=("spark",)))
    assert found(both, PACK, rule="I2-6.1.1c") == []


def test_what_was_bought_is_added_to_the_cost() -> None:
    """I2-3.11a"""
    assert points_of(roster(one("lamp")), PACK) == 20
    priced = {**PACK.spells, "spark": msgspec.structs.replace(PACK.spells["spark"], pa=7)}
    assert points_of(roster(one("lamp", spells=("spark",))), msgspec.structs.replace(PACK, spells=priced)) == 27


def test_nobody_must_buy_but_it_may_have_been_forgotten() -> None:
    """I2-3.11b"""
    assert of("I2-3.11b", "lamp") == [("no_spell", "cards", 0, "spells")]
    assert of("I2-3.11b", "lamp", spells=("dust",)) == []


def test_what_can_never_be_cast_is_told() -> None:
    """I2-6.2b, I2-3.9b"""
    assert of("I2-6.2b", "lamp", spells=("flood",)) == [("never_paid", "cards", 0, "spells", 0)]  # 7 gems, cap 6
    assert of("I2-6.2b", "grib", moon=(6, 2), spells=("flood",)) == []  # Power 4, cap 8
    assert of("I2-6.2b", "ember", spells=("stone", "brew", "six")) == []
    assert of("I2-6.2b", "lamp", {"i2.warrior_mage_cap": "single"}, spells=("six",)) == []
    assert of("I2-6.2b", "ember", {"i2.warrior_mage_cap": "single"}, spells=("stone", "flood")) == [
        ("never_paid", "cards", 0, "spells", 1)
    ]
    assert of("I2-3.9b", "lamp", spells=("brew",)) == [("no_ingredient", "cards", 0, "spells", 0)]


@pytest.mark.parametrize("moon", [(1,), (5,), (6, 1), (6, 6)])
def test_a_selenite_rolls_once_and_after_a_6_again(moon: tuple[int, ...]) -> None:
    """I2-10.8a"""
    assert of("I2-10.8a", "grib", moon=moon) == []


@pytest.mark.parametrize("moon", [(), (6,), (5, 1), (6, 1, 1)])
def test_other_rolls_are_none(moon: tuple[int, ...]) -> None:
    """I2-10.8a"""
    assert of("I2-10.8a", "grib", moon=moon) == [("moon_rolls", "cards", 0, "moon")]


def test_nobody_else_rolls_for_a_moon_and_each_selenite_for_himself() -> None:
    """I2-10.8a"""
    assert of("I2-10.8a", "lamp", moon=(3,)) == [("no_selenite", "cards", 0, "moon")]
    assert of("I2-10.8a", "grib", moon=(3,), count=2) == [("selenites_alone", "cards", 0, "count")]


def test_the_moon_counts_before_anything_is_bought() -> None:
    """I2-X27, I2-10.8a, I2-10.8b: Power 4 gives Potential 8, and Water spells are open"""
    spells = ("stone", "pebble", "rime", "brew")  # 3 + 3 + 1 + 1
    assert of("I2-3.10c", "grib", moon=(6, 4), spells=spells) == []
    assert of("I2-3.10c", "grib", moon=(1,), spells=spells) == [("I2-F4", "cards", 0, "spells")]
    assert of("I2-3.11c", "grib", moon=(1,), spells=("rime",)) == []
    assert of("I2-5.4.1a", "grib", moon=(1,)) == []


def test_a_full_moon_gives_a_spell_that_he_could_buy() -> None:
    """I2-R48: it costs no points and no Potential"""
    full: dict[str, Any] = {"moon": (6, 6), "spells": ("stone", "pebble")}
    assert of("I2-R48", "grib", moon_spell="rime", **full) == []
    assert of("I2-3.10c", "grib", moon_spell="rime", **full) == []
    assert of("I2-R48", "grib", moon_spell="flame", **full) == [("moon_spell", "cards", 0, "moon_spell")]
    assert of("I2-6.1.1c", "grib", moon_spell="stone", **full) == [("I2-F5", "cards", 0, "moon_spell")]
    assert of("I2-R48", "grib", moon=(6, 2), moon_spell="rime") == [("no_full_moon", "cards", 0, "moon_spell")]
    assert of("I2-R48", "moonling", moon=(6, 6), moon_spell="rime") == [("no_full_moon", "cards", 0, "moon_spell")]
    assert "natural_born_killer" not in bought(PACK, one("grib", moon_spell="rime", **full)).skill_names


def test_dice_drawn_out_of_a_word_are_checked() -> None:
    """I2-10.8a, I2-P1: the same for everybody, and other ones for another word or model"""
    words = [f"word {number}" for number in range(600)]
    rolls = Counter(drawn("grib", word) for word in words)
    assert {moon_of(each) for each in rolls} == {*Moon}
    assert all(60 < rolls[face,] < 140 for face in range(1, 6))
    assert drawn("grib", "rain") == (3,)
    right: dict[str, Any] = {"moon": (3,), "moon_word": "rain"}
    assert of("I2-10.8a", "grib", **right) == []
    assert of("I2-10.8a", "grib", moon=(4,), moon_word="rain") == [("moon_drawn", "cards", 0, "moon")]
    assert of("I2-10.8a", "grib", moon_word="rain") == [("moon_drawn", "cards", 0, "moon")]
    twice = roster(one("grib", **right), one("grib", **right))
    assert found(twice, PACK, rule="I2-10.8a") == [("moon_word_twice", "cards", 1, "moon_word")]
    assert of("I2-P1", "grib", moon=(4,)) == [("moon_unproved", "cards", 0, "moon")]
    assert of("I2-P1", "grib", **right) == []


def test_a_selenite_is_an_ally_of_the_wolfen_within_the_limit() -> None:
    """I2-10.8c"""
    wolves = one("moonling", moon=(1,), count=1)
    goblin = one("grib", moon=(1,))
    assert found(roster(wolves, wolves, wolves, goblin, people="wolfen"), PACK, rule="C2-27b") == []
    assert found(roster(wolves, one("lamp"), people="wolfen"), PACK, rule="C2-27b") == [("not_an_ally", "cards", 1)]
    assert found(roster(wolves, goblin, people="wolfen"), PACK, rule="C2-27a") == [("too_many_allies", "cards")]


FIVE = ("ring", "cloak", "horn", "mask", "gauntlet")
"""artifacts that only personalities carry"""


@pytest.mark.parametrize(
    ("model", "most"),
    [
        *(("irregular", 1), ("regular", 1), ("creature", 1), ("special", 2), ("elite", 2)),
        *(("walking_legend", 3), ("major_ally", 4), ("veteran", 1)),
        *(("famed_initiate", 1), ("famed_adept", 2), ("famed_master", 3), ("famed_virtuoso", 4)),
        ("famed_elite", 2),  # an Initiate of rank Elite: the better row
    ],
)
def test_a_rank_carries_so_many_artifacts(model: str, most: int) -> None:
    """I2-9a, I2-6.1.1f, I2-5.4a, I2-R41, I2-F7"""
    assert of("I2-9a", model, artifacts=FIVE[:most]) == []
    assert of("I2-9a", model, artifacts=FIVE[: most + 1]) == [("I2-F7", "cards", 0, "artifacts")]


def test_which_row_counts_and_how_many_a_veteran_carries_are_options() -> None:
    """I2-R41"""
    level, troop = {"i2.artifact_rank": "magic_level"}, {"i2.artifact_rank": "troop_rank"}
    assert of("I2-9a", "famed_elite", level, artifacts=FIVE[:2]) == [("I2-F7", "cards", 0, "artifacts")]
    assert of("I2-9a", "famed_elite", troop, artifacts=FIVE[:2]) == []
    assert of("I2-9a", "famed_master", troop, artifacts=FIVE[:2]) == [("I2-F7", "cards", 0, "artifacts")]
    assert of("I2-9a", "elite", level, artifacts=FIVE[:2]) == []  # no Magician
    two = {"i2.veteran_artifacts": "2"}
    assert of("I2-9a", "veteran", two, artifacts=FIVE[:2]) == []
    assert of("I2-9a", "veteran", two, artifacts=FIVE[:3]) == [("I2-F7", "cards", 0, "artifacts")]


def test_personalities_carry_artifacts_and_being_a_magician_makes_none() -> None:
    """I2-9a, I2-5.1a, I2-R41"""
    assert of("I2-9a", "soldier", artifacts=("ring",)) == [("not_a_carrier", "cards", 0, "artifacts", 0)]
    assert of("I2-9a", "lamp", artifacts=("ring",)) == [("not_a_carrier", "cards", 0, "artifacts", 0)]
    assert of("I2-9a", "lamp", artifacts=("ring",), incarnation=True) == []


def test_a_card_may_be_open_to_any_troop_or_name_its_owner() -> None:
    """I2-9b, I2-6.1.1g: then it goes before Table 2"""
    assert of("I2-9a", "soldier", artifacts=("boots",)) == []
    assert of("I2-9a", "lamp", artifacts=("wand",)) == []
    assert of("I2-9a", "soldier", artifacts=("wand",)) == [("not_a_carrier", "cards", 0, "artifacts", 0)]
    assert of("I2-9a", "regular", artifacts=("ring", "boots", "trinket")) == []
    assert of("I2-9a", "famed_initiate", artifacts=("ring", "wand")) == [("I2-F7", "cards", 0, "artifacts")]
    assert of("I2-9a", "marshal", artifacts=("ring", "marshals_baton")) == []


def test_a_reserved_artifact_is_for_its_owner_alone() -> None:
    """I2-2c, I2-F8"""
    assert of("I2-2c", "marshal", artifacts=("marshals_baton",)) == []
    assert of("I2-2c", "regular", artifacts=("marshals_baton",)) == [("I2-F8", "cards", 0, "artifacts", 0)]
    assert of("I2-2c", "regular", artifacts=("lions_helm",)) == []
    assert of("I2-2c", "marshal", artifacts=("lions_helm",)) == [("I2-F8", "cards", 0, "artifacts", 0)]


def test_he_controls_the_elements_that_an_artifact_uses() -> None:
    """I2-3.11d"""
    assert of("I2-3.11d", "famed_adept", artifacts=("prism",)) == []
    assert of("I2-3.11d", "ember", artifacts=("prism",), incarnation=True) == [
        ("artifact_element", "cards", 0, "artifacts", 0)
    ]


def test_an_artifact_is_there_once_where_its_card_says_so_and_once_for_a_model() -> None:
    """I2-6.1.1f, I2-6.1.1g"""
    assert of("I2-6.1.1f", "elite", artifacts=("ring", "ring")) == [("artifact_twice", "cards", 0, "artifacts", 1)]
    two = (one("elite", artifacts=("ring", "relic")), one("special", artifacts=("ring", "relic")))
    assert found(roster(*two), PACK, rule="I2-6.1.1f") == []
    assert found(roster(*two), PACK, rule="I2-6.1.1g") == [("artifact_unique", "cards", 1, "artifacts", 1)]


def test_every_artifact_has_a_card_and_may_be_of_no_use() -> None:
    """I2-2b, I2-6.2a"""
    assert of("C2-4b", "regular", artifacts=("rnig",)) == [("no_such_artifact", "cards", 0, "artifacts", 0)]
    assert of("I2-6.2a", "regular", artifacts=("flask",)) == [("artifact_useless", "cards", 0, "artifacts", 0)]
    assert of("I2-6.2a", "famed_adept", artifacts=("flask",)) == []


def test_every_fault_of_a_roster_at_once() -> None:
    every = roster(
        one("soldier", spells=("spark",), elements=("light",), moon=(3,), artifacts=("ring", "wand", "nothing")),
        one("cynwall"),
        one("drum", elements=("fire",), spells=("flame",)),
        one("adept", elements=("fire", "fire", "air", "darkness")),
        one("lamp", spells=("flame", "bones", "oath", "stone", "pebble", "stone"), moon_spell="rime"),
        one("ember", spells=("stone", "flood", "brew")),
        one("grib", moon=(6,), moon_spell="rime"),
        one("grib", moon=(6, 6), moon_word="rain", moon_spell="flame"),
        one("regular", artifacts=("ring", "ring", "marshals_baton", "prism", "relic", "flask")),
        one("elite", artifacts=("relic",), count=2),
        one("virtuoso"),
    )
    assert {(each.rule, each.code) for each in findings(every, PACK) if each.rule.startswith("I2")} == {
        ("I2-6.1.1a", "no_magician_spells"),
        ("I2-6.1.1a", "no_magician_elements"),
        ("I2-R36", "I2-F47"),
        ("I2-5.5.6b", "instinctive_elements"),
        ("I2-5.5.6b", "I2-F6"),
        ("I2-5.4a", "element_twice"),
        ("I2-5.4.2a", "elements_too_many"),
        ("I2-5.4.4a", "elements_too_few"),
        ("I2-5.5a", "no_primary"),
        ("I2-5.5b", "prohibited"),
        ("I2-3.11c", "I2-F1"),
        ("I2-4.7b", "I2-F2"),
        ("I2-3.9a", "I2-F3"),
        ("I2-3.10c", "I2-F4"),
        ("I2-10.5a", "I2-F4"),
        ("I2-6.1.1c", "I2-F5"),
        ("I2-R48", "no_full_moon"),
        ("I2-R48", "moon_spell"),
        ("I2-10.8a", "no_selenite"),
        ("I2-10.8a", "moon_rolls"),
        ("I2-10.8a", "moon_drawn"),
        ("I2-9a", "not_a_carrier"),
        ("I2-9a", "I2-F7"),
        ("I2-2c", "I2-F8"),
        ("I2-3.11d", "artifact_element"),
        ("I2-6.1.1f", "artifact_twice"),
        ("I2-6.1.1g", "artifact_unique"),
        # near misses and what may have been forgotten
        ("I2-3.11b", "no_spell"),
        ("I2-6.2b", "never_paid"),
        ("I2-3.9b", "no_ingredient"),
        ("I2-6.2a", "artifact_useless"),
        ("I2-P1", "moon_unproved"),
    }
