"""The two databases: SQLite, which needs nothing, and PostgreSQL, which several servers can share."""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from sortilege.server.store.migrations import MIGRATIONS

CHANNEL: Final = "sortilege_game"
"""On which servers that share a database tell each other which game has gone on."""

SCHEMES: Final = ("postgresql", "postgres")


class Connection(Protocol):
    """What both drivers offer."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Any: ...

    def close(self) -> None: ...


class Database(Protocol):
    """A place for games."""

    shared: bool
    """whether other servers may write to it at the same time"""

    def connect(self) -> Connection:
        """A connection that begins and ends its transactions by hand."""

    def sql(self, text: str) -> str:
        """A statement as this database wants it."""

    def announce(self, connection: Connection, game: str) -> None:
        """Let the other servers know, when the transaction is done, that a game has gone on."""

    def listen(self, heard: Callable[[str], None], ends: Callable[[], bool]) -> None:
        """Hear of games that have gone on until it `ends`; returns at once where nobody else can write."""


class Sqlite:
    """One file."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path

    def connect(self) -> Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")  # what is acknowledged outlives a power cut
        connection.execute("pragma foreign_keys = on")
        connection.execute("pragma busy_timeout = 10000")
        return connection

    def sql(self, text: str) -> str:
        return text.format(bytes="blob") if "{" in text else text

    def announce(self, connection: Connection, game: str) -> None:
        """Nobody else writes to the file."""

    def listen(self, heard: Callable[[str], None], ends: Callable[[], bool]) -> None:
        """Nobody else writes to the file."""


class Postgres:
    """A PostgreSQL server, by its address."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url

    def connect(self) -> Connection:
        import psycopg

        connection: Connection = psycopg.connect(self.url, autocommit=True)  # transactions are begun by hand
        return connection

    def sql(self, text: str) -> str:
        return text.format(bytes="bytea").replace("?", "%s") if "{" in text else text.replace("?", "%s")

    def announce(self, connection: Connection, game: str) -> None:
        connection.execute("select pg_notify(%s, %s)", (CHANNEL, game))

    def listen(self, heard: Callable[[str], None], ends: Callable[[], bool]) -> None:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"listen {CHANNEL}")
            while not ends():
                for notice in connection.notifies(timeout=0.5):
                    heard(notice.payload)


def database_of(url: str, folder: Path) -> Database:
    """The database of an address; without one a file in the folder. A ValueError says which addresses there are."""
    if not url:
        return Sqlite(folder / "games.db")
    scheme, sign, rest = url.partition("://")
    if sign and scheme in SCHEMES:
        return Postgres(url)
    if sign and scheme == "sqlite":
        return Sqlite(Path(rest.removeprefix("/") if rest.startswith("/") and not rest.startswith("//") else rest))
    raise ValueError(f"{url!r} is no database: write postgresql://user@host/name or sqlite:///file")


def migrate(database: Database, connection: Connection) -> None:
    """Bring the tables up to date. Two servers that start together do it one after the other."""
    connection.execute("begin immediate" if not database.shared else "begin")
    try:
        if database.shared:
            connection.execute("select pg_advisory_xact_lock(7301)")
        connection.execute("create table if not exists migration (number integer primary key)")
        done = connection.execute("select count(*) from migration").fetchone()[0]
        if done > len(MIGRATIONS):
            raise ValueError("the games are kept by a newer version of Sortilege: start that one")
        for number, statements in enumerate(MIGRATIONS[done:], done):
            for statement in statements:
                connection.execute(database.sql(statement))
            connection.execute(database.sql("insert into migration values (?)"), (number,))
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")
