"""Pieces of terrain. What a kind of terrain means is the rules' business; the table knows what bars and hides."""

from __future__ import annotations

from math import hypot
from typing import Any

import msgspec

from sortilege.table.base import Base, Block, Corners, corners_of
from sortilege.table.distance import gap_of, overlap_of
from sortilege.table.kept import kept
from sortilege.table.measure import LONGEST_EQUAL
from sortilege.table.outline import (
    Outline,
    area_of,
    as_block,
    bounding_circle,
    gap_to_base,
    is_convex,
    is_simple,
    overlaps_base,
    to_point,
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
    ledges: tuple[tuple[tuple[tuple[int, int], ...], int], ...] = ()
    """flat places at heights of their own: their outlines, and how high they lie"""

    def __post_init__(self) -> None:
        if not is_simple(self.outline):
            raise ValueError(f"the outline of {self.id!r} is not a simple polygon")
        if not self.cost >= 1.0:
            raise ValueError(f"ground as easy as {self.id!r} (cost {self.cost}) is unknown to this table")

    @kept
    def memo(self) -> dict[Any, Any]:
        """What has been worked out about it."""
        return {}

    @kept
    def corners(self) -> Outline:
        """The outline counter-clockwise."""
        return self.outline if area_of(self.outline) > 0 else self.outline[::-1]

    @kept
    def block(self) -> Block | None:
        """The feature as a box, for the quick closed forms, where it is exactly a rectangle."""
        return as_block(self.corners)

    @kept
    def convex(self) -> bool:
        return is_convex(self.corners)

    @kept
    def circle(self) -> tuple[float, float, float]:
        """Centre and radius of a circle that holds it."""
        return bounding_circle(self.corners)

    def gap_to(self, base: Base) -> float:
        """The gap between this and a base; 0 where they meet."""
        block = self.block
        if block is not None:
            return gap_of(block, self._block_corners, base.block, base.corners)
        return gap_to_base(self.corners, base)

    def is_nearer(self, base: Base, far: float) -> bool:
        """Whether the gap between this and a base is smaller: measured exactly only where the circles do not say."""
        x, y, radius = self.circle
        if hypot(x - base.x, y - base.y) - radius - base.block[2] >= far:
            return False
        middle = to_point(self.corners, base.x, base.y)
        if middle - base.block[2] >= far:
            return False
        return middle - base.block[3] < far or self.gap_to(base) < far

    @kept
    def _block_corners(self) -> Corners:
        assert self.block is not None
        return corners_of(self.block)

    def touches(self, base: Base) -> bool:
        """Whether the base touches this or stands in it, wholly or in part."""
        return self._near(base) and self.is_nearer(base, LONGEST_EQUAL)

    def overlaps(self, base: Base) -> bool:
        """Whether the base stands in this, wholly or in part, deeper than contact allows."""
        block = self.block
        if block is not None:
            return overlap_of(block, base.block)
        return self._near(base) and overlaps_base(self.corners, base, self.convex)

    def _near(self, base: Base) -> bool:
        x, y, radius = self.circle
        block = base.block
        x -= block[0]
        y -= block[1]
        far = radius + block[2] + LONGEST_EQUAL
        return x * x + y * y <= far * far
