"""Lists as plain text: ours come back as they were, and those that people type are understood."""

import msgspec
import pytest
from hypothesis import given

from sortilege.content.any_pack import shipped_pack
from sortilege.content.army import ArmyCard
from sortilege.content.plain_text import LARGEST
from sortilege.content.yaml_file import YamlFile
from sortilege.kernel.words import said
from sortilege.rosters.file import load_roster, written
from sortilege.rosters.roster import Roster, roster_of
from sortilege.rosters.text import text_of
from sortilege.rosters.typed import LONGEST_LINE, TextError, roster_of_text
from tests.rosters.lists import ROSTERS

PACK = shipped_pack("confrontation")
ARMIES = PACK.armies


@given(ROSTERS)
def test_whatever_is_written_as_text_comes_back(roster: Roster) -> None:
    assert roster_of_text(text_of(roster)) == roster


@given(ROSTERS)
def test_whatever_is_written_to_a_file_comes_back(roster: Roster) -> None:
    assert load_roster(YamlFile("it", written(roster))) == roster


@pytest.mark.parametrize("army", list(ARMIES))
def test_a_ready_army_reads_as_one_would_post_it(army: str) -> None:
    roster = roster_of(ARMIES[army])
    text = text_of(roster)
    assert '"' not in text
    assert roster_of_text(text) == roster


def test_how_it_reads() -> None:
    cards = (ArmyCard("maelys", spells=("noonbeam", "cold_bell")), ArmyCard("lancer", 3, incarnation=True))
    roster = Roster(1, "Mine", people="alahan", points=150, cards=cards, options={"c2.magic": "incantation1"})
    lines = text_of(roster).splitlines()
    assert lines[:4] == ["Mine", "ruleset: confrontation", "people: alahan", "points: 150"]
    assert lines[4] == "options: c2.magic = incantation1"
    assert lines[6].startswith(f"1x {said(PACK.models['maelys'].card.name)} [")
    assert lines[7].endswith(" + incarnation")
    assert lines[-1].startswith("Total: ")


def cards(text: str) -> list[tuple[int, str, tuple[str, ...]]]:
    return [(card.count, card.model, card.spells) for card in roster_of_text(text).cards]


MAELYS = said(PACK.models["maelys"].card.name)


@pytest.mark.parametrize(
    "line",
    [
        *("3x Lancer", "3 x lancer", "3×Lancer", "3 Lancers", "Lancer x3", "lancer x 3", "- 3 Lancer", "* 3x LANCER"),
        *(
            "3x Lancer (39)",
            "3x Lancer [39]",
            "3 Lancers - 39 pts",
            "3 Lancers, 39 points",
            "• 3x Lancer (13 pts each)",
        ),
    ],
)
def test_a_card_that_somebody_typed(line: str) -> None:
    assert cards(line) == [(3, "lancer", ())]


@pytest.mark.parametrize(
    "bought",
    [
        *(" + Noonbeam + Cold Bell", " with Noonbeam, Cold Bell", " (Noonbeam, Cold Bell)", ": noonbeam and cold bell"),
        *(" with spell Noonbeam + Cold Bell", " [50]: noonbeam & COLD BELL"),
    ],
)
def test_spells_that_somebody_typed(bought: str) -> None:
    assert cards(f"1 {MAELYS}{bought}") == [(1, "maelys", ("noonbeam", "cold_bell"))]


def test_a_part_of_a_name_without_accents_will_do() -> None:
    assert cards(MAELYS.split()[0].upper()) == [(1, "maelys", ())]


def test_the_people_is_that_of_most_points() -> None:
    read = roster_of_text("My Army\n200 points\n3 lancers\n1 maelys\n")
    assert (read.name, read.people, read.points) == ("My Army", "alahan", 200)


def test_every_line_that_cannot_be_read_is_named() -> None:
    with pytest.raises(TextError) as caught:
        roster_of_text('Mine\npoints: many\n3x Lancr\n1x Maelys + Nonbeam\n0x Lancer\n1x "Lan\\q"\noptions: c2.magic\n')
    lines = dict(caught.value.faults)
    assert list(lines) == [2, 3, 4, 5, 6, 7]
    assert "perhaps" in lines[3]
    assert "perhaps Noonbeam" in lines[4]


def test_a_text_without_end_is_refused() -> None:
    with pytest.raises(TextError, match="larger than"):
        roster_of_text("a" * (LARGEST + 1))
    with pytest.raises(TextError, match="line 2: the line is longer than"):
        roster_of_text("Mine\n" + "a" * (LONGEST_LINE + 1))


def test_what_cannot_be_seen_is_refused() -> None:
    with pytest.raises(TextError, match="line 2"):
        roster_of_text("Mine\n3x Lan\u200bcer\n")


def test_a_list_of_another_pack_is_read_by_ids() -> None:
    read = roster_of_text('Mine\npeople: alahan\npacks: "mine.yaml"\n2x my_lancer + my_spell\n')
    assert read.cards == (ArmyCard("my_lancer", 2, ("my_spell",)),)
    assert msgspec.structs.replace(read, cards=()) == Roster(1, "Mine", people="alahan", packs=("mine.yaml",))
