"""Pieces of terrain. What a kind of terrain means is the rules' business; the table knows what bars and hides."""

from __future__ import annotations

from functools import cached_property

import msgspec

from sortilege.table.base import Base, Block
from sortilege.table.measure import Point
from sortilege.table.outline import (
    Outline,
    area_of,
    as_block,
    bounding_circle,
    is_convex,
    is_simple,
    overlaps_base,
    touches_base,
)


class Feature(msgspec.Struct, frozen=True, dict=True):
    """A piece of terrain: an outline in whole hundredths, and what it does to those who move and look.

    `height` is how high its top lies above the table; `size` is its size class for sight, None where it has
    none; `cost` is what a hundredth of a move through it counts, for those who may enter at all.
    """

    id: str
    outline: tuple[tuple[int, int], ...]
    kind: str = ""
    height: int = 0
    size: int | None = None
    blocks_sight: bool = False
    impassable: bool = False
    cost: float = 1.0
    flat_top: bool = False

    def __post_init__(self) -> None:
        if not is_simple(self.outline):
            raise ValueError(f"the outline of {self.id!r} is not a simple polygon")
        if not self.cost >= 1.0:
            raise ValueError(f"ground as easy as {self.id!r} (cost {self.cost}) is unknown to this table")

    @cached_property
    def corners(self) -> Outline:
        """The outline counter-clockwise."""
        return self.outline if area_of(self.outline) > 0 else self.outline[::-1]

    @cached_property
    def block(self) -> Block | None:
        """The feature as a box, for the quick closed forms, where it is exactly a rectangle."""
        return as_block(self.corners)

    @cached_property
    def convex(self) -> bool:
        return is_convex(self.corners)

    @cached_property
    def circle(self) -> tuple[float, float, float]:
        """Centre and radius of a circle that holds it."""
        return bounding_circle(self.corners)

    def may_reach(self, base: Base) -> bool:
        """Whether a base is near enough that it might touch this."""
        x, y, radius = self.circle
        bx, by, bounding = base.block[:3]
        far = radius + bounding + 2.0
        return (bx - x) ** 2 + (by - y) ** 2 <= far * far

    def touches(self, base: Base) -> bool:
        """Whether the base touches this or stands in it, wholly or in part."""
        return self.may_reach(base) and touches_base(self.corners, base)

    def overlaps(self, base: Base) -> bool:
        """Whether the base stands in this, wholly or in part."""
        return self.may_reach(base) and overlaps_base(self.corners, base)


def rectangle_outline(low: Point, high: Point) -> tuple[tuple[int, int], ...]:
    """The outline of an upright rectangle between two opposite corners."""
    (x0, y0), (x1, y1) = low, high
    return ((int(x0), int(y0)), (int(x1), int(y0)), (int(x1), int(y1)), (int(x0), int(y1)))
