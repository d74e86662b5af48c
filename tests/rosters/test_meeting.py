"""C2-6.2b, C2-6.2c, C2-26.8a: two armies that would meet."""

from typing import Any

import pytest

from sortilege.content.army import ArmyCard
from sortilege.rosters.meeting import check_meeting
from sortilege.rosters.roster import Roster
from tests.rosters.armies import PACK, model, pack_of, roster
from tests.rosters.found import SPEAKER


def found(first: Roster, second: Roster) -> list[tuple[str, str, dict[str, Any]]]:
    faults = check_meeting((first, PACK), (second, PACK))
    for fault in faults:
        SPEAKER.finding(fault.code, fault.facts)
        SPEAKER.mending(fault.code, fault.facts)
    return [(fault.rule, fault.code, fault.facts) for fault in faults]


def of_cost(points: int) -> Roster:
    return roster(*(ArmyCard("one_point", 50) for _ in range(points // 50)), ArmyCard("one_point", points % 50))


@pytest.mark.parametrize(("less", "legal"), [(348, True), (347, False)])
def test_the_armies_do_not_differ_by_more_than_15_percent(less: int, legal: bool) -> None:
    """C2-6.2b, C2-E32: 400 and 348 are legal, 400 and 347 refused."""
    gap = {"less": less, "more": 400, "least": 348, "most": 399}
    expected = [] if legal else [("C2-6.2b", "points_gap", gap)]
    many = roster(*(ArmyCard("alahan", 10) for _ in range(4)))
    assert found(of_cost(less), many) == expected
    assert found(many, of_cost(less)) == expected


def test_no_character_is_on_both_sides() -> None:
    """C2-6.2c, C2-E7: Saphon le Précheur in one army: the other may not have him."""
    pack = pack_of(model("saphon", character=True), model("saphon_again", character=True), model("crowd"))
    one, other = roster("saphon"), roster("crowd")
    assert check_meeting((one, pack), (other, pack)) == ()
    assert [fault.code for fault in check_meeting((one, pack), (one, pack))] == ["character_in_both"]


def test_the_same_character_of_two_packs_is_one() -> None:
    """C2-6.2c It is the name that counts."""
    first, second = pack_of(model("knight", character=True)), pack_of(model("knight", character=True, pa=11))
    assert [fault.rule for fault in check_meeting((roster("knight"), first), (roster("knight"), second))] == ["C2-6.2c"]


def test_an_option_is_agreed_by_both() -> None:
    """C2-26.8a"""
    one, other = roster("alahan", options={"c2.polearms": "on"}), roster("alahan")
    differ = ("C2-26.8a", "options_unagreed", {"option": "c2.polearms", "one": "on", "other": "off"})
    assert found(one, other) == [differ]
    assert found(one, one) == []
    assert found(roster("alahan", options={"c2.polearms": "off"}), other) == []
