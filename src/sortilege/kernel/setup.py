"""What a game is set up from: plain data of sane size, which can be written down."""

from typing import Final

LARGEST_NUMBER: Final = 1_000_000
"""No number in a set-up is larger, nor further below nothing."""

DEEPEST: Final = 20
"""No set-up has parts within parts deeper than this."""


def check_setup(part: object, where: str = "set-up", depth: int = 0) -> None:
    """A ValueError says what no game could be set up from, whatever its rules make of it."""
    if depth > DEEPEST:
        raise ValueError(f"{where}: nested too deeply")
    if isinstance(part, str):
        part.encode()  # a UnicodeEncodeError, which is a ValueError, where it could not be written down
    elif isinstance(part, int | float):
        if not -LARGEST_NUMBER <= part <= LARGEST_NUMBER:  # so written, it stops what is no number too
            raise ValueError(f"{where}: no number is larger than {LARGEST_NUMBER}")
    elif isinstance(part, dict):
        for name, value in part.items():
            check_setup(name, where, depth + 1)
            check_setup(value, f"{where}.{name}", depth + 1)
    elif isinstance(part, list | tuple):
        for place, value in enumerate(part):
            check_setup(value, f"{where}[{place}]", depth + 1)
