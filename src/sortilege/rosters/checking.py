"""Every check of a rule system in the order of its rulebook, and all that they find in a roster.

A check is a function of a roster and its packs that yields every finding of one rule; its docstring opens with the
rule's id. Add it to the `CHECKS` of its module, where its rule stands.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from sortilege.content.any_pack import AnyPack
from sortilege.rosters import arcane, confrontation, incantation1, incantation2
from sortilege.rosters.finding import Fault, Finding
from sortilege.rosters.options import option
from sortilege.rosters.roster import Roster

Check = Callable[[Roster, Any], Iterable[Finding]]

MAGIC: Final[dict[str, tuple[Check, ...]]] = {
    "incantation2": incantation2.CHECKS,
    "incantation1": incantation1.CHECKS,
}

SYSTEMS: Final[dict[str, Callable[[Roster], tuple[Check, ...]]]] = {
    "confrontation": lambda roster: (*confrontation.CHECKS, *MAGIC[option(roster, "c2.magic")]),
    "arcane": lambda _roster: arcane.CHECKS,
}


def check(roster: Roster, pack: AnyPack) -> tuple[Finding, ...]:
    """Everything that there is to say of a roster."""
    return tuple(finding for each in SYSTEMS[roster.ruleset](roster) for finding in each(roster, pack))


def faults(roster: Roster, pack: AnyPack) -> tuple[Fault, ...]:
    """What must be mended before it can be played."""
    return tuple(finding for finding in check(roster, pack) if isinstance(finding, Fault))
