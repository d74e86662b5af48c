"""What was acknowledged is kept, whatever happens to the server."""

import asyncio
import contextlib
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Forked, Served
from tests.server.guests import Guest, give_any, lay, play, run, sit_down

KILLS = 200
TABLES = 2


async def _sit(server: Served, system: str) -> tuple[str, str]:
    table, secrets = await lay(server.url, system)
    await sit_down(server.url, table, secrets[0])
    return table, secrets[0]


class Told(list[str]):
    """What a player was told, and whether his game is over."""

    over = False


async def _play_until_killed(server: Served, table: str, secret: str, random: Random, known: Told) -> None:
    """Play on; whatever was heard before is heard again, and nothing less."""
    with contextlib.suppress(ConnectionClosed, OSError):
        guest = await Guest.at(server.url, table, secret)
        await guest.hear_until("update")
        told = [str(sentence) for sentence in guest.told]
        assert told[: len(known)] == known, "something that was told is no longer so"
        while not guest.over:
            if guest.question is not None and guest.question["ask"] != guest.answered:
                await give_any(guest, random)
            await guest.hear()
            known[:] = [str(sentence) for sentence in guest.told]
        known.over = True


def _killed_again_and_again(server: Served, kills: int, random: Random) -> None:
    """Kill it at random moments while games are played; who has played his to the end begins another."""
    games: dict[tuple[str, str], Told] = {}

    async def round_() -> None:
        playing = [
            asyncio.create_task(_play_until_killed(server, *seat, random, known)) for seat, known in games.items()
        ]
        await asyncio.sleep(random.uniform(0, 0.2))
        server.kill()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, AssertionError):
                raise ended

    for _ in range(kills):
        for seat in [seat for seat, known in games.items() if known.over]:
            del games[seat]
        while len(games) < TABLES:
            games[run(_sit(server, "duel"))] = Told()
        run(round_())
        server.start()


def test_killed_at_any_moment_it_comes_back_with_every_acknowledged_answer(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        _killed_again_and_again(server, KILLS, Random(11))


def test_killed_over_postgresql(tmp_path: Path, database: str) -> None:
    with Forked(tmp_path, database) as server:
        _killed_again_and_again(server, 20, Random(12))


def test_several_servers_on_one_postgresql_serve_one_game(tmp_path: Path, database: str) -> None:
    async def game(one: Served, two: Served) -> None:
        table, secrets = await lay(one.url, "duel", ("person", "person"))
        await sit_down(one.url, table, secrets[0])
        await sit_down(two.url, table, secrets[1])
        guests = [await Guest.at(one.url, table, secrets[0]), await Guest.at(two.url, table, secrets[1])]
        watchers = [await Guest.at(server.url, table) for server in (one, two)]
        playing = (play(guest, Random(seat)) for seat, guest in enumerate(guests))
        await asyncio.gather(*playing, *(watcher.hear_to_the_end() for watcher in watchers))
        assert watchers[0].told == watchers[1].told
        assert watchers[0].state == watchers[1].state

    options = ("--database", database)
    with Served(tmp_path / "one", *options) as one, Served(tmp_path / "two", *options) as two:
        run(game(one, two))


@pytest.mark.parametrize("tabs", [6])
def test_of_answers_through_two_servers_one_is_taken(tmp_path: Path, database: str, tabs: int) -> None:
    async def game(servers: list[Served]) -> None:
        table, secrets = await lay(servers[0].url, "duel", ("person", "person"))
        for secret in secrets.values():
            await sit_down(servers[0].url, table, secret)
        guests = [await Guest.at(servers[number % 2].url, table, secrets[0]) for number in range(tabs)]
        for guest in guests:
            await guest.asked()
        choice = guests[0].question["choice"]
        await asyncio.gather(*(guest.answer({choice["bounds"][0][0]: choice["least"]}) for guest in guests))
        outcomes = await asyncio.gather(*(_outcome(guest) for guest in guests))
        assert sum(outcomes) <= 1, "two answers to one question were taken"
        await asyncio.sleep(0.5)
        late = await Guest.at(servers[1].url, table, secrets[0])
        await late.hear_until("update")
        assert len(late.told) == 1

    async def _outcome(guest: Guest) -> bool:
        """Whether a guest was not refused."""
        try:
            async with asyncio.timeout(1.5):
                await guest.hear_until("refused")
        except TimeoutError:
            return True
        return False

    options = ("--database", database)
    with Served(tmp_path / "one", *options) as one, Served(tmp_path / "two", *options) as two:
        run(game([one, two]))
