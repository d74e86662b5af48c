"""Laws that hold for every game of every ruleset, each a function over a ruleset, a set-up, a seed and a sampler.

The dice of these games are asked for, and the laws answer for chance from a seeded source, unless they say otherwise.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec
import pytest

from sortilege.kernel import (
    AFTERWARDS,
    SPECTATOR,
    Ask,
    Chance,
    Fairness,
    Game,
    Record,
    Refusal,
    Ruleset,
    Seat,
    Seeded,
    Seen,
    Shuffle,
    choice_from,
    replay,
)
from sortilege.kernel.dice import Fate
from sortilege.kernel.record import replaying, rolls
from sortilege.rulebook import known

Sampler = Callable[[Ask, Random], Any]

MOST_ANSWERS = 5000


def encoded(value: Any) -> bytes:
    """The same bytes for the same value: sets have no order of their own."""
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True, order="deterministic"))


def any_answer(ask: Ask, random: Random) -> Any:
    return ask.choice.sample(random)


@dataclass(frozen=True)
class Play:
    """Which games a law looks at."""

    ruleset: Ruleset[Any]
    setup: Mapping[str, Any]
    seed: int
    options: Mapping[str, str] | None = None
    sampler: Sampler = any_answer

    @property
    def fairness(self) -> Fairness:
        return Fairness.of_seed(self.seed)

    def begun(self, chance: Chance | None = None, *, keeps: bool = True) -> Game[Any]:
        return Game(self.ruleset, self.setup, chance, self.options, keeps=keeps)

    def seeded(self, *, keeps: bool = True) -> Game[Any]:
        return self.begun(self.fairness.chance(), keeps=keeps)

    def on(self, game: Game[Any]) -> Iterator[tuple[Seat, Any]]:
        """The answers with which a game goes on. Whoever takes one gives it to the game."""
        random = Random(self.seed)
        dice = self.fairness.chance()
        for _ in range(MOST_ANSWERS):
            if game.ask is None:
                return
            ask = random.choice(game.asks)
            yield ask.seat, self.answer(ask, random, dice)
        raise AssertionError(f"{self.ruleset.name} does not end within {MOST_ANSWERS} answers")

    def answer(self, ask: Ask, random: Random, dice: Seeded) -> Any:
        return dice.answer(ask.choice) if isinstance(ask.choice, Fate) else self.sampler(ask, random)

    def played(self, chance: Chance | None = None) -> Game[Any]:
        game = self.begun(chance)
        for seat, answer in self.on(game):
            game.answer(answer, seat)
        return game


def all_seats(game: Game[Any]) -> tuple[Seat, ...]:
    return (*range(game.ruleset.seats), SPECTATOR, AFTERWARDS)


def state_of(game: Game[Any]) -> bytes:
    """Every byte of the state and of the questions, whether or not the game keeps its steps."""
    return encoded((game.state, game.ask, game.asks, game.over))


def everything(game: Game[Any]) -> tuple[Any, ...]:
    """Whatever can be observed of a game without walking back through it."""
    views = [encoded(game.view(seat)) for seat in all_seats(game)]
    position = getattr(game._chance, "position", None)
    return state_of(game), views, game.number, game.steps_since(game.number)[0].told[:], position


def a_record_replays(play: Play) -> None:
    """A record, its text, and the replay of its text lead to the same state, the same events, the same text."""
    game = play.played(play.fairness.chance())
    text = Record.of(game, play.fairness).dumps()
    record = Record.loads(text)
    again = replay(record, play.ruleset)
    assert state_of(again) == state_of(game)
    for seat in all_seats(game):
        assert again.log(seat) == game.log(seat)
    assert Record.of(again, play.fairness).dumps() == text
    assert record.end is not None
    assert all(roll.honest for roll in rolls(record, record.end.secret))


def a_replay_passes_every_step(play: Play) -> None:
    """A replay stands, after each line, where the game stood."""
    game = play.begun()
    stood = [everything(game)]
    for seat, answer in play.on(game):
        game.answer(answer, seat)
        stood.append(everything(game))
    record = Record.loads(Record.of(game).dumps())
    assert [everything(again) for again in replaying(record, play.ruleset)] == stood


def a_clone_goes_on_alike(play: Play) -> None:
    """A clone takes an answer as its original does, whether it was taken just before or long ago."""
    for chance in (None, play.fairness.chance()):
        game = play.begun(chance)
        old = game.clone()
        for count, (seat, answer) in enumerate(play.on(game)):
            young = game.clone()
            assert everything(young) == everything(game)
            for each in (game, young, old):
                each.answer(answer, seat)
            assert everything(young) == everything(old) == everything(game)
            if count % 7 == 6:
                old = young.clone()
        assert old.log() == game.log()


def a_rollout_is_the_same_game(play: Play) -> None:
    """A game that keeps nothing asks and does the same, from its beginning or from the middle of another."""
    game, quick = play.seeded(), play.seeded(keeps=False)
    rollout = game.clone(keeps=False)
    for count, (seat, answer) in enumerate(play.on(game)):
        for each in (game, quick, rollout):
            each.answer(answer, seat)
        assert state_of(quick) == state_of(rollout) == state_of(game)
        if count % 5 == 4:
            rollout = game.clone(keeps=False)


def undo_leads_back(play: Play, most: int = 12) -> None:
    """Whatever step a game goes back to, it stands as it stood there; the same answers lead forward again."""
    game = play.begun()
    stood = [state_of(game)]
    answers = []
    for seat, answer in play.on(game):
        game.answer(answer, seat)
        answers.append((seat, answer))
        stood.append(state_of(game))
    late = play.begun()  # just before its last answer: a game that is over is not taken back
    for seat, answer in answers[:-1]:
        late.answer(answer, seat)
    numbers = Random(play.seed).sample(range(late.number), min(most, late.number))
    for to in numbers:
        back = late.clone()
        back.undo(to, 0, agreed=range(play.ruleset.seats))
        assert state_of(back) == stood[to]
        assert len(back.steps()) == len(late.steps()) + 1
        for seat, answer in answers[to:]:
            back.answer(answer, seat)
        assert state_of(back) == stood[-1]
        assert state_of(replay(Record.loads(Record.of(back).dumps()), play.ruleset)) == stood[-1]


def a_refusal_changes_nothing(play: Play, rubbish: Sequence[Any]) -> int:
    """Whatever is answered, it is taken, or refused with every byte as it was. How many were refused is returned."""
    refused = 0
    game = play.seeded()
    for seat, good in play.on(game):
        before = everything(game)
        for answer in rubbish:
            if (refusal := game.refusal(answer, seat)) is None:
                game.clone().answer(answer, seat)
                continue
            with pytest.raises(Refusal) as raised:
                game.answer(answer, seat)
            assert str(raised.value) == str(refusal)
            assert msgspec.json.encode(raised.value.facts)
            refused += 1
        assert everything(game) == before
        game.answer(good, seat)
    return refused


def nothing_is_lost_in_json(play: Play) -> None:
    """Questions, answers and views say the same when they were written and read again."""
    game = play.seeded()
    for seat, answer in play.on(game):
        ask = game.open_ask(seat)
        assert ask is not None
        assert choice_from(msgspec.json.decode(msgspec.json.encode(ask.choice))) == ask.choice
        sent = msgspec.json.decode(msgspec.json.encode(answer))
        assert ask.choice.accept(sent) == ask.choice.accept(answer) == answer
        game.answer(sent, seat)


def every_question_can_be_answered(play: Play, most: int = 2000) -> None:
    """Every question has an answer; what is listed is accepted, without doubles, and what is drawn is on the list."""
    game = play.begun()
    for seat, answer in play.on(game):
        for ask in game.asks:
            listed = ask.choice.answers()
            first = [legal for legal, _ in zip(listed, range(most), strict=False)] if listed is not None else [answer]
            assert first, f"{ask.kind} has no answer"
            assert all(ask.choice.accept(legal) == legal for legal in first)
            assert len({msgspec.json.encode(legal) for legal in first}) == len(first)
            assert ask.seat != seat or len(first) == most or answer in first
        game.answer(answer, seat)


def a_view_stays_as_it_was(play: Play) -> None:
    """Looking changes nothing, and what was seen does not change when the game goes on."""
    game = play.begun()
    for seat, answer in play.on(game):
        views = [game.view(looking) for looking in all_seats(game)]
        seen = [encoded(view) for view in views]
        assert [encoded(game.view(looking)) for looking in all_seats(game)] == seen
        game.answer(answer, seat)
        assert [encoded(view) for view in views] == seen


class Redealt:
    """Chance with the dice of one game and the shuffled cards of another."""

    def __init__(self, dice: Chance, cards: Chance) -> None:
        self.dice = dice
        self.cards = cards

    def answer(self, fate: Fate) -> tuple[int, ...]:
        return (self.cards if isinstance(fate, Shuffle) else self.dice).answer(fate)

    def copy(self) -> "Redealt":
        return Redealt(self.dice.copy(), self.cards.copy())


def received(game: Game[Any], seat: Seat) -> tuple[bytes, list[Any]]:
    """All that a seat receives: its view, its question within it, and what it has heard."""
    return encoded(game.view(seat)), game.log(seat)


def games_that_look_alike(play: Play, seat: Seat, deals: int = 4000) -> tuple[Game[Any], Game[Any]] | None:
    """Two games with the same dice to come, dealt so that one seat cannot tell them apart at its first question."""
    one = play.seeded()
    for other_seed in range(play.seed + 1, play.seed + deals):
        other = play.begun(Redealt(play.fairness.chance(), Fairness.of_seed(other_seed).chance()))
        if received(other, seat) == received(one, seat) and other.digest() != one.digest():
            again = Redealt(play.fairness.chance(), play.fairness.chance())
            return play.begun(again), other
    return None


def a_secret_stays_secret(play: Play, one: Game[Any], other: Game[Any], seat: Seat) -> int:
    """Two games that differ only in what a seat may not know are the same to it, byte by byte, until the reveal.

    Other seats' sealed answers differ wherever their secrets do; hidden questions are asked in one game and not in
    the other. While one is open the seat receives nothing. How often both were compared is returned.
    """
    random = Random(play.seed)
    compared = 0
    while True:
        for game in (one, other):
            _answer_what_is_hidden(game, seat, play.sampler, random)
        heard = one.log(seat), other.log(seat)
        if heard[0] != heard[1]:
            differing = next(pair for pair in zip_longest(*heard) if pair[0] != pair[1])
            assert any(event is not None and event.reveals for event in differing), differing
            return compared
        assert received(one, seat) == received(other, seat)
        compared += 1
        if one.ask is None:
            return compared
        _answer_alike(one, other, play.sampler, random)


def _answer_what_is_hidden(game: Game[Any], seat: Seat, sampler: Sampler, random: Random) -> None:
    while game.ask is not None and game.ask.seen is Seen.HIDDEN and game.ask.seat != seat:
        game.answer(sampler(game.ask, random))


def _answer_alike(one: Game[Any], other: Game[Any], sampler: Sampler, random: Random) -> None:
    ask, twin = one.ask, other.ask
    assert ask is not None
    assert twin is not None
    answer = sampler(ask, random)
    one.answer(answer)
    same = msgspec.json.encode(twin) == msgspec.json.encode(ask)
    assert same or ask.seen is not Seen.OPEN
    other.answer(answer if same else sampler(twin, random))


def a_difference_shows_in_nothing(
    games: Sequence[Game[Any]], seats: Sequence[Seat], unused: Sequence[str], random: Random
) -> int:
    """Two games that differ in what is never used are the same games to some seats, byte by byte.

    At how many questions they were is returned: until one could only go on by what the other has not.
    """
    one, other = games
    compared = 0
    while one.ask is not None:
        assert [received(one, seat) for seat in seats] == [received(other, seat) for seat in seats]
        compared += 1
        answer = _answer_for_both(one, other, unused, random)
        if answer is None:
            return compared
        one.answer(answer)
        other.answer(answer)
    assert other.over
    return compared


def _answer_for_both(one: Game[Any], other: Game[Any], unused: Sequence[str], random: Random) -> Any:
    """An answer that is legal in both games and begins with nothing unused, if there is one."""
    assert one.ask is not None
    for _ in range(200):
        answer = one.ask.choice.sample(random)
        begins = answer[0] if isinstance(answer, tuple) and answer else answer
        if begins not in unused and other.refusal(answer) is None:
            return answer
    return None


def the_dice_are_the_only_chance(play: Play) -> None:
    """Two games with the same seed and the same answers are the same game."""
    assert msgspec.json.encode(play.played().log()) == msgspec.json.encode(play.played().log())


def every_rule_named_exists(play: Play) -> None:
    """Every question, lasting effect and event of a game."""
    game = play.seeded()
    random = Random(play.seed)
    while game.ask is not None:
        assert known(game.ask.rule), game.ask.kind
        assert all(known(effect.rule) for effect in game.state.lasting.values())
        game.answer(play.sampler(game.ask, random))
    for event in game.log():
        assert known(event.rule), event


LAWS: tuple[Callable[[Play], None], ...] = (
    a_record_replays,
    a_replay_passes_every_step,
    a_clone_goes_on_alike,
    a_rollout_is_the_same_game,
    undo_leads_back,
    nothing_is_lost_in_json,
    every_question_can_be_answered,
    a_view_stays_as_it_was,
    the_dice_are_the_only_chance,
)
"""Those that need no more than a play."""


class Word(str):
    """A word that is more than a word, as other libraries have them."""


HOSTILE: tuple[Any, ...] = (
    Word("no such option"),
    None,
    True,
    False,
    -1,
    10**30,
    -(10**5000),
    0.0,
    1.0,
    float("nan"),
    float("inf"),
    "",
    "no such option",
    "x" * 100_000,
    "\x00\ud800",
    b"bytes",
    object(),
    [],
    [[]],
    [[[["deep"]]]],
    [None],
    [1.0],
    [True],
    ["x" * 100_000],
    [10**5000],
    list(range(5000)),
    {},
    {"force": 1.0},
    {"force": True},
    {"force": -1},
    {"force": 10**5000},
    {"force": [1]},
    {"x" * 100_000: 1},
    {1: 1},
    {10**5000: 1},
    {(): 1},
    dict.fromkeys(map(str, range(5000)), 1),
    {1, 2},
)
"""Answers that nobody should send."""
