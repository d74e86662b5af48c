"""`sortilege roster link`: a whole list in a link."""

import click

from sortilege.cli.example import WithExample
from sortilege.cli.roster.lists import sheet


@click.command("link", cls=WithExample, example="sortilege roster link bell_watch")
@click.argument("source", metavar="LIST")
@click.option("--page", default="", metavar="URL", help="The address that the list is put behind.")
def link_roster(source: str, page: str) -> None:
    """Put a whole list into a link. Any command of `sortilege roster` takes the link in place of a file.

    The list stands behind the # of the address: a browser sends it to nobody.
    """
    from sortilege.rosters.link import link_of

    click.echo(link_of(sheet(source).roster, page))
