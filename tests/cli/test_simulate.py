"""`sortilege simulate` as it is called: really interrupted, really killed, and gone on with."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from sortilege.lab.journal import read_journal
from tests.cli.conftest import run
from tests.cli.terminal import Terminal, plain

PATIENCE = 60
DUEL = ("simulate", "aurelie", "morrow", "--game", "duel", "--player", "random", "--seed", "7")
GAMES = 80


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


class Running:
    """A simulation in a group of its own, as a shell starts it."""

    def __init__(self, *words: str, journal: Path) -> None:
        self.journal = journal
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sortilege", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def wait_for_games(self, games: int) -> None:
        deadline = monotonic() + PATIENCE
        while not self.journal.exists() or self.journal.read_bytes().count(b"\n") <= games:
            assert self.process.poll() is None, self.process.communicate()
            assert monotonic() < deadline
            sleep(0.01)

    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="utf-8")
        return [pid for pid in map(int, children.split()) if "spawn_main" in _command(pid)]

    def end(self) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


def _command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")


def wait_until_gone(pids: list[int]) -> None:
    deadline = monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert monotonic() < deadline, pids
        sleep(0.05)


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """What comes out where nothing goes wrong, with one worker."""
    folder = tmp_path_factory.mktemp("untouched")
    files = ("--csv", str(folder / "games.csv"), "--json", str(folder / "all.json"))
    journal = ("--journal", str(folder / "games.jsonl"))
    assert run(*DUEL, "--games", str(GAMES), "--workers", "1", *files, *journal).exit_code == 0
    return (folder / "games.csv").read_bytes(), (folder / "all.json").read_bytes()


def outcome(folder: Path, *words: str) -> tuple[bytes, bytes]:
    """What a command that ends well writes."""
    result = run(*words, "--csv", str(folder / "games.csv"), "--json", str(folder / "all.json"))
    assert result.exit_code == 0, result.output
    return (folder / "games.csv").read_bytes(), (folder / "all.json").read_bytes()


def test_the_number_of_workers_changes_nothing(tmp_path: Path, untouched: tuple[bytes, bytes]) -> None:
    assert outcome(tmp_path, *DUEL, "--games", str(GAMES), "--workers", "3") == untouched


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_is_interrupted_and_gone_on_with(
    number: signal.Signals, tmp_path: Path, untouched: tuple[bytes, bytes]
) -> None:
    journal = tmp_path / "games.jsonl"
    running = Running(*DUEL, "--games", str(GAMES), "--workers", "2", "--journal", str(journal), journal=journal)
    running.wait_for_games(10)
    workers = running.workers()
    if number is signal.SIGINT:
        os.killpg(running.process.pid, number)  # as a terminal does, to everybody
    else:
        running.process.send_signal(number)
    code, out, err = running.end()
    assert code == 130
    assert f"--continue {journal}" in err
    assert "Traceback" not in out + err
    played = len(read_journal(journal).played)
    assert 10 <= played < GAMES
    assert f"{played} of {GAMES} games" in out
    wait_until_gone(workers)
    assert outcome(tmp_path, "simulate", "--continue", str(journal)) == untouched


def test_a_worker_is_killed(tmp_path: Path, untouched: tuple[bytes, bytes]) -> None:
    journal, files = tmp_path / "games.jsonl", ("--csv", str(tmp_path / "a.csv"), "--json", str(tmp_path / "a.json"))
    running = Running(
        *DUEL, "--games", str(GAMES), "--workers", "2", "--journal", str(journal), *files, journal=journal
    )
    running.wait_for_games(5)
    os.kill(running.workers()[0], signal.SIGKILL)
    assert running.end()[0] == 0
    assert ((tmp_path / "a.csv").read_bytes(), (tmp_path / "a.json").read_bytes()) == untouched


def test_everything_is_killed_in_the_middle_of_a_line(tmp_path: Path, untouched: tuple[bytes, bytes]) -> None:
    journal = tmp_path / "games.jsonl"
    running = Running(*DUEL, "--games", str(GAMES), "--workers", "2", "--journal", str(journal), journal=journal)
    running.wait_for_games(5)
    workers = running.workers()
    running.process.kill()
    running.end()
    wait_until_gone(workers)
    with journal.open("ab") as file:
        file.write(b'{"line":"game","pai')
    assert outcome(tmp_path, "simulate", "--continue", str(journal)) == untouched


def test_more_games_are_played(tmp_path: Path, untouched: tuple[bytes, bytes]) -> None:
    journal = tmp_path / "games.jsonl"
    assert run(*DUEL, "--games", "7", "--journal", str(journal)).exit_code == 0
    assert outcome(tmp_path, "simulate", "--continue", str(journal), "--games", str(GAMES)) == untouched
    assert run("simulate", "--continue", str(journal), "--games", "7").exit_code == 2


def test_a_finished_simulation_is_shown_again(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    first = run(*DUEL, "--games", "4", "--journal", str(journal))
    again = run("simulate", "--continue", str(journal))
    assert first.stdout == again.stdout


def test_changed_cards_are_not_mixed_with_others(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    assert run(*DUEL, "--games", "2", "--journal", str(journal)).exit_code == 0
    text = journal.read_text(encoding="utf-8")
    journal.write_text(re.sub(r'"digest":"\w+"', '"digest":"0"', text), encoding="utf-8")
    result = run("simulate", "--continue", str(journal))
    assert result.exit_code == 2
    assert "have changed since" in result.output


def test_a_journal_that_nobody_asked_for_is_gone_in_the_end(tmp_path: Path) -> None:
    assert run(*DUEL, "--games", "2").exit_code == 0
    assert list((tmp_path / "home").rglob("*.jsonl")) == []


def test_a_table_of_every_pair(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Kept\n\n<!-- balance -->\nold\n<!-- /balance -->\n\nkept too\n", encoding="utf-8")
    words = ("--all", "--game", "duel", "--player", "random", "--games", "2", "--mirrors", "--markdown", str(page))
    result = run("simulate", *words)
    assert result.exit_code == 0, result.output
    assert "20 of 20 games of duel, played by random, seed 1." in result.stdout
    assert len(re.findall(r"^(?:aurelie|morrow|orsolya|pim) .*%", result.stdout, re.MULTILINE)) == 10 + 4
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Kept\n\n<!-- balance -->\nMade by `sortilege simulate --all --game duel --games 2")
    assert text.endswith("<!-- /balance -->\n\nkept too\n")
    assert "old" not in text
    assert "| | aurelie | morrow | orsolya | pim |" in text
    assert run("simulate", *words).exit_code == 0
    assert page.read_text(encoding="utf-8") == text


def test_two_players_are_compared() -> None:
    result = run("simulate", "aurelie", "--game", "duel", "--players", "sparring,random", "--games", "2")
    assert result.exit_code == 0
    assert "played by sparring against random" in result.stdout
    assert "sparring against random over all pairings: 100.0 %" in result.stdout


@pytest.mark.parametrize("game", ["confrontation", "arcane"])
def test_every_game_is_simulated(game: str, tmp_path: Path) -> None:
    file = tmp_path / "all.json"
    words = ("simulate", "--all", "--game", game, "--player", "random", "--games", "2", "--json", str(file))
    assert run(*words).exit_code == 0
    assert all(pair["score"]["wins"] >= 0 for pair in json.loads(file.read_text(encoding="utf-8"))["pairings"])


def test_on_a_terminal_there_is_a_bar(tmp_path: Path) -> None:
    with Terminal(*DUEL, "--games", "6", folder=tmp_path) as terminal:
        terminal.shown()
        assert terminal.exit_code() == 0
        assert "6/6" in terminal.screen
        assert "6 of 6 games of duel" in plain(terminal.screen)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("simulate",), "Name who meets, or take --all. There are "),
        (("simulate", "pim", "--all", "--game", "duel"), "Name who meets, or take --all."),
        (("simulate", "pim", "nobody", "--game", "duel"), "there is no side 'nobody'"),
        (("simulate", "pim", "--game", "duel", "--player", "genius"), "no player 'genius'"),
        (("simulate", "pim", "--game", "duel", "--players", "sparring"), "each by one of two --players"),
        (("simulate", "pim", "--game", "duel", "--option", "c2.magic=none"), "has no option 'c2.magic'"),
        (("simulate", "pim", "--game", "duel", "--option", "magic"), "An option is written NAME=VALUE"),
        (("simulate", "pim", "--game", "duel", "--table", "moon"), "no table 'moon'"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(words: tuple[str, ...], fault: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert fault in " ".join(result.output.split())


def test_a_simulation_goes_on_as_it_was_begun(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    assert run(*DUEL, "--games", "2", "--journal", str(journal)).exit_code == 0
    assert run("simulate", "--continue", str(journal), "--seed", "8").exit_code == 2
    assert run("simulate", "pim", "--continue", str(journal)).exit_code == 2
    assert run(*DUEL, "--games", "2", "--journal", str(journal)).exit_code == 2


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("mine\n", encoding="utf-8")
    result = run(*DUEL, "--games", "2", "--markdown", str(page))
    assert result.exit_code == 2
    assert page.read_text(encoding="utf-8") == "mine\n"
