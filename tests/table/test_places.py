"""Where a base may stand, and where it can come into contact."""

import pytest
from hypothesis import assume, given, settings
from shapely import box

from sortilege.table.base import EDGES, FRONT, LEFT, REAR, RIGHT, Base, Rectangle
from sortilege.table.battlefield import Battlefield
from sortilege.table.contact import contact
from sortilege.table.distance import in_contact, overlaps
from sortilege.table.places import ContactStretch, Slide, contact_places, taken_along
from sortilege.table.standing import Bar, Barred, barred, may_stand
from sortilege.table.terrain import Feature
from tests.table.shapes import CAVALRY, DISC, INFANTRY, battlefields, seen_by_shapely, wall


def field(*terrain: Feature, **bases: Base) -> Battlefield:
    return Battlefield(6000, 6000, terrain, bases)


def contact_stretches(crowd: Battlefield, mover: str, target: str, base: Base | None = None) -> list[ContactStretch]:
    """The free stretches along every edge of a target."""
    found = []
    for edge in EDGES:
        slide = Slide(base or crowd.bases[mover], FRONT, crowd.bases[target], edge)
        taken = taken_along(crowd, slide, {mover, target})
        found += slide.stretches(taken, full=True) or slide.stretches(taken, full=False)
    return found


MOVER = Base(INFANTRY, 1000, 3000)
TARGET = Base(INFANTRY, 3000, 3000, 0)


def test_a_base_stands_on_the_table_whole() -> None:
    crowd = field()
    assert may_stand(crowd, "m", Base(INFANTRY, 125, 125))
    assert may_stand(crowd, "m", Base(INFANTRY, 124, 5876))
    assert barred(crowd, "m", Base(INFANTRY, 123, 1000)) == Barred(Bar.OFF_TABLE, "table_edge")
    assert not may_stand(crowd, "m", Base(INFANTRY, 130, 1000, 4500))
    assert not may_stand(crowd, "m", Base(DISC, 5930, 1000))


def test_a_base_stands_on_no_other_and_on_nothing_impassable() -> None:
    crowd = field(wall((2000, 2000), (2200, 4000)), friend=MOVER)
    assert barred(crowd, "m", Base(INFANTRY, 1200, 3000)) == Barred(Bar.OVERLAP, "friend")
    assert may_stand(crowd, "friend", Base(INFANTRY, 1200, 3000))
    assert may_stand(crowd, "m", Base(INFANTRY, 1200, 3000), over=frozenset({"friend"}))
    assert may_stand(crowd, "m", Base(INFANTRY, 1250, 3000))
    assert barred(crowd, "m", Base(INFANTRY, 2000, 3000)) == Barred(Bar.IMPASSABLE, "wall")
    assert may_stand(crowd, "m", Base(INFANTRY, 1876, 3000))
    assert not may_stand(crowd, "m", Base(INFANTRY, 1877, 3000))


def test_a_base_keeps_its_gap_to_those_named() -> None:
    crowd = field(enemy=MOVER, friend=Base(INFANTRY, 1000, 2000))
    gaps = {"enemy": 10}
    assert barred(crowd, "m", Base(INFANTRY, 1258, 3000), gaps) == Barred(Bar.TOO_NEAR, "enemy")
    assert may_stand(crowd, "m", Base(INFANTRY, 1259, 3000), gaps)
    assert may_stand(crowd, "m", Base(INFANTRY, 1250, 2000), gaps)


def test_all_four_edges_are_offered_in_the_open() -> None:
    places = contact_places(field(mover=MOVER, target=TARGET), "mover", "target")
    assert {place.edge for place in places} == {RIGHT, FRONT, LEFT, REAR}
    assert all(place.full for place in places)
    assert (places[0].x, places[0].y, places[0].facing, places[0].edge) == (2750, 3000, 0, REAR)


def test_an_edge_without_room_for_the_whole_offers_half() -> None:
    beside = Base(INFANTRY, 3250, 3150, 0)
    places = contact_places(field(mover=MOVER, target=TARGET, beside=beside), "mover", "target")
    at_front = [place for place in places if place.edge == FRONT]
    assert at_front
    assert not any(place.full for place in at_front)
    assert min(place.y for place in at_front) == 2875
    assert max(place.y for place in at_front) == 2900


def test_a_blocked_edge_offers_nothing() -> None:
    places = contact_places(field(wall((2700, 0), (2870, 6000)), mover=MOVER, target=TARGET), "mover", "target")
    assert REAR not in {place.edge for place in places}
    by_the_edge = Base(INFANTRY, 125, 3000, 0)
    places = contact_places(field(mover=MOVER, target=by_the_edge), "mover", "target")
    assert {place.edge for place in places} == {RIGHT, FRONT, LEFT}


def test_a_shorter_mover_slides_along_a_longer_edge() -> None:
    rider = Base(CAVALRY, 3000, 3000, 0)
    stretches = contact_stretches(field(mover=MOVER, target=rider), "mover", "target")
    lengths = {s.edge: abs(s.last[0] - s.first[0]) + abs(s.last[1] - s.first[1]) for s in stretches}
    assert lengths == pytest.approx({RIGHT: 250, FRONT: 0, LEFT: 250, REAR: 0})


def test_round_bases_touch_all_round() -> None:
    crowd = field(mover=Base(DISC, 1000, 3000), target=Base(DISC, 3000, 3000), beside=Base(DISC, 2850, 3000))
    places = contact_places(crowd, "mover", "target")
    assert len(places) > 15
    spots = [Base(DISC, place.x, place.y) for place in places]
    assert any(in_contact(spot, crowd.bases["beside"]) for spot in spots)
    assert all(in_contact(spot, crowd.bases["target"]) for spot in spots)


@settings(max_examples=80, deadline=None)
@given(battlefields())
def test_every_place_touches_and_is_free(crowd: Battlefield) -> None:
    assume({"m0", "m1"} <= crowd.bases.keys())
    mover, target = crowd.bases["m0"], crowd.bases["m1"]
    table = box(-1.5, -1.5, 3001.5, 3001.5)
    for place in contact_places(crowd, "m0", "m1"):
        there = mover.at(place.x, place.y, place.facing)
        met = contact(there, target)
        assert met.full if place.full else met.half
        if not mover.is_round and not target.is_round:
            assert met.other_edge == place.edge
        assert table.contains(seen_by_shapely(there))
        assert not any(overlaps(there, other) for id_, other in crowd.bases.items() if id_ != "m0")
        inner = seen_by_shapely(there, -1.1)
        assert not any(inner.intersects(seen_by_shapely(other)) for id_, other in crowd.bases.items() if id_ != "m0")


@settings(max_examples=40, deadline=None)
@given(battlefields())
def test_stretches_end_where_the_base_no_longer_fits(crowd: Battlefield) -> None:
    """Every place of a stretch is free; and every edge with no stretch is blocked at many places tried along it."""
    assume({"m0", "m1"} <= crowd.bases.keys())
    mover, target = crowd.bases["m0"], crowd.bases["m1"]
    assume(not mover.is_round and not target.is_round)
    stretches = contact_stretches(crowd, "m0", "m1")
    for stretch in stretches:
        (x0, y0), (x1, y1) = stretch.first, stretch.last
        bent = any(not f.convex for f in crowd.terrain)
        for part in (0.2, 0.4, 0.7):
            there = mover.at(round(x0 + part * (x1 - x0)), round(y0 + part * (y1 - y0)), stretch.facing)
            assert bent or may_stand(crowd, "m0", there)
    offered = {stretch.edge for stretch in stretches}
    for edge in {RIGHT, FRONT, LEFT, REAR} - offered:
        alone = contact_stretches(
            Battlefield(30000, 30000, (), {"m1": target.at(15000, 15000)}), "m0", "m1", base=mover
        )
        for stretch in alone:
            if stretch.edge == edge:
                dx, dy = target.x - 15000, target.y - 15000
                for step in range(11):
                    x = stretch.first[0] + (stretch.last[0] - stretch.first[0]) * step / 10 + dx
                    y = stretch.first[1] + (stretch.last[1] - stretch.first[1]) * step / 10 + dy
                    there = mover.at(round(x), round(y), stretch.facing)
                    free = may_stand(crowd, "m0", there)
                    assert not free or _barely(crowd, there)


def _barely(crowd: Battlefield, there: Base) -> bool:
    """Whether a place is free only thanks to the tolerance."""
    shape = there.shape
    assert type(shape) is Rectangle
    grown = Base(Rectangle(shape.width + 3, shape.depth + 3), there.x, there.y, there.facing)
    return not may_stand(crowd, "m0", grown, over=frozenset({"m1"}))


def test_a_place_that_is_not_allowed_makes_way_for_others() -> None:
    """Where the places along a whole edge are ruled out, those along half of it are found."""
    crowd = field(mover=MOVER, target=TARGET)
    whole = {(place.x, place.y) for place in contact_places(crowd, "mover", "target")}
    others = contact_places(crowd, "mover", "target", allowed=lambda there: (there.x, there.y) not in whole)
    assert others
    assert not any(place.full for place in others)


@settings(max_examples=40, deadline=None)
@given(battlefields())
def test_with_half_there_are_all_places_of_a_whole_edge_and_more(crowd: Battlefield) -> None:
    assume({"m0", "m1"} <= crowd.bases.keys())
    usual = contact_places(crowd, "m0", "m1")
    wider = contact_places(crowd, "m0", "m1", half=True)
    assert {place for place in usual if place.full} <= set(wider)
    mover, target = crowd.bases["m0"], crowd.bases["m1"]
    assert all(contact(mover.at(place.x, place.y, place.facing), target).half for place in wider)
