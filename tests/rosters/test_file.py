"""Roster files: what is read, what is written, and what is wrong with the form of one."""

from pathlib import Path

import jsonschema
import msgspec
import pytest

from sortilege.content.any_pack import shipped_pack
from sortilege.content.faults import FileError
from sortilege.content.yaml_file import YamlFile
from sortilege.rosters.file import load_roster, written
from sortilege.rosters.roster import roster_of

FILE = """\
roster: 1
name: The Bell Watch
people: alahan
points: 200
options: {c2.magic: incantation2}
cards:
  - {model: roderic}
  - {model: maelys, spells: [noonbeam, steady]}
  - {model: lancer, count: 3}
"""
SCHEMA = msgspec.json.decode((Path(__file__).parents[2] / "docs/schema/roster.json").read_bytes())


def test_a_file_is_read() -> None:
    roster = load_roster(YamlFile("mine.yaml", FILE))
    assert (roster.name, roster.people, len(roster.cards)) == ("The Bell Watch", "alahan", 3)


def test_what_is_written_is_what_was_read() -> None:
    assert written(load_roster(YamlFile("mine.yaml", FILE))) == FILE.replace(
        "The Bell Watch", '"The Bell Watch"'
    ).replace("points: 200\n", "")


@pytest.mark.parametrize("army", list(shipped_pack("confrontation").armies))
def test_the_ready_armies_are_rosters(army: str) -> None:
    roster = roster_of(shipped_pack("confrontation").armies[army])
    text = written(roster)
    assert load_roster(YamlFile("it", text)) == roster
    jsonschema.validate(YamlFile("it", text).data, SCHEMA)


@pytest.mark.parametrize(
    ("before", "after", "line", "what"),
    [
        ("roster: 1", "roster: 2", 1, "Invalid enum value 2"),
        ("roster: 1\n", "", 1, "missing required field `roster`"),
        ("name: The", "nmae: The", 2, "nmae"),
        ("points: 200", "points: many", 4, "Expected `int`"),
        ("points: 200", "points: -1", 4, ">= 0"),
        ("c2.magic: incantation2", "c2.magic: alchemy", 5, "c2.magic cannot be 'alchemy'"),
        ("c2.magic: incantation2", "c2.magicks: alchemy", 5, "no option 'c2.magicks'"),
        ("{model: roderic}", "{modle: roderic}", 7, "modle"),
        ("{model: roderic}", "roderic", 7, "Expected `object`"),
        ("spells: [noonbeam, steady]", "spells: noonbeam", 8, "Expected `array`"),
        ("count: 3", "count: 0", 9, ">= 1"),
        ("count: 3", "count: 101", 9, "<= 100"),
        ("count: 3", "elements: [mud]", 9, "mud"),
        ("count: 3", "moon: [7]", 9, "<= 6"),
        ("count: 3", "incarnation: perhaps", 9, "Expected `bool`"),
    ],
)
def test_a_mistake_of_form_is_shown_with_its_line(before: str, after: str, line: int, what: str) -> None:
    with pytest.raises(FileError) as caught:
        load_roster(YamlFile("mine.yaml", FILE.replace(before, after)))
    assert caught.value.line == line
    assert what in caught.value.wrong
    if "c2." not in what:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(YamlFile("mine.yaml", FILE.replace(before, after)).data, SCHEMA)
