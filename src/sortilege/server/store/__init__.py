"""Where games are kept: the record of each as rows that are only ever added, in SQLite or PostgreSQL."""

from sortilege.server.store.database import Database, database_of
from sortilege.server.store.rows import GameRow, SeatRow
from sortilege.server.store.store import Late, Store

__all__ = ["Database", "GameRow", "Late", "SeatRow", "Store", "database_of"]
