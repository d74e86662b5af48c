"""A command of commands: each is a module of its own, loaded only when it is called."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click


class LazyGroup(click.Group):
    """A group that imports a command when it is called, so that its help does not load the game."""

    def __init__(
        self, *args: Any, package: str, lazily: Mapping[str, str], example: str, suffix: str = "", **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.package = package
        self.lazily = lazily
        """the commands, and what each is for"""
        self.suffix = suffix
        """what the modules, and the commands in them, are called behind the names that are typed"""
        self.example = example

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return list(self.lazily)

    def get_command(self, _ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.lazily:
            return None
        name = cmd_name + self.suffix
        command: click.Command = getattr(import_module(f"{self.package}.{name}"), name)
        return command

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(self.lazily.items()))

    def format_epilog(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write(f"\nExample:\n  {self.example}\n")
