"""C2-5 The characteristic test."""

from typing import Any

from sortilege.kernel import Ask, Game, One, Rule, Seat
from sortilege.rules.confrontation.dice import STAND, roll

AGAIN = "again"


def characteristic_test(game: Game[Any], kind: str, seat: Seat, value: int, face: int) -> Rule[int | None]:
    """C2-5a The first die, already thrown, and the characteristic. None where the test fails by a 1."""
    total = value
    while True:
        if face == 1:
            return None  # C2-5e, C2-5f
        total += face
        if face < 6:
            return total
        if (yield Ask(seat, "dice.roll_again", "C2-5c", One((STAND, AGAIN)), {"kind": kind, "total": total})) == STAND:
            return total
        (face,) = yield from roll(game, kind, "C2-5a", 1, seat)
