"""Where the specifications lie: in the installed package, else in the checkout's docs/rules."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

PACKAGED = "text"
CHECKOUT = Path(__file__).resolve().parents[3]


class NoCheckout(LookupError):
    """What was asked needs the project's sources and tests, and only the package is here."""


def checkout() -> Path:
    """The root of the repository that this module runs from."""
    if (CHECKOUT / "docs" / "rules").is_dir() and (CHECKOUT / "tests").is_dir():
        return CHECKOUT
    raise NoCheckout("this needs a checkout of the project: the installed package has no sources and tests to read")


@cache
def folder() -> Traversable:
    packaged = files("sortilege.rulebook") / PACKAGED
    return packaged if packaged.is_dir() else checkout() / "docs" / "rules"


def lines_of(file: str) -> list[str]:
    return (folder() / file).read_text(encoding="utf-8").splitlines()
