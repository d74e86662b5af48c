"""What things are worth to a player by the odds, in levels of wound.

The numbers are a player's judgement, not rules; where a chance is exact it comes from `chances` and the rules' tables.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Final

from sortilege.rules.confrontation.damage.tables import CRITICAL_HITS, PLACES, read_damage
from sortilege.rules.confrontation.damage.wound import combined
from sortilege.rules.confrontation.state import Wound

WOUNDS: Final = {
    Wound.NONE: 0.0,
    Wound.STUN: 0.3,
    Wound.LIGHT: 1.0,
    Wound.SERIOUS: 2.2,
    Wound.CRITICAL: 3.6,
    Wound.KILLED: 7.0,
}
"""How bad it is to be wounded so."""

GEM: Final = 0.05
"""A gem that is kept: it can answer a spell, or be spent next turn."""

TO_COME: Final = 0.35
"""What a spell that could be cast later is worth beside one that is cast now."""

DOUBLE: Final = 0.8
"""A marker that takes a wound."""


@lru_cache(maxsize=4096)
def wound_chances(force: int, resistance: int) -> dict[Wound, Fraction]:
    """C2-P10 The chance of each result of a wound roll, before what is already there."""
    chances: dict[Wound, Fraction] = {}
    for first in range(1, 7):
        for second in range(1, 7):
            total = first + second + force - resistance
            wound = CRITICAL_HITS[first] if first == second else read_damage(total, PLACES[min(first, second)])
            chances[wound] = chances.get(wound, Fraction(0)) + Fraction(1, 36)
    return chances


@lru_cache(maxsize=4096)
def harm(force: int, resistance: int, present: Wound, lighter: int = 0) -> float:
    """What a wound roll does to a model that is already wounded so; a ward makes it `lighter`."""
    done = 0.0
    for wound, chance in wound_chances(force, resistance).items():
        new = wound.worse(-lighter)
        if new is not Wound.NONE:
            done += float(chance) * (WOUNDS[combined(present, new)] - WOUNDS[present])
    return done


@lru_cache(maxsize=4096)
def kill_chance(force: int, resistance: int, present: Wound) -> float:
    return sum(
        float(chance)
        for wound, chance in wound_chances(force, resistance).items()
        if wound is not Wound.NONE and combined(present, wound) is Wound.KILLED
    )


def best(worths: Iterable[float]) -> float:
    """The best of some worths; nothing where there are none."""
    return max(worths, default=0.0)
