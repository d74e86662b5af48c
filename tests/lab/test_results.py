"""What games come to."""

import csv
from io import StringIO

import msgspec

from sortilege.lab import Plan, Played, summed_up
from sortilege.lab.results import Score
from sortilege.lab.tables import COLUMNS, as_csv, as_json

PLAN = Plan("duel", ("aurelie", "morrow"), 5, "7", ("random", "random"), mirrors=True)
GAMES = [
    Played(0, 0, winner=0, ending="defeated", turns=2, answers=20, lost=((0, 0), (0.5, 1))),
    Played(0, 1, winner=0, ending="defeated", turns=1, answers=10, lost=((0, 1),)),
    Played(0, 2, winner=1, ending="last_turn", turns=3, answers=30, lost=((0, 0.5), (0, 0.5), (1, 0.5))),
    Played(0, 3, ending="unfinished", turns=3, answers=40, lost=((0, 0), (0, 0), (0, 0))),
    Played(0, 4, fault="ValueError: no"),
    Played(1, 1, winner=1, ending="defeated", turns=1, answers=9, lost=((1, 0),)),
]


def test_a_pairing() -> None:
    pair = summed_up(PLAN, GAMES).pairings[0]
    assert pair.score == Score.of([0, 0, 1, None])
    assert (pair.score.wins, pair.score.draws, pair.score.losses, pair.score.rate) == (2, 1, 1, 0.625)
    assert (pair.first_seat.wins, pair.first_seat.draws, pair.first_seat.losses) == (
        1,
        1,
        2,
    )  # aurelie has seat 1 in even games
    assert pair.endings == {"defeated": 2, "last_turn": 1, "unfinished": 1}
    assert (pair.unfinished, pair.failed) == (1, 1)
    assert (pair.turns.mean, pair.turns.low, pair.turns.high) == (2.25, 1, 3)
    assert pair.turning_points.middle == 2  # in turns 2, 1 and 3
    assert pair.lost_by_turn == ((0, 0.375), (0.125, 0.625), (0.375, 0.625))


def test_an_army_against_itself() -> None:
    pair = summed_up(PLAN, GAMES).pairings[1]
    assert (pair.first, pair.second) == ("aurelie", "aurelie")
    assert (pair.first_seat.wins, pair.score.losses) == (1, 1)


def test_a_failed_game_tells_its_dice() -> None:
    (fault,) = summed_up(PLAN, GAMES).faults
    assert (fault.number, fault.words, fault.fault) == (4, ("aurelie", "morrow", "4"), "ValueError: no")


def test_the_order_of_the_games_does_not_matter() -> None:
    backwards = [*GAMES[::-1], GAMES[2]]
    assert as_json(summed_up(PLAN, GAMES)) == as_json(summed_up(PLAN, backwards))
    assert as_csv(PLAN, GAMES) == as_csv(PLAN, backwards)


def test_a_line_a_game() -> None:
    rows = list(csv.DictReader(StringIO(as_csv(PLAN, GAMES))))
    assert tuple(rows[0]) == COLUMNS
    assert [row["winner"] for row in rows] == ["aurelie", "aurelie", "morrow", "", "", "second"]
    assert [row["seat_of_first"] for row in rows] == ["1", "2", "1", "2", "1", "2"]
    assert rows[2]["turning_point"] == "3"
    assert rows[4]["fault"] == "ValueError: no"


def test_everything_as_json() -> None:
    plain = msgspec.json.decode(as_json(summed_up(PLAN, GAMES)))
    assert plain["plan"]["seed"] == "7"
    assert plain["pairings"][0]["score"]["rate"] == 0.625
    assert plain["played"] == 6


def test_nothing_is_played_yet() -> None:
    pair = summed_up(PLAN, []).pairings[0]
    assert (pair.score.games, pair.lost_by_turn) == (0, ())
