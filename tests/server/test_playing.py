"""Whole games over real sockets."""

import asyncio
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from sortilege.kernel import SPECTATOR, Record, replay
from sortilege.rules import ruleset
from tests.server.conftest import Served
from tests.server.guests import WITHIN, Guest, give_any, lay, play, run, sit_down

SORTILEGE = (sys.executable, "-m", "sortilege")


@pytest.mark.parametrize("system", ["duel", "arcane", "confrontation"])
def test_a_person_plays_a_whole_game_against_a_program(served: Served, system: str) -> None:
    async def game() -> None:
        table, secrets = await lay(served.url, system)
        await sit_down(served.url, table, secrets[0])
        guest = await Guest.at(served.url, table, secrets[0])
        await play(guest, Random(3))
        assert guest.over
        await guest.close()
        text = httpx.get(f"{served.url}/api/tables/{table}/record", timeout=WITHIN).text
        record = Record.loads(text)
        assert record.end is not None
        assert record.end.secret
        assert replay(record, ruleset(system)).over

    run(game())


def test_two_people_play_and_somebody_watches(served: Served) -> None:
    async def game() -> None:
        table, secrets = await lay(served.url, "duel", ("person", "person"))
        for seat, secret in secrets.items():
            begun = await sit_down(served.url, table, secret, name=f"player {seat}")
        assert begun["begun"]
        guests = [await Guest.at(served.url, table, secrets[seat]) for seat in (0, 1)]
        watcher = await Guest.at(served.url, table)
        playing = (play(guest, Random(seat)) for seat, guest in enumerate(guests))
        await asyncio.gather(*playing, watcher.hear_to_the_end())
        assert watcher.seat == SPECTATOR
        assert watcher.question is None
        assert guests[0].over
        assert guests[1].over

    run(game())


def test_who_comes_back_has_missed_nothing(served: Served) -> None:
    async def game() -> None:
        table, secrets = await lay(served.url, "duel")
        await sit_down(served.url, table, secrets[0])
        random = Random(5)
        whole = await Guest.at(served.url, table, secrets[0])
        listening = asyncio.create_task(whole.hear_to_the_end())
        heard: list[Any] = []
        since = 0
        while True:
            guest = await Guest.at(served.url, table, secrets[0], since=since)
            if await guest.asked() is None:
                heard += guest.told
                break
            await give_any(guest, random)
            heard += guest.told
            since = guest.number
            await guest.close()
        await listening
        assert [sentence["number"] for sentence in heard] == list(range(len(heard)))
        assert heard == whole.told
        assert guest.state == whole.state

    run(game())


def test_a_server_that_is_stopped_ends_cleanly_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def begin(server: Served) -> tuple[str, str, Guest]:
        table, secrets = await lay(server.url, "duel")
        await sit_down(server.url, table, secrets[0])
        guest = await Guest.at(server.url, table, secrets[0])
        await play(guest, Random(1), most=5)
        await guest.asked()
        return table, secrets[0], guest

    async def go_on(server: Served, table: str, secret: str, before: Guest) -> None:
        guest = await Guest.at(server.url, table, secret)
        await guest.asked()
        assert guest.state == before.state
        assert guest.told == before.told
        await give_any(guest, Random(2))
        await play(guest, Random(2))
        assert guest.over

    with Served(tmp_path) as server:
        table, secret, before = run(begin(server))
        code, logged = server.stop()
        assert code == 0
        assert secret not in logged
        server.start()
        run(go_on(server, table, secret, before))


def test_an_answer_is_refused_with_the_reason(served: Served) -> None:
    async def game() -> None:
        table, secrets = await lay(served.url, "duel", ("person", "person"))
        for secret in secrets.values():
            await sit_down(served.url, table, secret)
        guest, other = [await Guest.at(served.url, table, secrets[seat]) for seat in (0, 1)]
        await guest.asked()
        await guest.say("answer", ask=guest.question["ask"], answer={"fire": 99})
        refused = await guest.hear_until("refused")
        assert refused["text"]
        await other.hear_until("update")
        await other.say("answer", ask=0, answer={})
        assert (await other.hear_until("refused"))["code"] == "not_your_turn"
        await give_any(guest, Random(1))
        await guest.hear_until("update")
        await guest.say("answer", ask=0, answer={})
        assert (await guest.hear_until("refused"))["code"] in ("stale", "not_your_turn")

    run(game())


def test_a_spectator_cannot_act(served: Served) -> None:
    async def game() -> None:
        table, secrets = await lay(served.url, "duel")
        await sit_down(served.url, table, secrets[0])
        watcher = await Guest.at(served.url, table)
        await watcher.hear_until("update")
        for what, more in (("answer", {"ask": 0, "answer": {}}), ("undo", {}), ("consent", {"agrees": True})):
            await watcher.say(what, **more)
            assert (await watcher.hear_until("refused"))["code"] == "not_your_seat"

    run(game())


def test_two_answers_to_one_question_one_is_taken(served: Served) -> None:
    async def game() -> None:
        table, secrets = await lay(served.url, "duel", ("person", "person"))
        for secret in secrets.values():
            await sit_down(served.url, table, secret)
        tabs = [await Guest.at(served.url, table, secrets[0]) for _ in range(8)]
        for tab in tabs:
            await tab.asked()
        bounds = tabs[0].question["choice"]["bounds"]
        answer = {bounds[0][0]: tabs[0].question["choice"]["least"]}
        await asyncio.gather(*(tab.answer(answer) for tab in tabs))
        refused = 0
        for tab in tabs:
            await tab.hear_until("update")
            try:
                async with asyncio.timeout(0.5):
                    await tab.hear_until("refused")
                    refused += 1
            except TimeoutError:
                continue
        assert refused == len(tabs) - 1

    run(game())


def test_the_example_of_the_help_serves(tmp_path: Path) -> None:
    told = subprocess.run([*SORTILEGE, "serve", "--help"], capture_output=True, text=True, check=True).stdout
    _, *words = shlex.split(told.partition("\nExample:\n")[2])
    words[words.index("--port") + 1] = "0"
    words[words.index("--data") + 1] = str(tmp_path)
    with subprocess.Popen([*SORTILEGE, *words], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert httpx.get(f"{address}health", timeout=WITHIN).json() == {"well": True}
        process.terminate()
        assert process.wait(WITHIN) == 0
