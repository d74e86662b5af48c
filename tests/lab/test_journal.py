"""What is written down stays, and whatever was cut off is dropped."""

from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from sortilege.lab import Journal, JournalError, Plan, Played, play
from sortilege.lab.journal import read_journal

PLAN = Plan("duel", ("aurelie", "morrow"), 3, "7", ("random", "random"), options={"i2.spells_hidden": "on"})


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(PLAN, fixture) for fixture in PLAN.fixtures()]


@pytest.fixture
def journal(tmp_path: Path, games: list[Played]) -> Path:
    path = tmp_path / "folder" / "games.jsonl"
    with closing(Journal.begin(path, PLAN)) as writing:
        for number, game in enumerate(games, 2):
            writing.add(game)
            assert len(path.read_bytes().splitlines()) == number  # at once
    return path


def test_it_reads_as_it_was_written(journal: Path, games: list[Played]) -> None:
    read = read_journal(journal)
    assert (read.plan, read.digest, read.played) == (PLAN, PLAN.digest(), games)
    assert read.whole == journal.stat().st_size


def test_a_line_that_was_cut_off_is_dropped(journal: Path, games: list[Played]) -> None:
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-20])
    read = read_journal(journal)
    assert read.played == games[:2]
    writing = Journal.go_on(journal, read.whole)
    writing.add(games[2])
    writing.close()
    assert journal.read_bytes() == whole


def test_more_games_may_be_asked_for(journal: Path) -> None:
    writing = Journal.go_on(journal, journal.stat().st_size)
    writing.raise_games(9)
    writing.close()
    assert read_journal(journal).plan == replace(PLAN, games=9)


def test_one_simulation_writes_at_a_time(journal: Path) -> None:
    whole = journal.read_bytes()
    with closing(Journal.go_on(journal, len(whole))):
        with pytest.raises(JournalError, match="another simulation writes in"):
            Journal.go_on(journal, 0)
        assert journal.read_bytes() == whole
    Journal.go_on(journal, len(whole)).close()


def test_no_journal_is_written_over(journal: Path) -> None:
    with pytest.raises(FileExistsError):
        Journal.begin(journal, PLAN)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "no journal"),
        ("{", "no journal"),
        ('{"ruleset":"duel"}\n', "no journal of a simulation: Object contains unknown field"),
        ('{"simulation":9,"plan":%s,"digest":""}\n', "has format 9; this version reads format 1"),
        ('{"simulation":1,"plan":%s,"digest":""}\n{"line":"game"}\n', "line 2: Object missing required field"),
        ('{"simulation":1,"plan":%s,"digest":""}\nnot at all\n', "line 2"),
    ],
)
def test_what_is_no_journal(tmp_path: Path, text: str, fault: str) -> None:
    plan = '{"ruleset":"duel","sides":["pim"],"games":1,"seed":"1","players":["random","random"]}'
    path = tmp_path / "journal.jsonl"
    path.write_text(text.replace("%s", plan), encoding="utf-8")
    with pytest.raises(JournalError, match=fault):
        read_journal(path)
