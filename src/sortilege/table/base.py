"""The base of a model: a rectangle or a disc that stands somewhere and looks somewhere.

Both shapes are one thing to the closed forms of this package: a *core* box, possibly shrunk to a point, and a
*rounding* about it. A rectangle is a core without rounding, a disc a point with its radius for rounding.
"""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Any, Final

import msgspec

from sortilege.table.kept import kept
from sortilege.table.measure import Point, bearing

Block = tuple[float, float, float, float, float, float, float, float, float]
"""x, y, bounding radius, inner radius, cos, sin, half depth, half width, rounding of a base or a box."""

Corners = tuple[Point, Point, Point, Point]

RIGHT: Final = 0
FRONT: Final = 1
LEFT: Final = 2
REAR: Final = 3
EDGES: Final = (RIGHT, FRONT, LEFT, REAR)
"""The edges of a rectangle, counter-clockwise; edge n runs from corner n to corner n + 1."""


class Rectangle(msgspec.Struct, frozen=True, gc=False, tag="rectangle"):
    """A rectangular base: its width across the front, and its depth from front to rear."""

    width: int
    depth: int


class Round(msgspec.Struct, frozen=True, gc=False, tag="round"):
    """A round base."""

    diameter: int


Shape = Rectangle | Round


def block_of(x: float, y: float, facing: int, depth: float, width: float) -> Block:
    """A box that looks along its facing, as the closed forms take it."""
    angle = radians(facing / 100)
    half_depth = depth / 2
    half_width = width / 2
    inner = half_depth if half_depth < half_width else half_width
    bounding = hypot(half_depth, half_width)
    return (x, y, bounding, inner, cos(angle), sin(angle), half_depth, half_width, 0.0)


def corners_of(block: Block) -> Corners:
    """The corners of the core, counter-clockwise from rear right: rear right, front right, front left, …"""
    x, y, _, _, c, s, half_depth, half_width, _ = block
    forward_x = c * half_depth
    forward_y = s * half_depth
    left_x = -s * half_width
    left_y = c * half_width
    return (
        (x - forward_x - left_x, y - forward_y - left_y),
        (x + forward_x - left_x, y + forward_y - left_y),
        (x + forward_x + left_x, y + forward_y + left_y),
        (x - forward_x + left_x, y - forward_y + left_y),
    )


class Base(msgspec.Struct, frozen=True, dict=True):
    """A base on the table. `elevation` is the height of the surface it stands on, `size` serves sight."""

    shape: Shape
    x: int
    y: int
    facing: int = 0
    elevation: int = 0
    size: int = 0

    @kept
    def memo(self) -> dict[Any, Any]:
        """What has been worked out about it."""
        return {}

    @kept
    def block(self) -> Block:
        """The base as the closed forms take it."""
        shape = self.shape
        if type(shape) is Rectangle:
            return block_of(self.x, self.y, self.facing, shape.depth, shape.width)
        assert type(shape) is Round
        radius = shape.diameter / 2
        return (self.x, self.y, radius, radius, 1.0, 0.0, 0.0, 0.0, radius)

    @kept
    def corners(self) -> Corners:
        """The corners of its core, counter-clockwise from rear right; of a disc four times the centre."""
        return corners_of(self.block)

    @kept
    def forward(self) -> Point:
        """The direction in which it looks."""
        angle = radians(self.facing / 100)
        return (cos(angle), sin(angle))

    @property
    def centre(self) -> Point:
        return (self.x, self.y)

    @kept
    def is_round(self) -> bool:
        return type(self.shape) is Round

    @kept
    def shorter_side(self) -> int:
        """The width of the narrowest gap that it passes."""
        shape = self.shape
        return min(shape.width, shape.depth) if type(shape) is Rectangle else shape.diameter  # type: ignore[union-attr]

    @property
    def longer_side(self) -> int:
        shape = self.shape
        return max(shape.width, shape.depth) if type(shape) is Rectangle else shape.diameter  # type: ignore[union-attr]

    def at(self, x: int, y: int, facing: int | None = None) -> Base:
        """The same base elsewhere, looking as before unless told otherwise."""
        turned_to = self.facing if facing is None else facing
        return Base(self.shape, x, y, turned_to, self.elevation, self.size)

    def raised_to(self, elevation: int) -> Base:
        """The same base on another surface."""
        return Base(self.shape, self.x, self.y, self.facing, elevation, self.size)

    def looking_at(self, point: Point) -> Base:
        """The same base turned on the spot towards a point."""
        return self.at(self.x, self.y, bearing(self.centre, point))

    def edge(self, number: int) -> tuple[Point, Point]:
        """One edge of a rectangle, from corner to corner, counter-clockwise."""
        corners = self.corners
        return corners[number], corners[(number + 1) % 4]

    def edge_length(self, number: int) -> int:
        """How long one edge of a rectangle is; the diameter of a disc."""
        shape = self.shape
        if type(shape) is Rectangle:
            return shape.width if number in (FRONT, REAR) else shape.depth
        return self.longer_side
