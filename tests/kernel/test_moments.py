"""How abilities act on rules that do not know them."""

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from sortilege.kernel import Ask, Game, One, Rule, Scripted, View
from sortilege.kernel.moment import (
    Abilities,
    Ability,
    Acting,
    Lasting,
    Modifier,
    at,
    current,
    instead,
    offer,
    weigh,
)
from tests.kernel.toys import ABILITIES, Chapters, Page, Pit, Sand, Used, note, number


class Doubles(Ability):
    name = "doubles"
    rule = "TOY-31"

    def count(self, _act: Acting, value: int) -> int:
        return value * 2


class Adds(Ability):
    name = "adds"
    rule = "TOY-32"

    def count(self, act: Acting, value: int, more: int = 0) -> int:
        return value + int(act.x) + more


class Watches(Ability):
    """Acts at no moment of these tests."""

    name = "watches"
    rule = "TOY-33"


class Stops(Ability):
    name = "stops"
    rule = "TOY-34"

    def step(self, act: Acting, _usual: object, game: Game[Page]) -> Rule[str] | None:
        return self.stop(act, game) if act.x else None

    def stop(self, act: Acting, game: Game[Page]) -> Rule[str]:
        note(game, f"{act.bearer} stops it")
        yield from ()
        return f"stopped by {act.bearer}"


class Repeats(Ability):
    name = "repeats"
    rule = "TOY-35"

    def step(self, _act: Acting, usual: Any, _game: Game[Page]) -> Rule[str]:
        return self.repeat(usual)

    def repeat(self, usual: Any) -> Rule[str]:
        yield from usual()
        return (yield from usual())  # type: ignore[no-any-return]


class Reacts(Ability):
    """Reacts as often as its X says, and asks a number."""

    name = "reacts"
    rule = "TOY-36"
    used: ClassVar[str] = "reacted"

    def after(self, act: Acting, game: Game[Page]) -> Rule[None] | None:
        return self.react(act, game) if act.x else None

    def react(self, act: Acting, game: Game[Page]) -> Rule[None]:
        note(game, (act.bearer, act.source, (yield number(act.seat))))


def has(kind: type[Ability], bearer: str = "ogre", seat: int = 0, x: int = 1, source: str = "card") -> Acting:
    return Acting(kind(), bearer, seat, source, x)


def test_abilities_are_known_by_name() -> None:
    known = Abilities()
    assert known.add(Doubles) is Doubles
    assert isinstance(known["doubles"], Doubles)
    assert "doubles" in known
    assert "wings" not in known
    assert known.names() == ("doubles",)
    assert ABILITIES.names() == ("fury", "stone_skin", "riposte", "curse")


def test_only_those_with_the_moment_act_at_it() -> None:
    doubles = has(Doubles)
    assert at("count", [has(Watches), doubles, has(Reacts)]) == [doubles]


# Characteristics


def lasting(bearer: str, *modifiers: Modifier) -> Lasting:
    return Lasting("spell", bearer, "mage", "TOY-31", None, modifiers)


def test_a_characteristic_is_read_through_what_lasts_upon_its_bearer() -> None:
    effects = {
        "1": lasting("ogre", Modifier("strength", 2), Modifier("guard", 1)),
        "2": lasting("imp", Modifier("strength", 5)),
        "3": lasting("ogre", Modifier("strength", -3)),
    }
    assert current(effects, "ogre", "strength", 4) == 3
    assert current(effects, "imp", "strength", 1) == 6
    assert current(effects, "ogre", "guard", 0) == 1
    assert current({}, "ogre", "strength", 4) == 4


# Weigh


def test_each_ability_weighs_in_the_order_in_which_they_are_given() -> None:
    assert weigh("count", [has(Doubles), has(Watches), has(Adds, x=3)], 5) == 13
    assert weigh("count", [has(Adds, x=3), has(Doubles)], 5) == 16
    assert weigh("count", [has(Adds, x=3)], 5, 100) == 108
    assert weigh("count", [], 5) == 5


# Instead


def stepping(*acting: Acting) -> Game[Page]:
    def usual(game: Game[Page]) -> Rule[str]:
        note(game, (yield number(0)))
        return "as usual"

    def chapter(game: Game[Page]) -> Rule[None]:
        note(game, (yield from instead("step", acting, lambda: usual(game), game)))

    return Game(Chapters(chapter), {}, None)


def test_a_step_is_taken_as_usual_where_nothing_takes_its_place() -> None:
    game = stepping(has(Watches), has(Stops, x=0))
    game.answer(7)
    assert game.state.notes == (7, "as usual")


def test_the_first_that_takes_the_place_of_a_step_does_so_alone() -> None:
    game = stepping(has(Stops, x=0), has(Stops, "imp"), has(Stops, "ogre"))
    assert game.state.notes == ("imp stops it", "stopped by imp")


def test_what_takes_the_place_of_a_step_may_take_it_too() -> None:
    game = stepping(has(Repeats))
    game.answer(1)
    game.answer(2)
    assert game.state.notes == (1, 2, "as usual")


# Offer


def offering(*acting: Acting, seats: tuple[int, ...] = (1, 0)) -> Game[Page]:
    def chapter(game: Game[Page]) -> Rule[None]:
        yield from offer("after", acting, seats, "TOY-36", game)

    return Game(Chapters(chapter), {}, None)


def questions(game: Game[Page], *answers: object) -> Iterator[tuple[int, str]]:
    for answer in answers:
        assert game.ask is not None
        yield game.ask.seat, game.ask.kind
        game.answer(answer)


def test_seats_react_in_the_order_of_the_rule() -> None:
    game = offering(has(Reacts, "ogre", 0), has(Reacts, "imp", 1))
    assert list(questions(game, 3, 4)) == [(1, "number"), (0, "number")]
    assert game.state.notes == (("imp", "card", 3), ("ogre", "card", 4))


def test_a_seat_that_is_not_named_does_not_react() -> None:
    assert offering(has(Reacts, "ogre", 0), seats=(1,)).over


def test_one_with_nothing_to_offer_is_not_asked() -> None:
    assert offering(has(Reacts, x=0), has(Watches)).over


def test_a_seat_with_several_reactions_says_which_comes_first() -> None:
    game = offering(has(Reacts, "ogre"), has(Reacts, "imp"), has(Reacts, "troll"))
    options = One((("reacts", "ogre", "card"), ("reacts", "imp", "card"), ("reacts", "troll", "card"), "none"))
    assert game.ask == Ask(0, "any.react", "TOY-36", options, {"moment": "after"})
    chosen = (["reacts", "troll", "card"], 1, ["reacts", "ogre", "card"], 2, 3)
    assert [kind for _, kind in questions(game, *chosen)] == ["any.react", "number", "any.react", "number", "number"]
    assert [bearer for bearer, _, _ in game.state.notes] == ["troll", "ogre", "imp"]


def test_a_seat_may_leave_its_other_reactions_out() -> None:
    game = offering(has(Reacts, "ogre"), has(Reacts, "imp"), has(Reacts, "knight", 1))
    assert list(questions(game, 5, "none")) == [(1, "number"), (0, "any.react")]
    assert game.over


def test_the_same_ability_twice_is_two_different_reactions() -> None:
    game = offering(has(Reacts, source="card"), has(Reacts, source="spell"))
    list(questions(game, ["reacts", "ogre", "spell"], 1, 2))
    assert game.state.notes == (("ogre", "spell", 1), ("ogre", "card", 2))


# In a fight


DUEL = {"turns": 4, "fighters": {"ogre": [0, 2, 4, "stone_skin"], "knight": [1, 1, 3, "riposte", "curse"]}}


def fight(*dice: int, setup: dict[str, Any] = DUEL) -> Game[Sand]:
    return Game(Pit(), setup, Scripted(*dice))


def give(game: Game[Sand], *answers: object) -> View:
    for answer in answers:
        game.answer(answer)
    return game.view(0)


def test_a_fight_with_reactions() -> None:
    game = fight(1, 6, 6, 5)
    give(game, ("strike", "ogre", "knight"), {"force": 2, "guard": 1}, 4)
    assert game.state.fighters["knight"].health == 2
    give(game, ("riposte", "knight", "card"), "yes")
    assert game.state.fighters["ogre"].health == 3
    assert [event for event in game.log() if isinstance(event, Used)] == [
        Used("knight", "riposte", "TOY-23"),
        Used("knight", "curse", "TOY-24"),
    ]
    assert current(game.state.lasting, "ogre", "strength", 2) == 0
    assert current(game.state.lasting, "ogre", "guard", 0) == 1


def test_the_skin_breaks_once_instead_of_the_ogre() -> None:
    game = fight(6, 6)
    give(game, "rest", ("strike", "knight", "ogre"), {"force": 1, "guard": 2}, 6)
    ogre = game.state.fighters["ogre"]
    assert (ogre.health, ogre.abilities) == (4, ())
    assert [event for event in game.log() if isinstance(event, Used)] == [Used("ogre", "stone_skin", "TOY-22")]
    give(game, "rest", ("strike", "knight", "ogre"), {"force": 1, "guard": 2}, 6)
    assert game.state.fighters["ogre"].health == 1


@pytest.mark.parametrize(("health", "hits"), [(2, 1), (1, 2)])
def test_fury_hits_once_more(health: int, hits: int) -> None:
    game = fight(6, setup={"turns": 1, "fighters": {"imp": [0, 0, health, "fury"], "squire": [1, 0, 9]}})
    give(game, ("strike", "imp", "squire"), {"force": 1, "guard": 2}, 4)
    assert [event.hits for event in game.log() if hasattr(event, "hits")] == [hits]


def test_what_lasts_ends_in_its_turn() -> None:
    game = fight(1)
    give(game, ("strike", "ogre", "knight"), {"force": 1, "guard": 2}, 6, "none")
    assert current(game.state.lasting, "ogre", "guard", 0) == 2
    give(game, "rest")
    assert current(game.state.lasting, "ogre", "guard", 0) == 0
