"""The `sortilege` command. Each subcommand is a module of its own, loaded only when it is called."""

from typing import Final

import click

from sortilege.cli.group import LazyGroup

COMMANDS: Final = {
    "play": "Play at the keyboard, against the computer or each other.",
    "serve": "Serve the game table to browsers and programs.",
    "replay": "Tell a recorded game step by step.",
    "explain": "Say why a step went as it did, or why an answer is refused.",
    "verify": "Check every roll of a record, and that the rules lead where it says.",
    "simulate": "Play many games at once, and print how often who wins.",
    "roster": "Build, check, show and share army lists.",
    "content": "Check, list and show packs of cards, and begin one of your own.",
    "check": "Run rules cases and show the first difference.",
    "rule": "Look up a rule by its id, or by words.",
}


@click.command(
    cls=LazyGroup,
    package="sortilege.cli",
    lazily=COMMANDS,
    example="sortilege play --against sparring",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="sortilege", message="sortilege %(version)s")
def main() -> None:
    """Sortilege: miniature games in which magic and dice decide battles."""
