"""Results for other programs: a line a game as CSV, everything as JSON."""

import csv
from collections.abc import Iterable
from io import StringIO

import msgspec

from sortilege.lab.match import Played
from sortilege.lab.plan import Plan
from sortilege.lab.results import Results, in_order, turning_point

COLUMNS = (
    "first",
    "second",
    "number",
    "table",
    "seat_of_first",
    "winner",
    "ending",
    "turns",
    "answers",
    "turning_point",
    "lost_by_first",
    "lost_by_second",
    "fault",
)


def as_csv(plan: Plan, games: Iterable[Played]) -> str:
    """A line a game, in the order of the plan. Seats are counted from 1, as players count them."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for game in in_order(games):
        pairing = plan.pairings[game.pairing]
        winner = "" if game.winner is None else pairing[game.winner]
        if pairing.is_mirror and game.winner is not None:
            winner = ("first", "second")[game.winner]
        writer.writerow(
            (
                *pairing,
                game.number,
                plan.table(game.number),
                pairing.seat_of_first(game.number) + 1,
                winner,
                game.ending,
                game.turns,
                game.answers,
                turning_point(game.lost),
                *(game.lost[-1] if game.lost else ("", "")),
                game.fault,
            )
        )
    return text.getvalue()


def as_json(results: Results) -> bytes:
    return msgspec.json.format(msgspec.json.encode(results, order="deterministic")) + b"\n"
