"""Running the server until it is told to stop."""

import signal
from pathlib import Path
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, socket

import uvicorn

from sortilege.server.app import application
from sortilege.server.logs import log_to_stderr
from sortilege.server.settings import Settings
from sortilege.server.store import Store, database_of

PATIENCE = 5
"""How many seconds open connections have to end."""


def listening(host: str, port: int) -> socket:
    """A socket that listens; an OSError where the port is taken. Port 0 is any that is free."""
    family = AF_INET6 if ":" in host else AF_INET
    opened = socket(family, SOCK_STREAM)
    opened.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
        opened.listen(1024)  # whoever comes while the server starts is served when it has
    except BaseException:
        opened.close()
        raise
    return opened


def serve(
    opened: socket, data: Path, database: str = "", settings: Settings | None = None, log_level: str = "info"
) -> None:
    """Serve until a signal says stop; what was begun is finished, and every answer is kept already."""
    log_to_stderr(log_level)
    store = Store(database_of(database, data))
    config = uvicorn.Config(
        application(store, settings),
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=(settings or Settings()).most_message,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    for told in (signal.SIGTERM, signal.SIGINT):
        signal.signal(told, lambda _number, _frame: None)  # uvicorn repeats the signal when it has stopped: it is done
    uvicorn.Server(config).run(sockets=[opened])
