"""`sortilege play --army`: lists of the players meet."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from sortilege.cli.armies import meeting
from sortilege.cli.example import UserFault
from sortilege.content.any_pack import shipped_pack
from sortilege.rosters.file import written
from sortilege.rosters.roster import roster_of
from tests.cli.conftest import run

LAMPS = roster_of(shipped_pack("confrontation").armies["valley_lamps"])
LIST = written(replace(LAMPS, name="Mine", options={"c2.objective_method": "table"}))
OPTIONS = "options: {c2.objective_method: table}\n"


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.roster.yaml").write_text(LIST)
    Path("wrong.roster.yaml").write_text(LIST + "  - {model: roderic, count: 2}\n")


def models(setup: dict[str, list[dict[str, object]]], seat: int) -> list[object]:
    return [model["id"] for model in setup["models"] if model["seat"] == seat]


def test_a_list_meets_the_first_ready_army_that_it_may_meet() -> None:
    met = meeting(("mine.roster.yaml",), unchecked=False)
    assert met.ruleset == "confrontation"
    assert {model["group"] for model in met.setup["models"] if model["seat"] == 0} == {c.model for c in LAMPS.cards}
    assert models(met.setup, 1)
    assert met.options == {"c2.objective_method": "table"}


def test_two_lists_meet() -> None:
    met = meeting(("bell_watch", "confrontation:nine_graves"), unchecked=False)
    assert "roderic" in models(met.setup, 0)
    assert "ostrava" in models(met.setup, 1)


def test_faults_are_shown_before_anything_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UserFault, match="--unchecked"):
        meeting(("bell_watch", "wrong.roster.yaml"), unchecked=False)
    told = capsys.readouterr().out
    assert "fault: Roderic Vane is a character: there is only one. [C2-6.2c]" in told
    assert "[C2-6.2b]" in told
    Path("plain.roster.yaml").write_text(LIST.replace(OPTIONS, ""))
    with pytest.raises(UserFault, match="--unchecked"):
        meeting(("plain.roster.yaml", "wrong.roster.yaml"), unchecked=False)
    assert "[C2-26.8a]" in capsys.readouterr().out
    assert meeting(("wrong.roster.yaml", "nine_graves"), unchecked=True).ruleset == "confrontation"


@pytest.mark.parametrize(
    ("lists", "what"),
    [
        (("bell_watch", "lantern_court"), "two rule systems"),
        (("bell_watch", "nine_graves", "red_gorge"), "Two armies meet"),
        (("nobody",), "no such ready army"),
    ],
)
def test_who_cannot_meet(lists: tuple[str, ...], what: str) -> None:
    with pytest.raises(UserFault, match=what):
        meeting(lists, unchecked=False)


def test_bands_of_the_arcane_meet() -> None:
    met = meeting(("lantern_court",), unchecked=False)
    assert met.ruleset == "arcane"
    assert "ilvane" in models(met.setup, 0)


def test_it_is_played() -> None:
    result = run("play", "--army", "mine.roster.yaml", "--seed", "7", "--save", "game.jsonl", typed="quit\n")
    assert "The winner" in result.output or "objective" in result.output, result.output
    assert '"c2.objective_method":"table"' in Path("game.jsonl").read_text()
    result = run("play", "--army", "mine.roster.yaml", "--armies", "bell_watch,nine_graves")
    assert (result.exit_code, "takes the place of" in result.output) == (2, True)
