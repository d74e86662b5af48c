"""Pictures as plain numbers: as much of PNG as the typesetter writes."""

import struct
import zlib
from pathlib import Path
from typing import NamedTuple

COLOURS = {0: 1, 2: 3, 4: 2, 6: 4}
"""How many bytes a dot has, by PNG's type of colour."""


class Picture(NamedTuple):
    """The brightness of each dot, row by row; transparent is white."""

    width: int
    height: int
    dots: bytes


def picture(png: bytes) -> Picture:
    """A PNG of eight bits a colour."""
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert depth == 8
    size = COLOURS[kind]
    rows = zlib.decompress(b"".join(_chunks(png, b"IDAT")))
    dots, above = bytearray(), bytearray(width * size)
    for row in range(height):
        start = row * (width * size + 1)
        above = _unfiltered(rows[start], bytearray(rows[start + 1 : start + 1 + width * size]), above, size)
        dots += bytes(_brightness(above[dot : dot + size], kind) for dot in range(0, width * size, size))
    return Picture(width, height, bytes(dots))


def _chunks(png: bytes, wanted: bytes) -> list[bytes]:
    found, place = [], 8
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        if png[place + 4 : place + 8] == wanted:
            found.append(png[place + 8 : place + 8 + length])
        place += length + 12
    return found


def _unfiltered(kind: int, row: bytearray, above: bytearray, size: int) -> bytearray:
    for place in range(len(row)):
        left = row[place - size] if place >= size else 0
        corner = above[place - size] if place >= size else 0
        add = (0, left, above[place], (left + above[place]) // 2, _paeth(left, above[place], corner))[kind]
        row[place] = (row[place] + add) % 256
    return row


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda each: abs(guess - each))


def _brightness(dot: bytearray, kind: int) -> int:
    colours = dot[:-1] if kind in (4, 6) else dot
    bright = sum(colours) // len(colours)
    return 255 - (255 - bright) * dot[-1] // 255 if kind in (4, 6) else bright


def difference(one: Picture, other: Picture) -> float:
    """How much the dots differ on average, of 255. A letter that moves by a tenth of a dot changes almost nothing."""
    assert (one.width, one.height) == (other.width, other.height)
    return sum(abs(a - b) for a, b in zip(one.dots, other.dots, strict=True)) / len(one.dots)


def read(path: Path) -> Picture:
    return picture(path.read_bytes())
