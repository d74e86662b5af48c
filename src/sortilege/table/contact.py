"""How two bases that touch meet: flush along an edge, or only at a corner."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from sortilege.table.base import EDGES, Base
from sortilege.table.distance import apart, circles_meet, in_contact
from sortilege.table.measure import LONGEST_EQUAL, NOISE, Point, at_least, shorter


class Meeting(StrEnum):
    """How two bases meet."""

    APART = "apart"
    CORNER = "corner"
    """they touch, but lie along no common edge (two rectangles only)"""
    EDGE = "edge"
    """flush along an edge, or at any point where one of them is round"""


class Contact(msgspec.Struct, frozen=True):
    """How two bases meet: along which edge of each and over what length, where they lie along edges."""

    meeting: Meeting
    edge: int | None = None
    other_edge: int | None = None
    length: float = 0.0
    whole: float = 0.0
    """the length of the shorter of the two edges"""

    @property
    def full(self) -> bool:
        """Whether the shorter edge is touched along its whole length."""
        return self.meeting is Meeting.EDGE and at_least(self.length, self.whole)

    @property
    def half(self) -> bool:
        """Whether at least half of the shorter edge is touched."""
        return self.meeting is Meeting.EDGE and at_least(self.length, self.whole / 2)


APART = Contact(Meeting.APART)


def contact(one: Base, other: Base) -> Contact:
    """How two bases meet; where several edges do, along the longest stretch."""
    if one.is_round or other.is_round:
        return Contact(Meeting.EDGE) if in_contact(one, other) else APART
    if not circles_meet(one, other) or apart(one.block, other.block, LONGEST_EQUAL + NOISE):
        return APART
    found = [flush for edge in EDGES for flush in _flushes(one, edge, other)]
    if found:  # whatever lies along an edge touches it
        return max(found, key=lambda flush: flush.length)
    return Contact(Meeting.CORNER) if in_contact(one, other) else APART


def _flushes(one: Base, edge: int, other: Base) -> list[Contact]:
    """The stretches over which edges of the other lie along one edge, facing it."""
    (ax, ay), (bx, by) = one.edge(edge)
    length = float(one.edge_length(edge))
    ux, uy = (bx - ax) / length, (by - ay) / length
    if abs((other.y - ay) * ux - (other.x - ax) * uy) > other.block[2] + LONGEST_EQUAL:
        return []  # it does not reach the line on which the edge lies
    along = [((x - ax) * ux + (y - ay) * uy, (y - ay) * ux - (x - ax) * uy) for x, y in other.corners]
    offs = [off for _, off in along]
    if min(offs) > LONGEST_EQUAL or max(offs) < -LONGEST_EQUAL:
        return []  # all of it lies on one side
    found = []
    for other_edge in EDGES:
        stretch = _flush(length, along[other_edge], along[(other_edge + 1) % 4])
        if stretch is not None:
            whole = float(min(one.edge_length(edge), other.edge_length(other_edge)))
            found.append(Contact(Meeting.EDGE, edge, other_edge, stretch, whole))
    return found


def _flush(length: float, first: Point, last: Point) -> float | None:
    """How long two edges lie along each other, the ends of one of them given along and off the other."""
    start, start_off = first
    end, end_off = last
    if end >= start:
        return None  # the edges look the same way
    low = max(0.0, end)
    high = min(length, start)
    if high - low <= LONGEST_EQUAL:
        return None
    for place in (low, high):
        off = start_off + (end_off - start_off) * (place - start) / (end - start)
        if shorter(0.0, abs(off)):
            return None
    return high - low
