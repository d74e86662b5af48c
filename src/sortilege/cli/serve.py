"""`sortilege serve`: the table in the browser."""

import webbrowser
from pathlib import Path
from typing import Final

import click

from sortilege.cli.example import UserFault, WithExample

USUAL: Final = 8000


@click.command(cls=WithExample, example="sortilege serve --port 8000 --data ~/games")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for everybody.")
@click.option("--port", type=click.IntRange(0, 65535), help="Otherwise 8000, or any that is free.")
@click.option("--open", "opens", is_flag=True, help="Open the table in the browser.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="The folder of the games' file.")
@click.option(
    "--database", default="", metavar="URL", help="A PostgreSQL database instead: postgresql://user@host/name."
)
@click.option("--pace", type=click.FloatRange(0, 60), default=0.7, show_default=True, help="Seconds a program thinks.")
@click.option("--rate", type=click.FloatRange(1), default=50.0, show_default=True, help="Messages a second of a guest.")
@click.option(
    "--tables", type=click.FloatRange(1), default=30.0, show_default=True, help="New tables a minute from one address."
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another address whose pages may connect.")
@click.option(
    "--log-level", type=click.Choice(["debug", "info", "warning", "error"]), default="info", show_default=True
)
def serve(
    host: str,
    port: int | None,
    opens: bool,
    data: Path | None,
    database: str,
    pace: float,
    rate: float,
    tables: float,
    origins: tuple[str, ...],
    log_level: str,
) -> None:
    """Serve the game table to browsers and programs.

    Games are kept in a file of their own, or in PostgreSQL, which several servers can share. An answer is kept before
    it is acknowledged: whatever stops the server, nothing is lost.
    """
    from sortilege.cli.saves import games_folder
    from sortilege.server.run import listening
    from sortilege.server.run import serve as run
    from sortilege.server.settings import Settings

    try:
        opened = listening(host, USUAL if port is None else port)
    except OSError as error:
        if port is not None:
            raise UserFault(f"{host}:{port} cannot be listened at: {error.strerror or error}. Try --port 0.") from None
        opened = listening(host, 0)
    address, number = opened.getsockname()[:2]
    page = f"http://{f'[{address}]' if ':' in address else address}:{number}/"
    click.echo(page)
    if opens:
        webbrowser.open(page)
    try:
        run(
            opened,
            data or games_folder(),
            database,
            Settings(pace=pace, origins=origins, messages_a_second=rate, tables_a_minute=tables),
            log_level,
        )
    except ValueError as error:
        raise UserFault(f"The games cannot be kept: {error}.") from None
