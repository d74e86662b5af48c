"""A game asks, a seat answers, and nothing else changes it."""

import gc
from random import Random
from typing import Any

import msgspec
import pytest

from sortilege.kernel import (
    CHANCE,
    Ask,
    Dice,
    Fairness,
    Fault,
    Game,
    Number,
    One,
    OutOfDice,
    Public,
    Refusal,
    Rule,
    Scripted,
    State,
    Together,
    shuffle,
    throw,
)
from sortilege.kernel.chance import WrongDice
from sortilege.kernel.step import standing
from tests.kernel.toys import PIT, RELICS, Chapters, Page, Pit, Relics, Sand, Vault, asks_for, note, number
from tests.laws import Play, everything

ROLL = throw("roll", "", by=0)


def chapters(*asks: Ask | Together, seats: int = 2, chance: Scripted | None = None) -> Game[Page]:
    return Game(Chapters(asks_for(*asks), seats=seats), {}, chance)


def pit() -> Game[Sand]:
    return Game(Pit(), PIT, None)


def notes(game: Game[Page]) -> tuple[object, ...]:
    return game.state.notes


def code(game: Game[Page], answer: object, seat: int) -> str:
    refusal = game.refusal(answer, seat)
    assert refusal is not None
    with pytest.raises(Refusal) as raised:
        game.answer(answer, seat)
    assert raised.value.code == refusal.code
    return refusal.code


def test_a_game_is_played_from_question_to_question() -> None:
    game = pit()
    game.answer(["strike", "ogre", "knight"])
    game.answer({"force": 2, "guard": 1}, 0)
    game.answer(4, 0)
    game.answer([2, 6], CHANCE)
    assert game.state.fighters["knight"].health == 2
    assert game.ask is not None
    assert (game.ask.seat, game.ask.kind) == (1, "any.react")


def test_chance_with_a_source_is_not_asked() -> None:
    game = chapters(ROLL, number(0), ROLL, ROLL, chance=Scripted(3, 4, 5))
    assert notes(game) == ((3,),)
    game.answer(9)
    assert notes(game) == ((3,), 9, (4,), (5,))
    assert game.over


def test_only_who_is_asked_may_answer() -> None:
    game = chapters(number(0))
    assert code(game, 1, 1) == Fault.NOT_YOUR_TURN
    assert code(game, 1, CHANCE) == Fault.NOT_YOUR_TURN
    assert code(game, 1, 2) == Fault.NOT_YOUR_SEAT
    assert code(game, 1, -3) == Fault.NOT_YOUR_SEAT
    assert code(game, 10, 0) == Fault.OUT_OF_BOUNDS


@pytest.mark.parametrize(
    "seat", [True, 0.0, float("nan"), "0", b"0", [], {}, 10**5000], ids=lambda seat: type(seat).__name__
)
def test_what_is_no_seat_may_not_answer(seat: Any) -> None:
    game = chapters(number(0))
    before = everything(game)
    assert code(game, 1, seat) == Fault.NOT_YOUR_SEAT
    assert everything(game) == before


def test_what_is_no_seat_is_not_repeated_without_end() -> None:
    within: list[Any] = []
    for _ in range(5000):
        within = [within]
    game = chapters(number(0))
    for seat in (within, [float("nan")] * 9999, {"a": within}, 10**5000, "\ud800" * 9999):
        refusal = game.refusal(1, seat)  # type: ignore[arg-type]
        assert refusal is not None
        assert len(msgspec.json.encode(refusal.facts)) < 1000
        assert len(str(refusal)) < 1000


@pytest.mark.parametrize("answer", ["\ud800", ["\udfff", "x"], ["x" * 200] * 1000, ["strike", "ogre", "\ud800" * 9999]])
def test_a_refusal_can_be_sent_whatever_it_refuses(answer: object) -> None:
    refusal = pit().refusal(answer)
    assert refusal is not None
    assert len(msgspec.json.encode(refusal.facts)) < 3_000
    assert len(str(refusal).encode()) < 3_000


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = chapters(number(0))
    game.answer(1)
    assert game.over
    assert game.asks == ()
    assert game.open_ask(0) is None
    assert code(game, 1, 0) == Fault.GAME_OVER
    with pytest.raises(Refusal, match="game_over"):
        game.answer(1)


def test_a_ruleset_says_why_it_does_not_offer_an_answer() -> None:
    game = pit()
    for answer, reason in [
        (("strike", "ogre", "imp"), "own_side TOY-11 (fighter=imp)"),
        (["strike", "ogre", "ghost"], "fallen_or_unknown TOY-11 (fighter=ghost)"),
        ("sleep", "unknown_option (option=sleep)"),
    ]:
        with pytest.raises(Refusal) as refused:
            game.answer(answer)
        assert str(refused.value) == reason


def test_options_are_checked_and_filled_in() -> None:
    assert pit().options == {"wounds": "light"}
    assert Game(Pit(), PIT, None, {"wounds": "heavy"}).options == {"wounds": "heavy"}
    with pytest.raises(ValueError, match="wounds cannot be 'deep'; it is one of light, heavy"):
        Game(Pit(), PIT, None, {"wounds": "deep"})
    with pytest.raises(ValueError, match="pit has no option 'magic'; it has wounds"):
        Game(Pit(), PIT, None, {"magic": "none"})


def test_a_set_up_that_makes_no_game_is_an_error() -> None:
    with pytest.raises(ValueError, match="too few cards"):
        Game(Relics(), {**RELICS, "lots": 4}, None)


# Together


def test_together_each_answers_in_secret_and_all_are_revealed_at_once() -> None:
    game = chapters(Together((number(0), number(1))))
    game.answer(4, 1)
    assert notes(game) == ()
    assert [ask.seat for ask in game.asks] == [0]
    assert code(game, 5, 1) == Fault.NOT_YOUR_TURN
    game.answer(7)
    assert notes(game) == ((7, 4),)


def test_together_alone_and_together_with_nobody_are_answered_with_a_list_too() -> None:
    game = chapters(Together(()), Together((number(1),)), Together(()))
    assert notes(game) == ((),)
    game.answer(3, 1)
    assert notes(game) == ((), (3,), ())


def test_two_questions_together_may_follow_each_other() -> None:
    game = chapters(Together((number(0), number(1))), Together((number(1), number(0))))
    for answer, seat in [(1, 0), (2, 1), (3, 0), (4, 1)]:
        game.answer(answer, seat)
    assert notes(game) == ((1, 2), (4, 3))


@pytest.mark.parametrize("seats", [(0, 0), (0, CHANCE)])
def test_together_nobody_is_asked_twice_and_chance_never(seats: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="each seat is asked once"):
        Together(tuple(Ask(seat, "", "", Dice()) for seat in seats))


# Clones


def half_answered() -> Game[Page]:
    game = chapters(number(2), Together((number(0), number(1), number(2))), number(0), seats=3)
    game.answer(8)
    game.answer(5, 1)
    return game


def test_a_clone_in_the_middle_of_a_question_together() -> None:
    game = half_answered()
    twin = game.clone()
    assert everything(twin) == everything(game)
    twin.answer(1, 2)
    assert [ask.seat for ask in game.asks] == [0, 2]
    twin.answer(2, 0)
    assert notes(twin) == (8, (2, 5, 1))
    assert notes(game) == (8,)


def test_a_clone_of_a_game_that_is_over_is_over() -> None:
    game = chapters(number(0))
    game.answer(1)
    assert everything(game.clone()) == everything(game)


def test_a_clone_throws_the_dice_that_its_original_would_throw_or_others() -> None:
    many = Chapters(asks_for(number(0), throw("roll", "", by=0, dice=20)))
    game = Game(many, {}, Fairness.of_seed(5).chance())
    same, other, asked = game.clone(), game.clone(Fairness.of_seed(6).chance()), game.clone(None)
    for each in (game, same, other, asked):
        each.answer(4)
    assert everything(same) == everything(game)
    assert notes(other) != notes(game)
    assert asked.ask is not None
    assert asked.ask.seat == CHANCE


def test_a_clone_with_dice_of_a_game_that_asks_for_dice_throws_them() -> None:
    game = chapters(ROLL, number(0))
    assert notes(game.clone(Scripted(6))) == ((6,),)
    assert notes(game.clone(Scripted(6), keeps=False)) == ((6,),)
    assert notes(game) == ()


def test_a_game_whose_dice_were_asked_for_goes_on_with_a_source() -> None:
    game = chapters(ROLL, ROLL, number(0), ROLL)
    game.answer([1], CHANCE)
    game.resume(Scripted(2, 3))
    game.answer(0)
    assert notes(game) == ((1,), (2,), 0, (3,))


def test_a_rollout_has_no_past() -> None:
    game = half_answered()
    for quick in (game.clone(keeps=False), Game(Relics(), RELICS, None, keeps=False)):
        for past in (quick.clone, quick.steps, quick.log, lambda quick=quick: quick.undo(0, 0)):
            with pytest.raises(RuntimeError, match="keeps nothing"):
                past()


def test_a_clone_shares_nothing_that_changes() -> None:
    game = pit()
    twin = game.clone()
    del twin.state.fighters["ogre"]
    assert "ogre" in game.state.fighters


# What can go wrong


@pytest.mark.parametrize(("script", "wrong"), [(Scripted(), OutOfDice), (Scripted(7), WrongDice)])
def test_where_a_script_of_dice_ends_the_dice_are_asked_for(script: Scripted, wrong: type[Exception]) -> None:
    game = chapters(number(0), ROLL, number(1), chance=script)
    with pytest.raises(wrong):
        game.answer(3)
    assert game.ask == ROLL
    assert everything(game.clone()) == everything(game)
    game.answer([5], CHANCE)
    assert notes(game) == (3, (5,))


def silent(game: Game[Page]) -> Rule[None]:
    game.state.chapter = -1
    yield from ()


def test_rules_that_run_in_a_loop_without_a_question_are_caught() -> None:
    with pytest.raises(RuntimeError, match="chapters asks nobody"):
        Game(Chapters(silent), {}, None)


def test_many_chapters_without_a_question_are_no_loop() -> None:
    assert Game(Chapters(*[asks_for()] * 3000), {}, None).over


class Tables(State):
    by_seat: Public[dict[int, int]]
    by_name: Public[dict[str, int]]


def test_a_state_has_a_digest_whatever_names_its_rows_and_in_whatever_order() -> None:
    def digest(state: State) -> str:
        game: Game[State] = Game(Chapters(), {}, None)  # type: ignore[arg-type]
        game.state = state
        return game.digest()

    expected = digest(Tables({1: 5, 0: 3}, {"b": 2, "a": 1}))
    assert digest(Tables({0: 3, 1: 5}, {"a": 1, "b": 2})) == expected
    assert digest(Tables({0: 4, 1: 5}, {"a": 1, "b": 2})) != expected


# Length


def endless(game: Game[Page]) -> Rule[None]:
    while True:
        game.state.notes = ((yield number(0)),)


def turning(game: Game[Page]) -> Rule[None]:
    game.state.notes = ((yield number(0)),)
    game.state.chapter -= 1


@pytest.mark.parametrize("chapter", [endless, turning])
def test_a_chain_of_a_hundred_thousand_steps_is_made_walked_and_freed(chapter: object) -> None:
    game = Game(Chapters(chapter), {}, None)  # type: ignore[arg-type]
    for count in range(100_000):
        game.answer(count % 10)
    assert game.number == 100_000
    assert len(game.steps()) == 100_001
    assert game.log() == []
    game.undo(50_000, 0)
    assert len(list(standing(game.steps()[-1]))) == 50_001
    twin = game.clone() if chapter is turning else None
    del game, twin
    gc.collect()


def test_random_games_come_to_their_end() -> None:
    toys = ((Relics(), RELICS), (Pit(), PIT))
    lengths = [Play(toy, setup, seed).played().number for toy, setup in toys for seed in range(50)]
    assert min(lengths) > 8
    assert max(lengths) > 40


def test_the_first_of_several_open_questions_is_answered_where_no_seat_is_named() -> None:
    game: Game[Vault] = Game(Relics(), RELICS, Fairness.of_seed(1).chance())
    assert [ask.seat for ask in game.asks] == [0, 1]
    game.answer(0)
    assert [ask.seat for ask in game.asks] == [1]


def test_a_question_may_be_about_nothing_but_its_choice() -> None:
    ask = Ask(0, "kind", "", One(("a",)))
    assert (ask.about, ask.choice.sample(Random(1))) == ({}, "a")
    assert Number(3, 3).sample(Random(1)) == 3


def test_notes_are_told_in_the_order_in_which_they_happen() -> None:
    def chapter(game: Game[Page]) -> Rule[None]:
        note(game, "before")
        note(game, (yield shuffle("order", "", 2)))
        note(game, (yield number(0)))

    game = Game(Chapters(chapter), {}, Scripted(1, 0))
    game.answer(4)
    assert [getattr(event, "note", None) for event in game.log()] == ["before", (1, 0), 4]
    assert [len(step.told) for step in game.steps()] == [1, 1, 1]
