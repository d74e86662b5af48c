"""A help text that ends with an example, and the command as it can be typed again."""

import sys
from pathlib import Path
from shlex import quote
from typing import Any

import click


class WithExample(click.Command):
    """A command whose help ends with one way to call it."""

    def __init__(self, *args: Any, example: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.example = example

    def format_epilog(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write(f"\nExample:\n  {self.example}\n")


class UserFault(click.ClickException):
    """Something that the user can put right: one sentence, no traceback, exit code 2."""

    exit_code = 2


def typed_again() -> str:
    """How this command can be called from here: `make play` puts it where no shell looks for it."""
    script = Path(sys.argv[0]).absolute()
    here = Path.cwd()
    return (
        quote(str(script.relative_to(here))) if script.stem == "sortilege" and here in script.parents else "sortilege"
    )
