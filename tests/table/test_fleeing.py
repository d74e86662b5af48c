"""The way of a base that flees."""

from itertools import pairwise
from math import hypot
from random import Random

import pytest

from sortilege.table.base import Base, Rectangle
from sortilege.table.battlefield import Battlefield
from sortilege.table.fleeing import flee_from
from sortilege.table.obstacles import obstacles_for
from sortilege.table.standing import may_stand

SQUARE = Rectangle(250, 250)
SOURCE = (4700.0, 4000.0)


def crowd(seed: int) -> Battlefield:
    """One that flees, with a dozen bases scattered about its way."""
    random = Random(seed)
    bases = {"it": Base(SQUARE, 4000, 4000)}
    for number in range(12):
        base = Base(SQUARE, random.randint(1500, 4500), random.randint(3000, 5000), random.randrange(36000))
        if all(hypot(base.x - other.x, base.y - other.y) > 360 for other in bases.values()):
            bases[f"b{number}"] = base
    return Battlefield(9000, 8000, (), bases)


@pytest.mark.parametrize("seed", range(30))
def test_it_never_comes_nearer_and_runs_into_nobody(seed: int) -> None:
    field = crowd(seed)
    flown = flee_from(field, "it", SOURCE, 2000)
    assert flown.base is not None
    assert may_stand(field, "it", flown.base)
    away = [hypot(x - SOURCE[0], y - SOURCE[1]) for x, y in flown.points]
    assert all(later >= sooner - 0.01 for sooner, later in pairwise(away))
    obstacles = obstacles_for(field, flown.base, "it")
    assert all(obstacles.hit(*a, *b) is None for a, b in pairwise(flown.points))
    assert flown.cost <= 2001


def test_where_the_way_is_free_it_is_straight() -> None:
    field = Battlefield(9000, 8000, (), {"it": Base(SQUARE, 4000, 4000, 9000)})
    flown = flee_from(field, "it", SOURCE, 2000)
    assert flown.base == Base(SQUARE, 2000, 4000, 18000)


def test_over_the_edge_it_is_off() -> None:
    field = Battlefield(9000, 8000, (), {"it": Base(SQUARE, 2100, 4000)})
    assert flee_from(field, "it", (2500.0, 4000.0), 2000).base is None
