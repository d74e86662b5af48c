"""The page docs/rosters.md: its example comes out as it says."""

import re
import shlex
from pathlib import Path

import pytest

from sortilege.content.army import ArmyCard
from sortilege.content.yaml_file import YamlFile
from sortilege.rosters.file import load_roster
from sortilege.rosters.roster import Roster
from sortilege.rosters.typed import roster_of_text
from sortilege.rulebook.texts import checkout
from tests.cli.conftest import run

PAGE = (checkout() / "docs" / "rosters.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)(?: (\w+))?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def block(language: str, mark: str = "") -> str:
    return str(next(text for found, marked, text in BLOCKS if (found, marked) == (language, mark)))


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_list_by_options_is_the_file() -> None:
    assert run(*shlex.split(block(""))[1:]).exit_code == 0
    assert Path("lamps.roster.yaml").read_text() == block("yaml")
    assert run("roster", "check", "lamps.roster.yaml").exit_code == 0


def without_points(text: str) -> str:
    """What cards cost is set by simulation, and changes."""
    return re.sub(r"(?<![\w:.-])\d+(?![\w.])", "so many", text)


def test_the_mistakes_are_found() -> None:
    Path("lamps.roster.yaml").write_text(block("yaml", "wrong"))
    told = run("roster", "check", "lamps.roster.yaml").output
    assert without_points(told) == without_points(block("text"))


def test_the_typed_list_is_the_same() -> None:
    typed, ours = roster_of_text(block("text", "typed")), load_roster(YamlFile("it", block("yaml")))
    assert (typed.people, typed.points, typed.cards) == (ours.people, ours.points, ours.cards)


def test_the_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(block("python"), {})
    told = capsys.readouterr().out
    assert "lancer" in told
    assert "#roster=1." in told


def test_every_key_of_the_form_is_explained() -> None:
    keys = (*Roster.__struct_fields__, *ArmyCard.__struct_fields__)
    assert not {key for key in keys if f"`{key}`" not in PAGE}
