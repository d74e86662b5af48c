"""Exact chances, against fractions worked out by hand."""

from fractions import Fraction
from typing import Any

import pytest

from sortilege.kernel import Game, Rule, Scripted, shuffle, throw
from sortilege.kernel.enumeration import chances
from tests.kernel.toys import RELICS, Chapters, Page, Pit, Relics, asks_for, note, number
from tests.laws import everything


def sum_of_notes(game: Game[Page]) -> int | None:
    return sum(sum(faces) for faces in game.state.notes) if game.over else None


def nobody(_game: Game[Any]) -> object:
    raise AssertionError("nobody is asked")


def dice(*throws: tuple[int, int]) -> Game[Page]:
    asks = [throw("roll", "", 0, count, sides) for count, sides in throws]
    return Game(Chapters(*map(asks_for, asks)), {}, None)


def test_one_die() -> None:
    results, unexplored = chances(dice((1, 6)), nobody, sum_of_notes)
    assert results == {face: Fraction(1, 6) for face in range(1, 7)}
    assert unexplored == 0


@pytest.mark.parametrize("throws", [((2, 6),), ((1, 6), (1, 6))])
def test_two_dice_thrown_together_or_one_after_the_other(throws: tuple[tuple[int, int], ...]) -> None:
    results, unexplored = chances(dice(*throws), nobody, sum_of_notes)
    assert results == {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}
    assert unexplored == 0


def test_the_best_of_three_dice() -> None:
    results, _ = chances(dice((3, 6)), nobody, lambda game: max(game.state.notes[0]) if game.over else None)
    assert results == {best: Fraction(best**3 - (best - 1) ** 3, 216) for best in range(1, 7)}


def exploding(game: Game[Page]) -> Rule[None]:
    """A six is thrown again."""
    while True:
        (face,) = yield throw("roll", "", by=0)
        note(game, face)
        if face < 6:
            return


def test_dice_that_are_thrown_again_and_again() -> None:
    game = Game(Chapters(exploding), {}, None)
    results, unexplored = chances(
        game, nobody, lambda game: len(game.state.notes) if game.over else None, Fraction(1, 6**3)
    )
    assert results == {1: Fraction(5, 6), 2: Fraction(5, 36), 3: Fraction(5, 216), 4: Fraction(5, 1296)}
    assert unexplored == Fraction(1, 1296)


def test_cards() -> None:
    game = Game(Chapters(asks_for(shuffle("order", "", 4))), {}, None)
    results, _ = chances(game, nobody, lambda game: game.state.notes[0][0] if game.over else None)
    assert results == dict.fromkeys(range(4), Fraction(1, 4))


def test_the_thief_is_dealt_to_seat_0_in_two_of_five_deals() -> None:
    def until(game: Game[Any]) -> bool | None:
        return "thief" in game.state.hands[0].cards if game.asks[0].kind == "auction.bid" else None

    small = RELICS | {"cards": ["thief", "a", "b", "c", "d"], "lots": 1}
    game = Game(Relics(), small, None)
    assert chances(game, nobody, until)[0] == {True: Fraction(2, 5), False: Fraction(3, 5)}


def test_seats_decide_between_the_throws() -> None:
    def decide(game: Game[Page]) -> int:
        return 9 if game.state.notes[0] == (6,) else 0

    asks = (throw("roll", "", by=0), number(0), throw("roll", "", by=0, sides=2), number(1))
    game = Game(Chapters(asks_for(*asks)), {}, None)
    results, _ = chances(game, decide, lambda game: game.state.notes[1:] if game.over else None)
    each = {(9, (side,), 9): Fraction(1, 12) for side in (1, 2)}
    assert results == each | {(0, (side,), 0): Fraction(5, 12) for side in (1, 2)}


def test_a_blow_hurts_with_the_chance_of_its_dice() -> None:
    """Two dice that each hit on 3 or more: strength 2 and an aim of 5."""
    setup = {"turns": 1, "fighters": {"ogre": [0, 2, 9], "imp": [1, 0, 2]}}
    game = Game(Pit(), setup, Scripted())
    for answer in (("strike", "ogre", "imp"), {"force": 2, "guard": 1}):
        game.answer(answer)
    results, _ = chances(game, lambda _game: 5, lambda game: "imp" in game.state.fighters if game.over else None)
    assert results == {True: Fraction(1, 9), False: Fraction(8, 9)}


def test_enumeration_leaves_its_game_alone() -> None:
    game = dice((2, 6))
    before = everything(game)
    chances(game, nobody, sum_of_notes)
    assert everything(game) == before


def test_a_game_that_ends_without_a_result_is_an_error() -> None:
    with pytest.raises(ValueError, match="ended before"):
        chances(dice((1, 6)), nobody, lambda _game: None)
