"""The Arcane: the chances of an attack roll, of a test, of an instability test and of a Dispel, all exact."""

from functools import lru_cache
from itertools import product
from typing import Final

from sortilege.rules.arcane.instability import Instability, read_instability

SIDES: Final = 6
SHIELD_HOLDS: Final = 1 / 3
"""ARH-8b"""


@lru_cache(maxsize=4096)
def raw_wounds(dice: int, value: int, *, six_counts_two: bool) -> tuple[float, ...]:
    """ARH-7d, ARH-7e The chance of each number of wounds, by their number, of an attack or a spell roll."""
    found = [1.0]
    misses = min(max(value - 1, 0), SIDES - 1) / SIDES
    for _ in range(dice):
        more = [0.0] * (len(found) + 2)
        for wounds, chance in enumerate(found):
            more[wounds] += chance * misses
            more[wounds + 1] += chance * (1 - misses - 1 / SIDES)
            more[wounds + (2 if six_counts_two else 1)] += chance / SIDES
        found = more
    return tuple(found)


@lru_cache(maxsize=8192)
def wounds_left(dice: int, value: int, more: int, *, six_counts_two: bool, shield: bool) -> tuple[float, ...]:
    """ARH-8h, ARH-8b The same after Weakness and Resistance (`more`, below 0 for less) and the shield."""
    raw = raw_wounds(dice, value, six_counts_two=six_counts_two)
    found = [0.0] * (len(raw) + max(0, more) + 1)
    for wounds, chance in enumerate(raw):
        left = max(0, wounds + more) if wounds else 0
        if shield and left:
            found[left - 1] += chance * SHIELD_HOLDS
            found[left] += chance * (1 - SHIELD_HOLDS)
        else:
            found[left] += chance
    return tuple(found)


def success(value: int) -> float:
    """ARH-1b The chance that one die equals or beats a value; a 6 always does."""
    return (SIDES + 1 - min(max(value, 1), SIDES)) / SIDES


def passes(characteristic: int) -> float:
    """ARH-1c The chance of a Characteristic Test."""
    return max(0, min(characteristic, SIDES) - 1) / SIDES


@lru_cache(maxsize=512)
def mind(dice: int, will: int) -> dict[Instability, float]:
    """AR-13j The chance of each result of an instability test."""
    found = dict.fromkeys(Instability, 0.0)
    for faces in product(range(1, SIDES + 1), repeat=dice):
        found[read_instability(faces, will, match_saves=False)[0]] += SIDES**-dice
    return found


@lru_cache(maxsize=1024)
def beats(dice: int, to_beat: int) -> float:
    """AR-15g The chance that some dice add up to more than a sum."""
    sums = {0: 1.0}
    for _ in range(dice):
        following: dict[int, float] = {}
        for total, chance in sums.items():
            for face in range(1, SIDES + 1):
                following[total + face] = following.get(total + face, 0.0) + chance / SIDES
        sums = following
    return sum(chance for total, chance in sums.items() if total > to_beat)
