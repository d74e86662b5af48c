"""One game of every rule system, and its facts."""

from typing import Any

import pytest

from sortilege.content.shipped import shipped
from sortilege.kernel import Ask, View
from sortilege.lab import Fixture, Plan, Played, match, play
from sortilege.lab.results import turning_point
from sortilege.rules import RULESETS

GAMES = 12


def plan_of(ruleset: str, **given: Any) -> Plan:
    sides = tuple(shipped(ruleset).sides())[:2]
    return Plan(ruleset, sides, GAMES, "7", ("random", "random"), **given)


@pytest.fixture(scope="module", params=RULESETS)
def games(request: pytest.FixtureRequest) -> list[Played]:
    plan = plan_of(request.param)
    return [play(plan, fixture) for fixture in plan.fixtures()]


def test_every_game_is_played_to_its_end(games: list[Played]) -> None:
    for game in games:
        assert game.fault == ""
        assert game.ending not in ("", "unfinished")
        assert game.answers > 10
        assert len(game.lost) == game.turns > 0
        assert game.seconds > 0


def test_what_is_lost_stays_lost(games: list[Played]) -> None:
    """It may come back only as a wound that heals, and nobody loses more than everything."""
    shares = [share for game in games for lost in game.lost for share in lost]
    assert all(0 <= share <= 1 for share in shares)
    assert any(shares)


def test_a_duel_is_won_by_whoever_is_left() -> None:
    plan = plan_of("duel")
    decided = [game for fixture in plan.fixtures() if (game := play(plan, fixture)).ending == "defeated"]
    assert decided
    for game in decided:
        assert game.winner is not None
        assert game.lost[-1][1 - game.winner] == 1 > game.lost[-1][game.winner]


def test_points_decide_in_the_arcane() -> None:
    plan = plan_of("arcane")
    for fixture in plan.fixtures():
        game = play(plan, fixture)
        first, second = game.lost[-1]
        assert game.winner == (None if first == second else int(first > second))  # the two bands are of one worth


def test_a_game_on_another_table() -> None:
    plan = plan_of("confrontation", tables=("open",))
    assert plan.setup(Fixture(0, 0))["table"].get("terrain", []) == []
    assert play(plan, Fixture(0, 0)).fault == ""


def test_an_error_ends_its_game_and_tells_where(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, _view: View, ask: Ask) -> Any:
            raise ZeroDivisionError(f"at {ask.kind}")

    monkeypatch.setattr(match, "player", lambda _name, _seed: Broken())
    game = play(plan_of("duel"), Fixture(0, 5))
    assert (game.pairing, game.number, game.winner) == (0, 5, None)
    assert game.fault.startswith("ZeroDivisionError: at setup.starting_gems (")
    assert "test_match.py:" in game.fault


def test_a_player_who_answers_what_is_not_offered_ends_his_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn:
        def choose(self, _view: View, _ask: Ask) -> Any:
            return "no"

    monkeypatch.setattr(match, "player", lambda _name, _seed: Stubborn())
    assert play(plan_of("duel"), Fixture(0, 0)).fault.startswith("Refusal: ")


def test_a_game_without_an_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_ANSWERS", 30)
    game = play(plan_of("duel"), Fixture(0, 0))
    assert (game.answers, game.ending, game.winner) == (30, "unfinished", None)


@pytest.mark.parametrize(
    ("lost", "turn"),
    [
        ([], 0),
        ([(0, 0), (0, 0)], 0),
        ([(0, 0.2), (0, 0.4)], 1),
        ([(0, 0.2), (0.3, 0.2), (0.4, 0.6), (0.5, 1)], 3),
        ([(0, 0.2), (0.2, 0.2), (0.2, 0.3)], 1),
    ],
)
def test_the_lead_is_settled_when_it_changed_last(lost: list[tuple[float, float]], turn: int) -> None:
    assert turning_point(lost) == turn
