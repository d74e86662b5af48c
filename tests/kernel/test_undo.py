"""Taking back: one's own answers freely, what others or the dice have shown only where all agree."""

from typing import Any

import msgspec
import pytest

from sortilege.kernel import (
    CHANCE,
    Ask,
    Event,
    Fault,
    Game,
    Refusal,
    Rule,
    Scripted,
    Seen,
    TakenBack,
    Together,
    replay,
    throw,
)
from sortilege.kernel.chance import Chance, Fairness
from sortilege.kernel.record import Record, RecordError, rolls
from tests.kernel.toys import Chapters, Noted, Page, asks_for, number
from tests.laws import everything, state_of

ROLL = throw("roll", "", by=0)


def playing(*asks: Ask | Together, chance: Chance | None = None, seats: int = 2) -> Game[Page]:
    """A game in which every question is a chapter of its own."""
    return Game(Chapters(*map(asks_for, asks), seats=seats), {}, chance)


def give(game: Game[Page], *answers: object) -> Game[Page]:
    for answer in answers:
        game.answer(answer)
    return game


def notes(game: Game[Page]) -> tuple[object, ...]:
    return game.state.notes


def refused(game: Game[Page], to: int, seat: int, *agreed: int) -> Refusal:
    refusal = game.may_undo(to, seat, agreed)
    assert refusal is not None
    before = everything(game)
    with pytest.raises(Refusal) as raised:
        game.undo(to, seat, agreed)
    assert str(raised.value) == str(refusal)
    assert everything(game) == before
    return refusal


def test_own_answers_are_taken_back_freely() -> None:
    game = give(playing(number(0), number(0), number(1)), 4, 5)
    game.undo(1, 0)
    assert notes(game) == (4,)
    give(game, 6, 7)
    assert notes(game) == (4, 6, 7)


def test_within_one_chapter_too() -> None:
    game: Game[Page] = Game(Chapters(asks_for(number(0), number(0), number(0))), {}, None)
    give(game, 1, 2).undo(1, 0)
    assert notes(give(game, 8, 9)) == (1, 8, 9)


def test_what_another_seat_answered_needs_its_consent() -> None:
    game = give(playing(number(0), number(1), number(0)), 4, 5)
    refusal = refused(game, 0, 0)
    assert refusal.code == Fault.NEEDS_CONSENT
    assert refusal.facts == {"seats": (1,)}
    game.undo(0, 0, agreed=(1,))
    assert notes(game) == ()


def test_every_other_seat_must_agree() -> None:
    game = give(playing(number(0), number(1), number(0), seats=4), 4, 5)
    assert refused(game, 0, 0, 1, 2).facts == {"seats": (3,)}
    game.undo(0, 0, agreed=(1, 2, 3))


def test_only_players_consent() -> None:
    game = give(playing(number(0), number(1), number(0)), 4, 5)
    strangers: list[Any] = [True, 7, -1, "1", 1.0, None, [], 10**400]
    assert refused(game, 0, 0, *strangers).code == Fault.NEEDS_CONSENT
    game.undo(0, 0, [1, *strangers])
    assert game.steps()[-1].agreed == (1,)


def test_dice_need_consent() -> None:
    game = give(playing(number(0), ROLL, number(0), chance=Scripted(3)), 4)
    assert refused(game, 0, 0).code == Fault.NEEDS_CONSENT


def test_one_who_plays_alone_asks_nobody() -> None:
    game = give(playing(number(0), ROLL, number(0), chance=Scripted(3), seats=1), 4)
    game.undo(0, 0)
    assert notes(game) == ()


class Unveiled(Event, frozen=True):
    reveals = True
    rule: str = ""


def telling(event: Event, *, only: tuple[int, ...] = (0, 1), others: Event | None = None) -> Game[Page]:
    """A game in which the first answer is followed by an event."""

    def chapter(game: Game[Page]) -> Rule[None]:
        yield number(0)
        game.tell_only(only, event, others)
        yield number(0)

    return give(Game(Chapters(chapter), {}, None), 4)


def test_what_was_revealed_to_the_seat_needs_consent() -> None:
    assert telling(Noted("nothing new")).may_undo(0, 0) is None
    assert refused(telling(Unveiled()), 0, 0).code == Fault.NEEDS_CONSENT
    assert refused(telling(Unveiled(), only=(0,)), 0, 0).code == Fault.NEEDS_CONSENT
    assert refused(telling(Noted("more"), only=(1,), others=Unveiled()), 0, 0).code == Fault.NEEDS_CONSENT


def test_what_was_revealed_to_another_seat_only_does_not() -> None:
    assert telling(Unveiled(), only=(1,)).may_undo(0, 0) is None
    assert telling(Unveiled(), only=(1,), others=Noted("less")).may_undo(0, 0) is None


@pytest.mark.parametrize(
    "seat", [-1, 2, -3, True, 0.0, "0", None, [], 10**5000], ids=lambda value: type(value).__name__
)
def test_only_players_take_back(seat: Any) -> None:
    assert refused(give(playing(number(0)), 4), 0, seat).code == Fault.NOT_YOUR_SEAT


@pytest.mark.parametrize(
    "to", [-1, 3, 10**30, 10**5000, None, "0", [], True, 1.0], ids=lambda value: type(value).__name__
)
def test_there_is_no_way_to_a_step_that_never_was(to: Any) -> None:
    assert refused(give(playing(number(0), number(0), number(0)), 4, 5), to, 0).code == Fault.UNKNOWN_STEP


def test_there_is_nothing_to_take_back_at_the_last_step() -> None:
    assert refused(give(playing(number(0), number(0)), 4), 1, 0).code == Fault.UNKNOWN_STEP


def test_there_is_nothing_to_take_back_where_somebody_just_went_back_to() -> None:
    game = give(playing(number(0), number(0), number(0)), 4, 5)
    game.undo(1, 0)
    for seat in (0, 1):
        assert refused(game, 1, seat).code == Fault.UNKNOWN_STEP


def test_there_is_no_way_to_a_step_that_was_taken_back() -> None:
    game = give(playing(number(0), number(0), number(0)), 1, 2)
    game.undo(0, 0)
    assert refused(game, 1, 0).code == Fault.UNKNOWN_STEP
    assert refused(game, 3, 0).code == Fault.UNKNOWN_STEP


def test_what_was_taken_back_asks_for_no_consent_later() -> None:
    game = give(playing(number(0), number(1), number(0), number(0)), 1, 2)
    game.undo(0, 0, agreed=(1,))
    give(game, 3)
    assert game.may_undo(0, 0) is None


def test_steps_and_events_that_were_taken_back_stay_and_later_ones_follow() -> None:
    game = give(playing(number(0), number(0), number(0)), 1, 2)
    game.undo(1, 0)
    give(game, 7)
    told: list[Event] = [Noted(1), Noted(2), TakenBack(0), Noted(7)]
    assert [step.told for step in game.steps()] == [[], *([event] for event in told)]
    assert game.log(1) == told


def test_what_is_told_after_taking_back_is_told_of_the_new_answer() -> None:
    def chapter(game: Game[Page]) -> Rule[None]:
        for word in ("first", "second", "third"):
            yield number(0)
            game.tell(Noted(word))

    game = give(Game(Chapters(chapter), {}, None), 1, 2)
    game.undo(1, 0)
    give(game, 3)
    assert [step.told for step in game.steps()] == [
        [],
        [Noted("first")],
        [Noted("second")],
        [TakenBack(0)],
        [Noted("second")],
    ]


def test_taking_back_twice_and_cloning_in_between() -> None:
    game = give(playing(*[number(0)] * 6), 1, 2, 3)
    game.undo(2, 0)
    give(game, 4)
    game.undo(1, 0)
    assert everything(game.clone()) == everything(game)
    assert notes(give(game, 5, 6)) == (1, 5, 6)
    assert everything(game.clone()) == everything(game)


def test_together_an_answer_is_taken_back_while_the_other_is_awaited() -> None:
    game = playing(Together((number(0), number(1))))
    game.answer(3, 0)
    game.undo(0, 0)
    assert [ask.seat for ask in game.asks] == [0, 1]
    game.answer(8, 1)
    game.answer(4, 0)
    assert notes(game) == ((4, 8),)


def test_together_the_answer_of_another_seat_stays_sealed() -> None:
    game = playing(Together((number(0), number(1), number(2))), seats=3)
    game.answer(8, 1)
    game.answer(3, 0)
    game.undo(1, 0)
    assert [ask.seat for ask in game.asks] == [0, 2]
    game.answer(4, 0)
    game.answer(5, 2)
    assert notes(game) == ((4, 8, 5),)


def test_together_what_was_revealed_needs_consent() -> None:
    game = playing(Together((number(0), number(1))), number(0))
    game.answer(3, 0)
    game.answer(8, 1)
    assert refused(game, 0, 0).code == Fault.NEEDS_CONSENT
    game.undo(1, 1, agreed=(0,))
    assert [ask.seat for ask in game.asks] == [1]


@pytest.mark.parametrize("last", [0, 1])
def test_together_the_last_answer_is_not_taken_back_after_it_revealed_the_others(last: int) -> None:
    """Nothing is told: that the answers are revealed is the kernel's to know."""

    def chapter(_game: Game[Page]) -> Rule[None]:
        yield Together((number(0), number(1)))
        yield number(last)

    game: Game[Page] = Game(Chapters(chapter), {}, None)
    game.answer(3, 1 - last)
    game.answer(8, last)
    assert refused(game, 1, last).code == Fault.NEEDS_CONSENT
    assert refused(game.clone(), 1, last).code == Fault.NEEDS_CONSENT
    game.undo(1, last, agreed=(1 - last,))
    assert [ask.seat for ask in game.asks] == [last]


def asking(*asks: Ask) -> Game[Page]:
    """A game in which some questions follow each other and nothing is told."""

    def chapter(_game: Game[Page]) -> Rule[None]:
        for ask in asks:
            assert (yield ask) is not None

    return Game(Chapters(chapter), {}, None)


def test_a_hidden_answer_of_another_seat_does_not_show_in_what_may_be_taken_back() -> None:
    plain = give(asking(number(0), number(0)), 4)
    hiding = give(asking(number(0), number(1, seen=Seen.HIDDEN), number(0)), 4, 5)
    for game in (plain, hiding):
        assert game.may_undo(0, 0) is None
        game.undo(0, 0)
        assert game.log(0) == [TakenBack(0)]
        assert game.ask == number(0)


def test_who_takes_back_nothing_but_hidden_answers_does_so_unheard() -> None:
    game = give(asking(number(0), number(1, seen=Seen.HIDDEN), number(1)), 4, 5)
    game.undo(1, 1)
    assert (game.log(1), game.log(0)) == ([TakenBack(1)], [])
    give(game, 6)
    again = replay(Record.loads(Record.of(game).dumps()), game.ruleset)
    assert everything(again) == everything(game)
    game.undo(0, 1, agreed=(0,))
    assert game.log(0) == [TakenBack(1)]


def test_whose_hidden_answer_was_taken_back_with_it_hears_so() -> None:
    game = give(asking(number(1, seen=Seen.HIDDEN), number(0, seen=Seen.HIDDEN), number(2)), 4, 5)
    game.undo(0, 1)
    assert [game.log(seat) for seat in (0, 1, 2)] == [[TakenBack(1)], [TakenBack(1)], []]


def test_the_dice_go_on_from_where_they_stand() -> None:
    game = give(playing(number(0), ROLL, number(0), ROLL, chance=Scripted(1, 2, 3)), 9)
    game.undo(0, 0, agreed=(1,))
    assert notes(give(game, 8)) == (8, (2,))


def test_going_back_to_a_throw_throws_again() -> None:
    game = give(playing(number(0), ROLL, number(0), chance=Scripted(1, 2)), 9)
    game.undo(1, 0, agreed=(1,))
    assert notes(game) == (9, (2,))
    assert game.ask == number(0)


def test_where_dice_are_asked_for_they_are_asked_for_again() -> None:
    game = give(playing(number(0), ROLL, number(0)), 9, [1])
    game.undo(1, 0, agreed=(1,))
    assert game.ask == ROLL
    game.answer([6], CHANCE)
    assert notes(game) == (9, (6,))


def test_a_game_that_is_over_is_not_taken_back() -> None:
    assert refused(give(playing(number(0)), 9), 0, 0).code == Fault.GAME_OVER


def test_a_record_with_steps_taken_back_replays_and_its_rolls_verify() -> None:
    fairness = Fairness("owl", ("ash", "elm"))
    asks = (number(0), ROLL, Together((number(0), number(1))), ROLL, number(1))
    game = give(playing(*asks, chance=fairness.chance()), 9)
    for to in (1, 0):
        game.answer(2, 1)
        game.answer(3, 0)
        game.undo(to, 1, agreed=(0,))
    give(game, 8, 1)
    game.undo(game.number - 1, 0)
    text = Record.of(game, fairness).dumps()
    again = replay(Record.loads(text), game.ruleset)
    assert state_of(again) == state_of(game)
    assert again.log() == game.log()
    assert Record.of(again, fairness).dumps() == text
    assert all(roll.honest for roll in rolls(Record.loads(text), "owl"))


def test_a_record_holds_who_agreed_and_does_not_replay_without_that() -> None:
    game = give(playing(ROLL, number(0), number(1), number(0), chance=Scripted(3)), 4, 5)
    game.undo(1, 0, agreed=(1,))
    record = Record.of(game, dice="scripted")
    assert record.lines[-1].agreed == (1,)
    assert replay(record, game.ruleset, Scripted()).digest() == game.digest()
    forced = msgspec.structs.replace(record.lines[-1], agreed=())
    with pytest.raises(RecordError, match="cannot go back to step 1: needs_consent"):
        replay(msgspec.structs.replace(record, lines=(*record.lines[:-1], forced)), game.ruleset)
