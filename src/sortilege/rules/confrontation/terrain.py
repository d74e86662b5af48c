"""C2-R24 The table and its terrain, as a map gives them."""

from functools import lru_cache
from typing import Annotated, Final, Literal

import msgspec

from sortilege.rules.confrontation.profile import SIZES, Size
from sortilege.table.terrain import Feature

Point = tuple[float, float]

HALVES: Final = 2.0
"""C2-T3a, C2-R18: a centimetre of difficult ground, or of water swum, costs two."""


class Terrain(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of terrain: its outline in centimetres."""

    id: str
    outline: tuple[Point, ...]
    kind: Literal["open", "difficult", "impassable", "deep_water", "obstacle", "ladder"] = "obstacle"
    height: float = 5
    size: Size | None = None
    blocks_sight: bool = True
    impassable: bool = True
    """whether a piece with height bars the way; one that is open, difficult or a ladder never does"""
    flat_top: bool = False
    ledges: tuple["Ledge", ...] = ()


class Ledge(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A flat surface at a height of its own on a piece of terrain."""

    outline: tuple[Point, ...]
    height: float


class Table(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The table, in centimetres; C2-6.1a the smallest is the default."""

    width: Annotated[float, msgspec.Meta(gt=0)] = 60
    height: Annotated[float, msgspec.Meta(gt=0)] = 40
    terrain: tuple[Terrain, ...] = ()


def hundredths(length: float) -> int:
    return round(length * 100)


@lru_cache(maxsize=256)
def feature(piece: Terrain) -> Feature:
    """A piece of terrain as the table knows it."""
    return Feature(
        piece.id,
        tuple((hundredths(x), hundredths(y)) for x, y in piece.outline),
        piece.kind,
        hundredths(piece.height),
        None if piece.size is None else SIZES.index(piece.size) + 1,
        piece.blocks_sight,
        piece.impassable and piece.kind in ("impassable", "deep_water", "obstacle"),
        HALVES if piece.kind in ("difficult", "deep_water", "ladder") else 1.0,
        piece.flat_top,
        tuple(
            (tuple((hundredths(x), hundredths(y)) for x, y in ledge.outline), hundredths(ledge.height))
            for ledge in piece.ledges
        ),
    )
