"""Where a base stops on a way, and how far it is to the edge of the table."""

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely import LineString, box

from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import distance
from sortilege.table.edge_of_table import Side, gap_to_side, way_off
from sortilege.table.measure import LONGEST_EQUAL, Point
from sortilege.table.standing import may_stand
from sortilege.table.stopping import cost_of, cut_at_cost, stopped_along
from sortilege.table.straight import cut
from tests.table.shapes import CAVALRY, INFANTRY, battlefields, block, seen_by_shapely, wall

SPOTS = st.tuples(st.integers(200, 2800), st.integers(200, 2800))


def test_a_way_is_cut_where_its_cost_is_spent() -> None:
    bog = block("bog", (1000, 0), (2000, 6000), cost=2.0)
    crowd = Battlefield(6000, 6000, (bog,), {"m": Base(INFANTRY, 500, 3000)})
    way = ((500.0, 3000.0), (3000.0, 3000.0))
    assert cost_of(crowd, way) == pytest.approx(3500)
    assert cut_at_cost(crowd, way, 1500)[-1] == pytest.approx((1500, 3000), abs=0.01)
    assert cut_at_cost(crowd, way, 9000) == way


@settings(max_examples=60, deadline=None)
@given(battlefields(), SPOTS, SPOTS, st.integers(0, 3000))
def test_what_is_cut_off_costs_the_rest(crowd: Battlefield, corner: Point, end: Point, most: int) -> None:
    assume("m0" in crowd.bases)
    way: tuple[Point, ...] = (crowd.bases["m0"].centre, corner, end)
    kept = cut_at_cost(crowd, way, most)
    assert cost_of(crowd, kept) <= most + 0.01 or len(kept) == 1
    assert cost_of(crowd, kept) == pytest.approx(min(most, cost_of(crowd, way)), abs=0.1)
    whole = LineString(way) if len({*way}) > 1 else LineString([way[0], (way[0][0] + 1e-6, way[0][1])])
    assert all(whole.distance(LineString([a, b])) < 1e-6 for a, b in pairwise(kept))


@settings(max_examples=80, deadline=None)
@given(battlefields(), SPOTS, SPOTS, st.integers(0, 35999))
def test_it_stops_free_and_as_far_as_it_can(crowd: Battlefield, corner: Point, end: Point, facing: int) -> None:
    assume("m0" in crowd.bases)
    base = crowd.bases["m0"]
    gaps = {name: 10 for name, other in crowd.bases.items() if name != "m0" and distance(base, other) >= 10}
    way: tuple[Point, ...] = (base.centre, corner, end)
    after, gone = stopped_along(crowd, "m0", way, gaps, facing)
    if after != base:
        shape = seen_by_shapely(after, -1.1)
        assert box(0, 0, 3000, 3000).contains(shape)
        for name in gaps:
            assert seen_by_shapely(after).distance(seen_by_shapely(crowd.bases[name])) >= 8.9
        assert not any(shape.intersects(seen_by_shapely(o)) for name, o in crowd.bases.items() if name != "m0")
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way))
    reached = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(gone))
    for tenth in range(int(reached // 10) + 2, int(length // 10)):
        x, y = cut(way, length - 10.0 * (int(length // 10) - tenth))[-1]
        assert not may_stand(crowd, "m0", base.at(round(x), round(y), facing), gaps)


def test_to_the_edge_of_the_table_it_is_as_far_as_the_crow_flies() -> None:
    rider = Base(CAVALRY, 5000, 3000, 0)
    crowd = Battlefield(6000, 6000, (), {"m": rider})
    assert gap_to_side(crowd, rider, Side.RIGHT) == pytest.approx(750)
    assert way_off(crowd, "m", Side.RIGHT) == pytest.approx(750)
    assert way_off(crowd, "m", Side.LEFT) == pytest.approx(4750)
    assert way_off(crowd, "m", Side.RIGHT, limit=740) is None


def test_or_further_where_something_is_in_the_way() -> None:
    crowd = Battlefield(6000, 6000, (wall((5400, 2000), (5500, 4000)),), {"m": Base(INFANTRY, 5000, 3000)})
    way = way_off(crowd, "m", Side.RIGHT)
    assert way is not None
    assert way > 1500
    closed = (wall((5400, 0), (5500, 6000)),)
    assert way_off(Battlefield(6000, 6000, closed, {"m": Base(INFANTRY, 5000, 3000)}), "m", Side.RIGHT) is None


@settings(max_examples=40, deadline=None)
@given(battlefields(), st.sampled_from(Side))
def test_no_way_off_is_shorter_than_the_gap(crowd: Battlefield, side: Side) -> None:
    assume("m0" in crowd.bases)
    base = crowd.bases["m0"]
    x = 0 if side is Side.LEFT else 3000
    straight = seen_by_shapely(base).distance(LineString([(x, 0), (x, 3000)]))
    assert gap_to_side(crowd, base, side) == pytest.approx(straight, abs=0.1)
    way = way_off(crowd, "m0", side, limit=3000)
    assert way is None or way >= straight - LONGEST_EQUAL
