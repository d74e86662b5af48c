"""What is wrong with a file that a person wrote, and where."""

from collections.abc import Iterable
from difflib import get_close_matches

import msgspec

LISTED = 12
"""No more names are listed as what could stand somewhere."""


class Fault(msgspec.Struct, frozen=True, order=True):
    """One thing that is wrong, the line and the column where it stands, counted from 1."""

    file: str
    line: int
    column: int
    wrong: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.wrong}"


class FileError(Exception):
    """Everything that is wrong with a file, in the order of its lines; the first speaks for all."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults

    @property
    def file(self) -> str:
        return self.faults[0].file

    @property
    def line(self) -> int:
        return self.faults[0].line

    @property
    def wrong(self) -> str:
        return self.faults[0].wrong


def meant(name: str, names: Iterable[str]) -> str:
    """Which of the names is probably meant, or which there are."""
    known = list(names)
    close = get_close_matches(name, known, 1)
    if close:
        return f"did you mean {close[0]!r}?"
    more = ", …" if len(known) > LISTED else ""
    return f"there is {', '.join(known[:LISTED])}{more}" if known else "there is none"
