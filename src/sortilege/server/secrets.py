"""Secrets of seats: a link is all that one needs to sit down, so it cannot be guessed, and only its hash is kept."""

import hmac
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Final

from sortilege.server.store import GameRow, SeatRow

ID_LETTERS: Final = 16
HEXADECIMAL: Final = frozenset("0123456789abcdef")


def new_secret() -> str:
    return token_urlsafe(24)


def new_id() -> str:
    """The name of a game. Whoever has it can watch, so it is not to be guessed either."""
    return token_hex(ID_LETTERS // 2)


def is_id(text: str) -> bool:
    """Whether a game can have this name."""
    return len(text) == ID_LETTERS and set(text) <= HEXADECIMAL


def hash_of(secret: str) -> bytes:
    """A secret has 192 random bits: a plain hash cannot be turned back."""
    return sha256(secret.encode()).digest()


def seat_of(secret: str, seats: tuple[SeatRow, ...]) -> int | None:
    """The seat that a secret opens."""
    hashed = hash_of(secret)
    found = None
    for seat in seats:  # all are compared, so that the time tells nothing
        if seat.hash and hmac.compare_digest(seat.hash, hashed):
            found = seat.seat
    return found


def seed_of(game: GameRow, seat: int) -> int:
    """For the choices that a program draws: nobody may draw the same before him, so it is no more public than dice."""
    return int.from_bytes(sha256(f"player\n{game.secret}\n{seat}".encode()).digest()[:8])
