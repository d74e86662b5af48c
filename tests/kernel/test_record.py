"""A game written down, read again, and checked."""

import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sortilege.kernel import CHANCE, Fairness, Game, Record, RecordError, Seeded, replay
from sortilege.kernel.record import content_digest, replaying, rolls
from tests.kernel.toys import PIT, RELICS, Chapters, Page, Pit, Relics, asks_for, number
from tests.laws import Play, state_of

FAIRNESS = Fairness("owl", ("ash", "elm"))


def played() -> Game[Any]:
    return Play(Pit(), PIT, 3).played(FAIRNESS.chance())


TEXT = Record.of(played(), FAIRNESS).dumps()
ROWS = TEXT.splitlines()
ROLL = next(place for place, row in enumerate(ROWS) if '"strike.roll"' in row)


def changed(row: int, **parts: Any) -> str:
    """The record with some fields of one row changed."""
    rows = list(ROWS)
    rows[row] = msgspec.json.encode(msgspec.json.decode(rows[row]) | parts).decode()
    return "\n".join(rows)


def resealed(**setup: Any) -> str:
    """The record with another set-up and the digest that goes with it."""
    return changed(0, setup=PIT | setup, content=content_digest(PIT | setup))


def error(text: str) -> RecordError:
    with pytest.raises(RecordError) as raised:
        replay(Record.loads(text), Pit())
    return raised.value


# Writing and reading


def test_a_record_is_a_header_the_steps_and_the_end() -> None:
    header, first, *_, end = map(msgspec.json.decode, ROWS)
    assert (header["sortilege"], header["ruleset"], header["version"]) == (1, "pit", "2")
    assert header["options"] == {"wounds": "light"}
    assert header["setup"] == PIT
    assert header["dice"] == "seeded"
    assert header["commitment"] == sha256(b"owl").hexdigest()
    assert header["words"] == ["ash", "elm"]
    assert first == {"step": 0}
    assert end["end"] == {"over": True, "digest": played().digest(), "secret": "owl"}
    assert len(ROWS) == played().number + 3


def test_a_throw_is_written_with_what_was_thrown() -> None:
    row = msgspec.json.decode(ROWS[ROLL])
    assert (row["seat"], row["ask"], row["of"]["choice"]) == (CHANCE, "strike.roll", "dice")
    assert row["about"] == {"by": 0}
    assert len(row["answer"]) == row["of"]["count"]


def test_what_is_read_is_what_was_written() -> None:
    assert Record.loads(TEXT).dumps() == TEXT
    assert Record.loads(TEXT.replace("\n", "\r\n")).dumps() == TEXT


@pytest.mark.parametrize("name", ["a\u2028b", "a\u0085b", "a\x0bb", "a\x1cb", "a\nb", "Überzahn – 🜂", '"}'])
def test_names_of_any_letters_survive(name: str) -> None:
    setup = PIT | {"fighters": {name: [0, 2, 1], "imp": [1, 1, 1]}}
    game = Play(Pit(), setup, 1).played()
    again = replay(Record.loads(Record.of(game).dumps()), Pit())
    assert state_of(again) == state_of(game)
    assert again.log() == game.log()


def test_the_secret_is_shown_only_when_the_game_is_over() -> None:
    game = Play(Relics(), RELICS, 1).seeded()
    end = Record.of(game, Fairness.of_seed(1)).end
    assert end is not None
    assert (end.over, end.secret) == (False, "")


def test_dice_that_nobody_committed_to_are_called_what_they_are() -> None:
    assert Record.of(played()).header.dice == "physical"
    assert Record.of(played(), dice="scripted").header.dice == "scripted"
    assert Record.of(played()).header.commitment == ""


def test_a_record_that_was_cut_off_after_a_line_leads_as_far_as_it_goes() -> None:
    games = list(replaying(Record.loads("\n".join(ROWS[:10])), Pit()))
    assert len(games) == 9
    assert games[-1].number == 8


def test_a_record_of_a_question_half_answered_together_replays() -> None:
    game = Play(Relics(), RELICS, 1).seeded()
    game.answer(2, 1)
    again = replay(Record.loads(Record.of(game).dumps()), Relics())
    assert state_of(again) == state_of(game)
    assert [ask.seat for ask in again.asks] == [0]


def test_a_replay_goes_on_with_the_dice_it_is_given() -> None:
    def game() -> Game[Page]:
        return Game(Chapters(asks_for(number(0), number(1))), {}, None)

    begun = game()
    begun.answer(3)
    again = replay(Record.of(begun), begun.ruleset, Seeded(b""))
    again.answer(4)
    assert again.state.notes == (3, 4)


# Damage

DAMAGED: dict[str, tuple[str, int, str]] = {
    "empty": ("", 1, "the record is empty"),
    "header only": (ROWS[0], 2, "there is no step"),
    "no JSON": ("spell\n" + TEXT, 1, "malformed"),
    "no header": ("\n".join(ROWS[1:]), 1, "missing required field|unknown field"),
    "blank line": ("\n".join([*ROWS[:4], "", *ROWS[4:]]), 5, "truncated"),
    "another format": (changed(0, sortilege=9), 1, "format 9 is not known; this version reads format 1"),
    "another game": (changed(0, ruleset="relics"), 1, "it is a game of relics; not of pit"),
    "another version": (changed(0, version="1"), 1, "played under version 1 of pit; this is version 2: its events can"),
    "changed set-up": (changed(0, setup=PIT | {"turns": 9}), 1, "the set-up was changed after the game"),
    "other set-up": (resealed(turns=20), len(ROWS), "the replay leads to another state"),
    "unreadable set-up": (resealed(turns=None), 1, "the set-up cannot be read"),
    "set-up of the wrong shape": (resealed(fighters=[1, 2]), 1, "the set-up cannot be read"),
    "unknown ability": (resealed(fighters={"ogre": [0, 1, 1, "wings"]}), 1, "ogre has unknown abilities: wings"),
    "unknown option": (changed(0, options={"magic": "all"}), 1, "no option 'magic'"),
    "cut within a line": (TEXT[: TEXT.index('"strike.roll"')], ROLL + 1, "truncated"),
    "missing line": ("\n".join(ROWS[:5] + ROWS[6:]), 6, "step 5 stands where step 4 belongs"),
    "doubled line": ("\n".join(ROWS[:5] + ROWS[4:]), 6, "step 3 stands where step 4 belongs"),
    "line after the end": (TEXT + ROWS[1], len(ROWS) + 1, "a line after the end"),
    "unknown field": (changed(5, wish=1), 6, "unknown field"),
    "illegal answer": (changed(2, answer="fly"), 3, "the answer is refused: unknown_option"),
    "wrong seat": (changed(2, seat=1), 3, "the answer is refused: not_your_turn"),
    "no seat": (changed(2, seat=None), 3, "it does not say which seat answered"),
    "other question": (changed(2, ask="wish"), 3, "the rules lead to .* where the record has"),
    "changed answer": (changed(2, answer="rest"), 3, "the rules lead to .* where the record has"),
    "impossible die": (changed(ROLL, answer=[7]), ROLL + 1, "the answer is refused"),
    "left out events": (changed(ROLL, events=[]), ROLL + 1, "the rules lead to"),
    "back to nowhere": (changed(3, seat=0, back_to=99), 4, "it cannot go back to step 99: unknown_step"),
    "taken back by nobody": (changed(3, seat=7, back_to=1), 4, "cannot go back to step 1: not_your_seat"),
    "other end": (changed(-1, end={"over": True, "digest": "0" * 64}), len(ROWS), "the replay leads to another state"),
    "not over": (changed(-1, end={"over": False, "digest": played().digest()}), len(ROWS), "leads to another state"),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_record_is_refused_with_line_and_reason(damage: str) -> None:
    text, line, wrong = DAMAGED[damage]
    refused = error(text)
    assert refused.line == line
    with pytest.raises(RecordError, match=wrong):
        raise refused


def test_any_letter_that_is_changed_is_noticed_or_means_nothing() -> None:
    random = Random(4)
    for _ in range(300):
        place = random.randrange(len(TEXT))
        text = TEXT[:place] + random.choice('"0{x') + TEXT[place + 1 :]
        try:
            again = replay(Record.loads(text), Pit())
        except RecordError as refused:
            assert 1 <= refused.line <= len(ROWS) + 1  # noqa: PT017  either is right
        else:
            assert again.log() == played().log()


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def hostile(text: str) -> None:
    """Whatever is read, replayed and verified, nothing but a RecordError may come of it."""
    try:
        record = Record.loads(text)
    except RecordError:
        return
    for use in (partial(replay, record, Pit()), lambda: list(rolls(record, "owl"))):
        try:
            use()
        except RecordError:
            pass
        except RecursionError:
            raise AssertionError("nested too deeply") from None


WORST: list[Callable[[str], str]] = [
    lambda bad: bad,
    lambda bad: ROWS[0] + "\n" + bad,
    lambda bad: TEXT.replace('"turns":16', f'"turns":{bad}'),
    lambda bad: TEXT.replace('"imp":[0,', f'"imp":[{bad},'),
    lambda bad: TEXT.replace('"answer":["strike"', f'"answer":[{bad}'),
    lambda bad: TEXT.replace('"answer":', f'"answer":{bad},"_":', 1),
    lambda bad: TEXT.replace('"of":{"choice":"dice"', f'"of":{{"choice":"dice","count":{bad},"_":0', 1),
    lambda bad: TEXT.replace('"sides":6', f'"sides":{bad}'),
    lambda bad: TEXT.replace('"events":[', f'"events":[{bad},'),
    lambda bad: TEXT.replace('"step":3,', f'"step":3,"back_to":{bad},'),
    lambda bad: TEXT.replace('"seat":0,', f'"seat":{bad},'),
    lambda bad: TEXT.replace('"ash"', bad),
]

BAD = [
    "1" * 30,
    "-" + "9" * 4300,
    "1" * 5000,
    "1e999",
    "1.0",
    "NaN",
    "null",
    "true",
    "-1",
    "1000000000",
    '"\\ud800"',
    '"two\\nlines"',
    '{"a":{"a":1}}',
    '"\ud800"',
    "\x00",
    '{"choice":"Fate"}',
    nested(50),
    nested(100_000),
    "[" * 100_000,
    '{"a":' * 100_000,
]


@pytest.mark.parametrize("place", range(len(WORST)))
def test_hostile_text_is_refused_and_nothing_worse(place: int) -> None:
    for bad in BAD:
        hostile(WORST[place](bad))


@pytest.mark.parametrize("field", ["setup", "answer", "events", "of"])
def test_what_is_nested_just_deeply_enough_to_be_read_is_refused(field: str) -> None:
    limit = sys.getrecursionlimit()
    for depth in range(limit - 200, limit, 3):
        deep = nested(depth)
        setup = f'{{"deep":{deep}}}'
        row = 0 if field == "setup" else 2
        rows = list(ROWS)
        rows[row] = changed_text(rows[row], field, setup if field == "setup" else deep)
        hostile("\n".join(rows))


def changed_text(row: str, field: str, value: str) -> str:
    parts = msgspec.json.decode(row, type=dict[str, msgspec.Raw])
    return (
        "{"
        + ",".join(f'"{name}":{bytes(raw).decode()}' for name, raw in parts.items() if name != field)
        + (f',"{field}":{value}}}')
    )


@given(st.text() | st.binary().map(lambda rubbish: rubbish.decode("latin-1")))
def test_rubbish_is_refused(text: str) -> None:
    hostile(text)
    hostile(ROWS[0] + "\n" + text)
    hostile("\n".join(ROWS[:5]) + "\n" + text)


# Verifying


def test_every_roll_of_a_fair_game_is_what_it_must_be() -> None:
    thrown = list(rolls(Record.loads(TEXT), "owl"))
    assert thrown
    assert all(roll.honest for roll in thrown)
    assert thrown[0].line == ROLL + 1
    assert thrown[0].kind == "strike.roll"


def test_a_changed_roll_is_caught() -> None:
    shown = msgspec.json.decode(ROWS[ROLL])["answer"]
    other = [face % 6 + 1 for face in shown]
    dishonest = [roll for roll in rolls(Record.loads(changed(ROLL, answer=other)), "owl") if not roll.honest]
    assert [(roll.line, roll.shown, roll.due) for roll in dishonest] == [(ROLL + 1, tuple(other), tuple(shown))]


def test_a_roll_that_was_left_out_shifts_the_others() -> None:
    record = Record.loads(TEXT)
    lines = tuple(line for place, line in enumerate(record.lines, 1) if place != ROLL)
    shorter = msgspec.structs.replace(record, lines=lines)
    assert not all(roll.honest for roll in rolls(shorter, "owl"))


@pytest.mark.parametrize(
    ("text", "secret", "line", "wrong"),
    [
        (TEXT, "cat", 1, "the secret is not the one that was committed to"),
        (TEXT, "two\nlines", 1, "one line"),
        (changed(0, words=["a\nb"]), "owl", 1, "one line"),
        (Record.of(played()).dumps(), "owl", 1, "the secret is not the one that was committed to"),
        (changed(ROLL, of={"choice": "number", "least": 1, "most": 6}), "owl", ROLL + 1, "neither dice nor cards"),
        (changed(ROLL, of=None), "owl", ROLL + 1, "cannot be read"),
        (changed(ROLL, of={"choice": "dice", "count": 10**9}), "owl", ROLL + 1, "cannot be read"),
        (changed(ROLL, of={"choice": "shuffle", "size": 10**9}), "owl", ROLL + 1, "cannot be read"),
        (changed(ROLL, answer=None), "owl", ROLL + 1, "cannot show that"),
        (changed(ROLL, answer=[7, 7, 7]), "owl", ROLL + 1, "cannot show that"),
    ],
)
def test_a_record_that_proves_nothing_is_refused(text: str, secret: str, line: int, wrong: str) -> None:
    with pytest.raises(RecordError, match=wrong) as raised:
        list(rolls(Record.loads(text), secret))
    assert raised.value.line == line


def test_other_words_make_other_dice() -> None:
    assert not all(roll.honest for roll in rolls(Record.loads(changed(0, words=["ash", "oak"])), "owl"))
