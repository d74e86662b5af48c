"""The games that a server keeps."""

from __future__ import annotations

from asyncio import timeout, wrap_future
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from sortilege.server.store.database import Connection, Database
from sortilege.server.store.rows import GameRow, SeatRow
from sortilege.server.store.writer import Refused, Work, Writer

T = TypeVar("T")

WELL_WITHIN: Final = 5.0


class Late(Refused):
    """Somebody else has taken this seat or answered this question first."""


class Store:
    """What is written here is durable when the call returns."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)

    def close(self) -> None:
        self.writer.close()

    async def is_well(self) -> bool:
        """Whether something can be written; what is tried leaves no trace."""
        try:
            async with timeout(WELL_WITHIN):
                await self._do(self._try)
        except Exception:
            return False
        return True

    async def create(self, game: GameRow) -> None:
        await self._do(lambda connection: self._create(connection, game))

    async def take_seat(self, game: str, seat: SeatRow) -> None:
        """Somebody sits down; Late where the seat is taken."""
        await self._do(lambda connection: self._take_seat(connection, game, seat))

    async def begin(self, game: str, header: str, lines: Sequence[str]) -> None:
        """The game begins; Late where it has."""
        await self._do(lambda connection: self._begin(connection, game, header, lines))

    async def append(self, game: str, first: int, lines: Sequence[str]) -> None:
        """The steps from one number on; Late, and nothing written, where another stands there."""
        await self._do(lambda connection: self._append(connection, game, first, lines))

    async def read(self, game: str) -> GameRow | None:
        return await self._do(lambda connection: self._read(connection, game))

    async def lines(self, game: str, since: int = 0) -> list[str]:
        """The steps of a game, from one of them on."""
        return await self._do(lambda connection: self._lines(connection, game, since))

    async def _do(self, work: Work[T]) -> T:
        return await wrap_future(self.writer.do(work))

    # In the thread of the database

    def _execute(self, connection: Connection, sql: str, *parameters: object) -> Any:
        return connection.execute(self.database.sql(sql), parameters)

    def _try(self, connection: Connection) -> None:
        self._execute(connection, "delete from migration where number < 0")

    def _create(self, connection: Connection, game: GameRow) -> None:
        setup, options = (msgspec.json.encode(part).decode() for part in (game.setup, game.options))
        self._execute(
            connection,
            "insert into game (id, ruleset, setup, options, secret) values (?, ?, ?, ?, ?)",
            *(game.id, game.ruleset, setup, options, game.secret),
        )
        for seat in game.seats:
            self._execute(
                connection,
                "insert into seat values (?, ?, ?, ?, ?, ?, ?, ?)",
                *(game.id, seat.seat, seat.player, seat.hash, seat.name, seat.colour, seat.word, int(seat.taken)),
            )

    def _take_seat(self, connection: Connection, game: str, seat: SeatRow) -> None:
        taken = self._execute(
            connection,
            "update seat set name = ?, colour = ?, word = ?, taken = 1 where game = ? and seat = ? and taken = 0",
            *(seat.name, seat.colour, seat.word, game, seat.seat),
        )
        if not taken.rowcount:
            raise Late
        self.database.announce(connection, game)

    def _begin(self, connection: Connection, game: str, header: str, lines: Sequence[str]) -> None:
        begun = self._execute(connection, "update game set header = ? where id = ? and header = ''", header, game)
        if not begun.rowcount:
            raise Late
        self._append(connection, game, 0, lines)

    def _append(self, connection: Connection, game: str, first: int, lines: Sequence[str]) -> None:
        for number, line in enumerate(lines, first):
            added = self._execute(
                connection, "insert into step values (?, ?, ?) on conflict do nothing", game, number, line
            )
            if not added.rowcount:  # only the first can stand in the way: steps have no gaps
                raise Late
        self.database.announce(connection, game)

    def _read(self, connection: Connection, game: str) -> GameRow | None:
        columns = "id, ruleset, setup, options, secret, header"
        found = self._execute(connection, f"select {columns} from game where id = ?", game).fetchone()
        if found is None:
            return None
        name, ruleset, setup, options, secret, header = found
        columns = "seat, player, hash, name, colour, word, taken"
        rows = self._execute(connection, f"select {columns} from seat where game = ? order by seat", game).fetchall()
        seats = tuple(
            SeatRow(seat, player, bytes(hash_), called, colour, word, bool(taken))
            for seat, player, hash_, called, colour, word, taken in rows
        )
        plain_setup, plain_options = msgspec.json.decode(setup), msgspec.json.decode(options)
        return GameRow(name, ruleset, plain_setup, plain_options, secret, seats, header)

    def _lines(self, connection: Connection, game: str, since: int) -> list[str]:
        sql = "select line from step where game = ? and number >= ? order by number"
        return [line for (line,) in self._execute(connection, sql, game, since).fetchall()]
