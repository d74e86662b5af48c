"""`sortilege roster`: lists built, checked, shown and shared."""

import json
import shlex
from pathlib import Path

import pytest

from sortilege.cli.roster import COMMANDS
from sortilege.content.any_pack import shipped_pack
from sortilege.content.yaml_file import YamlFile
from sortilege.rosters.file import load_roster, read_roster
from sortilege.rosters.link import link_of
from sortilege.rosters.roster import Roster, roster_of
from tests.cli.conftest import run
from tests.cli.terminal import Terminal

LANCER = shipped_pack("confrontation").models["lancer"].card.pa
ARMY = shipped_pack("confrontation").armies["bell_watch"]
BELL_WATCH = roster_of(ARMY)

WRONG = """\
roster: 1
name: Mine
people: alahan
points: 60
cards:
  - {model: lancer, count: 3}
  - {model: roderic}
  - {model: roderic}
  - {model: nobody}
"""


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_example_of_each_help_works(command: str) -> None:
    result = run("roster", command, "--help")
    name, *words = shlex.split(result.output.partition("\nExample:\n")[2])
    assert (name, *words[:2]) == ("sortilege", "roster", command)
    result = run(*words)
    assert result.exit_code == 0, result.output


def test_every_fault_is_told_with_its_line_its_rule_and_what_mends_it() -> None:
    Path("mine.roster.yaml").write_text(WRONG)
    result = run("roster", "check", "mine.roster.yaml")
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert lines[0].startswith("Mine: Lions of Alahan, ")
    assert "mine.roster.yaml:9: fault: None of the packs has a model nobody. [C2-4a]" in lines
    twice = lines.index("mine.roster.yaml:8: fault: Roderic Vane is a character: there is only one. [C2-6.2c]")
    assert lines[twice + 1] == "    Take out the others."
    assert any(line.startswith("mine.roster.yaml:4: warning: The army costs") for line in lines)
    assert lines[-1] == "2 faults, and 2 warnings."


def test_a_list_in_order() -> None:
    result = run("roster", "check", "bell_watch", "confrontation:nine_graves")
    assert result.exit_code == 0
    assert "The list is in order" in result.output


def test_whether_two_may_meet() -> None:
    assert run("roster", "check", "bell_watch", "--against", "ashen_column").exit_code == 0
    result = run("roster", "check", "bell_watch", "--against", "valley_lamps")
    assert result.exit_code == 1
    assert "[C2-6.2b]" in result.output


def test_a_check_for_programs() -> None:
    Path("mine.roster.yaml").write_text(WRONG)
    result = run("roster", "check", "--json", "mine.roster.yaml")
    assert result.exit_code == 1
    (told,) = json.loads(result.output)
    assert told["in_order"] is False
    (twice,) = (each for each in told["found"] if each["code"] == "character_twice")
    assert (twice["kind"], twice["rule"], twice["line"], twice["at"]) == ("fault", "C2-6.2c", 8, ["cards", 2])
    assert twice["mend"] == "Take out the others."


def test_a_mistake_of_form_is_told_with_its_line() -> None:
    Path("mine.roster.yaml").write_text(WRONG.replace("count: 3", "count: many"))
    result = run("roster", "check", "mine.roster.yaml")
    assert result.exit_code == 2
    assert "mine.roster.yaml:6:" in result.output


@pytest.mark.parametrize("form", ["text", "file", "json"])
def test_what_is_exported_is_imported(form: str) -> None:
    run("roster", "export", "bell_watch", "--as", form, "-o", "out")
    result = run("roster", "import", "out")
    assert load_roster(YamlFile("it", result.output)) == BELL_WATCH


def test_a_link_is_taken_in_place_of_a_file() -> None:
    link = run("roster", "link", "bell_watch", "--page", "https://example.org/list").output.strip()
    assert link.startswith("https://example.org/list#roster=1.")
    assert load_roster(YamlFile("it", run("roster", "import", link).output)) == BELL_WATCH
    assert "Watch Lancer" in run("roster", "show", link).output


def test_a_typed_list_comes_in() -> None:
    result = run("roster", "import", typed="My Lions\n3x lancer\n- Maelys (noonbeam)\n")
    read = load_roster(YamlFile("it", result.output))
    assert (read.name, read.people, [card.model for card in read.cards]) == ("My Lions", "alahan", ["lancer", "maelys"])


def test_what_cannot_be_read_is_told_line_by_line() -> None:
    result = run("roster", "import", typed="Mine\n3x lancr\n1x dragon\n")
    assert result.exit_code == 2
    assert "what came in:2: 'lancr' is no model of these packs; perhaps Watch Lancer" in result.output
    assert "what came in:3: 'dragon'" in result.output


@pytest.mark.parametrize("source", ["nobody", "nobody.yaml", "#roster=1.AAAA", "confrontation:nobody", "none:watch"])
def test_there_is_no_such_list(source: str) -> None:
    result = run("roster", "show", source)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_a_hostile_name_does_not_steer_the_terminal() -> None:
    link = link_of(Roster(1, "two\nlines", people="\ta"))
    hostile = link_of(Roster(1, "\x1b[2J\x9b31mred", people="\x1b[0m"))
    for command in ("show", "check"):
        assert "two lines:" in run("roster", command, link).output
        result = run("roster", command, hostile)
        assert (result.exit_code, {"\x1b", "\x9b"} & {*result.output}) == (2, set())


def test_a_new_list_by_options() -> None:
    words = ("--people", "alahan", "--points", "100", "--name", "Mine", "--add", "lancer:3", "--add", "maelys + pall")
    assert run("roster", "new", *words, "-o", "mine.roster.yaml").exit_code == 0
    mine = read_roster(Path("mine.roster.yaml"))
    assert (mine.name, mine.people, mine.points) == ("Mine", "alahan", 100)
    assert [(card.model, card.count, card.spells) for card in mine.cards] == [
        ("lancer", 3, ()),
        ("maelys", 1, ("pall",)),
    ]
    result = run("roster", "new", *words, "-o", "mine.roster.yaml")
    assert (result.exit_code, "is there already" in result.output) == (2, True)


def test_a_new_list_from_a_ready_army() -> None:
    result = run("roster", "new", "--from", "bell_watch", "--points", "220", "--add", "2 archers")
    made = load_roster(YamlFile("it", result.output))
    assert made.points == 220
    assert made.cards[:-1] == BELL_WATCH.cards
    assert (made.cards[-1].model, made.cards[-1].count) == ("archer", 2)


def test_a_new_list_for_the_arcane() -> None:
    result = run("roster", "new", "--ruleset", "arcane", "--guildhall", "great_hall, garrison", "--add", "ilvane")
    made = load_roster(YamlFile("it", result.output))
    assert (made.ruleset, made.guildhall, made.cards[0].model) == ("arcane", ("great_hall", "garrison"), "ilvane")


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("--option", "c2.magic=none"), "c2.magic cannot be 'none'"),
        (("--add", "lancr"), "perhaps Watch Lancer"),
        (("--pack", "none", "--add", "lancer"), "there is no pack 'none'"),
        (("--add", "lancer:0"), ">= 1"),
    ],
)
def test_a_new_list_that_cannot_be(words: tuple[str, ...], what: str) -> None:
    result = run("roster", "new", "--from", "bell_watch", *words)
    assert result.exit_code == 2
    assert what in result.output


def test_a_list_is_built_at_the_keyboard(tmp_path: Path) -> None:
    with Terminal("roster", "new", folder=tmp_path) as terminal:
        assert "Lions of Alahan" in terminal.shown()
        assert "What is the army called?" in terminal.type("alahan")
        shown = terminal.type("Three Lamps")
        assert "Three Lamps: Lions of Alahan, 0 of 200 points" in shown
        assert f"Watch Lancer, {LANCER} points" in shown
        assert f"{3 * LANCER} of 200 points" in terminal.type("3x lancer")
        assert "is no model of these packs" in terminal.type("3x dragon")
        assert "none of the numbers" in terminal.type("999")
        assert f"{2 * LANCER} of 200 points" in terminal.type("count 1 2")
        assert f"{2 * LANCER} of 200" not in terminal.type("1")
        terminal.type("remove 2")
        terminal.type("maelys")
        offered = terminal.type("spells 2")
        assert "Which of them?" in offered
        first = offered.partition("1  ")[2].partition(",")[0].split()[0]
        assert first in terminal.type("1").partition("You may still add")[0]
        assert "three_lamps.roster.yaml" in terminal.type("done")
        terminal.type("")
        assert terminal.exit_code() == 0
    built = read_roster(tmp_path / "three_lamps.roster.yaml")
    assert [(card.model, card.count, len(card.spells)) for card in built.cards] == [("lancer", 2, 0), ("maelys", 1, 1)]
