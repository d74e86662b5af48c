"""`sortilege roster export`: a list for others to read."""

from pathlib import Path

import click

from sortilege.cli.example import WithExample
from sortilege.cli.roster.lists import sheet, write


@click.command("export", cls=WithExample, example="sortilege roster export bell_watch --as text")
@click.argument("source", metavar="LIST")
@click.option(
    "--as",
    "form",
    type=click.Choice(["text", "file", "json"]),
    default="text",
    show_default=True,
    help="Plain text to post, a file of ours, or JSON for programs.",
)
@click.option("-o", "--out", type=click.Path(dir_okay=False, path_type=Path), help="Where it is written.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def export_roster(source: str, form: str, out: Path | None, force: bool) -> None:
    """Write a list as plain text to post, as a file of ours, or as JSON. `import` reads each of them."""
    import msgspec

    from sortilege.rosters.file import written
    from sortilege.rosters.text import text_of

    found = sheet(source)
    match form:
        case "text":
            text = text_of(found.roster, found.folder)
        case "file":
            text = written(found.roster)
        case _:
            text = msgspec.json.format(msgspec.json.encode(found.roster)).decode() + "\n"
    write(text, out, force=force)
