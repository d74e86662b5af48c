"""Guests of a table, as browsers would be: HTTP to sit down, and a WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, ClassVar, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from sortilege.kernel.choice import Allotment, Bound

T = TypeVar("T")

WITHIN = 300
"""seconds: a busy machine is no failure"""


async def lay(url: str, ruleset: str = "duel", players: tuple[str, str] = ("person", "random"), **more: Any) -> Any:
    """A new table: its id, and the secret of each person's seat."""
    async with httpx.AsyncClient(base_url=url, verify=False, timeout=WITHIN) as client:
        answer = await client.post("/api/tables", json={"ruleset": ruleset, "players": players, **more})
        answer.raise_for_status()
        made = answer.json()
        return made["id"], {link["seat"]: link["secret"] for link in made["seats"]}


async def sit_down(url: str, table: str, secret: str, name: str = "Ann", word: str = "word") -> Any:
    async with httpx.AsyncClient(
        base_url=url, verify=False, timeout=WITHIN, headers={"authorization": f"Bearer {secret}"}
    ) as client:
        answer = await client.post(f"/api/tables/{table}/seat", json={"name": name, "word": word})
        answer.raise_for_status()
        return answer.json()


def merged(before: Any, patch: Any) -> Any:
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    after = dict(before) if isinstance(before, dict) else {}
    for name, change in patch.items():
        if change is None:
            after.pop(name, None)
        else:
            after[name] = merged(after.get(name), change)
    return after


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Do what guests do, and let everybody leave."""

    async def whole() -> T:
        try:
            return await asyncio.wait_for(coroutine, WITHIN)
        finally:
            while Guest.here:
                await Guest.here.pop().close()

    with ThreadPoolExecutor(1) as apart:  # this thread may have a loop of its own: that of a browser
        return apart.submit(asyncio.run, whole()).result()


class Guest:
    """One connection."""

    here: ClassVar[list[Guest]] = []

    def __init__(self, socket: ClientConnection) -> None:
        self.here.append(self)
        self.socket = socket
        self.state: Any = None
        self.told: list[Any] = []
        self.question: Any = None
        self.waiting: Any = []
        self.over = False
        self.seat: int | None = None
        self.number = 0
        self.answered = -1
        self.heard: list[str] = []
        """everything that came, as it came"""
        self.last: Any = None

    @classmethod
    async def at(cls, url: str, table: str, secret: str = "", since: int = 0) -> Guest:
        socket = await connect(f"{url.replace('http', 'ws')}/api/tables/{table}/socket", max_size=None)
        guest = cls(socket)
        await guest.say("hello", secret=secret, since=since)
        return guest

    async def say(self, what: str, **more: Any) -> None:
        await self.socket.send(json.dumps({"say": what, **more}))

    async def hear(self) -> Any:
        """The next message."""
        raw = await self.socket.recv()
        assert isinstance(raw, str)
        self.heard.append(raw)
        message = self.last = json.loads(raw)
        match message["say"]:
            case "welcome":
                self.seat = message["seat"]
            case "update":
                self.state = message["state"] if message["whole"] else merged(self.state, message["state"])
                self.told += message["told"]
                self.question = message["question"]
                self.waiting = message["waiting"]
                self.over = message["over"]
                self.number = message["number"]
        return message

    async def hear_until(self, what: str) -> Any:
        while (message := await self.hear())["say"] != what:
            pass
        return message

    async def asked(self) -> Any:
        """The next question; None when the game is over."""
        while not self.over:
            message = await self.hear()
            if message["say"] == "update" and self.question is not None and self.question["ask"] != self.answered:
                return self.question
            assert message["say"] not in ("refused", "fault"), message
        return None

    async def hear_to_the_end(self) -> None:
        while not self.over:
            await self.hear()

    async def answer(self, answer: Any) -> None:
        self.answered = self.question["ask"]
        await self.say("answer", ask=self.answered, answer=answer)

    async def close(self) -> None:
        await self.socket.close()


def any_answer(guest: Guest, random: Random) -> Any:
    """A legal answer to what a guest is asked, from what he was sent alone; a place is one where nobody moves."""
    question = guest.question
    choice = question["choice"]
    match choice["choice"]:
        case "one":
            return random.choice(question["options"])["option"]
        case "several":
            chosen = random.sample(question["options"], choice["least"])
            return [option["option"] for option in chosen]
        case "number":
            return random.randint(choice["least"], choice["most"])
        case "allotment":
            bounds = tuple(Bound(*bound) for bound in choice["bounds"])
            return Allotment(bounds, choice["least"], choice["most"]).sample(random)
        case "placement" if choice["may_stay"] and choice["mover"] in guest.state["field"]["bases"]:
            base = guest.state["field"]["bases"][choice["mover"]]
            return {name: base[name] for name in ("x", "y", "facing")}
    return None


async def play(guest: Guest, random: Random, most: int = 10_000) -> int:
    """Answer until the game is over, or so many times; how many answers were given."""
    given = 0
    while given < most and await guest.asked() is not None:
        await give_any(guest, random)
        given += 1
    return given


async def give_any(guest: Guest, random: Random) -> None:
    """Give some answer that is taken; a place is found by trying, as somebody would who drags a base."""
    answer = any_answer(guest, random)
    await guest.answer(await try_places(guest, random) if answer is None else answer)


async def try_places(guest: Guest, random: Random) -> Any:
    """A place that is legal."""
    while True:
        place = _some_place(guest.question["choice"], guest.state["field"], random)
        await guest.say("try", ask=guest.question["ask"], answer=place, id=7)
        if (await guest.hear_until("judged"))["refused"] is None:
            return place


def _some_place(choice: Any, field: Any, random: Random) -> Any:
    x, y = random.randint(0, field["width"]), random.randint(0, field["height"])
    if choice["choice"] == "designated_point":
        base = field["bases"].get(choice["viewer"])
        return (
            [x, y] if base is None else [base["x"] + random.randint(-500, 500), base["y"] + random.randint(-500, 500)]
        )
    start = choice["base"] or field["bases"].get(choice["mover"])
    if choice["allowance"] is not None and start is not None:
        far = int(choice["allowance"])
        x, y = start["x"] + random.randint(-far, far), start["y"] + random.randint(-far, far)
    elif choice["zones"]:
        area = choice["zones"][0]["area"]
        if "outline" in area:
            (low_x, low_y), (high_x, high_y) = (
                tuple(edge(axis) for axis in zip(*area["outline"], strict=True)) for edge in (min, max)
            )
            x, y = random.randint(low_x, high_x), random.randint(low_y, high_y)
        elif "base" in area:
            far = area["reach"] + 400
            x, y = area["base"]["x"] + random.randint(-far, far), area["base"]["y"] + random.randint(-far, far)
    return {"x": x, "y": y, "facing": random.randrange(36000) if choice["turns"] else (start or {}).get("facing", 0)}
