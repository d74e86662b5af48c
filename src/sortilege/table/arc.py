"""What lies in front of a base."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin

from sortilege.table.base import Base
from sortilege.table.measure import LONGEST_EQUAL, Point

HALF_CIRCLE = 180.0


def in_front(viewer: Base, target: Base, arc: float = HALF_CIRCLE) -> bool:
    """Whether the centre of the target lies in the arc, in degrees, about the viewer's facing."""
    return point_in_front(viewer, (target.x, target.y), arc)


def point_in_front(viewer: Base, point: Point, arc: float = HALF_CIRCLE) -> bool:
    """Whether a point lies in the arc or on its border; the tip, the viewer's own centre, lies in it."""
    x = point[0] - viewer.x
    y = point[1] - viewer.y
    forward_x, forward_y = viewer.forward
    ahead = x * forward_x + y * forward_y
    if arc == HALF_CIRCLE:
        return ahead >= -LONGEST_EQUAL
    aside = abs(y * forward_x - x * forward_y)
    half = radians(arc / 2)
    # the point's distance past the border of the arc, measured square to that border
    past = aside * cos(half) - ahead * sin(half)
    inside = degrees(atan2(aside, ahead)) * 2 <= arc
    return inside or hypot(x, y) <= LONGEST_EQUAL or (past <= LONGEST_EQUAL and ahead * cos(half) > -aside)
