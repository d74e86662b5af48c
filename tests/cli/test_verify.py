"""Records are checked by the command, and by a program that has nothing but Python."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.rulebook.texts import checkout
from tests.cli.conftest import run

PROGRAM = checkout() / "docs/verify_record.py"

ROLLED = '"answer":[{}],"events":[{{"event":"dice_rolled"'


def checked_apart(path: Path) -> tuple[int, str]:
    """What the program says that knows nothing of Sortilege, not even where it is installed."""
    command = [sys.executable, "-I", "-S", str(PROGRAM), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def changed(path: Path, folder: Path, old: str, new: str) -> Path:
    """The record with one thing changed, the first time that it occurs."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    copy = folder / "changed.jsonl"
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


def first_roll(path: Path) -> tuple[int, int]:
    """Its line and what it shows."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        step: dict[str, Any] = msgspec.json.decode(line)
        if step.get("seat") == -1:
            return number, step["answer"][0]
    raise AssertionError("no dice were thrown")


def test_an_honest_record(finished: Path) -> None:
    result = run("verify", str(finished))
    assert result.exit_code == 0
    assert "rolls are those that the secret gives." in result.output
    assert "The rules lead to the same game, line by line." in result.output
    assert result.output.endswith("Verified.\n")
    assert "\x1b" not in result.output
    code, said = checked_apart(finished)
    assert code == 0
    count = msgspec.json.decode(run("verify", "--json", str(finished)).output)["rolls"]
    assert count > 10
    assert f"all {count} rolls are those that it gives" in said


def test_a_tampered_roll_is_found_by_both_with_its_line(finished: Path, tmp_path: Path) -> None:
    line, shown = first_roll(finished)
    other = shown % 6 + 1
    path = changed(finished, tmp_path, ROLLED.format(shown), ROLLED.format(other))
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert f"Line {line}: Tactical Roll shows {other}, but the secret gives {shown}." in result.output
    assert result.output.endswith("Not verified.\n")
    code, said = checked_apart(path)
    assert code == 1
    assert f"line {line}: tactical_roll shows [{other}], the secret gives [{shown}]" in said


@pytest.mark.parametrize(
    ("old", "new", "said", "apart"),
    [
        ('"secret":"3"', '"secret":"4"', "not the one that was committed to", 1),
        ("a word of mine", "another word", "but the secret gives", 1),
        ('"secret":"3"', '"secret":""', "The secret of the dice is not shown yet", 1),
        ('"step":2,', '"step":3,', "line 4: step 3 stands where step 2 belongs", 1),
        ('"width":', '"x":', "line 1: the set-up was changed after the game", 0),
        ('"event":"gems_set_out","magician":"aurelie"', '"event":"gems_set_out","magician":"morrow"', "line 3:", 0),
        ('"version":"1"', '"version":"0"', "The dice are verified, the rules are not.", 0),
        ('"ruleset":"duel"', '"ruleset":"chess"', "The rules of chess are not known here.", 0),
        ('{"sortilege":1', '{"sortilege":9', "format 9 is not known", 1),
        ('"dice":"seeded"', '"dice":"loaded"', "Invalid enum value 'loaded'", 0),
        ('{"sortilege":1', '["sortilege"', "line 1: Expected `object`, got `array`", 1),
    ],
)
def test_whatever_is_changed_it_is_not_verified(
    finished: Path, tmp_path: Path, old: str, new: str, said: str, apart: int
) -> None:
    """`apart` is what the program says that looks at the dice alone."""
    path = changed(finished, tmp_path, old, new)
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert said in result.output
    assert msgspec.json.decode(run("verify", "--json", str(path)).output)["verified"] is False
    assert checked_apart(path)[0] == apart


@pytest.mark.parametrize(
    "thrown",
    [
        '{"choice":"dice","count":1000000000,"sides":6}',
        '{"choice":"dice","count":1,"sides":300}',
        '{"choice":"dice","count":1,"sides":0}',
        '{"choice":"shuffle","size":1000000000}',
        '{"choice":"one","options":["a"]}',
        '{"choice":"dice","count":"1"}',
        "[]",
        "null",
        "[" * 100_000 + "]" * 100_000,
    ],
)
def test_what_nobody_can_throw_is_refused_by_both(finished: Path, tmp_path: Path, thrown: str) -> None:
    path = changed(finished, tmp_path, '{"choice":"dice","count":1,"sides":6}', thrown)
    assert run("verify", str(path)).exit_code == 1
    assert checked_apart(path)[0] == 1


def test_a_die_that_shows_true_is_no_die_that_shows_one(tmp_path: Path) -> None:
    from sortilege.kernel import Fairness

    seed = next(seed for seed in map(str, range(99)) if Fairness(seed).chance().below(6) == 0)
    path = tmp_path / "one.jsonl"
    run("play", "--seed", seed, "--save", str(path), typed="5 light\n")
    assert first_roll(path)[1] == 1
    path = changed(path, tmp_path, ROLLED.format(1), ROLLED.format("true"))
    assert run("verify", str(path)).exit_code == 1
    assert checked_apart(path)[0] == 1


@pytest.mark.parametrize("content", [b"", b"\n", b"rubbish", b"\xff\xfe", b"[]\n[]\n", b"{}\n{}\n"])
def test_what_is_no_record(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_bytes(content)
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert "The record is not sound: line 1:" in result.output
    assert msgspec.json.decode(run("verify", "--json", str(path)).output)["verified"] is False
    assert checked_apart(path)[0] == 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file without end is here")
def test_a_file_without_end_is_too_large() -> None:
    result = run("verify", "/dev/zero")
    assert result.exit_code == 1
    assert "the record is too large" in result.output


def test_a_record_that_was_cut_off(finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_text("".join(finished.read_text(encoding="utf-8").splitlines(True)[:20]), encoding="utf-8")
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert "The record has no end: it was cut off." in result.output
    assert checked_apart(path) == (1, "the secret is not shown: these dice cannot be checked yet\n")


def test_an_unfinished_game_is_checked_and_warned_about(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    run("play", "--seed", "1", "--save", str(path), typed="5 light\n")
    result = run("verify", str(path))
    assert result.exit_code == 0
    assert "whoever reads it can work out the dice to come" in result.output
    assert checked_apart(path)[0] == 0


def test_real_dice_cannot_be_verified(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    run("play", "--dice", "physical", "--save", str(path), typed="5 light\n4\n")
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert "There is no commitment: the dice were thrown at the table" in result.output
    code, said = checked_apart(path)
    assert code == 1
    assert "nothing was committed to" in said


def test_the_program_is_short_and_needs_nothing_but_python() -> None:
    text = PROGRAM.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 100
    imported = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(str(node.module))
    assert imported
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names
