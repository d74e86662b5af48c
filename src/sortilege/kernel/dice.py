"""What chance is asked: a throw of dice, the order of shuffled cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations, product
from math import factorial
from typing import TYPE_CHECKING, Annotated, Final, Protocol

from msgspec import Meta

from sortilege.kernel.choice import Choice
from sortilege.kernel.refusal import MOST_ITEMS, Fault, Refusal

if TYPE_CHECKING:
    from random import Random


MOST_SIDES: Final = 256
"""No die has more sides and no deck more cards: one byte of chance chooses among so many."""


ONE_DIE: Final = tuple((face,) for face in range(1, MOST_SIDES + 1))
"""What one die may show: such throws are so frequent that each is made once."""


class Draws(Protocol):
    """A source of fair whole numbers."""

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` − 1, each with the same chance."""


class Fate(Choice, frozen=True, gc=False):
    """A choice that chance makes."""

    def draw(self, source: Draws) -> tuple[int, ...]:
        """One outcome, by numbers drawn from a source in a documented order."""
        raise NotImplementedError

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every outcome that differs in its effect, with the number of ways to it."""
        raise NotImplementedError

    def sample(self, random: Random) -> tuple[int, ...]:
        return self.draw(_FromRandom(random))


class Dice(Fate, frozen=True, gc=False, tag="dice"):
    """Some dice thrown together; which die shows what does not matter."""

    count: Annotated[int, Meta(ge=0, le=MOST_ITEMS)] = 1
    sides: Annotated[int, Meta(ge=1, le=MOST_SIDES)] = 6

    def accept(self, answer: object) -> tuple[int, ...]:
        faces = _whole_numbers(answer)
        if len(faces) != self.count:
            raise Refusal(
                Fault.TOO_FEW if len(faces) < self.count else Fault.TOO_MANY,
                least=self.count,
                most=self.count,
            )
        if not all(1 <= face <= self.sides for face in faces):
            raise Refusal(Fault.OUT_OF_BOUNDS, least=1, most=self.sides)
        return faces

    def answers(self) -> Iterator[tuple[int, ...]]:
        return product(range(1, self.sides + 1), repeat=self.count)

    def draw(self, source: Draws) -> tuple[int, ...]:
        if self.count == 1:
            return ONE_DIE[source.below(self.sides)]
        return tuple([source.below(self.sides) + 1 for _ in range(self.count)])

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], int]]:
        for faces in combinations_with_replacement(range(1, self.sides + 1), self.count):
            ways = factorial(self.count)
            for face in set(faces):
                ways //= factorial(faces.count(face))
            yield faces, ways


class Shuffle(Fate, frozen=True, gc=False, tag="shuffle"):
    """An order of `size` cards: the old place of each card, from the top."""

    size: Annotated[int, Meta(ge=0, le=MOST_SIDES)]

    def accept(self, answer: object) -> tuple[int, ...]:
        order = _whole_numbers(answer)
        if sorted(order) != list(range(self.size)):
            raise Refusal(Fault.OUT_OF_BOUNDS, least=0, most=self.size - 1)
        return order

    def answers(self) -> Iterator[tuple[int, ...]]:
        return permutations(range(self.size))

    def draw(self, source: Draws) -> tuple[int, ...]:
        """From the last place down, each place takes one of the cards not yet placed."""
        order = list(range(self.size))
        for last in range(self.size - 1, 0, -1):
            other = source.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], int]]:
        return ((order, 1) for order in permutations(range(self.size)))


class _FromRandom:
    def __init__(self, random: Random) -> None:
        self.random = random

    def below(self, bound: int) -> int:
        return self.random.randrange(bound)


def _whole_numbers(answer: object) -> tuple[int, ...]:
    if not isinstance(answer, list | tuple):
        raise Refusal(Fault.WRONG_TYPE, wanted="list of whole numbers")
    if len(answer) > MOST_ITEMS:
        raise Refusal(Fault.TOO_LARGE, most=MOST_ITEMS)
    if any(type(number) is not int for number in answer):
        raise Refusal(Fault.WRONG_TYPE, wanted="list of whole numbers")
    return tuple(answer)
