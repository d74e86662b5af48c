"""Whether a base may stand at a place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec

from sortilege.table.base import Base
from sortilege.table.battlefield import FEW, Battlefield
from sortilege.table.distance import keeps_gap, overlaps
from sortilege.table.measure import LONGEST_EQUAL
from sortilege.table.obstacles import TABLE_EDGE


class Bar(StrEnum):
    """What keeps a base from standing somewhere."""

    OFF_TABLE = "off_table"
    OVERLAP = "overlap"
    IMPASSABLE = "impassable"
    TOO_NEAR = "too_near"


class Barred(msgspec.Struct, frozen=True):
    """Why a base may not stand at a place, and because of what."""

    bar: Bar
    by: str


NO_GAPS: Mapping[str, int] = {}
NOTHING = frozenset[str]()


def on_the_table(battlefield: Battlefield, base: Base) -> bool:
    """Whether the whole base lies on the table."""
    bounding = base.block[2] - LONGEST_EQUAL
    width, height = battlefield.width, battlefield.height
    if bounding <= base.x <= width - bounding and bounding <= base.y <= height - bounding:
        return True
    if base.is_round:
        return False
    low = -LONGEST_EQUAL
    return all(low <= x <= width + LONGEST_EQUAL and low <= y <= height + LONGEST_EQUAL for x, y in base.corners)


def barred(
    battlefield: Battlefield,
    mover: str,
    place: Base,
    gaps: Mapping[str, int] = NO_GAPS,
    over: frozenset[str] = NOTHING,
) -> Barred | None:
    """Why the mover's base may not stand as `place` says; None where it may.

    `gaps` names bases with the least gap to keep to each; `over` names bases and features that it may overlap.
    """
    if not on_the_table(battlefield, place):
        return Barred(Bar.OFF_TABLE, TABLE_EDGE)
    block = place.block
    bases: Iterable[tuple[str, Base]] = battlefield.bases.items()
    if len(battlefield.bases) > FEW:
        far = block[2] + (max(gaps.values()) if gaps else 0)
        bases = battlefield.between(place.x - far, place.x + far)
    for id_, base in bases:
        if id_ != mover:
            gap = gaps.get(id_, 0) if gaps else 0
            there = base.block
            x, y = block[0] - there[0], block[1] - there[1]
            far = block[2] + there[2] + gap
            if x * x + y * y > far * far:
                continue  # their circles are too far apart
            if id_ not in over and overlaps(place, base):
                return Barred(Bar.OVERLAP, id_)
            if id_ in gaps and not keeps_gap(place, base, gaps[id_]):
                return Barred(Bar.TOO_NEAR, id_)
    for feature in battlefield.ground.impassable:
        if feature.id not in over and feature.overlaps(place):
            return Barred(Bar.IMPASSABLE, feature.id)
    return None


def may_stand(
    battlefield: Battlefield,
    mover: str,
    place: Base,
    gaps: Mapping[str, int] = NO_GAPS,
    over: frozenset[str] = NOTHING,
) -> bool:
    """Whether the mover's base may stand as `place` says."""
    return barred(battlefield, mover, place, gaps, over) is None
