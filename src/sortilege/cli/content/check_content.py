"""`sortilege content check`"""

from typing import TYPE_CHECKING

import click
import msgspec

from sortilege.cli.example import WithExample

if TYPE_CHECKING:
    from sortilege.content.faults import Fault


@click.command(cls=WithExample, example="sortilege content check confrontation")
@click.argument("packs", nargs=-1, required=True, metavar="FILE|FOLDER…")
@click.option("--json", "as_json", is_flag=True, help="Write every fault as JSON.")
def check_content(packs: tuple[str, ...], as_json: bool) -> None:
    """Say everything that is wrong with packs.

    Each fault is a line with file, line, column and reason. The exit code is 0 if there is none.
    """
    from sortilege.messages.texts import Texts

    faults = [fault for name in packs for fault in _faults(name)]
    if as_json:
        click.echo(msgspec.json.encode({"faults": faults}).decode())
    else:
        click.echo("\n".join(map(str, faults)) or Texts().say("content-sound", packs=len(packs)))
    raise SystemExit(1 if faults else 0)


def _faults(name: str) -> "tuple[Fault, ...]":
    from sortilege.cli.content.packs import pack_called
    from sortilege.content.faults import FileError

    try:
        pack_called(name)
    except FileError as error:
        return error.faults
    return ()
