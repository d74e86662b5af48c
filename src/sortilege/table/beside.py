"""Setting a base beside another, in a direction and at a gap."""

from __future__ import annotations

from math import cos, sin

from sortilege.table.base import Base
from sortilege.table.distance import distance

HALVINGS = 16


def beside(moving: Base, facing: int, still: Base, angle: float, gap: float) -> tuple[int, int]:
    """Where the centre of a base lies that stands, in a direction in radians, so far from the edge of another."""
    c, s = cos(angle), sin(angle)
    low = 0.0
    high = moving.block[2] + still.block[2] + gap + 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        there = moving.at(still.x + middle * c, still.y + middle * s, facing)  # type: ignore[arg-type] # not yet rounded
        if distance(there, still) > gap:
            high = middle
        else:
            low = middle
    return round(still.x + low * c), round(still.y + low * s)
