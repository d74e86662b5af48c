"""Where does this base go: what is taken, what is refused and why, what is drawn by lot."""

from math import nan
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely import LineString, Polygon, box

from sortilege.kernel.choice import Choice, choice_from
from sortilege.kernel.refusal import Fault, Refusal
from sortilege.table.areas import Around, Circle, Cone, Lies, Strip, Template
from sortilege.table.base import Base, Rectangle, Round
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import in_contact
from sortilege.table.obstacles import Going
from sortilege.table.placed import FARTHEST, MOST_CORNERS, Misplaced, Placed
from sortilege.table.placement import Placement, Zone
from tests.table.shapes import INFANTRY, battlefields, block, seen_by_shapely, wall

MOVER = Base(INFANTRY, 1000, 3000)
ENEMY = Base(INFANTRY, 2000, 3500)
CROWD = Battlefield(6000, 6000, (wall((2000, 2000), (2200, 3200)),), {"mover": MOVER, "enemy": ENEMY})
WALK = Placement(CROWD, "mover", allowance=1500, gaps={"enemy": 10})


def refusal(placement: Placement, answer: object) -> str:
    with pytest.raises(Refusal) as caught:
        placement.accept(answer)
    assert str(caught.value)
    return caught.value.code


def test_a_walk_in_the_open_is_taken() -> None:
    assert WALK.accept(Placed(1800, 3000, 9000)) == Placed(1800, 3000, 9000)
    assert WALK.accept({"x": 1800, "y": 3000, "facing": 9000}) == Placed(1800, 3000, 9000)
    assert WALK.accept({"x": 1800, "y": 3000, "facing": 9000, "by": []}) == Placed(1800, 3000, 9000)
    assert WALK.carried_out(Placed(1800, 3000, 9000)).bases["mover"] == MOVER.at(1800, 3000, 9000)
    assert WALK.path(Placed(1800, 3000, 9000)).cost == 800


def test_staying_is_taken_where_it_may_be() -> None:
    stay = Placed(1000, 3000, 0)
    assert WALK.accept(stay) == stay
    assert refusal(Placement(CROWD, "mover", allowance=1500, may_stay=False), stay) == Misplaced.MUST_MOVE
    turned = Placed(1000, 3000, 500)
    assert WALK.accept(turned) == turned
    assert refusal(Placement(CROWD, "mover", allowance=1500, may_stay=False), turned) == Misplaced.MUST_MOVE


def test_facings_are_brought_into_the_circle_and_ways_tidied() -> None:
    assert WALK.accept(Placed(1800, 3000, -9000)).facing == 27000
    given_way = {"x": 1800, "y": 3000, "facing": 0, "by": [[1400, 3100], [1400, 3100], (1800, 3000)]}
    assert WALK.accept(given_way) == Placed(1800, 3000, 0, ((1400, 3100),))


BAD: list[tuple[object, str]] = [
    (None, Fault.WRONG_TYPE),
    ("here", Fault.WRONG_TYPE),
    (7, Fault.WRONG_TYPE),
    ([1000, 3000, 0], Fault.WRONG_TYPE),
    ({}, Fault.WRONG_TYPE),
    ({"x": 1000, "y": 3000}, Fault.WRONG_TYPE),
    ({"x": 1000, "y": 3000, "facing": 0, "by": [], "z": 1}, Fault.WRONG_TYPE),
    ({"x": 1000, "y": 3000, "by": []}, Fault.WRONG_TYPE),
    ({"x": 1000, "y": 3000, "face": 0}, Fault.WRONG_TYPE),
    ({1: 2, "y": 3000, "facing": 0}, Fault.WRONG_TYPE),
    (Placed(True, 3000, 0), Fault.WRONG_TYPE),
    (Placed(1000.0, 3000, 0), Fault.WRONG_TYPE),  # type: ignore[arg-type]
    (Placed(1000, nan, 0), Fault.WRONG_TYPE),  # type: ignore[arg-type]
    (Placed(1000, 3000, None), Fault.WRONG_TYPE),  # type: ignore[arg-type]
    ({"x": "1000", "y": 3000, "facing": 0}, Fault.WRONG_TYPE),
    (Placed(1000, 3000, 0, None), Fault.WRONG_TYPE),  # type: ignore[arg-type]
    (Placed(1000, 3000, 0, "ab"), Fault.WRONG_TYPE),  # type: ignore[arg-type]
    (Placed(1000, 3000, 0, ((1, 2, 3),)), Fault.WRONG_TYPE),  # type: ignore[arg-type]
    (Placed(1000, 3000, 0, (7,)), Fault.WRONG_TYPE),  # type: ignore[arg-type]
    (Placed(1000, 3000, 0, ((1, True),)), Fault.WRONG_TYPE),
    (Placed(1000, 3000, 0, ((1, nan),)), Fault.WRONG_TYPE),  # type: ignore[arg-type]
    (Placed(10**30, 3000, 0), Fault.TOO_LARGE),
    (Placed(1000, -FARTHEST - 1, 0), Fault.TOO_LARGE),
    (Placed(1000, 3000, 10**9), Fault.TOO_LARGE),
    (Placed(1000, 3000, 0, ((1, 10**20),)), Fault.TOO_LARGE),
    (Placed(1000, 3000, 0, ((1, 1),) * (MOST_CORNERS + 1)), Fault.TOO_LARGE),
    (Placed(-500, 3000, 0), Misplaced.OFF_TABLE),
    (Placed(100, 3000, 0), Misplaced.OFF_TABLE),
    (Placed(FARTHEST, FARTHEST, 0), Misplaced.OFF_TABLE),
    (Placed(1900, 3600, 0), Misplaced.OVERLAP),
    (Placed(2100, 3000, 0), Misplaced.IMPASSABLE),
    (Placed(1745, 3500, 0), Misplaced.TOO_NEAR),
    (Placed(1000, 4600, 0), Misplaced.TOO_FAR),
    (Placed(2400, 2600, 0), Misplaced.TOO_FAR),
    (Placed(1800, 3000, 0, ((1000, 4000),)), Misplaced.TOO_FAR),
    (Placed(2400, 3000, 0, ((2100, 3000),)), Misplaced.BLOCKED),
    (Placed(1500, 3000, 0, ((-100, 3000),)), Misplaced.BLOCKED),
]


@pytest.mark.parametrize(("answer", "code"), BAD, ids=[f"{code}-{n}" for n, (_, code) in enumerate(BAD)])
def test_a_bad_answer_is_refused_by_its_code(answer: object, code: str) -> None:
    assert refusal(WALK, answer) == code


def test_the_other_refusals() -> None:
    shut_in = Battlefield(6000, 6000, (wall((2000, 0), (2200, 6000)),), {"mover": MOVER})
    assert refusal(Placement(shut_in, "mover", allowance=1500), Placed(2400, 3000, 0)) == Misplaced.BLOCKED
    stiff = Placement(CROWD, "mover", allowance=1500, turns=False)
    assert refusal(stiff, Placed(1500, 3000, 100)) == Misplaced.NO_TURNING
    near = Placement(CROWD, "new", base=Base(INFANTRY, 0, 0), zones=(Zone(Around(MOVER, 2000)),))
    assert refusal(near, Placed(5000, 3000, 0)) == Misplaced.OUTSIDE_AREA
    assert refusal(near, Placed(1500, 3000, 0, ((1, 2),))) == Misplaced.NO_WAY_ASKED
    assert near.accept(Placed(1000 + 125 + 2000 + 125, 3000, 0)).x == 3250


def test_every_refusal_has_been_tested() -> None:
    tested = {code for _, code in BAD} | {Misplaced.BLOCKED, Misplaced.NO_TURNING, Misplaced.OUTSIDE_AREA}
    assert set(Misplaced) <= tested | {Misplaced.NO_WAY_ASKED, Misplaced.MUST_MOVE}


def test_a_newcomer_is_put_wholly_inside_a_zone() -> None:
    strip = Template(((0, 0), (6000, 0), (6000, 1500), (0, 1500)))
    deploy = Placement(CROWD, "new", base=Base(INFANTRY, 0, 0), zones=(Zone(strip, Lies.INSIDE),))
    assert deploy.accept(Placed(3000, 1375, 0)).y == 1375
    assert refusal(deploy, Placed(3000, 1400, 0)) == Misplaced.OUTSIDE_AREA
    random = Random(1)
    for _ in range(50):
        placed = deploy.sample(random)
        assert deploy.accept(placed) == placed
    assert "new" in deploy.carried_out(placed).bases


def test_a_mover_goes_through_friends_but_stops_on_none() -> None:
    crowd = CROWD.with_base("friend", Base(INFANTRY, 1400, 3000))
    walk = Placement(crowd, "mover", allowance=820, going=Going(through=frozenset({"friend"})))
    assert walk.accept(Placed(1800, 3000, 0)).x == 1800
    assert refusal(walk, Placed(1450, 3000, 0)) == Misplaced.OVERLAP
    assert refusal(Placement(crowd, "mover", allowance=820), Placed(1800, 3000, 0)) == Misplaced.TOO_FAR


def test_difficult_ground_counts() -> None:
    marsh = Battlefield(6000, 6000, (block("marsh", (1200, 0), (6000, 6000), cost=2.0),), {"mover": MOVER})
    walk = Placement(marsh, "mover", allowance=1000)
    assert walk.accept(Placed(1600, 3000, 0)).x == 1600
    assert walk.accept(Placed(1600, 3000, 0, ((1300, 3000),))).by == ((1300, 3000),)
    assert refusal(walk, Placed(1602, 3000, 0)) == Misplaced.TOO_FAR


def test_a_sample_falls_back_to_staying_or_to_an_orderly_search() -> None:
    walls = (wall((0, 3127), (6000, 6000), "above"), wall((0, 0), (6000, 2873), "below"))
    crowd = Battlefield(6000, 6000, walls, {"mover": Base(INFANTRY, 126, 3000)})
    assert Placement(crowd, "mover", allowance=3).sample(Random(1)).x <= 130
    nowhere = Placement(crowd, "new", base=Base(Round(400), 0, 0))
    with pytest.raises(LookupError):
        nowhere.sample(Random(1))
    assert nowhere.first_legal() is None
    here = Zone(Circle(126, 3000, 10))
    stuck = Placement(crowd, "mover", zones=(here,), may_stay=True, turns=False)
    assert stuck.sample(Random(2)).y in (2999, 3000, 3001)


@pytest.mark.parametrize("shape", [Round(100), INFANTRY])
def test_a_place_in_contact_with_a_base_is_found_all_round_it(shape: Round | Rectangle) -> None:
    touching = Placement(CROWD, "glyph", base=Base(shape, 0, 0), zones=(Zone(Around(MOVER, 0)),))
    random = Random(4)
    sides = set()
    for _ in range(60):
        placed = touching.sample(random)
        assert touching.accept(msgspec.to_builtins(placed)) == placed
        assert in_contact(touching.place(placed), MOVER)
        sides.add((placed.x > MOVER.x, placed.y > MOVER.y))
    assert len(sides) == 4
    assert touching.first_legal() is not None


def test_the_same_seed_draws_the_same_places() -> None:
    assert [WALK.sample(Random(5)) for _ in range(3)] == [WALK.sample(Random(5)) for _ in range(3)]


def test_places_are_drawn_evenly() -> None:
    """In the open, a quarter of the places lie within half of the allowance."""
    crowd = Battlefield(6000, 6000, (), {"mover": Base(INFANTRY, 3000, 3000)})
    walk = Placement(crowd, "mover", allowance=1000)
    random = Random(3)
    near = 0
    for _ in range(2000):
        placed = walk.sample(random)
        near += (placed.x - 3000) ** 2 + (placed.y - 3000) ** 2 <= 500**2
    assert 420 <= near <= 580


def test_there_is_no_list_of_answers() -> None:
    asked: Choice = WALK
    assert asked.answers() is None


ZONES = (
    Zone(Circle(1, 2, 3)),
    Zone(Cone(1, 2, 3, 90.0, 5.5), Lies.CENTRE),
    Zone(Strip(1.5, 2.5, 3, 4, 5)),
    Zone(Template(((0, 0), (10, 0), (0, 10))), Lies.INSIDE),
    Zone(Around(Base(Round(150), 1, 2), 300)),
)


@settings(max_examples=50, deadline=None)
@given(battlefields(), st.sampled_from([None, 500.0, 812.5]), st.booleans())
def test_a_placement_survives_its_plain_form(crowd: Battlefield, allowance: float | None, turns: bool) -> None:
    going = Going(frozenset({"a"}), frozenset({"f1"}))
    base = Base(INFANTRY, 5, 6, 7, 8, 9)
    asked = Placement(crowd, "m0", base, allowance, ZONES, {"m1": 10}, frozenset({"g"}), going, turns, turns)
    assert choice_from(msgspec.to_builtins(asked)) == asked
    assert choice_from(msgspec.json.decode(msgspec.json.encode(asked))) == asked


@settings(max_examples=50, deadline=None)
@given(battlefields(), st.integers(0, 2**32), st.sampled_from([200, 700, 1500]))
def test_every_sample_is_taken_and_legal_to_shapely(crowd: Battlefield, seed: int, allowance: int) -> None:
    assume("m0" in crowd.bases)
    walk = Placement(crowd, "m0", allowance=allowance, gaps=dict.fromkeys(crowd.bases, 10))
    random = Random(seed)
    for _ in range(4):
        placed = walk.sample(random)
        assert walk.accept(placed) == placed
        assert walk.accept(Placed(placed.x, placed.y, placed.facing)) == placed
        assert walk.accept(msgspec.to_builtins(placed)) == placed
        assert walk.accept(msgspec.json.decode(msgspec.json.encode(placed))) == placed
        check_with_shapely(walk, placed)


@settings(max_examples=100, deadline=None)
@given(battlefields(), st.integers(0, 3000), st.integers(0, 3000), st.integers(0, 35999), st.data())
def test_nothing_is_taken_that_shapely_finds_illegal(
    crowd: Battlefield, x: int, y: int, facing: int, data: st.DataObject
) -> None:
    assume("m0" in crowd.bases)
    spots = st.tuples(st.integers(0, 3000), st.integers(0, 3000))
    by: tuple[Any, ...] = data.draw(st.sampled_from([(), None])) or tuple(data.draw(st.lists(spots, max_size=2)))
    walk = Placement(crowd, "m0", allowance=2500.0, gaps=dict.fromkeys(crowd.bases, 10))
    try:
        placed = walk.accept(Placed(x, y, facing, by))
    except Refusal:
        return
    check_with_shapely(walk, placed)


def check_with_shapely(walk: Placement, placed: Placed) -> None:
    crowd = walk.battlefield
    start = walk.start
    if (placed.x, placed.y, placed.facing) == (start.x, start.y, start.facing):
        return
    there = seen_by_shapely(walk.place(placed))
    assert box(-1.1, -1.1, 3001.1, 3001.1).contains(there)
    path = walk.path(placed)
    assert walk.allowance is not None
    assert path.cost <= walk.allowance + 1.1
    centre = start.shorter_side / 2 - 1.3
    way = LineString(path.points)
    for id_, base in crowd.bases.items():
        if id_ != walk.mover:
            assert there.distance(seen_by_shapely(base)) >= 8.8
            assert not way.intersects(seen_by_shapely(base, centre))
    inner = seen_by_shapely(walk.place(placed), -1.1)
    for feature in crowd.terrain:
        if feature.impassable:
            assert not inner.intersects(Polygon(feature.outline))
            assert not way.intersects(Polygon(feature.outline).buffer(centre))
