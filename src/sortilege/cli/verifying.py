"""Whether a record tells the truth: its commitment, every roll, and where the rules lead."""

from typing import Any

import msgspec

from sortilege.kernel import Record, RecordError, replay
from sortilege.kernel.record import rolls
from sortilege.rules import RULESETS, ruleset


class Dishonest(msgspec.Struct, frozen=True):
    """The first roll that is not the one that the secret gives."""

    line: int
    step: int
    kind: str
    shown: tuple[int, ...]
    due: tuple[int, ...]


class Verdict(msgspec.Struct):
    """What was checked, and how it came out."""

    ruleset: str
    version: str
    steps: int
    over: bool
    cut_off: bool
    """the record has no end"""
    commitment: str = ""
    commitment_kept: bool | None = None
    """None: nothing was committed to, or the secret is not shown"""
    rolls: int = 0
    dishonest: Dishonest | None = None
    fault: str = ""
    """what is not sound about the rolls"""
    replayed: bool | None = None
    """None: the rules of that version are not here"""
    other_game: str = ""
    """where the rules lead elsewhere"""
    honest_dice: bool = False
    """Whether every roll is the one that the secret gives"""
    verified: bool = False


def verdict_on(record: Record) -> Verdict:
    """Everything that can be checked about a record."""
    end = record.end
    header = record.header
    found = Verdict(header.ruleset, header.version, len(record.lines) - 1, end is not None and end.over, end is None)
    found.commitment = header.commitment
    if header.commitment and end is not None and end.secret:
        _check_rolls(record, end.secret, found)
    _replay(record, found)
    found.honest_dice = found.commitment_kept is True and found.dishonest is None and not found.fault
    found.verified = found.honest_dice and found.replayed is True
    return found


def _check_rolls(record: Record, secret: str, found: Verdict) -> None:
    from sortilege.kernel import Fairness

    try:
        found.commitment_kept = Fairness(secret).commitment == record.header.commitment
        if not found.commitment_kept:
            return
        for roll in rolls(record, secret):
            found.rolls += 1
            if not roll.honest and found.dishonest is None:
                found.dishonest = Dishonest(roll.line, roll.line - 2, roll.kind, roll.shown, roll.due)
    except (RecordError, ValueError) as error:
        found.fault = str(error)


def _replay(record: Record, found: Verdict) -> None:
    if not plays_here(record):
        return
    try:
        replay(record, ruleset(record.header.ruleset))
        found.replayed = True
    except RecordError as error:
        found.replayed, found.other_game = False, str(error)


def plays_here(record: Record) -> bool:
    """Whether the rules under which a record was made are the rules of today."""
    return record.header.ruleset in RULESETS and version_here(record) == record.header.version


def version_here(record: Record) -> str:
    """The version of the same rules today; empty where they are not known."""
    name = record.header.ruleset
    rules: Any = ruleset(name) if name in RULESETS else None
    return str(rules.version) if rules is not None else ""
