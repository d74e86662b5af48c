"""Gaps, overlaps, contact: against shapely, and the borders of the tolerance."""

import pytest
from hypothesis import given

from sortilege.table.base import FRONT, LEFT, REAR, RIGHT, Base, Rectangle, Round
from sortilege.table.contact import Meeting, contact
from sortilege.table.distance import distance, distance_to_point, in_contact, keeps_gap, nearer_than, overlaps
from sortilege.table.measure import at_least, bearing, between, equal, longer, shorter, within
from tests.table.shapes import CAVALRY, DISC, INFANTRY, bases, seen_by_shapely

OF_SHAPELY = 0.1
"""What shapely's many-sided discs may be off by."""


@given(bases(), bases())
def test_distance_is_shapelys(one: Base, other: Base) -> None:
    gap = distance(one, other)
    assert gap == pytest.approx(seen_by_shapely(one).distance(seen_by_shapely(other)), abs=OF_SHAPELY)
    assert gap == pytest.approx(distance(other, one), abs=1e-6)


@given(bases(), bases(0, 3000))
def test_distance_to_a_point_is_shapelys(one: Base, other: Base) -> None:
    from shapely import Point

    gap = distance_to_point(one, other.centre)
    assert gap == pytest.approx(seen_by_shapely(one).distance(Point(other.centre)), abs=OF_SHAPELY)


@given(bases(0, 600), bases(0, 600))
def test_overlap_and_contact_agree_with_shapely(one: Base, other: Base) -> None:
    assert overlaps(one, other) == overlaps(other, one)
    gap = seen_by_shapely(one).distance(seen_by_shapely(other))
    if gap > 0:
        assert not overlaps(one, other)
    if abs(gap - 1.0) > 2 * OF_SHAPELY:
        assert in_contact(one, other) == (gap <= 1.0)
    if overlaps(one, other):
        assert seen_by_shapely(one).intersection(seen_by_shapely(other)).area > 0
    if seen_by_shapely(one, -1.2).intersects(seen_by_shapely(other, -1.2)):
        assert overlaps(one, other)


@given(bases(0, 1200), bases(0, 1200))
def test_the_quick_tests_agree_with_the_distance(one: Base, other: Base) -> None:
    gap = distance(one, other)
    for limit in (0, 10, 200, 400):
        assert nearer_than(one, other, limit) == (gap <= limit) or abs(gap - limit) < 1e-6
        assert keeps_gap(one, other, limit) == at_least(gap, limit)


@pytest.mark.parametrize(("gap", "touches"), [(-2, True), (-1, True), (0, True), (1, True), (2, False)])
@pytest.mark.parametrize("shape", [INFANTRY, Round(250)])
def test_contact_ends_at_one_hundredth(shape: Rectangle | Round, gap: int, touches: bool) -> None:
    one = Base(shape, 1000, 1000, 0)
    other = Base(shape, 1250 + gap, 1000, 0)
    assert in_contact(one, other) is touches
    assert overlaps(one, other) is (gap < -1)


def test_lengths_compare_with_one_tolerance() -> None:
    assert equal(100, 101)
    assert not equal(100, 102)
    assert within(101, 100)
    assert not within(102, 100)
    assert at_least(99, 100)
    assert not at_least(98, 100)
    assert longer(102, 100)
    assert not longer(101, 100)
    assert shorter(98, 100)
    assert not shorter(99, 100)


def test_facings_grow_counter_clockwise_from_the_x_axis() -> None:
    assert bearing((0, 0), (5, 0)) == 0
    assert bearing((0, 0), (0, 5)) == 9000
    assert bearing((0, 0), (-5, 0)) == 18000
    assert between(35000, 1000) == 2000
    looking_up = Base(CAVALRY, 0, 0, 9000)
    front = looking_up.edge(FRONT)
    assert [y for _, y in front] == pytest.approx([250, 250])
    assert [x for x, _ in front] == pytest.approx([125, -125])


def test_flush_edges_meet() -> None:
    one = Base(INFANTRY, 1000, 1000, 0)
    met = contact(one, Base(CAVALRY, 1375, 1000, 18000))
    assert (met.meeting, met.edge, met.other_edge) == (Meeting.EDGE, FRONT, FRONT)
    assert met.full
    assert met.length == pytest.approx(250)
    shifted = contact(one, Base(INFANTRY, 1250, 1125, 18000))
    assert shifted.half
    assert not shifted.full
    assert not contact(one, Base(INFANTRY, 1250, 1127, 18000)).half
    assert contact(one, Base(INFANTRY, 1000, 750, 9000)).edge == RIGHT
    assert contact(one, Base(INFANTRY, 1000, 1250, 9000)).edge == LEFT
    assert contact(one, Base(INFANTRY, 750, 1000, 9000)).edge == REAR


def test_corners_that_touch_are_no_edge() -> None:
    one = Base(INFANTRY, 1000, 1000, 0)
    assert contact(one, Base(INFANTRY, 1250, 1250, 0)).meeting is Meeting.CORNER
    assert contact(one, Base(INFANTRY, 1000 + 125 + 177, 1000, 4500)).meeting is Meeting.CORNER
    assert contact(one, Base(INFANTRY, 1250, 1248, 0)).meeting is not Meeting.CORNER
    assert contact(one, Base(INFANTRY, 1260, 1000, 0)).meeting is Meeting.APART
    assert contact(one, Base(DISC, 1200, 1000)).meeting is Meeting.EDGE


@given(bases(), bases(-300, 300))
def test_flush_contact_turns_with_the_bases(one: Base, place: Base) -> None:
    """A base set flush at another, at whatever angle, is in contact along an edge and does not overlap."""
    from math import cos, radians, sin

    if one.is_round or place.is_round:
        return
    angle = radians(one.facing / 100)
    ahead = (one.edge_length(RIGHT) + place.edge_length(RIGHT)) / 2
    x = round(one.x + ahead * cos(angle))
    y = round(one.y + ahead * sin(angle))
    facer = place.at(x, y, (one.facing + 18000) % 36000)
    assert contact(one, facer).full
    assert not overlaps(one, facer)
