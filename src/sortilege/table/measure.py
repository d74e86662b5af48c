"""How the table measures, and the one set of comparisons that everything here uses.

*Unit.* Every position and size is a whole number of hundredths of the game's unit (0.01 cm, 0.01 inch). A
distance is a float number of hundredths. Distances are measured in the plane: heights do not enter them.

*Directions.* A facing is a whole number of hundredths of a degree, 0 to 35999: 0 looks along +x, and it
grows counter-clockwise, towards +y.

*Tolerance.* Two lengths that differ by `TOLERANCE`, 1 hundredth, or less are equal. Everything follows:

* *within* a limit: not longer than it, or equal to it;
* *at least* a limit: not shorter than it, or equal to it;
* *in contact*: a gap of at most 1 hundredth;
* *overlapping*: one shape lies more than 1 hundredth deep in the other; less is contact, because a place
  rounded to whole hundredths can lie up to 0.71 too deep;
* *passing a gap*: the gap is at least as wide as the shorter side of the base;
* *grazing*: a line that enters a shape by no more than 1 hundredth does not cross it, and a slit narrower
  than that lets no line through.

`NOISE` absorbs what floating point adds to a length on any machine; it is far below anything placed by hand.
"""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

Point = tuple[float, float]

TOLERANCE: Final = 1.0
NOISE: Final = 1e-3
LONGEST_EQUAL: Final = TOLERANCE + NOISE
FULL_TURN: Final = 36000


def equal(one: float, other: float) -> bool:
    """Whether two lengths count as the same."""
    return -LONGEST_EQUAL <= one - other <= LONGEST_EQUAL


def within(length: float, limit: float) -> bool:
    """Whether a length reaches no further than the limit, equality included."""
    return length <= limit + LONGEST_EQUAL


def at_least(length: float, limit: float) -> bool:
    """Whether a length is as long as the limit or longer, equality included."""
    return length >= limit - LONGEST_EQUAL


def shorter(length: float, limit: float) -> bool:
    """Whether a length is really below the limit, and not just equal to it."""
    return length < limit - LONGEST_EQUAL


def longer(length: float, limit: float) -> bool:
    """Whether a length is really above the limit, and not just equal to it."""
    return length > limit + LONGEST_EQUAL


def turned(facing: float) -> int:
    """Any angle in hundredths of a degree as a facing."""
    return round(facing) % FULL_TURN


def bearing(origin: Point, towards: Point) -> int:
    """The facing that looks from one point to another; 0 if they are the same point."""
    return turned(degrees(atan2(towards[1] - origin[1], towards[0] - origin[0])) * 100)


def between(one: int, other: int) -> int:
    """The smaller angle between two facings, 0 to 18000."""
    apart = (one - other) % FULL_TURN
    return min(apart, FULL_TURN - apart)
