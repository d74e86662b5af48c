"""What the checks find in a roster, each finding said in words as well."""

from typing import Any

from sortilege.content.any_pack import AnyPack
from sortilege.messages import Speaker
from sortilege.rosters.checking import check
from sortilege.rosters.finding import Finding
from sortilege.rosters.packs import packs_of
from sortilege.rosters.roster import Roster

SPEAKER = Speaker()


def findings(roster: Roster, pack: AnyPack | None = None) -> tuple[Finding, ...]:
    """Everything that is found; whatever has no words fails here."""
    found = check(roster, pack or packs_of(roster))
    for finding in found:
        SPEAKER.finding(finding.code, finding.facts)
        SPEAKER.mending(finding.code, finding.facts)
    return found


def found(roster: Roster, pack: AnyPack | None = None, *, rule: str = "") -> list[tuple[Any, ...]]:
    """The code of each finding and its way in the roster; of one rule, or of all."""
    return [(each.code, *each.at) for each in findings(roster, pack) if rule in ("", each.rule)]
