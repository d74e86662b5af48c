"""What is typed into a game: answers, commands, and everything that is neither."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import run


def typed(folder: Path, *lines: str, words: tuple[str, ...] = ("--seed", "1")) -> str:
    """What is shown after the lines were typed into a new game."""
    result = run("play", "--save", str(folder / "duel.jsonl"), *words, typed="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    assert "The answers have ended." in result.output
    assert "\x1b" not in result.output
    return result.output


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("foo", "“foo” is no kind of gem."),
        ("²", "“²” is no kind of gem."),
        ("9 light", "No: Between 0 and 5 Light can be given."),
        ("1 fire", "No: He does not control Fire. [I2-3.1d]"),
        ("2 light", "No: That is too few: 5 at least."),
        ("4 light 4 air", "No: That is too many: 5 at most."),
        ("9" * 400 + " light", "is not a whole number."),
        ("9" * 5000 + " light", "cannot be read as gems"),
        ("\x1b[31mred", "is no kind of gem."),
        ("\x00\x07", "No: That is too few"),
        ("undo", "You have not answered anything yet."),
        ("save /proc/nowhere/duel.jsonl", "could not be saved"),
        ("save .", "could not be saved in .: Is a directory"),
        ("rule zzzqqq", "No rule is called “zzzqqq” and none has these words."),
        ("rule I2-6.7.1a", "To absorb, he spends as many gems"),
        ("rule", "I2-3.1c  §3"),
        ("rule absorb gems", "I2-6.7.1a  §6.7 Counter-magic: To absorb"),
        ("SPELLS", "Sunlance: A beam of noon light strikes one enemy."),
        ("?", "Gems by name or letter"),
    ],
)
def test_where_gems_are_asked_for(tmp_path: Path, line: str, said: str) -> None:
    assert said in typed(tmp_path, line)


@pytest.mark.parametrize(
    "line", ["3 light 2 air", "3L 2A", "llla a", "2 air, 3 light", "LLLAA", "2 a and 3 light gems"]
)
def test_gems_can_be_said_in_many_ways(tmp_path: Path, line: str) -> None:
    assert "Aurélie sets out 2 Air, 3 Light. [I2-3.1b]" in typed(tmp_path, line)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "Type the number or the words of an answer; ? for help."),
        ("3", "There are 2 answers."),
        ("0", "There are 2 answers."),
        ("-1", "No: “-1” is not one of the answers."),
        ("1.5", "No: “1.5” is not one of the answers."),
        ("²", "No: “²” is not one of the answers."),
        ("9" * 5000, "is not a whole number."),
        ("trance", "fits several answers"),
        ("x" * 5000, "No: That is larger than any answer can be."),
        ("log ²", "Aurélie sets out 5 Light."),
        ("log " + "9" * 400, "Aurélie sets out 5 Light."),
        ("log 1", "Aurélie is activated. [C2-8b]"),
        ("undo", "does not agree to take that back"),
        ("1", "How does Aurélie move? [C2-8.1b]"),
        ("decl", "Aurélie goes into a trance. [I2-7.3a]"),
        ("?", "The number of an answer, its words"),
    ],
)
def test_where_one_of_some_answers_is_asked_for(tmp_path: Path, line: str, said: str) -> None:
    assert said in typed(tmp_path, "5 light", line).partition("go into a trance?")[2]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("nowhere", "“nowhere” is no place; ? shows how to name one."),
        ("towards nobody 5", "“nobody” is neither a model nor a piece of terrain here."),
        ("forward 99", "No: "),
        ("forward 99999999999", "is no place"),
        ("9" * 500 + ",3", "is no place"),
        ("30,20", "No: The base would stand in the wall."),
        ("0,0", "No: The base would not lie wholly on the table."),
        ("see wall", "“wall” is neither a model"),
        ("see morrow", "No place within reach is “see morrow”."),
        ("forward 5", "Aurélie walks 5 cm to (13, 20), facing 0°. [C2-8.1.1a]"),
        ("forward", "Aurélie walks 10 cm to (18, 20), facing 0°. [C2-8.1.1a]"),
        ("left 5 face away morrow", "Aurélie walks 5 cm to (8, 25), facing 174°. [C2-8.1.1a]"),
        ("12,20 by 10,22", "Aurélie walks 5.7 cm to (12, 20)"),
        ("STAY face 90", "Aurélie walks 0 cm to (8, 20), facing 90°."),
        ("?", "30,20 by 28,32"),
    ],
)
def test_where_a_place_is_asked_for(tmp_path: Path, line: str, said: str) -> None:
    assert said in typed(tmp_path, "5 light", "no", "walk", line).partition("at most?")[2]


def test_what_is_summoned_starts_from_its_caster(tmp_path: Path) -> None:
    before = ("5 light", "5 darkness", "3", "5", *("no", "stay", "stay") * 2, *("pass",) * 4, "end", "cast", "grave")
    places = ("see nobody", "forward", "stay", "forward 99", "forward 5")
    shown = typed(tmp_path, *before, *places, words=("--against", "person", "--dice", "physical"))
    answers = shown.partition("Where does Grave Double take effect?")[2]
    for said in (
        "“nobody” is neither a model",
        "Say how far as well",
        "No: The base would lie upon Morrow.",
        "No: The base would not lie wholly on the table.",
        "Morrow announces Grave Double, difficulty 8. [I2-6.3a]",
    ):
        assert said in answers


def test_help_is_set_in_columns(tmp_path: Path) -> None:
    shown = typed(tmp_path, "5 light", "no", "walk", "?")
    columns = {
        line.index(does)
        for does in ("there, in cm", "also away", "the nearest place from which")
        for line in shown.splitlines()
        if does in line
    }
    assert len(columns) == 1


def test_an_answer_is_taken_back(tmp_path: Path) -> None:
    shown = typed(tmp_path, "5 light", "no", "undo", "declare")
    assert "Aurélie takes an answer back." in shown
    assert "Aurélie goes into a trance. [I2-7.3a]" in shown


def test_what_is_measured_is_told_only_where_the_rules_allow_it(tmp_path: Path) -> None:
    """I2-R19"""
    lines = ("measure aurelie morrow", "measure aurelie nobody", "measure aurelie wall")
    assert typed(tmp_path, *lines).count("Nothing is measured before it is declared here.") == 2
    free = typed(tmp_path / "free", *lines, words=("--seed", "1", "--option", "i2.measure_timing=premeasure"))
    assert "Aurélie and Morrow: 41.5 cm from base to base." in free
    assert "Nothing is measured" not in free


def test_rules_in_play_are_found_first(tmp_path: Path) -> None:
    found = re.findall(r"^(\w+)-\S+  ", typed(tmp_path, "rule absorb"), re.MULTILINE)
    assert set(found[:3]) == {"I2"}


def test_over_the_dice_of_the_computer_a_person_takes_back_his_own_answer(tmp_path: Path) -> None:
    shown = typed(tmp_path, "5 light", "undo", words=("--dice", "physical", "--against", "random"))
    assert "Morrow rolls a die" in shown
    assert "Morrow takes an answer back." not in shown
    assert "Aurélie takes an answer back." in shown


def test_a_spell_that_cannot_be_cast_says_why_however_it_is_named(tmp_path: Path) -> None:
    before = ("3 light 2 air", "5 darkness", "3", "5", *("no", "stay", "stay") * 2, *("pass",) * 4, "cast")
    lines = ("sunlance at Morrow", "Hush", "second dawn now", "ash skin at morrow", "at")
    shown = typed(tmp_path, *before, *lines, words=("--against", "person", "--dice", "physical"))
    answers = shown.partition("Which spell does Aurélie cast?")[2]
    assert answers.count("No: There is no line of sight to Morrow. [I2-6.1.3e]") == 2
    assert "No: “second dawn now” is not one of the answers." in answers
    assert "No: Aurélie does not know Ash Skin. [I2-6.1.1e]" in answers


def test_dice_that_a_person_throws(tmp_path: Path) -> None:
    lines = ("5 light", "7", "1 2", "abc", "9" * 400, "3", "5")
    shown = typed(tmp_path, *lines, words=("--dice", "physical", "--against", "random"))
    for said in (
        "A number from 1 to 6",
        "too many: 1",
        "“abc” cannot be read",
        "is not a whole number",
        "rolls 3 (Tactical Roll)",
    ):
        assert said in shown
    assert "rolls 5 (Tactical Roll)" in shown
    assert "wins the Tactical Roll: " in shown


def test_a_pipe_keeps_sentences_on_one_line(tmp_path: Path) -> None:
    shown = typed(tmp_path, "?", "rule I2-6.7.1a", "x" * 300)
    assert re.search(r"^The reserve begins with .* answers a spell of the enemy\. \[I2-3\.1c\]$", shown, re.MULTILINE)
    assert re.search(r"^To absorb, he spends .* \(I2-R11\)\.$", shown, re.MULTILINE)
    assert f"> {'x' * 300}\n" in shown
