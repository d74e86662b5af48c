"""`sortilege content list`"""

import sys
from typing import Any

import click
import msgspec

from sortilege.cli.example import UserFault, WithExample


@click.command(cls=WithExample, example="sortilege content list duel")
@click.argument("packs", nargs=-1, metavar="[PACK…]")
@click.option("--json", "as_json", is_flag=True, help="Write them as JSON.")
def list_content(packs: tuple[str, ...], as_json: bool) -> None:
    """List the cards of packs; without any, of those that come with Sortilege."""
    from sortilege.cli.content.packs import cards_of, name_of, pack_called
    from sortilege.content.any_pack import shipped_names
    from sortilege.content.faults import FileError
    from sortilege.kernel.words import said

    rows: list[dict[str, Any]] = []
    for name in packs or shipped_names():
        try:
            pack = pack_called(name)
        except FileError as error:
            raise UserFault(str(error)) from None
        for kind, cards in cards_of(pack).items():
            rows += [
                {"pack": pack.id, "kind": kind, "id": one, "name": said(name_of(card)), "pa": _points(card)}
                for one, card in cards.items()
            ]
    if as_json:
        click.echo(msgspec.json.encode(rows).decode())
    elif sys.stdout.isatty():
        _show(rows)
    else:
        click.echo("\n".join("\t".join(str(row[part]) for part in row) for row in rows))


def _points(card: object) -> int:
    return int(getattr(getattr(card, "card", card), "pa", getattr(card, "points", 0)))


def _show(rows: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    from sortilege.messages.texts import Texts

    table = Table(box=None, pad_edge=False)
    for part in rows[0] if rows else ():
        table.add_column(Texts().say(f"content-{part}"), justify="right" if part == "pa" else "left")
    for row in rows:
        table.add_row(*(str(value) if value else "" for value in row.values()))
    Console().print(table)
