"""How sure a win rate is."""

from math import sqrt
from typing import Final

SURE: Final = 1.959963984540054
"""Standard errors of an interval that holds the true rate in 95 of 100 simulations."""


def win_rate(wins: int, draws: int, losses: int) -> float:
    """A draw is half a win."""
    games = wins + draws + losses
    return (wins + draws / 2) / games if games else 0.5


def interval(wins: int, draws: int, losses: int) -> tuple[float, float]:
    """The bounds between which the true win rate lies.

    It is Wilson's interval, with the variance that draws leave: of a rate p with a share d of draws a game has the
    variance p(1 − p) − d/4, and the bounds are where p is just `SURE` standard errors away from what was seen. The
    share of draws is taken a little smaller than it was seen, so that ten draws in ten games do not pass for certainty.
    Without draws it is Wilson's own.
    """
    games = wins + draws + losses
    if not games:
        return 0.0, 1.0
    seen, square = win_rate(wins, draws, losses), SURE**2 / games
    drawn = draws / (games + SURE**2)
    middle = (seen + square / 2) / (1 + square)
    half = sqrt(max(0.0, (seen + square / 2) ** 2 - (1 + square) * (seen**2 + square * drawn / 4))) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)
