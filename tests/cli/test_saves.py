"""A game that is left and gone on with."""

import stat
from pathlib import Path

import pytest

from sortilege.cli.saves import new_save
from sortilege.kernel import CHANCE, Dice, Fairness, Record
from tests.cli.conftest import run

LINES = ("5 light", "no", "walk", "forward 5", *("pass", "1", "stay", *(f"{count} light" for count in range(1, 7))) * 8)
"""Typed blindly: what does not fit is refused, in the same way every time."""

NEW = ("play", "--against", "random", "--seed", "8")


def played(*words: str, lines: tuple[str, ...]) -> str:
    result = run(*words, typed="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return result.output


def faces(path: Path) -> list[int]:
    """What all dice of a record showed, one after another."""
    record = Record.loads(path.read_text(encoding="utf-8"))
    return [face for line in record.lines if line.seat == CHANCE for face in line.answer]


@pytest.mark.parametrize("left_after", [1, 3, 6, 12])
def test_a_game_goes_on_with_the_dice_that_it_was_committed_to(tmp_path: Path, left_after: int) -> None:
    path = tmp_path / "parted.jsonl"
    played(*NEW, "--save", str(path), lines=(*LINES[:left_after], "quit"))
    before = faces(path)
    shown = played("play", "--against", "random", "--resume", str(path), lines=LINES[left_after:])
    assert "The game goes on in turn" in shown
    after = faces(path)
    assert len(before) < len(after)
    assert tuple(after) == Dice(len(after)).draw(Fairness("8").chance())


def test_a_game_of_two_people_goes_on_exactly(tmp_path: Path) -> None:
    """Where no program answers, the record of the parted game is the record of the whole one."""
    new = ("play", "--against", "person", "--seed", "8")
    lines = ("5 light", "5 darkness", *("no", "walk", "forward 5") * 2, *("pass",) * 12)
    whole, parted = tmp_path / "whole.jsonl", tmp_path / "parted.jsonl"
    played(*new, "--save", str(whole), lines=lines)
    played(*new, "--save", str(parted), lines=(*lines[:4], "quit"))
    played("play", "--against", "person", "--resume", str(parted), lines=lines[4:])
    assert parted.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_what_was_told_before_is_not_told_again(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    played(*NEW, "--save", str(path), lines=("5 light",))
    shown = played("play", "--against", "random", "--resume", str(path), lines=("log",))
    assert "sets out" not in shown.partition("> log")[0]
    assert "Aurélie sets out 5 Light." in shown.partition("> log")[2]


def test_real_dice_go_on_too(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    played("play", "--dice", "physical", "--save", str(path), lines=("5 light", "4"))
    shown = played("play", "--resume", str(path), lines=("2",))
    assert "You throw real dice" in shown
    assert "rolls 2 (Tactical Roll)" in shown


def test_a_save_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep/down/a.jsonl"
    played(*NEW, "--save", str(path), lines=())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["a.jsonl"]


def test_games_begun_in_the_same_second_have_names_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for _ in range(5):
        path = new_save("duel")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert len(list((tmp_path / "sortilege/games").iterdir())) == 5


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--against", "nobody"), "'nobody' is not one of 'sparring', 'random', 'person'"),
        (("--as", "3"), "'3' is not one of '1', '2'"),
        (("--magicians", "pim"), "Two magicians meet"),
        (("--magicians", "pim,nobody"), "'nobody' is none of the magicians; there are aurelie"),
        (("--option", "x"), "An option is written NAME=VALUE"),
        (("--option", "x=y"), "The game cannot begin: duel has no option 'x'"),
        (("--option", "i2.spells_hidden=maybe"), "i2.spells_hidden cannot be 'maybe'; it is one of off, on."),
        (("--dice", "physical", "--seed", "3"), "--word and --seed are for the dice of the computer"),
        (("--seed", "a\nb"), "the secret and the words are one line each"),
        (("--resume", "nowhere.jsonl"), "does not exist"),
        (("--save", "."), "is a directory"),
        (("--resume", "{finished}"), "is over. Read it with: sortilege replay"),
        (("--save", "{finished}"), "is there already"),
        (("--resume", "{broken}"), "cannot be gone on with: line 1:"),
        (("--resume", "{secretless}"), "the save has no secret"),
        (("--resume", "{begun}", "--seed", "4"), "goes on with the game as it was begun"),
        (("--resume", "{begun}", "--magicians", "pim,orsolya"), "goes on with the game as it was begun"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    tmp_path: Path, finished: Path, words: tuple[str, ...], said: str
) -> None:
    begun, broken, secretless = (tmp_path / f"{name}.jsonl" for name in ("begun", "broken", "secretless"))
    played(*NEW, "--save", str(begun), lines=("5 light",))
    broken.write_text("rubbish", encoding="utf-8")
    secretless.write_text("".join(begun.read_text(encoding="utf-8").splitlines(True)[:-1]), encoding="utf-8")
    files = {"finished": finished, "begun": begun, "broken": broken, "secretless": secretless}
    result = run("play", *(word.format(**files) for word in words))
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())


def test_a_game_that_cannot_be_kept_does_not_begin() -> None:
    result = run("play", "--save", "/proc/nowhere/a.jsonl", typed="5 light\n")
    assert result.exit_code == 1
    assert "could not be saved" in result.output
    assert "sets out" not in result.output
