"""Two games that differ only in what a seat may not know are, to it and to spectators, the same bytes on the wire."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sortilege.kernel.event import kinds_of_event
from sortilege.rules.magic.artifacts import ASKED
from sortilege.server.secrets import hash_of
from sortilege.server.store import GameRow, SeatRow, Store, database_of
from tests.properties.skirmishes import skirmish
from tests.properties.test_artifacts import armed
from tests.properties.test_duel_laws import close, with_other_spell
from tests.properties.test_skirmish_laws import DRAWN, spelt
from tests.server.conftest import Forked
from tests.server.guests import Guest, any_answer, run, try_places

ID = "5ec2e75ec2e75ec2"
SECRETS = ("the secret of the first seat", "the secret of the second seat")
LOOKS_ON, HOLDS = 0, 1
"""Who must not know, and whose the secret is."""

MOST_ANSWERS = 120
HIDDEN = {"i2.spells_hidden": "on", "i1.spells_hidden": "on"}
ASKED_IN_HIDING = (ASKED, "move.counter_shot")
ASKED_FOR = ('{"say":"past"', '{"say":"judged"')
"""What a guest is sent because he asked for it: the tests do, to know that he has heard everything."""
REVEALING = {kind.__struct_config__.tag for kind in kinds_of_event() if kind.reveals}


@contextmanager
def holding(folder: Path, ruleset: str, setup: Mapping[str, Any], options: Mapping[str, str]) -> Iterator[str]:
    """A server with a game whose dice, names and secrets are always the same."""
    seats = tuple(
        SeatRow(seat, "person", hash_of(secret), f"player {seat}", word="word", taken=True)
        for seat, secret in enumerate(SECRETS)
    )
    store = Store(database_of("", folder))
    run(store.create(GameRow(ID, ruleset, dict(setup), dict(options), "dice", seats)))
    store.close()
    with Forked(folder) as server:
        yield server.url


class Seated:
    """The guests of one of the two games: who looks on, whose secret it is, and a spectator."""

    def __init__(self, guests: Sequence[Guest]) -> None:
        self.guests = guests
        self.unknowing = (guests[LOOKS_ON], guests[2])
        self.holder = guests[HOLDS]

    @classmethod
    async def at(cls, url: str) -> "Seated":
        guests = []
        for secret in (*SECRETS, ""):
            guests.append(await Guest.at(url, ID, secret))
            await guests[-1].hear_until("update")
        return cls(guests)

    async def hear(self) -> list[list[str]]:
        """What the unknowing have heard since the last time."""
        for guest in self.guests:
            await hear_all(guest)
        heard = [[text for text in guest.heard if not text.startswith(ASKED_FOR)] for guest in self.unknowing]
        for guest in self.guests:
            guest.heard.clear()
        return heard

    async def answer(self, guest: Guest, answer: Any) -> None:
        await guest.answer(answer)
        await hear_all(guest)
        assert not any(text.startswith('{"say":"refused"') for text in guest.heard), guest.heard

    def asked(self) -> Guest:
        return next(guest for guest in self.guests if is_asked(guest))

    async def answer_what_is_hidden(self, unused: Sequence[str], random: Random) -> None:
        """Questions of which the others hear nothing, neither that they are asked nor that they are answered."""
        await hear_all(self.holder)
        while is_asked(self.holder) and self.holder.question["kind"] in ASKED_IN_HIDING:
            await self.answer(self.holder, await some_answer(self.holder, unused, random))
            if is_asked(self.holder) and self.holder.question["kind"] in ASKED_IN_HIDING:
                assert await self.hear() == [[], []]


async def hear_all(guest: Guest) -> None:
    """A server answers one message after another, so this is sent after all that came of those before."""
    await guest.say("past", number=0)
    await guest.hear_until("past")


def is_asked(guest: Guest) -> bool:
    return guest.question is not None and guest.question["ask"] != guest.answered


async def compared(urls: Sequence[str], unused: Sequence[str], random: Random) -> int:
    """At how many answers the two were the same, until the secret was shown."""
    games = [await Seated.at(url) for url in urls]
    for count in range(MOST_ANSWERS):
        for game in games:
            await game.answer_what_is_hidden(unused, random)
        heard = [await game.hear() for game in games]
        if heard[0] != heard[1]:
            assert reveals(*heard), first_difference(*heard)
            return count
        if all(game.holder.over for game in games):
            return count
        asked = [game.asked() for game in games]
        answers = [await alike(asked, unused, random)] * 2
        if answers[0] is None:  # where they can only answer differently, that must show in nothing either
            answers = [await some_answer(guest, unused, random) for guest in asked]
        if None in answers:
            return count
        for game, guest, answer in zip(games, asked, answers, strict=True):
            await game.answer(guest, answer)
    return MOST_ANSWERS


async def alike(guests: Sequence[Guest], unused: Sequence[str], random: Random) -> Any:
    """An answer that is legal in both games and names nothing in which they differ; None where there is none."""
    for _ in range(20):
        answer = await some_answer(guests[0], unused, random)
        for guest in guests:
            await guest.say("try", ask=guest.question["ask"], answer=answer)
        judged = [(await guest.hear_until("judged"))["refused"] for guest in guests]
        if answer is not None and judged == [None, None]:
            return answer
    return None


async def some_answer(guest: Guest, unused: Sequence[str], random: Random) -> Any:
    for _ in range(50):
        answer = any_answer(guest, random)
        if answer is None:
            answer = await try_places(guest, random)
        if not any(name in json.dumps(answer) for name in unused):
            return answer
    return None


def first_difference(one: Sequence[Sequence[str]], other: Sequence[Sequence[str]]) -> Any:
    pairs = (pair for guests in zip(one, other, strict=True) for pair in zip_longest(*guests, fillvalue=""))
    here, there = next(pair for pair in pairs if pair[0] != pair[1])
    at = next((at for at, letters in enumerate(zip(here, there, strict=False)) if letters[0] != letters[1]), 0)
    return here[max(0, at - 80) : at + 80], there[max(0, at - 80) : at + 80]


def reveals(one: Sequence[Sequence[str]], other: Sequence[Sequence[str]]) -> bool:
    """Whether the first difference is that something was shown."""
    told = []
    for heard in (one[0], other[0]):
        updates = [json.loads(text) for text in heard]
        told.append([sentence["event"] for update in updates for sentence in update.get("told", ())])
    differing = [event for pair in zip(*told, strict=False) if pair[0] != pair[1] for event in pair]
    longer = max(told, key=len)[min(map(len, told)) :]
    return any(event["event"] in REVEALING for event in (*differing[:2], *longer[:1]))


def both(tmp_path: Path, ruleset: str, setups: Sequence[Any], options: Any, unused: Sequence[str], seed: int) -> int:
    one, other = (tmp_path / str(number) for number in range(2))
    with holding(one, ruleset, setups[0], options) as first, holding(other, ruleset, setups[1], options) as second:
        return run(compared((first, second), unused, Random(seed)))


@pytest.mark.parametrize("seed", range(2))
def test_a_hidden_spell_of_the_duel(tmp_path: Path, seed: int) -> None:
    spells = ("scorching_draught", "bell_ward")
    setups = [with_other_spell(close(), spell) for spell in spells]
    assert both(tmp_path, "duel", setups, {"i2.spells_hidden": "on"}, spells, seed) > 20


@pytest.mark.parametrize("magic", ["incantation1", "incantation2"])
def test_hidden_spells_and_artifacts_of_a_skirmish(tmp_path: Path, magic: str) -> None:
    options = {**HIDDEN, "c2.magic": magic}
    spells = ("sunlance", "gust")
    setups = [skirmish(spelt(spell), turns=2, phase="turn_start") for spell in spells]
    assert both(tmp_path / "spells", "confrontation", setups, options, spells, 1) > 20
    artifacts = ("bolt", "horn")
    setups = [skirmish(armed(name), turns=2, phase="turn_start") for name in artifacts]
    assert both(tmp_path / "artifacts", "confrontation", setups, options, artifacts, 1) > 10


@pytest.mark.parametrize("seed", range(3))
def test_a_card_held_in_reserve(tmp_path: Path, seed: int) -> None:
    deck = ["00", "01", "02", "12"]
    Random(seed).shuffle(deck)
    setups = [
        skirmish(DRAWN, deck=[*deck, below], hands=[{"seat": 0}, {"seat": 1, "cards": [held]}])
        for held, below in (("10", "11"), ("11", "10"))
    ]
    assert both(tmp_path, "confrontation", setups, {}, (), seed) > 0


def test_who_is_asked_in_hiding_and_who_is_not(tmp_path: Path) -> None:
    """One has an artifact that he can use in secret, the other one that he cannot: only he hears of the questions."""
    setups = [skirmish(armed(name), turns=2, phase="turn_start") for name in ("bolt", "horn")]
    (carried,) = setups[1]["models"][2]["artifacts"]
    setups[1]["models"][2]["artifacts"] = [{**carried, "use": "activation"}]
    assert both(tmp_path, "confrontation", setups, HIDDEN, ("bolt", "horn"), 4) > 10
