"""What a server has in memory, and what it does when there is no room."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from sortilege.server.house import Full, House
from sortilege.server.limits import Bucket, Buckets
from sortilege.server.settings import Settings
from sortilege.server.store import Store, database_of
from sortilege.server.wire import NewTable
from tests.server.conftest import Served
from tests.server.guests import lay, run, sit_down


def within(house: House, what: Coroutine[Any, Any, None]) -> None:
    async def whole() -> None:
        await house.open()
        try:
            await what
        finally:
            await house.close()

    run(whole())


def house_in(folder: Path, **settings: Any) -> House:
    return House(Store(database_of("", folder)), Settings(**settings))


def test_a_table_that_is_put_away_is_found_again(tmp_path: Path) -> None:
    house = house_in(tmp_path)

    async def leave() -> None:
        laid = await house.lay(NewTable("duel", players=("random", "random")))
        table = await house.table(laid.id)
        assert table is not None
        house.put_away(60)
        assert house.tables
        house.put_away(0)
        assert not house.tables
        again = await house.table(laid.id)
        assert again is not None
        assert again is not table
        assert again.info == table.info
        assert await house.table("no table at all") is None

    within(house, leave())


def test_there_is_room_for_so_many_tables(tmp_path: Path) -> None:
    house = house_in(tmp_path, most_tables=1)

    async def crowd() -> None:
        first, second = [await house.lay(NewTable("duel")) for _ in range(2)]
        assert await house.table(first.id) is not None
        with pytest.raises(Full):
            await house.table(second.id)
        house.put_away(0)
        assert await house.table(second.id) is not None

    within(house, crowd())


def test_it_is_not_well_while_nothing_can_be_kept(tmp_path: Path) -> None:
    store = Store(database_of("", tmp_path))
    assert run(store.is_well())
    store.writer.connection.execute("pragma query_only = on")
    assert not run(store.is_well())
    store.writer.connection.execute("pragma query_only = off")
    assert run(store.is_well())
    store.close()


def test_whoever_asks_too_much_must_wait() -> None:
    bucket = Bucket(rate=1, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert bucket.wait() > 0
    buckets = Buckets(rate=1, burst=1)
    assert [buckets.take(address) for address in ("a", "b", "a")] == [True, True, False]


def test_the_lines_of_a_stream_come_at_once(served: Served) -> None:
    async def listen() -> None:
        table, secrets = await lay(served.url)
        await sit_down(served.url, table, secrets[0])
        headers = {"authorization": f"Bearer {secrets[0]}", "accept-encoding": "gzip"}
        url = f"{served.url}/api/tables/{table}/stream"
        async with httpx.AsyncClient() as client, client.stream("GET", url, headers=headers) as told:
            async with asyncio.timeout(10):
                assert "welcome" in await anext(told.aiter_lines())

    run(listen())
