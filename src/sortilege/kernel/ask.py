"""What a game asks, and of whom."""

from collections.abc import Generator, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from sortilege.kernel.choice import Atom, Choice
from sortilege.kernel.dice import Dice, Shuffle
from sortilege.kernel.seat import CHANCE, Seat

T = TypeVar("T")

About = Mapping[str, Atom | tuple[Atom, ...]]
"""What a question is about, in words and numbers."""


class Seen(StrEnum):
    """What the other seats may know of a question while it is open."""

    OPEN = "open"
    """who, what and between what"""
    SEALED = "sealed"
    """who and what, but neither the options nor the answer"""
    HIDDEN = "hidden"
    """nothing, not even that there is a question"""


class Ask(msgspec.Struct, frozen=True, gc=False):
    """One question to one seat, under one rule. Pure data: asking changes nothing."""

    seat: Seat
    kind: str
    rule: str
    choice: Choice
    about: About = {}
    seen: Seen = Seen.OPEN


class Together(msgspec.Struct, frozen=True, gc=False):
    """Questions to several seats at once: each answers in secret, and all answers are revealed together."""

    asks: tuple[Ask, ...]

    def __post_init__(self) -> None:
        seats = {ask.seat for ask in self.asks}
        if len(seats) < len(self.asks) or CHANCE in seats:
            raise ValueError("together, each seat is asked once, and chance is not asked")


Question = Ask | Together
Rule = Generator[Question, Any, T]
"""A rule is a procedure that yields what it must ask and receives the answer."""


@lru_cache(maxsize=1024)
def throw(kind: str, rule: str, by: Seat, dice: int = 1, sides: int = 6) -> Ask:
    """Ask chance for a throw of dice that seat `by` makes. The same throw is the same question."""
    return Ask(CHANCE, kind, rule, Dice(dice, sides), {"by": by})


def shuffle(kind: str, rule: str, size: int) -> Ask:
    """Ask chance for an order of cards, which nobody may know."""
    return Ask(CHANCE, kind, rule, Shuffle(size), seen=Seen.HIDDEN)
