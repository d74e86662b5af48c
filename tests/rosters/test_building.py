"""Building a roster step by step."""

import pytest

from sortilege.content.any_pack import shipped_pack
from sortilege.content.army import ArmyCard
from sortilege.rosters.building import (
    add,
    artifacts_to_add,
    change,
    models_to_add,
    new_roster,
    remove,
    spells_to_add,
    with_artifact,
    with_spell,
    without_artifact,
    without_spell,
)
from sortilege.rosters.checking import faults
from sortilege.rosters.entries import points_of
from tests.rosters.armies import PACK, roster


def test_each_step_gives_a_new_roster() -> None:
    empty = new_roster("Mine", "alahan", 100)
    mine = add(add(empty, "alahan", 3), "seer")
    assert [card.model for card in mine.cards] == ["alahan", "seer"]
    assert remove(mine, 0).cards == (ArmyCard("seer"),)
    assert change(mine, 0, count=5).cards[0] == ArmyCard("alahan", 5)
    assert with_spell(mine, 1, "frost").cards[1].spells == ("frost",)
    assert without_spell(with_spell(mine, 1, "frost"), 1, "frost") == mine
    assert without_artifact(with_artifact(mine, 1, "ring"), 1, "ring") == mine
    assert empty.cards == ()


def test_a_step_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="there is no card 1; there are 1"):
        remove(roster("alahan"), 1)
    with pytest.raises(ValueError, match="'frost' is not among them; there are none"):
        without_spell(roster("seer"), 0, "frost")


def test_what_may_still_be_bought() -> None:
    mine = roster("knight", ArmyCard("alahan", 2), points=42)
    assert points_of(mine, PACK) == 30
    offered = models_to_add(mine, PACK)
    assert "alahan" in offered
    assert "griffon" in offered  # an ally, 10 of 40 points
    assert not {"knight", "acheron", "returning_knight", "mid_nor"} & {*offered}
    assert "griffon" not in models_to_add(add(mine, "griffon_point", 4), PACK)  # 14 of 44 would be too many
    assert models_to_add(add(mine, "alahan"), PACK) == ("one_point", "griffon_point")  # two points are left


def test_the_spells_that_a_magician_may_still_have() -> None:
    pack = shipped_pack("confrontation")
    knight = add(new_roster("Mine", "alahan", 500), "roderic")
    helms = artifacts_to_add(knight, 0, pack)
    assert helms
    assert artifacts_to_add(with_artifact(knight, 0, helms[0]), 0, pack) != helms
    seer = add(new_roster("Mine", "alahan", 500), "maelys")
    offered = spells_to_add(seer, 0, pack)
    assert "noonbeam" in offered
    assert not any(faults(with_spell(add(seer, "lancer", 20), 0, spell), pack) for spell in offered)
