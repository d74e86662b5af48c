"""What a number is made of, so that a reason can be given for it."""

from collections.abc import Iterable

import msgspec


class Part(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One of the numbers that a value is made of: how much, what it comes from, and by which rule."""

    amount: int
    source: str
    rule: str


def total(parts: Iterable[Part]) -> int:
    amount = 0
    for part in parts:
        amount += part.amount
    return amount
