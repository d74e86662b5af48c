"""What comes with Sortilege to be played, for each rule system: who may meet, and how a game of two of them begins."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple


class Shipped(NamedTuple):
    """The sides of a shipped pack."""

    called: str
    """what a side is: magicians, bands"""
    sides: Callable[[], Mapping[str, Any]]
    """each by its id"""
    setup: Callable[..., dict[str, Any]]
    """of the first and the second side; with `choose` the players choose what the pack would choose for them"""

    def first_setup(self) -> dict[str, Any]:
        """The first two sides, with everything chosen."""
        first, second, *_ = self.sides()
        return self.setup(first, second)


SHIPPED: Final = {
    "duel": "sortilege.content.shipped_duel:SHIPPED_DUEL",
    "confrontation": "sortilege.content.shipped_confrontation:SHIPPED_CONFRONTATION",
    "arcane": "sortilege.content.shipped_arcane:SHIPPED_ARCANE",
}


def shipped(ruleset: str) -> Shipped:
    """What is shipped for a rule system; a ValueError names those for which anything is."""
    if ruleset not in SHIPPED:
        raise ValueError(f"nothing is shipped for {ruleset!r}; there is something for {', '.join(SHIPPED)}")
    module, attribute = SHIPPED[ruleset].split(":")
    found: Shipped = getattr(import_module(module), attribute)
    return found
