"""Bases and battlefields to test with, and the same shapes as shapely sees them."""

from hypothesis import strategies as st
from shapely import Point, Polygon
from shapely.geometry.base import BaseGeometry

from sortilege.table.base import Base, Rectangle, Round
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import overlaps
from sortilege.table.terrain import Feature

INFANTRY = Rectangle(250, 250)
CAVALRY = Rectangle(250, 500)
CREATURE = Rectangle(375, 375)
DISC = Round(150)

SHAPES = st.sampled_from([INFANTRY, CAVALRY, CREATURE, Rectangle(500, 250), DISC, Round(300)])
FACINGS = st.one_of(st.integers(0, 35999), st.sampled_from([0, 4500, 9000, 18000, 27000]))


def bases(low: int = 0, high: int = 3000) -> st.SearchStrategy[Base]:
    spots = st.integers(low, high)
    return st.builds(Base, SHAPES, spots, spots, FACINGS, st.just(0), st.integers(0, 3))


def seen_by_shapely(base: Base, grown: float = 0.0) -> BaseGeometry:
    """The base as a shape of shapely's: its discs are polygons of 512 sides."""
    if base.is_round:
        return Point(base.x, base.y).buffer(base.block[8] + grown, quad_segs=128)
    shape = Polygon(base.corners)
    if grown:
        shape = shape.buffer(grown, quad_segs=32)
    return shape


def block(id: str, low: tuple[int, int], high: tuple[int, int], **what: object) -> Feature:  # noqa: A002
    """An upright rectangle of terrain."""
    outline = (low, (high[0], low[1]), high, (low[0], high[1]))
    return Feature(id, outline, **what)  # type: ignore[arg-type]


def wall(low: tuple[int, int], high: tuple[int, int], id: str = "wall") -> Feature:  # noqa: A002
    return block(id, low, high, height=300, size=3, blocks_sight=True, impassable=True)


BENT = ((1000, 1000), (1900, 1000), (1900, 1200), (1200, 1200), (1200, 1900), (1000, 1900))
"""The outline of a wall with a corner, open towards the upper right."""


@st.composite
def crowds(draw: st.DrawFn, most: int = 5, high: int = 3000) -> dict[str, Base]:
    """Some bases that do not overlap."""
    crowd: dict[str, Base] = {}
    for number in range(draw(st.integers(2, most))):
        base = draw(bases(300, high - 300))
        if not any(overlaps(base, other) for other in crowd.values()):
            crowd[f"m{number}"] = base
    return crowd


@st.composite
def features(draw: st.DrawFn, high: int = 3000) -> tuple[Feature, ...]:
    """Some walls, a bent one among them now and then, and some woods."""
    found = []
    for number in range(draw(st.integers(0, 3))):
        x, y = draw(st.integers(200, high - 800)), draw(st.integers(200, high - 800))
        wide, deep = draw(st.integers(60, 700)), draw(st.integers(60, 700))
        solid = draw(st.booleans())
        if draw(st.integers(0, 3)) == 0:
            part = min(wide, deep) // 3
            outline: tuple[tuple[int, int], ...] = (
                (x, y),
                (x + wide, y),
                (x + wide, y + part),
                (x + part, y + part),
                (x + part, y + deep),
                (x, y + deep),
            )
        elif draw(st.booleans()):
            outline = ((x, y), (x + wide, y + deep // 3), (x + wide // 2, y + deep))
        else:
            outline = ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep))
        size = draw(st.sampled_from([None, 1, 3]))
        cost = 1.0 if solid else 2.0
        found.append(Feature(f"f{number}", outline, "", 300, size, draw(st.booleans()), solid, cost))
    return tuple(found)


@st.composite
def battlefields(draw: st.DrawFn, most: int = 5) -> Battlefield:
    """A small table with terrain and bases, none of them on a wall."""
    terrain = draw(features())
    crowd = {
        id_: base
        for id_, base in draw(crowds(most)).items()
        if not any(feature.impassable and feature.overlaps(base) for feature in terrain)
    }
    return Battlefield(3000, 3000, terrain, crowd)
