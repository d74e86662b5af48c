"""`sortilege roster print`: a PDF that one takes to a table."""

import re
from pathlib import Path

import click

from sortilege.cli.example import UserFault, WithExample
from sortilege.cli.roster.lists import pack_of, printable, sheet


@click.command("print", cls=WithExample, example="sortilege roster print bell_watch --paper letter")
@click.argument("source", metavar="LIST")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The PDF; by default here, under the name of the list.",
)
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
def print_roster(source: str, output: Path | None, paper: str) -> None:
    """Print a list as a PDF: the army's sheet, trackers to tick off, and reference cards to cut out.

    The cards are 63 × 88 mm, nine to a page, with marks where they are cut. They need no colour.
    """
    from sortilege.messages.texts import Texts
    from sortilege.rosters.printing import TypesetterMissing, sheet_of, typeset, unknown_cards

    found, texts = sheet(source), Texts()
    pack = pack_of(found)
    target = output or Path(f"{_file_name(found.roster.name)}.pdf")
    try:
        target.write_bytes(typeset(sheet_of(found.roster, pack, texts), paper))
    except TypesetterMissing:
        raise UserFault(texts.say("print-no-typesetter")) from None
    except OSError as error:
        raise UserFault(f"{target}: {error.strerror or error}.") from None
    if unknown := unknown_cards(found.roster, pack):
        click.echo(texts.say("print-unknown-cards", cards=printable(", ".join(unknown))), err=True)
    click.echo(texts.say("print-done", name=printable(found.roster.name), file=str(target)))


def _file_name(name: str) -> str:
    """A name that every system takes for a file."""
    return re.sub(r"[^\w-]+", "_", name).strip("_")[:60] or "roster"
