"""An interval holds the true rate as often as it says, counted over every simulation that there could be."""

from itertools import product
from math import comb, sqrt

import pytest

from sortilege.lab.interval import SURE, interval, win_rate


def test_a_draw_is_half_a_win() -> None:
    assert win_rate(3, 2, 5) == 0.4
    assert win_rate(0, 0, 0) == 0.5


@pytest.mark.parametrize("wins", range(0, 41, 4))
def test_without_draws_it_is_wilsons(wins: int) -> None:
    """Its bounds are the rates that what was seen is just so many standard errors away from."""
    for bound in interval(wins, 0, 40 - wins):
        assert abs(wins / 40 - bound) == pytest.approx(SURE * sqrt(bound * (1 - bound) / 40))


def test_nothing_played_is_nothing_known() -> None:
    assert interval(0, 0, 0) == (0, 1)


def test_a_few_draws_are_no_certainty() -> None:
    least, most = interval(0, 10, 0)
    assert 0.25 < least < 0.4
    assert least + most == pytest.approx(1)


def test_who_is_named_first_does_not_matter() -> None:
    for wins, draws, losses in product(range(0, 30, 7), repeat=3):
        least, most = interval(wins, draws, losses)
        other_least, other_most = interval(losses, draws, wins)
        assert least == pytest.approx(1 - other_most)
        assert most == pytest.approx(1 - other_least)


@pytest.mark.parametrize("drawn", [0.0, 0.1, 0.3, 0.6, 0.9])
@pytest.mark.parametrize("rate", [0.35, 0.5, 0.58])
def test_it_holds_the_true_rate_in_nineteen_of_twenty_simulations(rate: float, drawn: float) -> None:
    games = 60
    won = rate - drawn / 2
    if won < 0 or won + drawn > 1:
        pytest.skip("there is no such game")
    held = 0.0
    for wins in range(games + 1):
        for draws in range(games + 1 - wins):
            least, most = interval(wins, draws, games - wins - draws)
            held += _chance(games, wins, draws, won, drawn) * (least <= rate <= most)
    assert held > 0.93
    assert drawn > 0.8 or held < 0.975


def _chance(games: int, wins: int, draws: int, won: float, drawn: float) -> float:
    ways = comb(games, wins) * comb(games - wins, draws)
    return float(ways * won**wins * drawn**draws * max(0.0, 1 - won - drawn) ** (games - wins - draws))
