"""Who can meet, and how a game of two of them is set up."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from sortilege.content.shipped import shipped

MOST_KEPT = 256
"""So many set-ups are kept at once."""


def sides_of(ruleset: str) -> tuple[str, ...]:
    """Everybody who is shipped for a rule system."""
    return tuple(shipped(ruleset).sides())


def tables_of(ruleset: str) -> tuple[str, ...]:
    return tuple(shipped(ruleset).tables())


@lru_cache(maxsize=MOST_KEPT)
def setup_of(ruleset: str, first: str, second: str, table: str) -> Mapping[str, Any]:
    """The set-up of a game; whoever is named first has the first seat."""
    return shipped(ruleset).setup(first, second, table=table)
