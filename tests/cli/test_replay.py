"""A recorded game, told again."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import run

RULE = re.compile(r" \[[A-Z]\w+-[\w.]+\]$")


def test_it_tells_what_the_screen_told(played: tuple[Path, str, int]) -> None:
    path, screen, _ = played
    result = run("replay", str(path))
    assert result.exit_code == 0
    assert "\x1b" not in result.output
    title, *told = [line for line in result.output.splitlines() if line]
    assert re.fullmatch(r"Aurélie against Morrow, \d+ steps, version 1 of duel\.", title)
    assert all(RULE.search(line) for line in told)
    on_screen = " ".join(screen.split())
    assert all(" ".join(line[7:].split()) in on_screen for line in told)


def test_a_step_has_its_table(finished: Path) -> None:
    result = run("replay", str(finished), "--step", "3")
    assert result.exit_code == 0
    assert "rolls" in result.output
    assert "[A]→" in result.output
    assert "←[M]" in result.output
    assert "╭─ Aurélie of the Morning Bell ─" in result.output


def test_as_json(finished: Path) -> None:
    whole = msgspec.json.decode(run("replay", str(finished), "--json").output)
    assert whole["plays_here"] is True
    assert [step["step"] for step in whole["steps"]] == list(range(len(whole["steps"])))
    assert any(event["sentence"] == "Turn 1 begins." for step in whole["steps"] for event in step["events"])
    one = msgspec.json.decode(run("replay", str(finished), "--json", "--step", "5").output)
    assert one["steps"] == whole["steps"][5:6]
    assert set(one["state"]["models"]) == {"aurelie", "morrow"}


def test_a_seat_hears_and_sees_no_more_than_it_did(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    hidden = ("--against", "person", "--option", "i2.spells_hidden=on")
    run("play", *hidden, "--seed", "5", "--save", str(path), typed="\n5 light\n")
    steps = ("replay", str(path), "--step", "1", "--json")
    everything, theirs = (msgspec.json.decode(run(*steps, *seat).output) for seat in ((), ("--seat", "2")))
    assert "sunlance" in everything["state"]["magicians"]["aurelie"]["spells"]
    assert "spells" not in theirs["state"]["magicians"]["aurelie"]
    assert "grave_double" in theirs["state"]["magicians"]["morrow"]["spells"]
    assert "answer" not in theirs["steps"][0]
    assert "The game is not over." in run("replay", str(path)).output


def test_another_version_is_told_from_what_it_says(finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    text = finished.read_text(encoding="utf-8")
    path.write_text(text.replace('"version":"1"', '"version":"0"'), encoding="utf-8")
    told, today = (run("replay", str(each)).output.splitlines() for each in (path, finished))
    assert "made under version 0 of duel, and this is version 1" in told[1]
    assert told[2:] == today[1:]
    result = run("replay", str(path), "--step", "3")
    assert result.exit_code == 0
    assert "The table at a step can only be drawn by playing the game again" in result.output
    path.write_text(text.replace('"ruleset":"duel"', '"ruleset":"chess"'), encoding="utf-8")
    assert "The rules of chess are not known here" in run("replay", str(path)).output


@pytest.mark.parametrize(
    ("content", "words", "said"),
    [
        ("", (), "is not a record that can be read: line 1: the record is empty"),
        ("rubbish", (), "is not a record that can be read: line 1: JSON is malformed"),
        (None, ("--step", "9999"), "There is no step 9999; the last one is "),
        (None, ("--step", "-1"), "is not in the range"),
        (None, ("--seat", "3"), "'3' is not one of '1', '2'"),
    ],
)
def test_what_cannot_be_told(
    finished: Path, tmp_path: Path, content: str | None, words: tuple[str, ...], said: str
) -> None:
    path = finished
    if content is not None:
        path = tmp_path / "broken.jsonl"
        path.write_text(content, encoding="utf-8")
    result = run("replay", str(path), *words)
    assert result.exit_code == 2
    assert said in result.output
