"""What each seat may see."""

from typing import Any

import msgspec
import pytest

from sortilege.kernel import (
    AFTERWARDS,
    CHANCE,
    SPECTATOR,
    Game,
    Nobody,
    Number,
    Owner,
    Public,
    Row,
    Scripted,
    Seat,
    Seen,
    State,
    Together,
)
from sortilege.kernel.view import Waiting
from sortilege.kernel.visibility import UndeclaredField, has_secrets, rows_within, sights, veil
from tests.kernel.toys import (
    PIT,
    RELICS,
    BidsRevealed,
    Chapters,
    Dealt,
    DealtUnseen,
    Hand,
    Peeked,
    Pit,
    Relics,
    Vault,
    Won,
    WonUnseen,
    asks_for,
    number,
)
from tests.laws import received

UNSHUFFLED = (0, 1, 2, 3, 4, 5, 6)


def relics(*order: int) -> Game[Vault]:
    """Seat 0 holds the thief and the amulet, seat 1 the blade and the crown; then come drum, egg and fan."""
    return Game(Relics(), RELICS, Scripted(*(order or UNSHUFFLED)))


def seen(game: Game[Any], seat: Seat) -> Any:
    return msgspec.json.decode(msgspec.json.encode(game.view(seat)))


# Fields


def test_an_owner_sees_his_own_and_nobody_sees_the_deck() -> None:
    hands = seen(relics(), 0)["state"]["hands"]
    assert hands["0"] == {"seat": 0, "purse": 3, "size": 2, "cards": ["thief", "amulet"]}
    assert hands["1"] == {"seat": 1, "purse": 3, "size": 2}
    assert "deck" not in seen(relics(), 0)["state"]


@pytest.mark.parametrize("seat", [SPECTATOR, CHANCE, 2])
def test_who_does_not_play_sees_what_is_public(seat: Seat) -> None:
    assert seen(relics(), seat)["state"] == {
        "phase": "auction",
        "lots": 3,
        "hands": {"0": {"seat": 0, "purse": 3, "size": 2}, "1": {"seat": 1, "purse": 3, "size": 2}},
    }


def test_afterwards_everybody_sees_everything() -> None:
    assert seen(relics(), AFTERWARDS)["state"]["deck"] == ["egg", "fan"]
    assert seen(relics(), AFTERWARDS)["state"]["prize"] == "drum"


class Chest(Row, frozen=True):
    lock: Public[int]
    gold: Nobody[int]


class Room(Row, frozen=True):
    seat: Public[Seat]
    chests: Public[tuple[Chest, ...]]
    best: Public[Chest | None]
    found: Owner[tuple[Chest, ...]]


class House(State):
    rooms: Public[dict[str, tuple[Room, ...]]]


def test_a_veil_reaches_rows_in_rows_in_tuples_in_tables() -> None:
    chest = Chest(3, 100)
    room = Room(1, (chest, chest), chest, (chest,))
    veiled = Chest(3, msgspec.UNSET)  # type: ignore[arg-type]
    state = veil(House({"cellar": (room,)}), 1)
    assert state.rooms == {"cellar": (Room(1, (veiled, veiled), veiled, (veiled,)),)}
    hidden = veil(House({"cellar": (room,)}), 0).rooms["cellar"][0]
    assert hidden == Room(1, (veiled, veiled), veiled, msgspec.UNSET)  # type: ignore[arg-type]


def test_the_kinds_of_row_within_a_state_are_found() -> None:
    assert set(rows_within(House)) == {House, Room, Chest}
    assert has_secrets(House)
    assert not has_secrets(type(Game(Pit(), PIT, None).state))


class Bare(Row, frozen=True):
    bare: int


class Twice(Row, frozen=True):
    both: Owner[Public[int]]


class Orphan(Row, frozen=True):
    cards: Owner[int]


@pytest.mark.parametrize("kind", [Bare, Twice, Orphan])
def test_a_field_that_does_not_say_who_sees_it_is_an_error(kind: type[Row]) -> None:
    with pytest.raises(UndeclaredField, match=kind.__name__):
        sights(kind)


class Undeclared(State):
    table: dict[str, int]


class Deeper(State):
    chest: Nobody[Chest]
    inside: Public[dict[str, tuple[Bare | None, ...]]]


class Lists(State):
    chests: Public[list[Chest]]


class Wrapping(msgspec.Struct, frozen=True):
    chest: Chest


class Wrapped(State):
    wrapping: Public[Wrapping]


@pytest.mark.parametrize("kind", [Undeclared, Deeper, Lists, Wrapped])
def test_a_state_in_which_a_secret_could_slip_through_starts_no_game(kind: type[State]) -> None:
    state = kind(*[{}] * len(kind.__struct_fields__))
    with pytest.raises(UndeclaredField):
        state.copy()


class Item(Row, frozen=True):
    name: Public[str]


class Trapped(Item, frozen=True):
    trap: Nobody[str]


class Shelf(State):
    items: Public[tuple[Item, ...]]


def test_a_row_of_a_derived_kind_keeps_its_secrets() -> None:
    shown = veil(Shelf((Trapped("box", "needle"),)), 0)
    assert msgspec.json.encode(shown) == b'{"items":[{"name":"box"}]}'


def test_a_kind_of_row_that_is_defined_late_keeps_its_secrets_too() -> None:
    veil(Shelf((Item("box"),)), 0)

    class Locked(Item, frozen=True):
        code: Nobody[int]

    assert msgspec.json.encode(veil(Shelf((Locked("chest", 1234),)), 0)) == b'{"items":[{"name":"chest"}]}'


def test_a_view_of_an_open_game_does_not_change_with_it() -> None:
    game = Game(Pit(), PIT, None)
    view = game.view(1)
    game.answer("rest")
    assert view.state.turn == 0  # type: ignore[attr-defined]


# Questions


def test_a_seat_sees_its_own_question_and_an_open_one_of_another() -> None:
    game = Game(Pit(), PIT, None)
    assert game.view(0).ask == game.ask
    assert game.view(0).waiting == ()
    assert game.view(1).ask is None
    assert game.view(1).waiting == (game.ask,)


def test_of_a_sealed_question_others_see_who_and_what() -> None:
    view = seen(relics(), 1)
    assert view["waiting"] == [{"seat": 0, "kind": "auction.bid"}]
    assert view["ask"]["about"] == {"purse": 3}
    assert relics().view(SPECTATOR).waiting == (Waiting(0, "auction.bid"), Waiting(1, "auction.bid"))


def test_an_answer_given_together_is_not_seen_before_all_are() -> None:
    views = set()
    for bid in (0, 3):
        game = relics()
        game.answer(bid, 0)
        views.add(msgspec.json.encode((game.view(1), game.view(SPECTATOR), game.log(1))))
    assert len(views) == 1


def test_open_questions_together_are_seen_and_their_answers_are_not() -> None:
    game = Game(Chapters(asks_for(Together((number(0), number(1))))), {}, None)
    assert game.view(1).waiting == (number(0),)
    game.answer(7, 0)
    assert game.view(1).waiting == ()
    assert b"7" not in msgspec.json.encode(game.view(1))


def test_a_hidden_question_leaves_no_trace() -> None:
    with_thief, without = relics(), relics(2, 1, 0, 3, 4, 5, 6)
    spectators = []
    for game in (with_thief, without):
        game.answer(1, 0)
        game.answer(2, 1)
        if game is with_thief:
            assert game.view(0).ask is not None
            assert game.view(0).ask.kind == "thief.steal"  # type: ignore[union-attr]
            view = game.view(SPECTATOR)
            assert (view.ask, view.waiting, view.over) == (None, (), False)
            game.answer("wait")
        spectators.append(received(game, SPECTATOR))
    assert spectators[0] == spectators[1]


def test_a_hidden_question_together_is_not_seen() -> None:
    game = Game(Chapters(asks_for(Together((number(0, seen=Seen.HIDDEN), number(1))))), {}, None)
    assert game.view(1).waiting == ()
    assert game.view(0).ask == number(0, seen=Seen.HIDDEN)


def test_dice_to_be_thrown_are_seen_and_cards_to_be_shuffled_are_not() -> None:
    game: Game[Vault] = Game(Relics(), RELICS, None)
    assert game.view(0).waiting == ()
    game.answer(UNSHUFFLED, CHANCE)
    game.answer(2, 0)
    game.answer(2, 1)
    assert game.view(0).waiting == (game.ask,)


# Events


def test_each_seat_hears_its_own() -> None:
    game = relics()
    game.answer(1, 0)
    game.answer(2, 1)
    own = [Dealt(0, ("thief", "amulet")), DealtUnseen(1, 2), BidsRevealed((1, 2)), WonUnseen(1)]
    assert game.log(0) == own
    other = [DealtUnseen(0, 2), Dealt(1, ("blade", "crown")), Peeked(1, "drum"), BidsRevealed((1, 2)), Won(1, "drum")]
    assert game.log(1) == other
    unseen = [DealtUnseen(0, 2), DealtUnseen(1, 2), BidsRevealed((1, 2)), WonUnseen(1)]
    assert game.log(SPECTATOR) == unseen
    whole = [Dealt(0, ("thief", "amulet")), *other[1:]]
    assert game.log() == game.log(AFTERWARDS) == whole


def test_two_deals_that_give_a_seat_the_same_hand_look_the_same_to_it() -> None:
    one, other = relics(), relics(0, 1, 3, 2, 4, 6, 5)
    assert received(one, 0) == received(other, 0)
    assert received(one, 1) != received(other, 1)


def test_a_view_can_be_sent() -> None:
    view = relics().view(0)
    assert view.ask is not None
    assert view.ask.choice == Number(0, 3)
    assert isinstance(view.state, Vault)
    assert isinstance(view.state.hands[0], Hand)
    assert msgspec.json.encode(view) == msgspec.json.encode(relics().view(0))
