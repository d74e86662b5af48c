"""The journal of a simulation: what was planned, and every game that was played, a durable line each.

Whatever ends the program, the lines that are there are whole games; a last line that was cut off is dropped when the
simulation goes on.
"""

import os
from collections.abc import Iterator
from io import BufferedRandom
from pathlib import Path
from typing import Self

import msgspec

from sortilege.lab.match import Played
from sortilege.lab.plan import Plan

FORMAT = 1


class JournalError(ValueError):
    """A journal that cannot be gone on with."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    simulation: int
    """the format of the journal"""
    plan: Plan
    digest: str
    """of the cards, the tables and the rules' version that are played with"""


class Raised(msgspec.Struct, frozen=True, tag="raised", tag_field="line", forbid_unknown_fields=True):
    """From here on each pairing is to play more games than were planned."""

    games: int


class Journal:
    """A journal that is being written."""

    def __init__(self, file: BufferedRandom) -> None:
        self._file = file
        _hold(file)

    @classmethod
    def begin(cls, path: Path, plan: Plan) -> Self:
        """A new journal; a FileExistsError where there is one already."""
        path.parent.mkdir(parents=True, exist_ok=True)
        journal = cls(path.open("xb+"))
        journal._write(Header(FORMAT, plan, plan.digest()))
        return journal

    @classmethod
    def go_on(cls, path: Path, whole: int) -> Self:
        """A journal after its last whole line."""
        file = path.open("rb+")
        journal = cls(file)
        file.truncate(whole)
        file.seek(whole)
        return journal

    def add(self, played: Played) -> None:
        self._write(played)

    def raise_games(self, games: int) -> None:
        self._write(Raised(games))

    def close(self) -> None:
        self._file.close()

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def _hold(file: BufferedRandom) -> None:
    """One simulation writes in a journal at a time; a JournalError where another does."""
    try:
        import fcntl
    except ImportError:  # no such thing on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise JournalError(f"another simulation writes in {file.name}") from None


class Read(msgspec.Struct):
    """A journal that was read."""

    plan: Plan
    digest: str
    played: list[Played]
    whole: int
    """how many bytes its whole lines have"""


def read_journal(path: Path) -> Read:
    """What a journal holds; a JournalError says why it cannot be read."""
    lines = list(_whole_lines(path))
    if not lines:
        raise JournalError(f"{path} is no journal of a simulation")
    try:
        header = msgspec.json.decode(lines[0], type=Header)
    except msgspec.DecodeError as error:
        raise JournalError(f"{path} is no journal of a simulation: {error}") from None
    if header.simulation != FORMAT:
        raise JournalError(f"{path} has format {header.simulation}; this version reads format {FORMAT}")
    read = Read(header.plan, header.digest, [], sum(map(len, lines)))
    for number, line in enumerate(lines[1:], 2):
        _take(read, path, number, line)
    return read


def _whole_lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        yield from (line for line in file if line.endswith(b"\n"))


def _take(read: Read, path: Path, number: int, text: bytes) -> None:
    try:
        line = msgspec.json.decode(text, type=Played | Raised)
    except msgspec.DecodeError as error:
        raise JournalError(f"{path}, line {number}: {error}") from None
    match line:
        case Played():
            read.played.append(line)
        case Raised(games):
            read.plan = msgspec.structs.replace(read.plan, games=games)
