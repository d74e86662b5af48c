"""C2 §4, §6.2, §12, §27: how an army is built."""

from sortilege.content.army import ArmyCard
from sortilege.rosters.roster import FORMAT, Roster
from tests.rosters.found import found


def roster(*cards: ArmyCard, points: int = 0, people: str = "alahan") -> Roster:
    return Roster(FORMAT, "Mine", people=people, points=points, cards=cards)


def test_every_model_has_a_card_in_a_pack() -> None:
    assert found(roster(ArmyCard("lancer"), ArmyCard("lancet")), rule="C2-4a") == [
        ("no_such_model", "cards", 1, "model")
    ]


def test_every_spell_has_a_card_in_a_pack() -> None:
    lacking = ArmyCard("maelys", spells=("steady", "stedy"))
    assert found(roster(lacking), rule="C2-4b") == [("no_such_spell", "cards", 0, "spells", 1)]


def test_the_agreed_value_is_an_aim_and_no_ceiling() -> None:
    lancers = ArmyCard("lancer", 3)  # 13 points each
    assert found(roster(lancers, points=39), rule="C2-6.2a") == []
    assert found(roster(lancers, points=38), rule="C2-6.2a") == [("points_over", "points")]
    assert found(roster(lancers, points=40), rule="C2-6.2a") == [("points_left", "points")]
