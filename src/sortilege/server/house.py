"""The house: every table of this server, laid, found again, and cleared away when nobody sits there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from secrets import token_hex
from threading import Event, Thread
from time import perf_counter
from typing import Final

from sortilege.bots import player
from sortilege.kernel import Fairness, Game
from sortilege.rules import ruleset
from sortilege.server import metrics, wire
from sortilege.server.live_table import PERSON, LiveTable
from sortilege.server.secrets import hash_of, is_id, new_id, new_secret
from sortilege.server.settings import Settings
from sortilege.server.setups import setup_of
from sortilege.server.store import GameRow, SeatRow, Store

log = logging.getLogger(__name__)

IDLE: Final = 600.0
"""After so many seconds without anybody a table is put away; its record stays."""

CROWDED: Final = 30.0
"""The same where there is no room for another; longer than a guest who comes in may take to say who he is."""


class Full(Exception):
    """There is no room for another table in memory."""


class House:
    """The tables that a server has in memory, over those that it has kept."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._ends = Event()
        self._sweeper: asyncio.Task[None] | None = None
        self._following: set[asyncio.Future[None]] = set()
        self.connections = 0

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        if self.store.database.shared:
            Thread(target=self._listen, args=(loop,), name="listener", daemon=True).start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        self._ends.set()
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self.tables.values():
            await table.rest()
        await asyncio.to_thread(self.store.close)

    async def lay(self, new: wire.NewTable) -> wire.Created:
        """A new table; a ValueError says why it cannot be laid."""
        for who in new.players:
            if who != PERSON:
                player(who)
        setup = await asyncio.to_thread(setup_of, new)  # a list is long to read: others play on meanwhile
        Game(ruleset(new.ruleset), setup, Fairness(token_hex(32)).chance(), new.options, keeps=False)  # can it begin?
        links = tuple(wire.SeatLink(seat, new_secret()) for seat, who in enumerate(new.players) if who == PERSON)
        hashes = {link.seat: hash_of(link.secret) for link in links}
        seats = tuple(
            SeatRow(seat, who, hashes.get(seat, b""), word=token_hex(8), taken=who != PERSON)
            for seat, who in enumerate(new.players)
        )
        row = GameRow(new_id(), new.ruleset, setup, dict(new.options), token_hex(32), seats)
        await self.store.create(row)
        metrics.TABLES.inc()
        log.info("table laid", extra={"table": row.id, "ruleset": row.ruleset})
        return wire.Created(row.id, Fairness(row.secret).commitment, links)

    async def table(self, id_: str) -> LiveTable | None:
        """A table by its id, from memory or from what is kept."""
        if id_ in self.tables:
            self.tables[id_].used = perf_counter()
            return self.tables[id_]
        if not is_id(id_):
            return None
        if id_ not in self._opening:
            self._opening[id_] = asyncio.ensure_future(self._open(id_))
        return await asyncio.shield(self._opening[id_])

    async def _open(self, id_: str) -> LiveTable | None:
        try:
            if len(self.tables) >= self.settings.most_tables:
                self.put_away(CROWDED)
            if len(self.tables) >= self.settings.most_tables:
                raise Full
            row = await self.store.read(id_)
            if row is None:
                return None
            table = LiveTable(row, self.store, self.settings.pace)
            await table.refresh()
            self.tables[id_] = table
            metrics.OPEN_TABLES.set(len(self.tables))
            return table
        finally:
            del self._opening[id_]

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Other servers write to the same database: their games are followed. A lost connection is made anew."""
        while not self._ends.is_set():
            try:
                self.store.database.listen(lambda game: _called(loop, self._heard, game), self._ends.is_set)
            except Exception:
                log.exception("listening to the database")
                self._ends.wait(1)

    def _heard(self, game: str) -> None:
        if (table := self.tables.get(game)) is not None:
            task = asyncio.ensure_future(table.refresh())
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 10)
            self.put_away(IDLE)

    def put_away(self, seconds: float) -> None:
        """Forget the tables at which nobody has been for so long; they are found again in what is kept."""
        late = perf_counter() - seconds
        for id_, table in list(self.tables.items()):
            if not table.guests and table.used <= late and not table.changing.locked():
                del self.tables[id_]
        metrics.OPEN_TABLES.set(len(self.tables))


def _called(loop: asyncio.AbstractEventLoop, heard: Callable[[str], None], game: str) -> None:
    """From the listening thread into the loop's."""
    loop.call_soon_threadsafe(heard, game)
