"""How quickly the server takes answers, beside a bare echo that keeps each message as durably, and 500 games at once.

`python -m benchmarks.serving [SECONDS]`: both servers and the players run as processes of their own on this machine.
"""

import asyncio
import json
import multiprocessing
import sqlite3
import sys
from collections.abc import Callable
from multiprocessing import Process, Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Final

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from sortilege.server.run import listening, serve
from sortilege.server.settings import Settings
from tests.server.guests import Guest, any_answer, lay, sit_down, try_places

TABLES: Final = 50
MANY: Final = 500
PLAYERS: Final = 2
"""processes that play"""
MESSAGE: Final = '{"say":"answer","ask":123,"answer":{"light":1,"air":1}}'

Times = list[float]


def echo(port: int, folder: Path) -> None:
    """Starlette, and an insert that is durable before it is answered; nothing else."""
    base = sqlite3.connect(folder / "echo.db", isolation_level=None)
    base.execute("pragma journal_mode = wal")
    base.execute("pragma synchronous = full")
    base.execute("create table step (number integer primary key, line text not null)")

    async def heard(opened: WebSocket) -> None:
        await opened.accept()
        async for text in opened.iter_text():
            base.execute("insert into step (line) values (?)", (text,))
            await opened.send_text(text)

    app = Starlette(routes=[WebSocketRoute("/", heard)])
    config = uvicorn.Config(
        app, http="httptools", ws="websockets-sansio", ws_per_message_deflate=False, log_level="error"
    )
    uvicorn.Server(config).run(sockets=[listening("127.0.0.1", port)])


def ours(port: int, folder: Path) -> None:
    settings = Settings(pace=0, messages_a_second=1e9, tables_a_minute=1e9)
    serve(listening("127.0.0.1", port), folder, "", settings, "error")


class Echoed:
    """One connection that sends as fast as it is answered."""

    def __init__(self, url: str, _client: httpx.AsyncClient) -> None:
        self.url = url.replace("http", "ws")

    async def begin(self) -> None:
        self.opened = await connect(self.url, compression=None)

    async def play(self, until: float, times: Times) -> None:
        while (began := perf_counter()) < until:
            await self.opened.send(MESSAGE)
            await self.opened.recv()
            times.append(perf_counter() - began)


class Duels:
    """One table, played by two as fast as they are asked; when a duel ends they begin another."""

    def __init__(self, url: str, client: httpx.AsyncClient) -> None:
        self.url, self.client = url, client
        self.random = Random(7)

    async def begin(self) -> None:
        laid = (await self.client.post("/api/tables", json={"ruleset": "duel"})).json()
        for link in laid["seats"]:
            headers = {"authorization": f"Bearer {link['secret']}"}
            await self.client.post(f"/api/tables/{laid['id']}/seat", json={"name": "Ann"}, headers=headers)
        self.guests = [await Guest.at(self.url, laid["id"], link["secret"]) for link in laid["seats"]]

    async def play(self, until: float, times: Times) -> None:
        while perf_counter() < until:
            await asyncio.gather(*(_play(guest, self.random, until, times) for guest in self.guests))
            if all(guest.over for guest in self.guests):
                for guest in self.guests:
                    await guest.close()
                await self.begin()


async def _play(guest: Guest, random: Random, until: float, times: Times) -> None:
    while perf_counter() < until and not guest.over:
        if guest.question is None:
            try:
                await asyncio.wait_for(guest.hear(), max(0.01, until - perf_counter()))
            except TimeoutError:
                return
            continue
        answer = any_answer(guest, random)
        if answer is None:
            answer = await try_places(guest, random)
        began = perf_counter()
        await guest.answer(answer)
        while guest.question is not None and guest.question["ask"] == guest.answered:
            await guest.hear()
        times.append(perf_counter() - began)


Player = type[Echoed] | type[Duels]


def _players(kind: Player, url: str, seconds: float, ready: Barrier, told: "Queue[Times]") -> None:
    async def all_() -> Times:
        times: Times = []
        async with httpx.AsyncClient(base_url=url, verify=False, timeout=60) as client:
            playing = [kind(url, client) for _ in range(TABLES // PLAYERS)]
            for one in playing:
                await one.begin()
            ready.wait()
            until = perf_counter() + seconds
            await asyncio.gather(*(one.play(until, times) for one in playing))
        return times

    told.put(asyncio.run(all_()))


def measured(server: Callable[[int, Path], None], kind: Player, seconds: float) -> tuple[float, float]:
    """Answers a second, and the 99th of a hundred times from answer to next question."""
    with TemporaryDirectory() as folder:
        process, url = _started(server, Path(folder))
        told: Queue[Times] = Queue()
        ready = multiprocessing.Barrier(PLAYERS)
        players = [Process(target=_players, args=(kind, url, seconds, ready, told)) for _ in range(PLAYERS)]
        for player in players:
            player.start()
        times = [time for _ in players for time in told.get()]
        for player in players:
            player.join()
        process.terminate()
        process.join()
    return len(times) / seconds, quantiles(times, n=100)[98]


def _started(server: Callable[[int, Path], None], folder: Path) -> tuple[Process, str]:
    with listening("127.0.0.1", 0) as free:
        port: int = free.getsockname()[1]
    process = Process(target=server, args=(port, folder))
    process.start()
    url = f"http://127.0.0.1:{port}"
    while True:
        try:
            httpx.get(url)
            return process, url
        except httpx.TransportError:
            sleep(0.05)


async def many(url: str) -> int:
    """Tables at which somebody sits and has been asked; how many of them are alive."""
    guests = []
    for number in range(MANY):
        table, secrets = await lay(url)
        await sit_down(url, table, secrets[0], name=f"player {number}")
        guests.append(await Guest.at(url, table, secrets[0]))
        await guests[-1].asked()
    alive = 0
    for guest in guests:
        await guest.say("past", number=0)
        alive += (await guest.hear_until("past"))["state"] is not None
    for guest in guests:
        await guest.close()
    return alive


def memory(process: Process) -> float:
    """Of a process, in megabytes."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def main(seconds: float) -> None:
    bare, bare_late = measured(echo, Echoed, seconds)
    table, late = measured(ours, Duels, seconds)
    print(f"bare echo   {bare:8.0f} answers/s   p99 {bare_late * 1000:6.1f} ms")
    print(f"{TABLES} tables   {table:8.0f} answers/s   p99 {late * 1000:6.1f} ms   ratio {table / bare:.2f}")
    with TemporaryDirectory() as folder:
        process, url = _started(ours, Path(folder))
        before = memory(process)
        alive = asyncio.run(many(url))
        print(json.dumps({"games": MANY, "alive": alive, "MB before": round(before), "MB": round(memory(process))}))
        process.terminate()
        process.join()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5)
