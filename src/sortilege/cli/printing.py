"""`sortilege roster print`: a PDF that one takes to a table."""

from pathlib import Path

import click

from sortilege.cli.example import UserFault, WithExample


@click.command("print", cls=WithExample, example="sortilege roster print watch.roster.yaml --paper letter")
@click.argument("roster", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The PDF; by default beside the roster, under its name.",
)
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
def print_roster(roster: Path, output: Path | None, paper: str) -> None:
    """Print a roster as a PDF: the army's sheet, trackers to tick off, and reference cards to cut out.

    The cards are 63 × 88 mm, nine to a page, with marks where they are cut. They need no colour.
    """
    from sortilege.content.faults import FileError
    from sortilege.messages.texts import Texts
    from sortilege.rosters.file import read_roster
    from sortilege.rosters.packs import packs_of
    from sortilege.rosters.printing import TypesetterMissing, sheet_of, typeset, unknown_cards

    texts, target = Texts(), output or roster.with_suffix(".pdf")
    try:
        read = read_roster(roster)
        pack = packs_of(read, roster.parent)
        target.write_bytes(typeset(sheet_of(read, pack, texts), paper))
    except (FileError, LookupError) as error:
        raise UserFault(str(error)) from None
    except TypesetterMissing:
        raise UserFault(texts.say("print-no-typesetter")) from None
    except OSError as error:
        raise UserFault(f"{target}: {error.strerror}") from None
    if unknown := unknown_cards(read, pack):
        click.echo(texts.say("print-unknown-cards", cards=", ".join(unknown)), err=True)
    click.echo(texts.say("print-done", name=read.name, file=str(target)))
