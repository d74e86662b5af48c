"""`sortilege roster`: army lists."""

from typing import Final

import click

from sortilege.cli.group import LazyGroup

COMMANDS: Final = {
    "new": "Build a list, step by step at the keyboard or by options.",
    "check": "Say everything that is wrong with a list, and what would mend it.",
    "show": "Show a list as a table.",
    "print": "Make a PDF of a list: a sheet, trackers, and cards to cut out.",
    "export": "Write a list as a file of ours, or as plain text to post.",
    "import": "Read a list that somebody typed, or a link, into a file.",
    "link": "Put a whole list into a link.",
}


@click.command(
    cls=LazyGroup,
    package="sortilege.cli.roster",
    lazily=COMMANDS,
    suffix="_roster",
    example="sortilege roster check bell_watch",
)
def roster() -> None:
    """Build, check, show and share army lists.

    A list is a file (see docs/rosters.md), a list that somebody typed, a link, or the id of a ready army, such as
    bell_watch; with its pack before it where that is another: mine.yaml:red_watch. A dash reads what comes in.
    """
