"""What chance is asked."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from sortilege.kernel import CHANCE, Dice, Fault, Refusal, Seen, Shuffle, shuffle, throw


@pytest.mark.parametrize(
    ("fate", "answer", "expected"),
    [
        (Dice(2), [1], Fault.TOO_FEW),
        (Dice(2), [1, 2, 3], Fault.TOO_MANY),
        (Dice(2), [0, 6], Fault.OUT_OF_BOUNDS),
        (Dice(2), [1, 7], Fault.OUT_OF_BOUNDS),
        (Dice(2), [-1, 10**5000], Fault.OUT_OF_BOUNDS),
        (Dice(2), 3, Fault.WRONG_TYPE),
        (Dice(2), "12", Fault.WRONG_TYPE),
        (Dice(2), None, Fault.WRONG_TYPE),
        (Dice(2), {1: 2}, Fault.WRONG_TYPE),
        (Dice(2), [1, 2.0], Fault.WRONG_TYPE),
        (Dice(2), [True, 2], Fault.WRONG_TYPE),
        (Dice(2), [[1], 2], Fault.WRONG_TYPE),
        (Dice(2), [1] * 1001, Fault.TOO_LARGE),
        (Shuffle(3), [0, 1], Fault.OUT_OF_BOUNDS),
        (Shuffle(3), [0, 1, 1], Fault.OUT_OF_BOUNDS),
        (Shuffle(3), [1, 2, 3], Fault.OUT_OF_BOUNDS),
        (Shuffle(3), [0, 1, 2, 3], Fault.OUT_OF_BOUNDS),
        (Shuffle(3), [False, True, 2], Fault.WRONG_TYPE),
        (Shuffle(3), [0.0, 1.0, 2.0], Fault.WRONG_TYPE),
        (Shuffle(3), "012", Fault.WRONG_TYPE),
    ],
)
def test_dice_and_cards_refuse_what_they_cannot_show(fate: Dice | Shuffle, answer: Any, expected: Fault) -> None:
    with pytest.raises(Refusal) as refused:
        fate.accept(answer)
    assert refused.value.code == expected


def test_dice_keep_the_order_in_which_they_were_read() -> None:
    assert Dice(3).accept([6, 1, 4]) == (6, 1, 4)


@pytest.mark.parametrize(("count", "sides"), [(0, 6), (1, 6), (2, 6), (3, 4), (4, 3)])
def test_outcomes_of_dice_stand_for_every_throw(count: int, sides: int) -> None:
    throws = Counter(tuple(sorted(faces)) for faces in product(range(1, sides + 1), repeat=count))
    assert dict(Dice(count, sides).outcomes()) == throws
    assert sum(1 for _ in Dice(count, sides).answers()) == sum(throws.values())


def test_outcomes_of_a_shuffle_are_all_orders() -> None:
    assert [ways for _, ways in Shuffle(4).outcomes()] == [1] * 24
    assert list(Shuffle(0).outcomes()) == [((), 1)]


class Falling:
    """A source that gives the numbers it was told to give, and remembers how large they might have been."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = iter(numbers)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return next(self.numbers)


def test_dice_are_drawn_one_after_another() -> None:
    source = Falling(0, 5, 2)
    assert Dice(3).draw(source) == (1, 6, 3)
    assert source.bounds == [6, 6, 6]


def test_cards_are_drawn_from_the_last_place_down() -> None:
    source = Falling(0, 1, 1)
    assert Shuffle(4).draw(source) == (3, 2, 1, 0)
    assert source.bounds == [4, 3, 2]


def test_a_throw_is_asked_of_chance_in_the_open_and_a_shuffle_hidden() -> None:
    roll = throw("roll", "TOY-1", by=1, dice=2, sides=8)
    assert (roll.seat, roll.choice, roll.about, roll.seen) == (CHANCE, Dice(2, 8), {"by": 1}, Seen.OPEN)
    order = shuffle("order", "TOY-1", 5)
    assert (order.seat, order.choice, order.seen) == (CHANCE, Shuffle(5), Seen.HIDDEN)
