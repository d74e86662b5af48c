"""Programs of any language: lines of JSON, answers by POST."""

import asyncio
import subprocess
import sys

import httpx
import pytest

from sortilege.rulebook.texts import checkout
from tests.server.conftest import Served
from tests.server.guests import WITHIN, Guest, lay, run, sit_down

EXAMPLE = checkout() / "docs/examples/player.py"


@pytest.mark.parametrize("system", ["duel", "arcane"])
def test_the_example_plays_a_game(served: Served, system: str) -> None:
    async def begin() -> str:
        table, secrets = await lay(served.url, system)
        return f"{served.url}/table/{table}#0.{secrets[0]}"

    link = run(begin())
    played = subprocess.run([sys.executable, str(EXAMPLE), link], capture_output=True, text=True, timeout=WITHIN)
    assert played.returncode == 0, played.stderr
    assert "over" in played.stdout


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 70


def test_a_program_without_the_secret_hears_nothing(served: Served) -> None:
    async def game() -> None:
        table, secrets = await lay(served.url)
        await sit_down(served.url, table, secrets[0])
        async with httpx.AsyncClient(timeout=WITHIN, base_url=f"{served.url}/api/tables/{table}") as client:
            for headers in ({}, {"authorization": "Bearer x"}, {"authorization": f"Basic {secrets[0]}"}):
                assert (await client.get("/stream", headers=headers)).status_code == 401
                answered = await client.post("/answer", json={"ask": 0, "answer": {}}, headers=headers)
                assert answered.status_code == 401

    run(game())


def test_an_answer_that_is_refused_says_why(served: Served) -> None:
    async def game() -> None:
        table, secrets = await lay(served.url)
        await sit_down(served.url, table, secrets[0])
        headers = {"authorization": f"Bearer {secrets[0]}"}
        async with httpx.AsyncClient(
            timeout=WITHIN, base_url=f"{served.url}/api/tables/{table}", headers=headers
        ) as client:
            refused = await client.post("/answer", json={"ask": 0, "answer": {"mud": 3}})
            assert refused.status_code == 409
            assert refused.json()["text"]
            assert (await client.post("/answer", json={"ask": 5, "answer": {}})).json()["code"] == "stale"
            assert (await client.post("/answer", content=b"[")).status_code == 400
        guest = await Guest.at(served.url, table, secrets[0])
        await asyncio.wait_for(guest.asked(), 10)
        assert guest.question["ask"] == 0

    run(game())
