"""`sortilege content new`"""

from pathlib import Path

import click

from sortilege.cli.example import UserFault, WithExample


@click.command(cls=WithExample, example="sortilege content new my_cards.yaml")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--schema", default="", help="Where an editor finds docs/schema/pack.json; otherwise it is put beside it."
)
def new_content(file: Path, schema: str) -> None:
    """Write a pack to start from: a model, a spell, an artifact, a table and an army, with comments."""
    from importlib.resources import files

    from sortilege.content.schema import pack_schema, written
    from sortilege.messages.texts import Texts

    beside = file.with_name("pack.schema.json")
    if file.exists() or (not schema and beside.exists()):
        raise UserFault(f"{file if file.exists() else beside} is there already.")
    text = files("sortilege.content").joinpath("starter.yaml").read_text(encoding="utf-8")
    file.write_text(text.replace("SCHEMA", schema or beside.name), encoding="utf-8")
    if not schema:
        beside.write_text(written(pack_schema()), encoding="utf-8")
    click.echo(Texts().say("content-written", file=str(file)))
