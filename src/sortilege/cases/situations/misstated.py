"""A situation that cannot be read."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import msgspec


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


def converted(value: Any, kind: Any, *way: str | int) -> Any:
    """A part of a situation in its own form; a `Misstated` says what is wrong with it."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise Misstated(str(error), *way) from None
