"""The places where a base can come into contact with another.

Rectangles meet flush along an edge. Along each edge of the target the mover slides: the parts of that way that
are free are worked out exactly, and the ends of each part, its middle, and the spot nearest to where the mover
stands are listed. Where one of the two is round they touch at a point, and the places lie all round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import acos, atan2, cos, degrees, hypot, pi, sin, sqrt

import msgspec

from sortilege.table.base import EDGES, FRONT, REAR, Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import apart
from sortilege.table.measure import LONGEST_EQUAL, NOISE, TOLERANCE, Point, turned
from sortilege.table.outline import squared_to_segment
from sortilege.table.sliding import (
    Interval,
    below,
    drawn_in,
    free_parts,
    overlap_interval,
    terrain_intervals,
)
from sortilege.table.standing import NOTHING, may_stand

DIRECTIONS = 24
"""How many places about a round base are tried, besides the nearest and those beside other bases."""


Allowed = Callable[[Base], bool]
"""What a rule says of a place, besides that it is free."""


def anywhere(_: Base) -> bool:
    return True


class ContactPlace(msgspec.Struct, frozen=True):
    """A place in contact with the target: at which of its edges, and whether along the whole shorter edge."""

    x: int
    y: int
    facing: int
    edge: int | None = None
    full: bool = True


class ContactStretch(msgspec.Struct, frozen=True):
    """A free part of the way along an edge of the target: every place of it is in flush contact."""

    edge: int
    full: bool
    first: Point
    """the centre of the mover at one end"""
    last: Point
    facing: int

    def places(self, near: Point) -> Iterator[ContactPlace]:
        """The place nearest to a point, the middle, both ends, and just inside both ends, for rounding's sake."""
        (x0, y0), (x1, y1) = self.first, self.last
        dx, dy = x1 - x0, y1 - y0
        length = hypot(dx, dy)
        nearest = ((near[0] - x0) * dx + (near[1] - y0) * dy) / length**2 if length else 0.0
        inside = min(0.5, TOLERANCE / length) if length else 0.5
        for part in (min(1.0, max(0.0, nearest)), 0.5, 0.0, 1.0, inside, 1.0 - inside):
            yield ContactPlace(round(x0 + part * dx), round(y0 + part * dy), self.facing, self.edge, self.full)

    def distinct_places(self, near: Point) -> Iterator[ContactPlace]:
        """Each of them once."""
        known = set()
        for place in self.places(near):
            if (place.x, place.y) not in known:
                known.add((place.x, place.y))
                yield place


def contact_places(
    battlefield: Battlefield,
    mover: str,
    target: str,
    *,
    base: Base | None = None,
    meets_with: int = FRONT,
    over: frozenset[str] = NOTHING,
    allowed: Allowed = anywhere,
    half: bool = False,
) -> tuple[ContactPlace, ...]:
    """The places in which a base is in contact with the target, free of everything else and `allowed`, nearest first.

    At each edge of a rectangle these are places along the whole of the shorter edge; at an edge where there are
    none, or with `half` at every edge, also places along at least half of it. `meets_with` is the mover's own edge
    that meets the target.
    """
    moving = base if base is not None else battlefield.bases[mover]
    found = list(_found(battlefield, mover, target, moving, meets_with, over, allowed, half))
    full = {(place.x, place.y, place.facing) for place in found if place.full}
    free = [place for place in found if place.full or (place.x, place.y, place.facing) not in full]
    free.sort(key=lambda place: (not place.full, hypot(place.x - moving.x, place.y - moving.y)))
    return tuple(free)


def has_contact_place(
    battlefield: Battlefield,
    mover: str,
    target: str,
    *,
    base: Base | None = None,
    over: frozenset[str] = NOTHING,
    allowed: Allowed = anywhere,
    half: bool = False,
    beside: Iterable[Base] = (),
) -> bool:
    """Whether there is any. `beside` names others that every place which is `allowed` touches, too."""
    moving = base if base is not None else battlefield.bases[mover]
    return any(True for _ in _found(battlefield, mover, target, moving, FRONT, over, allowed, half, tuple(beside)))


def _found(
    battlefield: Battlefield,
    mover: str,
    target: str,
    moving: Base,
    meets_with: int,
    over: frozenset[str],
    allowed: Allowed,
    half: bool,
    beside: tuple[Base, ...] = (),
) -> Iterator[ContactPlace]:
    """One after another, as they are found."""
    still = battlefield.bases[target]
    battlefield = _near(battlefield, moving, still)

    def is_free(place: ContactPlace) -> bool:
        there = moving.at(place.x, place.y, place.facing)
        return allowed(there) and may_stand(battlefield, mover, there, over=over)

    if moving.is_round or still.is_round:
        yield from filter(is_free, dict.fromkeys(_all_round(battlefield, mover, moving, target, still)))
        return
    for edge in EDGES:
        slide = Slide(moving, meets_with, still, edge)
        if not all(slide.passes(other) for other in beside):
            continue
        taken = taken_along(battlefield, slide, {mover, target} | over)
        for full in (True, False):
            found = False
            for stretch in slide.stretches(taken, full):
                for place in stretch.distinct_places(moving.centre):
                    if is_free(place):
                        found = True
                        yield place
            if found and not half:
                break


def _near(battlefield: Battlefield, moving: Base, still: Base) -> Battlefield:
    """The battlefield without the bases that no base in contact with the target could reach."""
    return battlefield.around(still.x, still.y, still.block[2] + 2 * moving.block[2] + 2 * LONGEST_EQUAL)


class Slide:
    """A base that slides along one edge of another, flush with it; it begins centred on the edge's first corner."""

    def __init__(self, moving: Base, meets_with: int, still: Base, edge: int) -> None:
        (x0, y0), (x1, y1) = still.edge(edge)
        self.edge = edge
        self.length = float(still.edge_length(edge))
        self.own = float(moving.edge_length(meets_with))
        self.direction = ((x1 - x0) / self.length, (y1 - y0) / self.length)
        outward = still.facing + 9000 * (edge - FRONT)
        self.facing = turned(outward + 18000 - 9000 * (meets_with - FRONT))
        shape_depth = moving.edge_length(FRONT if meets_with not in (FRONT, REAR) else 0)
        out_x, out_y = self.direction[1], -self.direction[0]
        self.begin = (x0 + out_x * shape_depth / 2, y0 + out_y * shape_depth / 2)
        self.base = _exactly_at(moving, self.begin, self.facing)
        self.ends = self._at(-self.own / 2), self._at(self.length + self.own / 2)
        """beyond these the base does not touch the edge"""

    def comes_near(self, x: float, y: float, radius: float) -> bool:
        """Whether the base, wherever on its way, could reach into a circle."""
        (x0, y0), (x1, y1) = self.ends
        far = self.base.block[2] + radius
        return squared_to_segment(x, y, x0, y0, x1, y1) <= far * far

    def passes(self, other: Base) -> bool:
        """Whether the base, wherever on its way, could touch another."""
        _, _, bounding, inner, c, s, half_depth, half_width, rounding = self.base.block
        (x0, y0), (x1, y1) = self.ends
        half = (self.length + self.own) / 2
        if abs(self.direction[0] * c + self.direction[1] * s) > 0.5:
            half_depth += half
        else:
            half_width += half
        way = ((x0 + x1) / 2, (y0 + y1) / 2, bounding, inner, c, s, half_depth, half_width, rounding)
        return not apart(way, other.block, LONGEST_EQUAL + NOISE)

    def stretches(self, taken: list[Interval], full: bool) -> list[ContactStretch]:
        shorter = min(self.own, self.length)
        touched = shorter if full else shorter / 2
        low = touched - self.own / 2
        high = self.length + self.own / 2 - touched
        return [
            ContactStretch(self.edge, full, self._at(first), self._at(last), self.facing)
            for first, last in free_parts((low, high), taken)
        ]

    def _at(self, along: float) -> Point:
        return self.begin[0] + along * self.direction[0], self.begin[1] + along * self.direction[1]


def _exactly_at(base: Base, centre: Point, facing: int) -> Base:
    """A base at a place that is not rounded yet."""
    return Base(base.shape, centre[0], centre[1], facing)  # type: ignore[arg-type]


def taken_along(battlefield: Battlefield, slide: Slide, apart_from: set[str] | frozenset[str]) -> list[Interval]:
    """Where along the way something else is in the way: what lies too far from all of it is passed over."""
    taken: list[Interval] = []
    for id_, other in battlefield.bases.items():
        if id_ not in apart_from and slide.comes_near(other.block[0], other.block[1], other.block[2]):
            span = overlap_interval(slide.base, slide.direction, other)
            if span:
                taken.append(span)
    for feature in battlefield.ground.impassable:
        if feature.id not in apart_from and slide.comes_near(*feature.circle):
            taken += terrain_intervals(slide.base, slide.direction, feature)
    return taken + _off_table(battlefield, slide)


def _off_table(battlefield: Battlefield, slide: Slide) -> list[Interval]:
    """Where along the way a base sticks out over one of the table's edges."""
    width, height = float(battlefield.width), float(battlefield.height)
    room = slide.base.block[2]
    if all(room <= x <= width - room and room <= y <= height - room for x, y in slide.ends):
        return []
    corners = drawn_in(slide.base)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    dx, dy = slide.direction
    spans = (
        below(min(xs), dx),
        below(width - max(xs), -dx),
        below(min(ys), dy),
        below(height - max(ys), -dy),
    )
    return [span for span in spans if span]


def _all_round(battlefield: Battlefield, mover: str, moving: Base, target: str, still: Base) -> Iterator[ContactPlace]:
    """Places that touch, facing the target: the nearest first, then all round, then beside other bases."""
    nearest = atan2(moving.y - still.y, moving.x - still.x)
    angles = [nearest + step * 2 * pi / DIRECTIONS for step in range(DIRECTIONS)]
    if moving.is_round and still.is_round:
        angles += _beside_others(battlefield, mover, moving, target, still)
    for angle in angles:
        facing = turned(degrees(angle) * 100 + 18000)
        away = _touching_distance(moving, still, angle)
        yield ContactPlace(round(still.x + away * cos(angle)), round(still.y + away * sin(angle)), facing)


def _touching_distance(moving: Base, still: Base, angle: float) -> float:
    """How far from the target's centre a base stands that touches it, in a direction, and faces it."""
    if moving.is_round:
        if still.is_round:
            return moving.block[8] + still.block[8]
        return _disc_to_box(still, moving.block[8], angle)
    return still.block[8] + moving.edge_length(0) / 2


def _disc_to_box(box: Base, radius: float, angle: float) -> float:
    """How far from a box's centre a disc touches it: straight at a side, or at a corner."""
    _, _, _, _, c, s, half_depth, half_width, _ = box.block
    along = abs(cos(angle) * c + sin(angle) * s)
    across = abs(sin(angle) * c - cos(angle) * s)
    if along and across * (half_depth + radius) <= half_width * along:
        return (half_depth + radius) / along
    if across and along * (half_width + radius) <= half_depth * across:
        return (half_width + radius) / across
    middle = along * half_depth + across * half_width
    corner = half_depth * half_depth + half_width * half_width
    return middle + sqrt(middle * middle - corner + radius * radius)


def _beside_others(battlefield: Battlefield, mover: str, moving: Base, target: str, still: Base) -> Iterator[float]:
    """The directions in which a round base touches the target and another round base at once."""
    reach = moving.block[8] + still.block[8]
    for id_, other in battlefield.bases.items():
        if id_ in (mover, target) or not other.is_round:
            continue
        apart = hypot(other.x - still.x, other.y - still.y)
        span = moving.block[8] + other.block[8]
        if abs(reach - span) < apart < reach + span:
            middle = atan2(other.y - still.y, other.x - still.x)
            part = (reach * reach + apart * apart - span * span) / (2 * reach * apart)
            off = acos(part)
            yield middle + off
            yield middle - off
