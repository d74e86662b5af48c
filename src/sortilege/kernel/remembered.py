"""Functions of frozen values that are remembered."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, TypeVarTuple

V = TypeVarTuple("V")
R = TypeVar("R")

MOST: Final = 1024
"""So many results of one function are kept at once."""


def remembered(function: Callable[[*V], R]) -> Callable[[*V], R]:
    """A function that is worked out once for the very same values, such as cards, and rows of a state.

    They do not change, and would be slow to compare: which object each of them is says enough. They are kept with the
    result, so that no other object can come to lie where one of them lay.
    """
    known: dict[tuple[int, ...], tuple[Any, R]] = {}

    @wraps(function)
    def recall(*values: *V) -> R:
        key = tuple(map(id, values))
        if found := known.get(key):
            return found[1]
        if len(known) >= MOST:
            known.clear()
        result = function(*values)
        known[key] = values, result
        return result

    return recall
