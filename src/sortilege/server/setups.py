"""What can be played at a table, and the set-up of a game that was chosen."""

from typing import Any

from sortilege.content.shipped import SHIPPED, shipped
from sortilege.server import wire


def setup_of(new: wire.NewTable) -> dict[str, Any]:
    """The set-up of a new table; a ValueError says what is wrong with it."""
    here = shipped(new.ruleset)
    known = list(here.sides())
    sides = [side.ready or ready for side, ready in zip(new.sides, known, strict=False)]
    for side in sides:
        if side not in known:
            raise ValueError(f"{side!r} is none of the {here.called}; there are {', '.join(known)}")
    return here.setup(*sides, choose=True)


def rulesets() -> list[str]:
    return list(SHIPPED)
