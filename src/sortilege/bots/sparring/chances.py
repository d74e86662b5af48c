"""Exact chances of dice that stay open: small pure functions, checked against the rules run under every throw."""

from fractions import Fraction
from functools import lru_cache

SIDES = 6


@lru_cache(maxsize=4096)
def die_chance(needed: int, *, ones_count: bool = False) -> Fraction:
    """I2-6.3.2c, I2-6.3.2d The chance that one die reaches a score, if its sixes are rolled on until it does.

    A 1 loses the die, at any throw, unless `ones_count` (I2-10.7a): then it adds 1.
    """
    least = 1 if ones_count else 2
    if needed <= SIDES:
        return Fraction(SIDES + 1 - max(needed, least), SIDES)
    return die_chance(needed - SIDES, ones_count=ones_count) / SIDES


@lru_cache(maxsize=4096)
def score_chance(needed: int, dice: int, *, ones_count: bool = False) -> Fraction:
    """I2-6.6c The chance that the best of some dice reaches a score: each can be rolled on by itself."""
    return 1 - (1 - die_chance(needed, ones_count=ones_count)) ** dice
