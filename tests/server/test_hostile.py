"""Whatever is sent: no fault of the server's own, and nobody's game is harmed."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sortilege.server.openapi import openapi
from sortilege.server.wire import FromClient
from tests.server.conftest import Served
from tests.server.guests import Guest, lay, play, run, sit_down

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


class Attacked:
    """A server that is attacked while a game stands on it."""

    def __init__(self, server: Served) -> None:
        self.url = server.url
        self.table, secrets = run(lay(self.url))
        self.secret = secrets[0]
        run(sit_down(self.url, self.table, self.secret))
        self.before = run(self.seen())

    async def seen(self) -> Any:
        guest = await Guest.at(self.url, self.table, self.secret)
        await guest.hear_until("update")
        return guest.state, guest.told, guest.question

    async def play_on(self) -> None:
        guest = await Guest.at(self.url, self.table, self.secret)
        await play(guest, Random(1), most=10)


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    """The same for every attack: at the end it is well, has logged no fault, and the game goes on as it was."""
    with Served(tmp_path_factory.mktemp("attacked")) as server:
        victim = Attacked(server)
        yield victim
        assert httpx.get(f"{server.url}/health").json() == {"well": True}
        assert run(victim.seen()) == victim.before
        run(victim.play_on())
        code, logged = server.stop()
        assert code == 0
        assert "Traceback" not in logged, logged
        assert '"level":"error"' not in logged, logged
        assert victim.secret not in logged
        assert "accepted" not in logged, "ordinary connections are not noted"


def _without_defaults(part: Any) -> Any:
    """The generator stumbles over defaults that are made of several parts."""
    if isinstance(part, list):
        return [_without_defaults(one) for one in part]
    if isinstance(part, dict):
        return {name: _without_defaults(one) for name, one in part.items() if name != "default"}
    return part


OFFERED = schemathesis.openapi.from_dict(_without_defaults(openapi()))


@OFFERED.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_offered_over_http(case: schemathesis.Case[Any], attacked: Attacked) -> None:
    case.call_and_validate(base_url=attacked.url, checks=CHECKS, timeout=30)


@OFFERED.include(path_regex="^/api/tables/.table.").exclude(path_regex="stream").parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_offered_to_who_sits(case: schemathesis.Case[Any], attacked: Attacked) -> None:
    case.path_parameters = {"table": attacked.table}
    headers = {"authorization": f"Bearer {attacked.secret}"}
    case.call_and_validate(
        base_url=attacked.url, checks=[not_a_server_error, status_code_conformance], headers=headers, timeout=30
    )


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-(2**80), 2**80) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
SAYINGS = [kind.__struct_config__.tag for kind in FromClient.__args__]
FIELDS = ("secret", "locale", "since", "ask", "answer", "id", "agrees", "on", "number")
MESSAGES = st.builds(
    lambda say, more: json.dumps({"say": say, **more}),
    st.sampled_from([say for say in SAYINGS if say not in ("undo", "consent")]) | st.text(max_size=8),
    st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=4),
)
RAW = st.sampled_from(
    [
        "[" * 30_000,
        '{"say":"answer","ask":0,"answer":' + '{"a":' * 9_000 + "1" + "}" * 9_001,
        '{"say":"past","number":1e400}',
        '{"say":"past","number":' + "9" * 500 + "}",
        '{"say":"try","ask":0,"answer":NaN}',
        '{"say":"try","ask":0,"answer":"\\ud800"}',
        '{"say":"try","ask":0,"answer":{"x":1e308,"y":-1e308,"facing":1e-320}}',
        '{"say":"hello","secret":"\\ud800"}',
        "",
        "\x00",
        "null",
    ]
)
FRAMES = st.lists(MESSAGES | RAW | st.text(max_size=40) | st.binary(max_size=40), max_size=12)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(greets=st.booleans(), frames=FRAMES)
def test_whatever_comes_through_a_socket(attacked: Attacked, greets: bool, frames: list[str | bytes]) -> None:
    run(_say(attacked, greets, frames))


async def _say(attacked: Attacked, greets: bool, frames: list[str | bytes]) -> None:
    with suppress(ConnectionClosed):
        async with connect(_socket_of(attacked), max_size=None) as opened:
            if greets:
                await opened.send(json.dumps({"say": "hello", "secret": attacked.secret}))
            for frame in frames:
                await opened.send(frame)
            if greets:
                await opened.send('{"say":"past","number":0}')
                while json.loads(await asyncio.wait_for(opened.recv(), 20))["say"] != "past":
                    pass


def _socket_of(attacked: Attacked) -> str:
    return f"{attacked.url.replace('http', 'ws')}/api/tables/{attacked.table}/socket"


def test_a_message_that_is_too_large_ends_the_connection(attacked: Attacked) -> None:
    async def shout() -> None:
        async with connect(_socket_of(attacked)) as opened:
            await opened.send(" " * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                await opened.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    run(shout())
    answered = httpx.post(f"{attacked.url}/api/tables", content=b" " * 100_000)
    assert answered.status_code == 413


def test_a_flood_is_listened_to_and_harms_nobody(attacked: Attacked) -> None:
    async def flood() -> None:
        guest = await Guest.at(attacked.url, attacked.table)
        for number in range(2000):
            await guest.say("past", number=number)
        other = await Guest.at(attacked.url, attacked.table, attacked.secret)
        await asyncio.wait_for(other.hear_until("update"), 20)

    run(flood())


def test_half_open_connections_harm_nobody(attacked: Attacked) -> None:
    host, port = attacked.url.removeprefix("http://").split(":")
    opened = [socket.create_connection((host, int(port))) for _ in range(50)]
    for number, one in enumerate(opened):
        one.sendall((b"GET", b"GET /health HTTP/1.1\r\n", b"\x00" * 100, b"POST /api/tables HTTP/1.1\r\n")[number % 4])
    assert httpx.get(f"{attacked.url}/health").json() == {"well": True}
    for one in opened:
        one.close()


def test_a_page_of_another_address_is_refused(attacked: Attacked) -> None:
    async def from_(origin: str) -> None:
        async with connect(_socket_of(attacked), origin=origin) as opened:  # type: ignore[arg-type]
            await opened.send('{"say":"hello"}')
            await opened.recv()

    run(from_(attacked.url))
    for origin in ("https://example.org", "null", attacked.url + ".example.org"):
        with pytest.raises(InvalidStatus):
            run(from_(origin))


@pytest.mark.parametrize("path", ["/", "/health", "/api/start", "/nothing", "/assets/nothing.js", "/table/x"])
def test_every_answer_says_what_a_browser_may_do(attacked: Attacked, path: str) -> None:
    headers = httpx.get(attacked.url + path).headers
    assert "script-src" not in headers["content-security-policy"]
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_secret_that_is_guessed_opens_nothing(attacked: Attacked) -> None:
    async def guess(secret: str) -> None:
        guest = await Guest.at(attacked.url, attacked.table, secret)
        assert (await guest.hear())["code"] == "bad_secret"

    wrong = (attacked.secret[:-1], attacked.secret + "x", attacked.secret.swapcase(), " " + attacked.secret, "0", "é\n")
    for secret in wrong:
        run(guess(secret))


def test_who_sits_may_come_again_and_nobody_takes_his_name(attacked: Attacked) -> None:
    async def again() -> None:
        table, secrets = await lay(attacked.url, "duel", ("person", "person"))
        await sit_down(attacked.url, table, secrets[0], name="Ann")
        for name in ("Ann", "Mallory"):
            told = await sit_down(attacked.url, table, secrets[0], name=name)
            assert told["seats"][0]["name"] == "Ann"
        with pytest.raises(httpx.HTTPStatusError):
            await sit_down(attacked.url, table, secrets[0] + "x", name="Mallory")

    run(again())


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "a\x00b", "a\u202eb"])
def test_a_name_is_something_that_can_be_read(attacked: Attacked, name: str) -> None:
    headers = {"authorization": f"Bearer {attacked.secret}"}
    answered = httpx.post(f"{attacked.url}/api/tables/{attacked.table}/seat", json={"name": name}, headers=headers)
    assert answered.status_code == 400
