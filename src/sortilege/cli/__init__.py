"""The `sortilege` command. Each subcommand is a module of its own, loaded only when it is called."""

from importlib import import_module
from typing import Final

import click

COMMANDS: Final = {
    "play": "Play at the keyboard, against the computer or each other.",
    "serve": "Serve the game table to browsers and programs.",
    "replay": "Tell a recorded game step by step.",
    "explain": "Say why a step went as it did, or why an answer is refused.",
    "verify": "Check every roll of a record, and that the rules lead where it says.",
    "simulate": "Play many games at once, and print how often who wins.",
    "check": "Run rules cases and show the first difference.",
    "rule": "Look up a rule by its id, or by words.",
}


class LazyGroup(click.Group):
    """A group that imports a command when it is called, so that `sortilege --help` does not load the game."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, _ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"sortilege.cli.{cmd_name}"), cmd_name)
        return command

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def format_epilog(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write("\nExample:\n  sortilege play --against odds\n")


@click.command(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="sortilege", message="sortilege %(version)s")
def main() -> None:
    """Sortilege: miniature games in which magic and dice decide battles."""
