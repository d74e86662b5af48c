"""C2-5 The characteristic test."""

from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, One, Rule, Seat
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.dice import STAND, roll
from sortilege.rules.confrontation.state import ModelId

AGAIN = "again"


class Test(msgspec.Struct, frozen=True, gc=False):
    """One characteristic test of a model: of what, against what, and against whom."""

    model: ModelId
    characteristic: str
    rule: str
    difficulty: int | None = None
    """None: an opposed test, whose total counts"""
    value: int | None = None
    """where it is not the model's own current characteristic"""
    modifier: int = 0
    """of the roll, beside that of a wound"""
    against: tuple[ModelId, ...] = ()
    """C2-R77 the enemies that the test is against"""


def take_test(game: Game[Any], test: Test) -> Rule[int | None]:
    """C2-5a The total, or None where the test fails by a 1."""
    seat = game.state.models[test.model].seat
    value = characteristic(game.state, test.model, test.characteristic) if test.value is None else test.value
    (face,) = yield from roll(game, test.characteristic, test.rule, 1, seat)
    return (yield from characteristic_test(game, test.characteristic, seat, value + test.modifier, face))


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
