"""`sortilege roster import`: a list that others wrote."""

from pathlib import Path

import click

from sortilege.cli.example import WithExample
from sortilege.cli.roster.lists import sheet, write


@click.command("import", cls=WithExample, example="sortilege roster import bell_watch -o mine.roster.yaml")
@click.argument("source", default="-", metavar="[LIST]")
@click.option("-o", "--out", type=click.Path(dir_okay=False, path_type=Path), help="Where it is written.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def import_roster(source: str, out: Path | None, force: bool) -> None:
    """Read a list that somebody typed, a link, or a ready army, and write it as a file of ours.

    Without a name it reads what comes in. Lines such as "3x Lancer", "Lancer x3" or "- 3 lancers (39 pts)" are
    understood; every line that is not is named.
    """
    from sortilege.rosters.file import written

    write(written(sheet(source).roster), out, force=force)
