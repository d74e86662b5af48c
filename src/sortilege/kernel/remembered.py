"""Functions of frozen values that are remembered."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

MOST: Final = 1024
"""So many results of one function are kept at once."""


def remembered(by: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A function whose result follows from its first values, and is worked out once for the very same ones.

    For cards, rows and battlefields, which do not change and would be slow to compare: which object it is says enough.
    They are kept with the result, so that no other can come to lie where one of them lay.
    """

    def remembering(function: Callable[P, R]) -> Callable[P, R]:
        known: dict[tuple[int, ...], tuple[Any, R]] = {}

        @wraps(function)
        def recall(*values: P.args, **named: P.kwargs) -> R:
            key = tuple(map(id, values[:by]))
            if found := known.get(key):
                return found[1]
            if len(known) >= MOST:
                known.clear()
            result = function(*values, **named)
            known[key] = values, result
            return result

        return recall

    return remembering
