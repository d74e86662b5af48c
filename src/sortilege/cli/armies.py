"""The armies of a game at the keyboard: lists of the players, checked before they meet."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from sortilege.cli.example import UserFault
from sortilege.cli.roster.check_roster import Report
from sortilege.cli.roster.lists import sheet

if TYPE_CHECKING:
    from sortilege.rosters.finding import Fault
    from sortilege.rosters.sources import Sheet


class Meeting(NamedTuple):
    """Two armies that meet."""

    ruleset: str
    setup: dict[str, Any]
    options: dict[str, str]
    """those for which they were built"""


def meeting(sources: tuple[str, ...], *, unchecked: bool) -> Meeting:
    """What is wrong with the armies is shown first; with a fault they meet only if nobody minds."""
    from sortilege.rosters.options import options_in_play

    mine, theirs = _two(sources)
    reports = (Report(mine), Report(theirs))
    if mine.roster.ruleset != theirs.roster.ruleset:
        raise UserFault(f"{mine.name} and {theirs.name} are lists of two rule systems.")
    between = faults_between(*reports)
    for report in (reports[0], Report(theirs, between)):
        if report.has_faults:
            report.tell()
    if not unchecked and (between or any(report.has_faults for report in reports)):
        raise UserFault("These armies cannot meet. Mend them, or take --unchecked if nobody minds.")
    options = options_in_play(mine.roster) | options_in_play(theirs.roster)
    return Meeting(mine.roster.ruleset, _setup(*reports), options)


def faults_between(mine: Report, theirs: Report) -> "tuple[Fault, ...]":
    """What is wrong between two armies; bands of The Arcane have nothing to agree on."""
    from sortilege.content.pack import Pack
    from sortilege.rosters.meeting import check_meeting

    if not (isinstance(mine.pack, Pack) and isinstance(theirs.pack, Pack)):
        return ()
    return check_meeting((mine.sheet.roster, mine.pack), (theirs.sheet.roster, theirs.pack))


def _two(sources: tuple[str, ...]) -> "tuple[Sheet, Sheet]":
    """The armies that are named; against one alone, the first ready army that it may meet."""
    mine, *others = map(sheet, sources)
    if len(others) > 1:
        raise UserFault("Two armies meet: --army A --army B.")
    theirs = others[0] if others else _opponent(mine)
    return _agreeing(mine, theirs), _agreeing(theirs, mine)


def _agreeing(sheet: "Sheet", other: "Sheet") -> "Sheet":
    """A ready army is played under whatever options the other one is built for."""
    from msgspec.structs import replace

    if sheet.file is not None or sheet.roster.options:
        return sheet
    return replace(sheet, roster=replace(sheet.roster, options=other.roster.options))


def _opponent(mine: "Sheet") -> "Sheet":
    ready = [_agreeing(each, mine) for each in _ready(mine)]
    report = Report(mine)
    return next((each for each in ready if not faults_between(report, Report(each))), ready[0])


def _ready(mine: "Sheet") -> "Iterator[Sheet]":
    from sortilege.content.shipped import shipped

    return (sheet(side) for side in shipped(mine.roster.ruleset).sides() if side != mine.name)


def _setup(mine: Report, theirs: Report) -> dict[str, Any]:
    """The set-up of their game, on the first table that is shipped."""
    from sortilege.rosters.sides import setup_between

    return setup_between((mine.sheet.roster, mine.pack), (theirs.sheet.roster, theirs.pack))
