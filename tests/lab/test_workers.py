"""Real processes, one of which is really killed."""

import os
import signal
from multiprocessing import active_children
from multiprocessing.connection import Connection

import pytest
from msgspec.structs import replace

from sortilege.lab import Fixture, Plan, Played, play, play_all, workers

PLAN = Plan("duel", ("aurelie", "morrow"), 40, "7", ("random", "random"))


def facts(games: list[Played]) -> set[Played]:
    """Games without the time that they took."""
    return {replace(game, seconds=0, lost=()) for game in games}


@pytest.fixture(scope="module")
def alone() -> set[Played]:
    return facts([play(PLAN, fixture) for fixture in PLAN.fixtures()])


@pytest.mark.parametrize("count", [1, 3])
def test_the_same_games_whatever_the_number_of_workers(count: int, alone: set[Played]) -> None:
    games = list(play_all(PLAN, PLAN.fixtures(), count))
    assert len(games) == 40
    assert facts(games) == alone
    assert active_children() == []


def test_the_games_of_a_worker_that_is_killed_are_played_again(alone: set[Played]) -> None:
    games = []
    for game in play_all(PLAN, PLAN.fixtures(), 2):
        games.append(game)
        if len(games) in (5, 20):
            pid = active_children()[0].pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
    assert len(games) == 40
    assert facts(games) == alone


def test_whoever_stops_listening_leaves_no_worker_behind() -> None:
    games = play_all(PLAN, PLAN.fixtures(), 2)
    next(games)
    assert len(active_children()) == 2
    games.close()
    assert active_children() == []


def test_there_are_no_more_workers_than_games() -> None:
    games = play_all(PLAN, [Fixture(0, 0)], 8)
    next(games)
    assert len(active_children()) <= 1
    assert list(games) == []


def _dies_of_game_3(_plan: Plan, pipe: "Connection[Played, Fixture | None]") -> None:
    while (fixture := pipe.recv()) is not None:
        if fixture.number == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        pipe.send(Played(fixture.pairing, fixture.number))


def test_a_game_that_kills_its_workers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_work", _dies_of_game_3)
    games = {game.number: game for game in play_all(PLAN, [Fixture(0, number) for number in range(8)], 2)}
    assert sorted(games) == list(range(8))
    assert games[3].fault == "its worker died 3 times"
    assert all(game.fault == "" for number, game in games.items() if number != 3)


def _is_born_dead(_plan: Plan, _pipe: "Connection[Played, Fixture | None]") -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_workers_that_never_live_are_not_started_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_work", _is_born_dead)
    monkeypatch.setattr(workers, "MOST_DEATHS", 4)
    with pytest.raises(workers.WorkersDie, match="5 workers died"):
        list(play_all(PLAN, PLAN.fixtures(), 2))
    assert active_children() == []
