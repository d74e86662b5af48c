"""`sortilege content`: every fault, lists, cards in words, a pack to start from."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import run


def test_a_new_pack_is_sound_and_its_cards_can_be_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("content", "new", "mine.yaml").exit_code == 0
    assert json.loads(Path("pack.schema.json").read_text(encoding="utf-8"))["title"] == "Sortilege: a pack of cards"
    assert run("content", "check", "mine.yaml").exit_code == 0
    said = run("content", "show", "lamp_blow", "--pack", "mine.yaml").output
    assert "the target’s Fear + 5" in said
    assert "If the target has Undead" in said
    assert "Command 15" in run("content", "show", "gate_captain", "--pack", "mine.yaml").output
    assert run("content", "new", "mine.yaml").exit_code == 2


def test_every_fault_is_listed_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("content", "new", "mine.yaml")
    text = Path("mine.yaml").read_text(encoding="utf-8")
    text = text.replace("people: alahan\n      pa: 30", "people: alahan\n      paa: 30").replace(
        "college: e", "college: f"
    )
    Path("mine.yaml").write_text(text.replace("do: protect", "do: potect"), encoding="utf-8")
    result = run("content", "check", "mine.yaml")
    assert result.exit_code == 1
    assert "mine.yaml:14:7: 'paa' is not known here; did you mean 'pa'?" in result.output
    assert "'potect' is not known here; did you mean 'protect'?" in result.output
    faults = json.loads(run("content", "check", "mine.yaml", "--json").output)["faults"]
    assert [fault["line"] for fault in faults] == sorted(fault["line"] for fault in faults)


def test_what_is_shipped_is_listed_plainly() -> None:
    lines = run("content", "list", "duel").output.splitlines()
    assert "duel\tspells\tember_lash\tEmber Lash\t0" in lines
    assert {row["pack"] for row in json.loads(run("content", "list", "--json").output)} >= {"duel", "arcane"}


def test_a_card_that_there_is_not() -> None:
    result = run("content", "show", "ember_lsh")
    assert result.exit_code == 2
    assert "did you mean 'ember_lash'?" in result.output
