"""What lies in front of a base, and what lies under an area."""

from math import cos, radians, sin

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import Point, Polygon
from shapely.geometry.base import BaseGeometry

from sortilege.table.arc import in_front, point_in_front
from sortilege.table.areas import (
    Area,
    Around,
    Circle,
    Cone,
    Lies,
    Strip,
    Template,
    bases_under,
    cone_from,
    strip_from,
    under,
)
from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.measure import bearing, between
from tests.table.shapes import BENT, FACINGS, INFANTRY, bases, seen_by_shapely

SPOTS = st.integers(0, 3000)


def test_the_front_is_the_half_plane_through_the_centre() -> None:
    viewer = Base(INFANTRY, 1000, 1000, 9000)
    assert in_front(viewer, Base(INFANTRY, 0, 1000))
    assert in_front(viewer, Base(INFANTRY, 1700, 999))
    assert not in_front(viewer, Base(INFANTRY, 1000, 998))


@given(bases(), bases(), st.sampled_from([60.0, 90.0, 180.0, 270.0]))
def test_arcs_agree_with_bearings(viewer: Base, target: Base, arc: float) -> None:
    off = between(bearing(viewer.centre, target.centre), viewer.facing)
    away = max(abs(viewer.x - target.x), abs(viewer.y - target.y))
    assume(away > 100 and abs(off - arc * 50) > 150)
    assert in_front(viewer, target, arc) == (off <= arc * 50)


def test_an_arc_holds_its_tip_and_its_border() -> None:
    viewer = Base(INFANTRY, 1000, 1000, 0)
    for arc in (45.0, 90.0, 180.0, 270.0, 360.0):
        assert point_in_front(viewer, (1000, 1000), arc)
        edge = radians(arc / 2)
        assert point_in_front(viewer, (1000 + 500 * cos(edge), 1000 + 500 * sin(edge)), arc)


def drawn(area: Area) -> BaseGeometry:
    """The area as shapely sees it."""
    match area:
        case Circle(x, y, radius):
            return Point(x, y).buffer(radius, quad_segs=128)
        case Around(base, reach):
            return seen_by_shapely(base, reach)
        case Template(outline):
            return Polygon(outline)
        case Cone(x, y, facing, angle, length):
            if angle >= 360:
                return Point(x, y).buffer(length, quad_segs=128)
            first = radians(facing / 100 - angle / 2)
            steps = [first + radians(angle) * step / 400 for step in range(401)]
            return Polygon([(x, y), *((x + length * cos(a), y + length * sin(a)) for a in steps)])
        case Strip(x, y, facing, length, width):
            c, s = cos(radians(facing / 100)), sin(radians(facing / 100))
            ends = [(0, -width / 2), (length, -width / 2), (length, width / 2), (0, width / 2)]
            return Polygon([(x + a * c - b * s, y + a * s + b * c) for a, b in ends])


AREAS: st.SearchStrategy[Area] = st.one_of(
    st.builds(Circle, SPOTS, SPOTS, st.integers(50, 1500)),
    st.builds(Around, bases(), st.integers(0, 1000)),
    st.just(Template(BENT)),
    st.builds(Cone, SPOTS, SPOTS, FACINGS, st.sampled_from([30.0, 90.0, 180.0, 270.0, 360.0]), st.just(900.0)),
    st.builds(Strip, SPOTS, SPOTS, FACINGS, st.integers(100, 2000), st.integers(50, 600)),
)


@given(AREAS, bases())
def test_areas_agree_with_shapely(area: Area, base: Base) -> None:
    there = drawn(area)
    shape = seen_by_shapely(base)
    gap = there.distance(shape)
    if gap > 1.2:
        assert not under(area, base, Lies.TOUCHED)
    elif gap < 0.8:
        assert under(area, base, Lies.TOUCHED)
    if there.buffer(0.8).contains(shape):
        assert under(area, base, Lies.INSIDE)
    elif not there.buffer(3.0, quad_segs=64).contains(shape):
        assert not under(area, base, Lies.INSIDE)
    away = there.distance(Point(base.centre))
    if abs(away - 1.0) > 0.2:
        assert under(area, base, Lies.CENTRE) == (away < 1.0)


def test_a_cone_from_a_base_reaches_beyond_its_edge() -> None:
    caster = Base(INFANTRY, 1000, 1000, 0)
    cone = cone_from(caster, 0, 90.0, 800)
    assert cone.length == pytest.approx(925)
    strip = strip_from(caster, 9000, 600, 100)
    assert (strip.x, strip.y) == pytest.approx((1000, 1125))
    field = Battlefield(
        5000, 5000, (), {"near": Base(INFANTRY, 2040, 1000), "far": Base(INFANTRY, 2060, 1000), "by": caster}
    )
    assert bases_under(field, cone) == ("near", "by")


def test_a_template_must_be_a_simple_polygon() -> None:
    with pytest.raises(ValueError, match="simple"):
        Template(((0, 0), (100, 100), (100, 0), (0, 100)))
