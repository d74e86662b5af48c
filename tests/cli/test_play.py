"""The duel at the keyboard, in a real terminal."""

import re
import signal
from pathlib import Path

import msgspec
import pytest

from sortilege.kernel import Record
from tests.cli.conftest import run
from tests.cli.terminal import Terminal

RULE = re.compile(r"\[[A-Z]\w+-[\w.]+\]$")
Played = tuple[Path, str, int]


def test_a_whole_game_is_played_by_keys(played: Played) -> None:
    path, screen, code = played
    assert code == 0
    assert "wins the game" in screen or "The game is a draw" in screen
    assert "casts a spell" in screen
    record = Record.loads(path.read_text(encoding="utf-8"))
    assert record.end is not None
    assert record.end.over
    assert f"The secret of the dice was {record.end.secret}" in screen
    assert "Anybody can check every roll: sortilege verify duel.jsonl" in screen


def test_the_log_names_a_rule_in_every_sentence(played: Played) -> None:
    _, screen, _ = played
    told = re.findall(r"^   ([A-Z].*\.)(.*)$", screen, re.MULTILINE)
    assert len(told) > 50
    aside = ("Type ", "Chance ")
    assert not [line for line in map("".join, told) if not RULE.search(line.rstrip()) and not line.startswith(aside)]


def test_every_question_names_its_rule(played: Played) -> None:
    _, screen, _ = played
    asked = re.findall(r"^\S.*\?(?: .*)?$", screen, re.MULTILINE)
    assert len(asked) > 20
    assert [line for line in asked if not RULE.search(line.rstrip())] == [
        "Type the number or the words of an answer; ? for help."
    ]


def test_the_dice_are_committed_to_before_the_first_roll(played: Played) -> None:
    path, screen, _ = played
    header = msgspec.json.decode(path.read_text(encoding="utf-8").split("\n")[0])
    assert 0 < screen.index(header["commitment"]) < screen.index("rolls")


def test_a_terminal_has_colours_and_both_magicians(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "1", folder=tmp_path, width=120) as terminal:
        shown = terminal.shown()
        assert "\x1b[" in terminal.raw
        assert "[A]→" in shown
        assert "←[M]" in shown
        (row,) = [line for line in shown.splitlines() if "[A]" in line]
        assert row.startswith(" 20│")
        shown = terminal.type("3 light 2 air")
        assert "Aurélie sets out 2 Air, 3 Light. [I2-3.1b]" in shown
        assert "AALLL  2 Air, 3 Light (5 of 10)" in terminal.type("map")


@pytest.mark.parametrize("width", [50, 80, 109, 160])
def test_a_picture_is_never_broken_by_the_width(tmp_path: Path, width: int) -> None:
    with Terminal("play", "--seed", "1", folder=tmp_path, width=width) as terminal:
        shown = terminal.shown().splitlines()
    assert max(map(len, shown)) <= width
    table = [line for line in shown if re.match(r"(   |[ 1-4][0-9 ][0-9])│", line)]
    assert len(table) == (10 if width < 66 else 20)


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "1", "--save", "my game.jsonl", folder=tmp_path) as terminal:
        terminal.shown()
        terminal.type("5 light")
        assert terminal.exit_code(lambda: terminal.press("\x03")) == 130
        assert "Go on with: sortilege play --resume 'my game.jsonl'" in terminal.screen
    assert "Aurélie sets out 5 Light" in run("replay", str(tmp_path / "my game.jsonl")).output


def test_ctrl_d_keeps_the_game(tmp_path: Path) -> None:
    with Terminal("play", "--against", "random", "--as", "2", "--save", "a.jsonl", folder=tmp_path) as terminal:
        terminal.shown()
        assert terminal.exit_code(lambda: terminal.press("\x04")) == 0
        assert "sortilege play --resume a.jsonl --against random --as 2" in terminal.screen


def test_a_closed_window_keeps_the_game(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "1", "--save", "a.jsonl", folder=tmp_path) as terminal:
        terminal.shown()
        terminal.type("5 light")
        assert terminal.exit_code(lambda: terminal.end(signal.SIGHUP)) == 128 + signal.SIGHUP
    assert "Aurélie sets out 5 Light" in run("replay", str(tmp_path / "a.jsonl")).output


def test_two_people_do_not_see_each_others_spells(tmp_path: Path) -> None:
    words = ("play", "--against", "person", "--option", "i2.spells_hidden=on", "--seed", "5", "--save", "a.jsonl")
    with Terminal(*words, folder=tmp_path) as terminal:
        pass_on = re.compile(r"Enter shows it\.\n$")
        assert "for Aurélie alone" in terminal.shown(pass_on)
        terminal.type("")
        seen = terminal.type("spells")
        assert "Sunlance" in seen
        assert "Ember Lash" not in seen
        terminal.press("5 light\n")
        assert "for Morrow alone" in terminal.shown(pass_on)
        before = len(terminal.raw)
        seen = terminal.type("")
        assert "Aurélie sets out 5 Light." in seen, "what happened meanwhile is told to whoever comes to the keyboard"
        assert "\x1b[3J" in terminal.raw[before:], "nothing can be scrolled back to"
        seen = terminal.type("spells")
        assert "Ember Lash" in seen
        assert "Sunlance" not in seen
