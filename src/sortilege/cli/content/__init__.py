"""`sortilege content`: packs of cards."""

from typing import Final

import click

from sortilege.cli.group import LazyGroup

COMMANDS: Final = {
    "check": "Say everything that is wrong with a pack, with file, line and column.",
    "list": "List packs and their cards.",
    "show": "Show a card, with its rules in words.",
    "new": "Write a pack to start from, with comments.",
}


@click.command(
    cls=LazyGroup,
    package="sortilege.cli.content",
    lazily=COMMANDS,
    suffix="_content",
    example="sortilege content list duel",
)
def content() -> None:
    """Packs of cards: check, list and show them, and begin one of your own.

    A pack is a YAML file, a folder of them, or the name of one that comes with Sortilege (see docs/packs).
    """
