"""What stands in the way of a moving base.

On its way a base may turn as it likes, so what it needs is room for a disc as wide as its shorter side. Its
centre therefore keeps a *clearance* of half that from every obstacle, less half of the tolerance on each side.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

import msgspec

from sortilege.table.base import Base, Block
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import gap_to_point
from sortilege.table.measure import LONGEST_EQUAL, NOISE, TOLERANCE, Point
from sortilege.table.outline import Outline, bounding_circle, squared_to_segment, to_point, to_segment

TABLE_EDGE: Final = "table_edge"
"""What is named as the obstacle where a way leaves the table."""


class Going(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What one mover may do that others may not: bases and features it goes through, ground that costs it nothing."""

    through: frozenset[str] = frozenset()
    unhindered: frozenset[str] = frozenset()


ORDINARY = Going()


class Bent(msgspec.Struct, frozen=True, gc=False):
    """An obstacle that is no box: its outline, with a circle about it. `ease` narrows it for who stands close."""

    x: float
    y: float
    radius: float
    outline: Outline
    ease: float = 0.0


class Obstacles(msgspec.Struct, frozen=True, gc=False):
    """Everything in the way of one mover: the boxes (bases and rectangular features) and the rest, named."""

    boxes: tuple[Block, ...]
    names: tuple[str, ...]
    bent: tuple[Bent, ...]
    bent_names: tuple[str, ...]

    def hit(self, x0: float, y0: float, x1: float, y1: float, clearance: float) -> str | None:
        """The name of an obstacle to which the straight way comes nearer than the clearance."""
        dx = x1 - x0
        dy = y1 - y0
        squared = dx * dx + dy * dy
        scale = 1.0 / squared if squared > 0.0 else 0.0
        for block, name in zip(self.boxes, self.names):  # noqa: B905 - in the hot path; made together
            px = block[0] - x0
            py = block[1] - y0
            along = (px * dx + py * dy) * scale
            if along > 0.0:
                if along > 1.0:
                    along = 1.0
                px -= along * dx
                py -= along * dy
            away = px * px + py * py
            far = block[2] + clearance
            if away < far * far:
                near = block[3] + clearance
                if away < near * near or _meets_box(block, x0, y0, x1, y1, clearance):
                    return name
        return self._hit_bent((x0, y0), (x1, y1), clearance) if self.bent else None

    def all_hit(self, a: Point, b: Point, clearance: float) -> Iterator[str]:
        """The names of all the obstacles to which the straight way comes nearer than the clearance."""
        for block, name in zip(self.boxes, self.names, strict=True):
            far = block[2] + clearance
            if squared_to_segment(block[0], block[1], *a, *b) < far * far and _meets_box(block, *a, *b, clearance):
                yield name
        if self.bent and (bent := self._hit_bent(a, b, clearance)):
            yield bent

    def _hit_bent(self, a: Point, b: Point, clearance: float) -> str | None:
        for bent, name in zip(self.bent, self.bent_names, strict=True):
            far = bent.radius + clearance
            x, y = _nearest_on(a, b, bent.x, bent.y)
            if hypot(x - bent.x, y - bent.y) < far and to_segment(bent.outline, a, b) < clearance - bent.ease:
                return name
        return None

    def only(self, names: set[str]) -> Obstacles:
        """Just the obstacles of these names."""
        boxes = [place for place, name in enumerate(self.names) if name in names]
        bent = [place for place, name in enumerate(self.bent_names) if name in names]
        return Obstacles(
            tuple(self.boxes[place] for place in boxes),
            tuple(self.names[place] for place in boxes),
            tuple(self.bent[place] for place in bent),
            tuple(self.bent_names[place] for place in bent),
        )

    def beside(self, points: tuple[Point, ...], clearance: float) -> Obstacles:
        """Those of the boxes that come near to the circle about some points, and everything that is no box."""
        if len(points) < 3:
            return self
        x, y, radius = bounding_circle(points)
        far = radius + clearance
        near = [place for place, box in enumerate(self.boxes) if hypot(box[0] - x, box[1] - y) <= far + box[2]]
        boxes = tuple([self.boxes[place] for place in near])
        return Obstacles(boxes, tuple([self.names[place] for place in near]), self.bent, self.bent_names)

    def eased(self, ends: tuple[Point, ...], clearance: float) -> Obstacles:
        """The same obstacles for someone who stands, or will stand, in contact with some of them.

        Rounded to whole hundredths, such a place lies up to a hundredth too near; that must not lock a base in.
        """
        x, y, radius = bounding_circle(ends[1:] or ends)
        start_x, start_y = ends[0]
        boxes = tuple(
            [
                _eased_box(block, ends, clearance)
                if hypot(block[0] - x, block[1] - y) <= radius + block[2] + clearance
                or hypot(block[0] - start_x, block[1] - start_y) <= block[2] + clearance
                else block
                for block in self.boxes
            ]
        )
        bent = tuple(_eased_bent(one, ends, clearance) for one in self.bent)
        if boxes == self.boxes and bent == self.bent:
            return self
        return Obstacles(boxes, self.names, bent, self.bent_names)


def clearance_of(base: Base) -> float:
    """How far the centre of a moving base keeps from obstacles."""
    return base.block[3] - TOLERANCE / 2 - NOISE


def obstacles_for(battlefield: Battlefield, mover: str, going: Going = ORDINARY) -> Obstacles:
    """What is in the way of one mover; kept with the battlefield."""
    key = ("obstacles", mover, going)
    known: Obstacles | None = battlefield.memo.get(key)
    if known is None:
        known = _gather(battlefield, mover, going.through)
        battlefield.memo[key] = known
    return known


def _gather(battlefield: Battlefield, mover: str, through: frozenset[str]) -> Obstacles:
    names = [id_ for id_ in battlefield.bases if id_ != mover and id_ not in through]
    boxes = [battlefield.bases[id_].block for id_ in names]
    bent: list[Bent] = []
    bent_names: list[str] = []
    for feature in battlefield.ground.impassable:
        if feature.id in through:
            continue
        if feature.block:
            boxes.append(feature.block)
            names.append(feature.id)
        else:
            bent.append(Bent(*feature.circle, feature.corners))
            bent_names.append(feature.id)
    return Obstacles(tuple(boxes), tuple(names), tuple(bent), tuple(bent_names))


def off_the_table(battlefield: Battlefield, base: Base, x: float, y: float) -> bool:
    """Whether a disc as wide as the base's shorter side sticks out over the table's edge."""
    room = base.block[3] - LONGEST_EQUAL
    return not (room <= x <= battlefield.width - room and room <= y <= battlefield.height - room)


def _meets_box(block: Block, x0: float, y0: float, x1: float, y1: float, clearance: float) -> bool:
    """Whether a segment comes nearer to a box than the clearance: it meets the box with a rounded rim."""
    bx, by, _, _, c, s, half_depth, half_width, rounding = block
    rim = rounding + clearance
    if half_depth == 0.0:
        return True  # a disc whose circle has been met
    x0 -= bx
    y0 -= by
    x1 -= bx
    y1 -= by
    ax = x0 * c + y0 * s
    ay = y0 * c - x0 * s
    dx = x1 * c + y1 * s - ax
    dy = y1 * c - x1 * s - ay
    if not _enters(ax, ay, dx, dy, half_depth + rim, half_width + rim):
        return False
    if _enters(ax, ay, dx, dy, half_depth + rim, half_width):
        return True
    if _enters(ax, ay, dx, dy, half_depth, half_width + rim):
        return True
    squared = dx * dx + dy * dy
    scale = 1.0 / squared if squared > 0.0 else 0.0
    for corner_x in (half_depth, -half_depth):
        for corner_y in (half_width, -half_width):
            px = corner_x - ax
            py = corner_y - ay
            along = (px * dx + py * dy) * scale
            along = 0.0 if along < 0.0 else 1.0 if along > 1.0 else along
            px -= along * dx
            py -= along * dy
            if px * px + py * py < rim * rim:
                return True
    return False


def enters_box(block: Block, a: Point, b: Point) -> bool:
    """Whether a segment enters the inside of a box itself."""
    bx, by, _, _, c, s, half_depth, half_width, _ = block
    x0, y0, x1, y1 = a[0] - bx, a[1] - by, b[0] - bx, b[1] - by
    ax, ay = x0 * c + y0 * s, y0 * c - x0 * s
    return _enters(ax, ay, x1 * c + y1 * s - ax, y1 * c - x1 * s - ay, half_depth, half_width)


def _enters(ax: float, ay: float, dx: float, dy: float, half_x: float, half_y: float) -> bool:
    """Whether a segment enters the inside of an upright box about the origin."""
    low = 0.0
    high = 1.0
    if dx == 0.0:
        if not -half_x < ax < half_x:
            return False
    else:
        one = (-half_x - ax) / dx
        other = (half_x - ax) / dx
        if one > other:
            one, other = other, one
        if one > low:
            low = one
        if other < high:
            high = other
    if low > high:
        return False
    if dy == 0.0:
        return -half_y < ay < half_y
    one = (-half_y - ay) / dy
    other = (half_y - ay) / dy
    if one > other:
        one, other = other, one
    return (one if one > low else low) < (other if other < high else high)


def _nearest_on(a: Point, b: Point, x: float, y: float) -> Point:
    dx = b[0] - a[0]
    dy = b[1] - a[1]
    squared = dx * dx + dy * dy
    along = ((x - a[0]) * dx + (y - a[1]) * dy) / squared if squared else 0.0
    along = min(1.0, max(0.0, along))
    return a[0] + along * dx, a[1] + along * dy


def _ease(nearest: float, clearance: float) -> float:
    """By how much an end that lies `nearest` to an obstacle is too near, if contact forgives it."""
    short = clearance - nearest
    return short + NOISE if 0.0 < short <= TOLERANCE / 2 + 2 * NOISE else 0.0


def _eased_box(block: Block, ends: tuple[Point, ...], clearance: float) -> Block:
    far = block[2] + clearance
    near = [(x, y) for x, y in ends if (x - block[0]) ** 2 + (y - block[1]) ** 2 <= far * far]
    ease = max([_ease(gap_to_point(block, x, y), clearance) for x, y in near], default=0.0)
    if not ease:
        return block
    x, y, bounding, inner, c, s, half_depth, half_width, rounding = block
    return (x, y, bounding - ease, inner - ease, c, s, half_depth, half_width, rounding - ease)


def _eased_bent(bent: Bent, ends: tuple[Point, ...], clearance: float) -> Bent:
    far = bent.radius + clearance
    near = [(x, y) for x, y in ends if (x - bent.x) ** 2 + (y - bent.y) ** 2 <= far * far]
    ease = max([_ease(to_point(bent.outline, *end), clearance) for end in near], default=0.0)
    return Bent(bent.x, bent.y, bent.radius, bent.outline, ease) if ease else bent
