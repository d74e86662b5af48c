"""Why a step of a recorded game went as it did."""

from pathlib import Path
from typing import Any

import msgspec

from sortilege.cli.steps import AFTERWARDS, heard
from sortilege.kernel import Record
from tests.cli.conftest import run


def step_with(record: Path, kind: str) -> int:
    """The first step in which something of a kind is told."""
    lines = Record.loads(record.read_text(encoding="utf-8")).lines
    return next(line.step for line in lines if any(event["event"] == kind for event in heard(line, AFTERWARDS)))


def explained(*words: str) -> Any:
    return msgspec.json.decode(run("explain", *words, "--json").output)


def test_every_number_of_a_test_has_its_source_and_rule(finished: Path) -> None:
    step = step_with(finished, "test")
    told = next(event for event in explained(str(finished), str(step))["events"] if "parts" in event)
    assert [part["rule"] for part in told["parts"]] == ["C2-4a"]
    assert told["total"] == sum(part["amount"] for part in told["parts"]) + sum(told["dice"])
    shown = run("explain", str(finished), str(step)).output
    assert "+4  printed on the card [C2-4a]" in shown
    assert f"makes {told['total']}" in shown


def test_it_says_what_was_asked_by_which_rule(finished: Path) -> None:
    step = step_with(finished, "gems_set_out")
    shown = run("explain", str(finished), str(step)).output
    assert "Which 5 gems does Aurélie set out? [I2-3.1c]" in shown
    assert "Each gem set out may be of any element that he controls" in shown


def test_a_refused_answer_is_told_what_would_be_legal(finished: Path) -> None:
    step = str(step_with(finished, "gems_set_out"))
    shown = run("explain", str(finished), step, "--answer", '{"fire": 5}').output
    assert "No: " in shown
    assert "Light: 5 at most" in shown
    assert run("explain", str(finished), step, "--answer", '{"air": 5}').output.endswith("This answer is taken.\n")
    refused = explained(str(finished), step, "--answer", "gold")["refused"]
    assert refused["code"] == "wrong_type"
    assert refused["legal"]


def test_what_cannot_be_explained_is_said(finished: Path, tmp_path: Path) -> None:
    assert "There is no step 9999" in run("explain", str(finished), "9999").output
    assert run("explain", str(finished), "0", "--answer", "pass").exit_code == 2
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}")
    assert "is not a record" in run("explain", str(broken), "1").output
