"""Ways across the table: by situations, against shapely, and against a search over a fine grid."""

from heapq import heappop, heappush
from math import cos, hypot, inf, pi, radians, sqrt

import numpy as np
import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely import LineString, Polygon, unary_union
from shapely.geometry.base import BaseGeometry

from sortilege.table.base import Base, Round
from sortilege.table.battlefield import Battlefield
from sortilege.table.beside import beside
from sortilege.table.measure import Point
from sortilege.table.obstacles import TABLE_EDGE, Going, off_the_table
from sortilege.table.outline import crossings
from sortilege.table.paths import Blocked, Path, legal_path_of, path_of
from sortilege.table.reach import reach
from sortilege.table.terrain import Feature
from tests.table.shapes import BENT, CAVALRY, DISC, INFANTRY, battlefields, block, seen_by_shapely, wall


def field(*terrain: Feature, **bases: Base) -> Battlefield:
    return Battlefield(6000, 6000, terrain, bases)


def shortest_path(
    crowd: Battlefield, mover: str, to: Point, going: Going | None = None, limit: float = inf
) -> Path | None:
    return path_of(crowd, crowd.bases[mover], mover, to, going or Going(), limit)


def legal_path(crowd: Battlefield, mover: str, points: tuple[Point, ...]) -> Path | Blocked:
    return legal_path_of(crowd, crowd.bases[mover], mover, points)


MOVER = Base(INFANTRY, 1000, 3000)
WALKER = Base(DISC, 1000, 3000)


def cost_to(to: tuple[int, int], *terrain: Feature, going: Going | None = None, **bases: Base) -> float | None:
    path = shortest_path(field(*terrain, mover=MOVER, **bases), "mover", to, going)
    return path.cost if path else None


def test_open_ground_costs_its_length() -> None:
    assert cost_to((4000, 3000)) == 3000
    assert cost_to((1000, 3000)) == 0


def test_a_way_without_length_crosses_no_border() -> None:
    assert crossings(block("marsh", (0, 0), (20, 20)).corners, (5, 5), (5, 5)) == []


def test_difficult_ground_costs_double_as_far_as_the_centre_is_in_it() -> None:
    marsh = block("marsh", (2000, 0), (2500, 6000), cost=2.0)
    assert cost_to((4000, 3000), marsh) == pytest.approx(3500)
    assert cost_to((4000, 3000), marsh, going=Going(unhindered=frozenset({"marsh"}))) == 3000
    assert cost_to((2200, 3000), marsh) == pytest.approx(1400)


def test_difficult_ground_is_gone_round_where_that_is_cheaper() -> None:
    pond = block("pond", (1500, 2900), (3500, 3100), cost=3.0)
    cost = cost_to((4000, 3000), pond)
    assert cost is not None
    assert cost == pytest.approx(2000 + 2 * hypot(500, 100), abs=1)


def test_grounds_over_each_other_count_once_and_at_the_harder() -> None:
    two = (block("a", (2000, 0), (3000, 6000), cost=2.0), block("b", (2500, 0), (3500, 6000), cost=3.0))
    assert cost_to((4000, 3000), *two) == pytest.approx(1500 + 2 * 500 + 3 * 1000)


def test_a_way_along_a_side_of_difficult_ground_still_counts_what_lies_beyond() -> None:
    bent = Feature("f", ((1000, 3000), (3000, 3000), (3000, 3500), (2000, 3500), (2000, 4500), (1000, 4500)), cost=2.0)
    crowd = field(bent, mover=Base(INFANTRY, 2000, 5000))
    for points in (((2000, 2000),), ((2000, 4800), (2000, 2000))):
        along = legal_path(crowd, "mover", points)
        assert type(along) is Path
        assert along.cost == pytest.approx(3000 + 500)
    back = legal_path(field(bent, mover=Base(INFANTRY, 2000, 2000)), "mover", ((2000, 5000),))
    assert type(back) is Path
    assert back.cost == pytest.approx(3000 + 500)


def test_the_way_bends_at_the_border_of_difficult_ground() -> None:
    """As light does in water: the exact cost is found by trying every point of the border."""
    marsh = block("marsh", (3000, 0), (6000, 6000), cost=2.0)
    exact = min(hypot(2000, y - 3000) + 2 * hypot(1000, 5000 - y) for y in np.linspace(3000, 5000, 4001))
    cost = cost_to((4000, 5000), marsh)
    assert cost is not None
    assert exact - 0.01 <= cost <= exact + 0.01


def test_a_wall_is_gone_round_in_an_arc_about_its_corner() -> None:
    solid = wall((2000, 3000), (2200, 6000))
    cost = cost_to((4000, 3500), solid)
    assert cost is not None
    exact = _round_two_corners((1000, 3000), (2000, 3000), (2200, 3000), (4000, 3500), 124.5)
    assert exact - 2 <= cost <= exact + 6


def _round_two_corners(
    start: tuple[int, int], one: tuple[int, int], other: tuple[int, int], end: tuple[int, int], radius: float
) -> float:
    """A string pulled tight below two corners, from above or level with them."""

    def tangent(a: tuple[int, int], c: tuple[int, int]) -> tuple[float, float]:
        away = hypot(a[0] - c[0], a[1] - c[1])
        off = np.arctan2(abs(a[1] - c[1]), abs(a[0] - c[0])) + np.arcsin(radius / away)
        return sqrt(away * away - radius * radius), float(off)

    first, turn = tangent(start, one)
    last, other_turn = tangent(end, other)
    return first + radius * turn + (other[0] - one[0]) + radius * other_turn + last


@pytest.mark.parametrize(("gap", "passes"), [(248, False), (249, True), (250, True), (300, True)])
def test_a_base_passes_a_gap_as_wide_as_its_shorter_side(gap: int, passes: bool) -> None:
    walls = (wall((2000, 0), (2200, 3000), "low"), wall((2000, 3000 + gap), (2200, 6000), "high"))
    rider = Base(CAVALRY, 1000, 3100)
    for mover in (rider, rider.at(1000, 3100, 9000)):
        path = shortest_path(field(*walls, mover=mover), "mover", (4000, 3100))
        assert (path is not None) is passes


def test_bases_and_bent_walls_are_in_the_way() -> None:
    assert cost_to((4000, 3000), screen=Base(INFANTRY, 2500, 3000)) == pytest.approx(3044, abs=3)
    assert cost_to((4000, 3000), screen=Base(INFANTRY, 2500, 3000), going=Going(frozenset({"screen"}))) == 3000
    corner = Feature("wall", BENT, impassable=True)
    crowd = field(corner, mover=Base(DISC, 1500, 1500))
    path = shortest_path(crowd, "mover", (800, 800))
    assert path is not None
    assert path.cost > 1300
    assert not LineString(path.points).intersects(Polygon(BENT).buffer(74))


def test_nothing_leads_into_a_wall_off_the_table_or_into_a_closed_yard() -> None:
    assert cost_to((2100, 3000), wall((2000, 2000), (2200, 4000))) is None
    assert cost_to((50, 3000)) is None
    yard = Feature(
        "yard",
        (
            *((3000, 2000), (5000, 2000), (5000, 4000), (3000, 4000), (3000, 3010), (3100, 3010)),
            *((3100, 3900), (4900, 3900), (4900, 2100), (3100, 2100), (3100, 2990), (3000, 2990)),
        ),
        impassable=True,
    )
    assert cost_to((4000, 3000), yard) is None


def test_a_limit_cuts_the_search_short() -> None:
    crowd = field(wall((2000, 2000), (2200, 4000)), mover=MOVER)
    free = shortest_path(crowd, "mover", (3000, 3000))
    assert free is not None
    assert shortest_path(crowd, "mover", (3000, 3000), limit=free.cost - 2) is None
    assert shortest_path(crowd, "mover", (3000, 3000), limit=free.cost - 0.5) is not None


def test_who_stands_flush_may_leave_and_arrive() -> None:
    """A place rounded to hundredths lies a little too deep; that locks nobody in."""
    crowd = field(wall((1124, 0), (1200, 6000)), mover=MOVER, friend=Base(INFANTRY, 1000, 3249))
    assert shortest_path(crowd, "mover", (600, 3000)) is not None
    assert shortest_path(crowd, "mover", (1000, 1000)) is not None
    assert shortest_path(crowd, "mover", (751, 3249)) is not None


@pytest.mark.parametrize("gap", [0, 1, 2, 3, 6])
@pytest.mark.parametrize("still", [Base(shape, 3000, 3000, 1200) for shape in (DISC, INFANTRY, Round(900))])
def test_who_stands_at_something_round_or_at_a_corner_goes_round_it(still: Base, gap: int) -> None:
    """The chain about an arc passes outside whoever stands in contact with it."""
    for angle in range(0, 360, 7):
        x, y = beside(WALKER, 0, still, radians(angle), gap)
        crowd = field(mover=WALKER.at(x, y), still=still)
        to = (6000 - x, 6000 - y)
        path = shortest_path(crowd, "mover", to)
        assert path is not None
        assert path.cost <= hypot(x - to[0], y - to[1]) * pi / 2 * 1.2


def test_a_given_way_is_judged() -> None:
    crowd = field(wall((2000, 2000), (2200, 4000)), mover=MOVER, other=Base(INFANTRY, 1000, 4000))
    good = legal_path(crowd, "mover", ((1800, 1800), (2400, 1800), (3000, 3000)))
    assert type(good) is Path
    assert good.cost == pytest.approx(hypot(800, 1200) + 600 + hypot(600, 1200))
    assert legal_path(crowd, "mover", ((1500, 3000), (3000, 3000))) == Blocked("wall", 1)
    assert legal_path(crowd, "mover", ((1000, 5000),)) == Blocked("other", 0)
    assert legal_path(crowd, "mover", ((100, 3000), (1000, 2000))) == Blocked(TABLE_EDGE, 0)


def test_reach_is_the_gap_where_the_way_is_free() -> None:
    crowd = field(mover=MOVER, target=Base(INFANTRY, 3000, 3000, 18000))
    straight = reach(crowd, "mover", "target")
    assert straight is not None
    assert straight.cost == pytest.approx(1750)
    front = reach(crowd, "mover", "target", 1)
    assert front is not None
    assert front.cost == pytest.approx(1750)
    rear = reach(crowd, "mover", "target", 3)
    assert rear is not None
    assert rear.cost > 2200
    turned = field(mover=Base(INFANTRY, 1000, 3000, 4500), target=Base(INFANTRY, 3000, 3000, 18000))
    corner_first = reach(turned, "mover", "target")
    assert corner_first is not None
    assert corner_first.cost == pytest.approx(2000 - 125 - 125 * sqrt(2))


def test_reach_goes_round_walls_and_counts_ground() -> None:
    crowd = field(wall((1500, 2500), (1600, 3500)), mover=MOVER, target=Base(INFANTRY, 3000, 3000, 18000))
    path = reach(crowd, "mover", "target")
    assert path is not None
    assert 1750 < path.cost < 2300
    assert reach(crowd, "mover", "target", limit=1760) is None
    marsh = field(block("marsh", (1500, 0), (2000, 6000), cost=2.0), mover=MOVER, target=Base(DISC, 3000, 3000, 18000))
    through = reach(marsh, "mover", "target")
    assert through is not None
    assert through.cost == pytest.approx(2000 - 125 - 75 + 500)


def solid_parts(crowd: Battlefield, mover: str, room: float) -> BaseGeometry:
    """Where the centre of the mover may not be, as shapely has it."""
    things = [seen_by_shapely(base, room) for id_, base in crowd.bases.items() if id_ != mover]
    things += [Polygon(f.outline).buffer(room, quad_segs=32) for f in crowd.terrain if f.impassable]
    return unary_union(things)


def cost_at(crowd: Battlefield, x: float, y: float) -> float:
    inside = [f.cost for f in crowd.terrain if f.cost > 1 and Polygon(f.outline).contains(shapely.Point(x, y))]
    return max(inside, default=1.0)


SPOT = st.tuples(st.integers(0, 3000), st.integers(0, 3000))


@settings(max_examples=80, deadline=None)
@given(battlefields(), SPOT)
def test_ways_cross_nothing_and_are_symmetric(crowd: Battlefield, to: tuple[int, int]) -> None:
    assume("m0" in crowd.bases)
    base = crowd.bases["m0"]
    assume(not off_the_table(crowd, base, *to))
    radius = base.shorter_side / 2
    assume(not solid_parts(crowd, "m0", radius).contains(shapely.Point(to)))
    path = shortest_path(crowd, "m0", to)
    if path is None:
        return
    assert path.cost >= path.length - 1e-6 >= hypot(to[0] - base.x, to[1] - base.y) - 2e-6
    assert not LineString(path.points).intersects(solid_parts(crowd, "m0", radius - 1.2))
    for x, y in path.points:
        assert radius - 1.1 <= x <= 3000 - radius + 1.1
        assert radius - 1.1 <= y <= 3000 - radius + 1.1
    judged = legal_path(crowd, "m0", path.points[1:])
    assert type(judged) is Path
    assert judged.cost == pytest.approx(path.cost)
    back = shortest_path(crowd.with_base("m0", base.at(*to)), "m0", (base.x, base.y))
    assert back is not None
    rough = any(feature.cost > 1.0 for feature in crowd.terrain)
    assert back.cost == pytest.approx(path.cost, rel=0.01 if rough else 1e-9, abs=0.01)


STEP = 75
KNIGHTS = [(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3) if np.gcd(abs(dx), abs(dy)) == 1]


def grid_cost(crowd: Battlefield, mover: str, to: tuple[int, int]) -> float:
    """The cheapest way over a grid of places that are surely free, in steps of which each is surely free."""
    base = crowd.bases[mover]
    solid = solid_parts(crowd, mover, base.shorter_side / 2)
    shapely.prepare(solid)
    count = 3000 // STEP
    across, along = np.meshgrid(np.arange(count + 1) * STEP, np.arange(count + 1) * STEP, indexing="ij")
    room = base.shorter_side / 2
    free = ~shapely.contains_xy(solid, across.ravel(), along.ravel()).reshape(across.shape)
    free &= (across >= room) & (across <= 3000 - room) & (along >= room) & (along <= 3000 - room)
    rough = np.ones(across.shape)
    for feature in crowd.terrain:
        if feature.cost > 1:
            inside = shapely.contains_xy(Polygon(feature.outline).buffer(STEP * 2), across.ravel(), along.ravel())
            rough = np.maximum(rough, np.where(inside.reshape(across.shape), feature.cost, 1.0))

    def near(point: tuple[int, int]) -> list[tuple[tuple[int, int], float]]:
        x, y = point[0] // STEP, point[1] // STEP
        cells = [(x + dx, y + dy) for dx in range(-1, 3) for dy in range(-1, 3)]
        found = []
        for cell in cells:
            if 0 <= cell[0] <= count and 0 <= cell[1] <= count and free[cell]:
                line = LineString([point, (cell[0] * STEP, cell[1] * STEP)])
                if not solid.intersects(line):
                    found.append((cell, line.length * 3.0))
        return found

    best = dict(near((base.x, base.y)))
    queue = [(cost, cell) for cell, cost in best.items()]
    queue.sort()
    ends = dict(near(to))
    least = inf
    while queue:
        cost, cell = heappop(queue)
        if cost > best[cell]:
            continue
        if cost >= least:
            break
        if cell in ends:
            least = min(least, cost + ends[cell])
        for dx, dy in KNIGHTS:
            there = (cell[0] + dx, cell[1] + dy)
            if not (0 <= there[0] <= count and 0 <= there[1] <= count and free[there]):
                continue
            more = cost + STEP * hypot(dx, dy) * max(rough[cell], rough[there])
            if more < best.get(there, inf):
                line = LineString([(cell[0] * STEP, cell[1] * STEP), (there[0] * STEP, there[1] * STEP)])
                if not solid.intersects(line):
                    best[there] = more
                    heappush(queue, (more, there))
    return least


@settings(max_examples=30, deadline=None)
@given(battlefields(), SPOT)
def test_no_way_over_a_grid_is_cheaper(crowd: Battlefield, to: tuple[int, int]) -> None:
    assume("m0" in crowd.bases)
    base = crowd.bases["m0"]
    assume(not off_the_table(crowd, base, *to))
    over_grid = grid_cost(crowd, "m0", to)
    assume(over_grid < inf)
    path = shortest_path(crowd, "m0", to)
    assert path is not None
    assert path.cost <= over_grid * 1.014 + 2


def test_the_chain_about_an_arc_is_at_most_as_long_as_promised() -> None:
    assert (1 / cos(pi / 16) * 2 * np.sin(pi / 16)) / (pi / 8) <= 1.0131
