"""C2 §4, §6.2, §12, §14, §27: how an army is built."""

from typing import Any

import pytest

from sortilege.content.army import ArmyCard
from sortilege.rosters.checking import faults
from sortilege.rosters.entries import points_of
from sortilege.rosters.finding import Fault
from sortilege.rosters.roster import Roster
from sortilege.rules.confrontation.alliances import PEOPLES
from tests.rosters.armies import PACK, roster
from tests.rosters.found import findings, found


def of_rule(rule: str, mine: Roster) -> list[tuple[Any, ...]]:
    return found(mine, PACK, rule=rule)


def facts(rule: str, mine: Roster) -> dict[str, Any]:
    (finding,) = (each for each in findings(mine, PACK) if each.rule == rule)
    return finding.facts


def test_every_model_has_a_card_in_a_pack() -> None:
    assert of_rule("C2-4a", roster("alahan", "alahna")) == [("no_such_model", "cards", 1, "model")]


def test_every_spell_has_a_card_in_a_pack() -> None:
    assert of_rule("C2-4b", roster(ArmyCard("seer", spells=("frost",)))) == [("no_such_spell", "cards", 0, "spells", 0)]


def test_an_army_of_nobody() -> None:
    assert of_rule("C2-6.2a", roster()) == [("no_cards",)]


def test_a_card_costs_its_points_for_each_of_its_models() -> None:
    """C2-4.4a"""
    assert points_of(roster(ArmyCard("alahan", 3), "one_point"), PACK) == 31


@pytest.mark.parametrize(("points", "code"), [(29, "points_over"), (30, ""), (31, "points_left")])
def test_the_agreed_value_is_an_aim_and_no_ceiling(points: int, code: str) -> None:
    """C2-6.2a"""
    mine = roster(ArmyCard("alahan", 3), points=points)
    assert of_rule("C2-6.2a", mine) == ([(code, "points")] if code else [])
    assert not any(isinstance(finding, Fault) for finding in findings(mine, PACK))


def test_it_is_a_ceiling_if_the_players_want_one() -> None:
    """C2-R8"""
    cap = {"c2.points_cap": "on"}
    assert of_rule("C2-R8", roster(ArmyCard("alahan", 3), points=29, options=cap)) == [("points_cap", "points")]
    assert of_rule("C2-R8", roster(ArmyCard("alahan", 3), points=30, options=cap)) == []
    assert of_rule("C2-R8", roster(ArmyCard("alahan", 3), points=29)) == []


@pytest.mark.parametrize(("spent", "far"), [(114, False), (115, False), (116, True), (87, False), (86, True)])
def test_an_army_far_from_the_agreed_value_is_warned_of(spent: int, far: bool) -> None:
    """C2-6.2b By more than 15 % of the smaller."""
    mine = roster(ArmyCard("one_point", 80), ArmyCard("one_point", spent - 80), points=100)
    assert of_rule("C2-6.2b", mine) == ([("points_far", "points")] if far else [])


def test_a_character_comes_once() -> None:
    """C2-6.2c"""
    assert of_rule("C2-6.2c", roster("knight", "alahan")) == []
    assert of_rule("C2-6.2c", roster("knight", "alahan", "knight")) == [("character_twice", "cards", 2)]
    assert of_rule("C2-6.2c", roster("alahan", "alahan")) == []


def test_a_character_has_a_card_alone() -> None:
    """C2-6.2c, C2-R16"""
    assert of_rule("C2-6.2c", roster(ArmyCard("knight", 2))) == [("character_twice", "cards", 0)]


def test_a_character_does_not_stand_by_for_himself() -> None:
    """C2-6.2c"""
    mine = roster("knight", "strategist", substitutes=(ArmyCard("knight"),))
    assert of_rule("C2-6.2c", mine) == [("character_twice", "substitutes", 0)]


def test_a_character_does_not_come_back() -> None:
    mine = roster("returning", "returning_knight")
    assert of_rule("C2-12.1.30e", mine) == [("character_reinforcement", "cards", 1)]


@pytest.mark.parametrize("who", ["alahan", "sellsword", "seer", "knight"])
def test_any_model_can_be_made_an_incarnation(who: str) -> None:
    """C2-12.1.19b, C2-12.1.19a for twice its points."""
    mine = roster(ArmyCard(who, incarnation=True), ArmyCard("alahan", 10), points=120)
    assert faults(mine, PACK) == ()
    assert points_of(mine, PACK) == 120


def test_an_incarnation_is_bought_once() -> None:
    mine = roster(ArmyCard("incarnate", incarnation=True))
    assert of_rule("C2-12.1.19a", mine) == [("already_incarnate", "cards", 0, "incarnation")]
    assert of_rule("C2-12.1.19a", roster("incarnate")) == []


def test_only_a_strategist_exchanges_troops() -> None:
    """C2-12.1.35a"""
    standing_by = (ArmyCard("returning"),)
    assert of_rule("C2-12.1.35a", roster(ArmyCard("alahan", 9), "strategist", substitutes=standing_by)) == []
    assert of_rule("C2-12.1.35a", roster(ArmyCard("alahan", 10), substitutes=standing_by)) == [
        ("no_strategist", "substitutes")
    ]


def test_what_is_exchanged_costs_a_quarter_of_the_army_at_most() -> None:
    """C2-12.1.35a"""
    standing_by = (ArmyCard("alahan"),)
    enough, too_little = (roster("strategist", ArmyCard("one_point", n), substitutes=standing_by) for n in (30, 29))
    assert of_rule("C2-12.1.35a", enough) == []
    assert of_rule("C2-12.1.35a", too_little) == [("substitute_too_dear", "substitutes", 0)]


@pytest.mark.parametrize("people", PEOPLES)
def test_thirteen_peoples_field_armies(people: str) -> None:
    """C2-14a"""
    assert found(roster(people, people=people, points=10), PACK) == []


@pytest.mark.parametrize("people", ["mid_nor", "keltois", ""])
def test_no_other_people_does(people: str) -> None:
    assert of_rule("C2-14a", roster("alahan", people=people)) == [("no_such_people", "people")]


def test_allies_and_mercenaries_cost_three_tenths_of_the_army_at_most() -> None:
    """C2-6.2d, C2-27a and C2-E32: in 400 points 120 of allies are legal, 121 not."""
    own, allies = ArmyCard("alahan", 28), ArmyCard("griffon", 6)
    mercenaries = ArmyCard("sellsword", 6)
    assert of_rule("C2-27a", roster(own, allies, mercenaries)) == []
    too_many = roster(ArmyCard("alahan", 27), ArmyCard("one_point", 9), allies, mercenaries, "griffon_point")
    assert points_of(too_many, PACK) == 400
    assert of_rule("C2-27a", too_many) == [("too_many_allies", "cards")]
    assert facts("C2-27a", too_many) == {"cost": 121, "total": 400, "most": 120, "out": 2, "more": 4}


def test_substitutes_are_no_part_of_the_army_yet() -> None:
    """C2-27a"""
    mine = roster("strategist", ArmyCard("alahan", 6), "griffon", substitutes=(ArmyCard("griffon", 9),))
    assert of_rule("C2-27a", mine) == []


def test_what_was_said_to_mend_it_does() -> None:
    """C2-27a"""
    allies = (ArmyCard("griffon_point", 99), ArmyCard("griffon_point", 22))
    own = (ArmyCard("alahan", 27), ArmyCard("one_point", 9))
    assert of_rule("C2-27a", roster(*own, *allies))
    assert not of_rule("C2-27a", roster(*own, allies[0], ArmyCard("griffon_point", 20)))
    assert of_rule("C2-27a", roster(*own, allies[0], ArmyCard("griffon_point", 21)))
    assert not of_rule("C2-27a", roster(*own, ArmyCard("one_point", 4), *allies))
    assert of_rule("C2-27a", roster(*own, ArmyCard("one_point", 3), *allies))


ROWS = {
    "acheron": {"akkyshan", "dirz", "drunes"},  # C2-T12a
    "dirz": {"acheron", "akkyshan"},  # C2-T12b
    "akkyshan": {"acheron", "dirz"},  # C2-T12c
    "drunes": {"acheron"},  # C2-T12d
    "alahan": {"griffon", "cynwall", "daikinee", "sessairs"},  # C2-T13a
    "griffon": {"alahan", "cynwall", "tir_na_bor", "sessairs"},  # C2-T13b
    "sessairs": {"alahan", "griffon"},  # C2-T13c
    "cynwall": {"alahan", "griffon"},  # C2-T13d
    "daikinee": {"wolfen"},  # C2-T14a
    "bran_o_kor": {"no_dan_kar"},  # C2-T14b
    "wolfen": {"daikinee"},  # C2-T14c
    "tir_na_bor": {"griffon"},  # C2-T14d
    "no_dan_kar": {"bran_o_kor", "acheron"},  # C2-T12e, C2-T14e
}


@pytest.mark.parametrize("force", PEOPLES)
def test_the_tables_of_allies(force: str) -> None:
    """C2-27b; C2-27c: that one people lists another does not let that one list it."""
    others = [people for people in (*PEOPLES, "mid_nor", "none") if people != force]
    refused = of_rule("C2-27b", roster(ArmyCard(force, 40), *others, people=force))
    assert {others[place - 1] for _, _, place in refused} == set(others) - ROWS[force]


def test_an_ally_of_one_is_not_always_an_ally_of_the_other() -> None:
    """C2-27c The Lions take Daikinees; the Daikinees take no Lions."""
    assert of_rule("C2-27b", roster("daikinee")) == []
    assert of_rule("C2-27b", roster("alahan", people="daikinee")) == [("not_an_ally", "cards", 0)]


def test_the_people_of_a_model_is_that_of_its_card() -> None:
    """C2-4.1.1a An ally by its card counts as one, whatever it is called."""
    assert facts("C2-27b", roster("captain", "skeleton")) == {
        "model": "skeleton",
        "people": "acheron",
        "force": "alahan",
    }


def test_goblins_take_no_undead() -> None:
    """C2-T12e"""
    assert of_rule("C2-27b", roster("acheron", "skeleton", people="no_dan_kar")) == [("not_an_ally", "cards", 1)]


def test_drunes_take_the_faction_or_its_undead_alone() -> None:
    """C2-T12d, C2-R78"""
    undead_only = {"c2.drune_allies": "undead_skill"}
    assert of_rule("C2-27b", roster("acheron", "skeleton", people="drunes")) == []
    assert of_rule("C2-27b", roster("acheron", "skeleton", people="drunes", options=undead_only)) == [
        ("not_an_ally", "cards", 0)
    ]
    assert of_rule("C2-27b", roster("acheron", people="dirz", options=undead_only)) == []


def test_the_clans_divide_the_keltois() -> None:
    """C2-12.1.7a the Drunes are allied with Darkness, C2-12.1.8a the Sessairs opposed to them."""
    both = ("dark_keltois", "light_keltois")
    assert of_rule("C2-27b", roster(*both, people="drunes")) == [("not_an_ally", "cards", 1)]
    assert of_rule("C2-27b", roster(*both, people="sessairs")) == [("not_an_ally", "cards", 0)]
    assert of_rule("C2-27b", roster(*both, people="acheron")) == [("not_an_ally", "cards", 1)]
    assert of_rule("C2-27b", roster(*both, people="alahan")) == [("not_an_ally", "cards", 0)]


@pytest.mark.parametrize("force", PEOPLES)
def test_a_mercenary_serves_in_any_army(force: str) -> None:
    """C2-12.1.23a"""
    assert of_rule("C2-27b", roster("captain", "sellsword", people=force)) == []


def test_a_mercenary_is_one_in_his_own_people_s_army_too() -> None:
    """C2-27a, FEAR-3"""
    assert of_rule("C2-27a", roster("captain", people="dirz")) == [("too_many_allies", "cards")]


def test_everything_that_is_wrong_is_found_at_once() -> None:
    mine = roster(
        "nobody",
        ArmyCard("seer", spells=("frost",)),
        "knight",
        "knight",
        "returning_knight",
        ArmyCard("incarnate", incarnation=True),
        ArmyCard("skeleton", 90),
        points=50,
        people="mid_nor",
        options={"c2.points_cap": "on"},
        substitutes=(ArmyCard("dirz"),),
    )
    codes = {finding.code for finding in findings(mine, PACK)}
    assert codes >= {
        *("no_such_model", "no_such_spell", "points_cap", "points_far", "character_twice", "character_reinforcement"),
        *("already_incarnate", "no_strategist", "no_such_people", "too_many_allies", "not_an_ally"),
    }
