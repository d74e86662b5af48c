"""One thread that speaks to the database, and commits for everybody who waits at once.

An append costs little; making it durable costs a write to the disk. So whatever has come in while the last commit was
under way goes into the next one together, and nobody is told that his work is kept before it is.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from sortilege.server.store.database import Connection, Database, migrate

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_TOGETHER: Final = 256


class Refused(Exception):
    """Work that found it must not be done; it has changed nothing."""


class Writer(Thread):
    """Does work on the database in the order in which it comes."""

    def __init__(self, database: Database) -> None:
        super().__init__(name="store", daemon=True)
        self.database = database
        self.connection = database.connect()
        migrate(database, self.connection)
        self.queue: SimpleQueue[tuple[Work[Any], Future[Any]] | None] = SimpleQueue()
        self.start()

    def do(self, work: Work[T]) -> Future[T]:
        """What the work gives, once it is kept."""
        future: Future[T] = Future()
        self.queue.put((work, future))
        return future

    def close(self) -> None:
        """Finish what has come in, and stop."""
        self.queue.put(None)
        self.join()
        self.connection.close()

    def run(self) -> None:
        while (first := self.queue.get()) is not None:
            together = [first]
            ends = False
            while len(together) < MOST_TOGETHER and not self.queue.empty():
                following = self.queue.get()
                if following is None:
                    ends = True
                    break
                together.append(following)
            self._keep(together)
            if ends:
                return

    def _keep(self, together: list[tuple[Work[Any], Future[Any]]]) -> None:
        """All in one transaction; where that fails each in its own, so that one cannot spoil the others'."""
        together = [one for one in together if one[1].running() or one[1].set_running_or_notify_cancel()]
        try:
            done = self._transaction([work for work, _ in together])
        except Exception as error:
            if len(together) == 1:
                together[0][1].set_exception(error)
            else:
                self._mend()
                for one in together:
                    self._keep([one])
            return
        for (_, future), result in zip(together, done, strict=True):
            if isinstance(result, Refused):
                future.set_exception(result)
            else:
                future.set_result(result)

    def _transaction(self, works: list[Work[Any]]) -> list[Any]:
        connection = self.connection
        try:
            connection.execute("begin")
            done = [_result(work, connection) for work in works]
            connection.execute("commit")
        except Exception:
            self._mend()
            raise
        return done

    def _mend(self) -> None:
        """After a failure: nothing half done is left, and a connection that was lost is made anew."""
        try:
            self.connection.execute("rollback")
        except Exception:
            try:
                self.connection.close()
                self.connection = self.database.connect()
            except Exception:  # the next work finds out, and says so
                return


def _result(work: Work[Any], connection: Connection) -> Any:
    try:
        return work(connection)
    except Refused as refused:
        return refused
