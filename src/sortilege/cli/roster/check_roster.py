"""`sortilege roster check`: everything that is wrong with a list."""

from typing import TYPE_CHECKING, Any

import click

from sortilege.cli.example import WithExample
from sortilege.cli.roster.lists import pack_of, printable, sheet, speaker_of, title

if TYPE_CHECKING:
    from sortilege.messages import Speaker
    from sortilege.rosters.finding import Finding
    from sortilege.rosters.sources import Sheet


@click.command("check", cls=WithExample, example="sortilege roster check bell_watch --against ashen_column")
@click.argument("sources", nargs=-1, required=True, metavar="LIST…")
@click.option("--against", metavar="LIST", help="Check as well whether it may meet this one.")
@click.option("--json", "as_json", is_flag=True, help="Write everything as JSON.")
def check_roster(sources: tuple[str, ...], against: str | None, as_json: bool) -> None:
    """Say everything that is wrong with a list: where, by which rule, and what would mend it.

    The exit code is 0 where there is no fault (warnings do not count), and 1 where there is one.
    """
    reports = [Report(sheet(source)) for source in sources]
    if against is not None:
        other = Report(sheet(against))
        reports = [report.against(other) for report in reports]
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode([report.plain() for report in reports])).decode())
    else:
        for report in reports:
            report.tell()
    raise SystemExit(1 if any(report.has_faults for report in reports) else 0)


class Report:
    """What was found in a list."""

    def __init__(self, sheet: "Sheet", meeting: "tuple[Finding, ...]" = ()) -> None:
        from sortilege.rosters.checking import check

        self.sheet = sheet
        self.pack = pack_of(sheet)
        self.found = (*check(sheet.roster, self.pack), *meeting)
        self.speaker: Speaker = speaker_of(self.pack)

    def against(self, other: "Report") -> "Report":
        """The same, with what is wrong between it and another."""
        from sortilege.cli.example import UserFault
        from sortilege.content.pack import Pack
        from sortilege.rosters.meeting import check_meeting

        if not (isinstance(self.pack, Pack) and isinstance(other.pack, Pack)):
            raise UserFault("Only armies of Confrontation are checked against each other.")
        return Report(self.sheet, check_meeting((self.sheet.roster, self.pack), (other.sheet.roster, other.pack)))

    @property
    def has_faults(self) -> bool:
        from sortilege.rosters.finding import Fault

        return any(isinstance(finding, Fault) for finding in self.found)

    def tell(self) -> None:
        """The faults first, then the warnings, each with its line or its entry."""
        from sortilege.rosters.finding import Fault

        say = self.speaker.texts.say
        click.echo(title(self.sheet.roster, self.pack, self.speaker))
        for kind in (True, False):
            for finding in self.found:
                if isinstance(finding, Fault) == kind:
                    self._tell_one(finding, "fault" if kind else "caution")
        faults = sum(isinstance(finding, Fault) for finding in self.found)
        click.echo(say("list-checked", faults=faults, cautions=len(self.found) - faults))

    def _tell_one(self, finding: "Finding", kind: str) -> None:
        said = printable(self.speaker.finding(finding.code, finding.facts))
        word = click.style(self.speaker.texts.say(f"list-{kind}"), fg="red" if kind == "fault" else "yellow")
        click.echo(f"{self._place(finding)}{word}: {said} [{finding.rule}]")
        click.echo(f"    {printable(self.speaker.mending(finding.code, finding.facts))}")

    def _place(self, finding: "Finding") -> str:
        """The line of the file, or else the entry."""
        if (line := self.sheet.line_of(finding.at)) is not None:
            return f"{self.sheet.name}:{line}: "
        match finding.at:
            case (part, int() as place, *_):
                return self.speaker.texts.say("list-entry", part=str(part), number=place + 1) + ": "
        return ""

    def plain(self) -> dict[str, Any]:
        """The same for programs."""
        return {
            "list": self.sheet.name,
            "name": self.sheet.roster.name,
            "in_order": not self.has_faults,
            "found": [
                {
                    "kind": type(finding).__struct_config__.tag,
                    "rule": finding.rule,
                    "code": finding.code,
                    "at": finding.at,
                    "line": self.sheet.line_of(finding.at),
                    "text": self.speaker.finding(finding.code, finding.facts),
                    "mend": self.speaker.mending(finding.code, finding.facts),
                    "facts": finding.facts,
                }
                for finding in self.found
            ],
        }
