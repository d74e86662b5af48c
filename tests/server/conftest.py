"""Real servers: a process of its own on a real socket, over real SQLite files and PostgreSQL servers."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from http import HTTPStatus
from http.client import HTTPConnection
from multiprocessing import get_context
from pathlib import Path

import pytest

from sortilege.server.run import listening, serve
from sortilege.server.settings import Settings

STARTS_WITHIN = 30


class Served:
    """A server in a process of its own."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data, self.options = data, options
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, the first time on any port, then on the same."""
        command = [sys.executable, "-m", "sortilege", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, "--pace", "0", "--rate", "100000", "--tables", "100000", *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        found = re.search(r":(\d+)/", told)
        assert found is not None, told + (self.process.stderr.read() if self.process.stderr else "")
        self.port = int(found[1])
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + STARTS_WITHIN
        while True:
            asking = HTTPConnection("127.0.0.1", self.port, timeout=STARTS_WITHIN)
            try:
                asking.request("GET", "/health")
                assert asking.getresponse().status == HTTPStatus.OK
                return
            except OSError:
                assert time.monotonic() < until, "the server does not start"
                time.sleep(0.01)
            finally:
                asking.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        """As an operator would: the code that it ends with, and what it logged."""
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=STARTS_WITHIN)
        return self.process.returncode, errors

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


class Forked(Served):
    """The same, begun in a moment: its process is forked from one that has read the program already."""

    def start(self) -> None:
        _AHEAD.set_forkserver_preload(
            ["sortilege.server.run", "sortilege.rules.duel", "sortilege.content.shipped_duel"]
        )
        self.port = self.port or free_port()
        self.child = _AHEAD.Process(target=_serve, args=(self.port, self.data, *self.options), daemon=True)
        self.child.start()
        self._wait()

    def kill(self) -> None:
        self.child.kill()
        self.child.join()

    def __exit__(self, *_: object) -> None:
        self.kill()


_AHEAD = get_context("forkserver")


def _serve(port: int, data: Path, database: str = "") -> None:
    serve(
        listening("127.0.0.1", port),
        data,
        database,
        Settings(pace=0, messages_a_second=1e6, tables_a_minute=1e6),
        "error",
    )


def free_port() -> int:
    with listening("127.0.0.1", 0) as opened:
        port: int = opened.getsockname()[1]
        return port


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path) as server:
        yield server


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of its own; left out where the machine has none, but never in CI."""
    programs = postgres_programs()
    if programs is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed: `make test` installs it where it may")
        pytest.skip("PostgreSQL is not installed")
    folder = tmp_path_factory.mktemp("postgres")
    as_user: list[str] = []
    if os.geteuid() == 0:  # the server refuses to be run by root
        shutil.chown(folder, "postgres")
        for parent in (folder, *folder.parents[:3]):
            parent.chmod(parent.stat().st_mode | 0o055)
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]

    def run(program: str, *arguments: str) -> None:
        subprocess.run([*as_user, str(programs / program), *arguments], check=True, capture_output=True, cwd=folder)

    run("initdb", "-D", str(folder / "db"), "-U", "sortilege", "-A", "trust")
    run("pg_ctl", "-D", str(folder / "db"), "-w", "-l", str(folder / "log"), "-o", f"-k {folder} -h ''", "start")
    yield f"postgresql://sortilege@/postgres?host={folder}"
    run("pg_ctl", "-D", str(folder / "db"), "-m", "immediate", "stop")


def postgres_programs() -> Path | None:
    """Where the server's programs are."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


@pytest.fixture
def database(postgres: str) -> str:
    """A new, empty database of that server."""
    import psycopg

    name = f"games_{time.monotonic_ns()}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
    return postgres.replace("/postgres?", f"/{name}?")
