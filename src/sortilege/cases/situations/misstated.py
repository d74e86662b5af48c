"""A situation that cannot be read."""

from collections.abc import Iterable
from difflib import get_close_matches


class Misstated(ValueError):
    """What is wrong with a situation. `way` leads from `given` to the part of it."""

    def __init__(self, wrong: str, *way: str | int) -> None:
        super().__init__(wrong)
        self.wrong = wrong
        self.way = way


def perhaps(name: str, names: Iterable[str]) -> str:
    """The name that may be meant, or all that there are."""
    known = list(names)
    close = get_close_matches(name, known, 1)
    return f"perhaps {close[0]!r}" if close else f"there is {', '.join(known)}" if known else "there is none"
