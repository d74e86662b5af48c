"""What is kept of a game besides its steps."""

from typing import Any

import msgspec


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits at a table. The secret itself is kept nowhere, only its hash."""

    seat: int
    player: str
    """person, or the name of a program that plays"""
    hash: bytes = b""
    name: str = ""
    colour: str = ""
    word: str = ""
    """what it mixed into the dice"""
    taken: bool = False


class GameRow(msgspec.Struct, frozen=True):
    """A game and those who play it."""

    id: str
    ruleset: str
    setup: dict[str, Any]
    options: dict[str, str]
    secret: str
    """of the dice, committed to before the first roll"""
    seats: tuple[SeatRow, ...]
    header: str = ""
    """the first line of its record; empty until everybody sits"""
