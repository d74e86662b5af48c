"""What the games of a plan come to, pairing by pairing."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Any

import msgspec

from sortilege.lab.interval import interval, win_rate
from sortilege.lab.match import UNFINISHED, Played
from sortilege.lab.plan import Pairing, Plan
from sortilege.lab.standing import Lost


class Spread(msgspec.Struct, frozen=True):
    """How some numbers lie: nine in ten of them are between `low` and `high`."""

    mean: float
    middle: float
    low: float
    high: float

    @classmethod
    def of(cls, numbers: Iterable[float]) -> "Spread":
        ordered = sorted(numbers)
        if not ordered:
            return cls(0, 0, 0, 0)
        edge = len(ordered) // 20
        return cls(_rounded(fmean(ordered)), _rounded(median(ordered)), ordered[edge], ordered[-1 - edge])


class Score(msgspec.Struct, frozen=True):
    """Wins of the first, draws, losses; and the rate of wins with its interval. A draw is half a win."""

    wins: int
    draws: int
    losses: int
    rate: float
    least: float
    most: float

    @classmethod
    def of(cls, winners: Iterable[int | None]) -> "Score":
        """Of the winners of games: 0 the first, 1 the second, None a draw."""
        counted = Counter(winners)
        score = counted[0], counted[None], counted[1]
        return cls(*score, _rounded(win_rate(*score)), *map(_rounded, interval(*score)))

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses


class PairResult(msgspec.Struct, frozen=True):
    """What the games of one pairing come to."""

    first: str
    second: str
    score: Score
    """of the first"""
    first_seat: Score
    """of whoever had the first seat: how fair the table is"""
    endings: dict[str, int]
    unfinished: int
    """games that were broken off, which count as drawn"""
    failed: int
    """games that ended in an error, which do not count"""
    turns: Spread
    answers: Spread
    turning_points: Spread
    """the turn in which the lead changed for the last time, in games that somebody has won"""
    lost_by_turn: tuple[Lost, ...]
    """the share of its points that each had lost at the end of each turn, on average; a game that is over stays as it
    ended"""


class Fault(msgspec.Struct, frozen=True):
    """A game that ended in an error, and how its dice come about again."""

    first: str
    second: str
    number: int
    words: tuple[str, ...]
    fault: str


class Results(msgspec.Struct, frozen=True):
    """Everything that a simulation has found."""

    plan: Plan
    played: int
    pairings: tuple[PairResult, ...]
    overall: Score
    """of the first of each pairing, over all of them: of the first player, where the two differ"""
    first_seat: Score
    faults: tuple[Fault, ...]

    @property
    def planned(self) -> int:
        return self.plan.games * len(self.plan.pairings)


def summed_up(plan: Plan, games: Iterable[Played]) -> Results:
    """The results of a plan, as far as its games are played."""
    ordered = in_order(games)
    sound = [game for game in ordered if not game.fault]
    return Results(
        plan,
        len(ordered),
        tuple(
            _pair_result(pairing, [game for game in ordered if game.pairing == place])
            for place, pairing in enumerate(plan.pairings)
        ),
        Score.of(game.winner for game in sound),
        Score.of(_by_seat(plan.pairings[game.pairing], game) for game in sound),
        tuple(_fault(plan, game) for game in ordered if game.fault),
    )


def in_order(games: Iterable[Played]) -> list[Played]:
    """Games in the order of the plan, each once."""
    return sorted({game.fixture: game for game in games}.values(), key=lambda game: (game.pairing, game.number))


def turning_point(lost: Sequence[Lost]) -> int:
    """The turn in which the lead changed for the last time; 0 where nobody was ever ahead."""
    leader, turned = None, 0
    for turn, (first, second) in enumerate(lost, 1):
        ahead = None if first == second else int(first > second)
        if ahead is not None and ahead != leader:
            leader, turned = ahead, turn
    return turned


def _pair_result(pairing: Pairing, games: Sequence[Played]) -> PairResult:
    sound = [game for game in games if not game.fault]
    return PairResult(
        pairing.first,
        pairing.second,
        Score.of(game.winner for game in sound),
        Score.of(_by_seat(pairing, game) for game in sound),
        dict(sorted(Counter(game.ending for game in sound).items())),
        sum(game.ending == UNFINISHED for game in sound),
        len(games) - len(sound),
        Spread.of(game.turns for game in sound),
        Spread.of(game.answers for game in sound),
        Spread.of(turning_point(game.lost) for game in sound if game.winner is not None),
        _lost_by_turn([game.lost for game in sound]),
    )


def _by_seat(pairing: Pairing, game: Played) -> int | None:
    """The winner by his seat."""
    return None if game.winner is None else game.winner ^ pairing.seat_of_first(game.number)


def _lost_by_turn(games: Sequence[Sequence[Lost]]) -> tuple[Lost, ...]:
    turns = max(map(len, games), default=0)
    at = [[lost[min(turn, len(lost) - 1)] for lost in games] for turn in range(turns)]
    return tuple((_rounded(fmean(one for one, _ in each)), _rounded(fmean(other for _, other in each))) for each in at)


def _fault(plan: Plan, game: Played) -> Fault:
    pairing = plan.pairings[game.pairing]
    return Fault(pairing.first, pairing.second, game.number, plan.words(game.fixture), game.fault)


def _rounded(number: Any) -> float:
    return round(float(number), 4)
