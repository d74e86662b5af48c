"""What an answer may be."""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from random import Random
from typing import Any

import msgspec
import pytest

from sortilege.kernel import Allotment, Bound, Choice, Dice, Fault, Number, One, Refusal, Several, Shuffle, choice_from
from tests.laws import HOSTILE

WORDS = One(("rest", 3, ("strike", "ogre"), ("gems", 2)))
CARDS = Several(("amulet", "blade", ("crown", 1), 4), 1, 3)
COINS = Number(-2, 4)
GEMS = Allotment((Bound("fire", 0, 2), Bound("air", 1, 3), Bound("water", 0, 1)), 2, 4)

EVERY_KIND: tuple[Choice, ...] = (WORDS, CARDS, COINS, GEMS, Dice(2, 4), Shuffle(4))


def listed(choice: Choice) -> list[Any]:
    answers = choice.answers()
    assert answers is not None
    return list(answers)


def written(answers: Iterable[Any]) -> list[str]:
    return [msgspec.json.encode(answer).decode() for answer in answers]


def fault(choice: Choice, answer: object) -> str:
    with pytest.raises(Refusal) as refused:
        choice.accept(answer)
    return refused.value.code


def test_one_lists_its_options() -> None:
    assert listed(WORDS) == ["rest", 3, ("strike", "ogre"), ("gems", 2)]


def test_several_lists_small_choices_first() -> None:
    choice = Several(("a", "b", "c"), 0, 2)
    assert listed(choice) == [(), ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]


def test_a_number_lists_both_its_bounds() -> None:
    assert listed(COINS) == [-2, -1, 0, 1, 2, 3, 4]


def test_an_allotment_lists_what_its_bounds_and_its_sum_allow() -> None:
    choice = Allotment((Bound("fire", 0, 2), Bound("air", 1, 2)), 2, 3)
    assert listed(choice) == [{"air": 2}, {"fire": 1, "air": 1}, {"fire": 1, "air": 2}, {"fire": 2, "air": 1}]


def test_an_allotment_of_nothing_has_one_answer() -> None:
    assert listed(Allotment((), 0, 0)) == [{}]
    assert Allotment((), 0, 0).sample(Random(1)) == {}


@pytest.mark.parametrize("bounds", [(0, 0), (1, 1), (0, 9), (2, 4), (5, 3)])
def test_an_allotment_counts_what_it_lists(bounds: tuple[int, int]) -> None:
    choice = Allotment(GEMS.bounds, *bounds)
    assert choice.count() == len(listed(choice))


def test_an_allotment_counts_what_is_too_long_to_list() -> None:
    wide = Allotment(tuple(Bound(f"element {place}", 0, 60) for place in range(6)), 0, 360)
    assert wide.count() == 61**6
    assert wide.accept(wide.sample(Random(1)))


def test_an_allotment_samples_evenly_among_more_ways_than_a_float_tells_apart() -> None:
    wide = Allotment(tuple(Bound(f"element {place}", 0, 63) for place in range(12)), 0, 12 * 63)
    assert wide.count() == 64**12
    random = Random(6)
    drawn = [wide.sample(random) for _ in range(100)]
    for bound in wide.bounds:
        assert sum(bound.name in each for each in drawn) > 90
        assert 20 < sum(each.get(bound.name, 0) for each in drawn) / 100 < 43


@pytest.mark.parametrize("choice", EVERY_KIND)
def test_a_list_is_legal_and_without_doubles(choice: Choice) -> None:
    answers = listed(choice)
    assert [choice.accept(answer) for answer in answers] == answers
    assert len(set(written(answers))) == len(answers)


@pytest.mark.parametrize("choice", EVERY_KIND)
def test_a_sample_has_the_same_chance_as_any_other(choice: Choice) -> None:
    random = Random(20)
    answers = listed(choice)
    expected = 300
    drawn = Counter(written(choice.sample(random) for _ in range(expected * len(answers))))
    assert drawn.keys() == set(written(answers))
    chi_square = sum((count - expected) ** 2 / expected for count in drawn.values())
    freedom = len(answers) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("choice", EVERY_KIND)
def test_a_choice_and_its_answers_survive_json(choice: Choice) -> None:
    assert choice_from(msgspec.json.decode(msgspec.json.encode(choice))) == choice
    assert choice_from(msgspec.to_builtins(choice)) == choice
    for answer in listed(choice):
        assert choice.accept(msgspec.json.decode(msgspec.json.encode(answer))) == answer


@pytest.mark.parametrize(
    "data",
    [None, {}, {"choice": "wish"}, {"choice": "Fate"}, {"choice": "one"}, {"choice": "dice", "count": -1}, []],
)
def test_what_is_no_choice_is_not_read(data: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        choice_from(data)


@pytest.mark.parametrize("choice", EVERY_KIND)
def test_whatever_is_answered_it_is_accepted_or_refused(choice: Choice) -> None:
    legal = written(listed(choice))
    for answer in HOSTILE:
        try:
            accepted = choice.accept(answer)
        except Refusal as refusal:
            assert len(str(refusal)) < 2_000  # noqa: PT017  either is right
        else:
            assert msgspec.json.encode(accepted).decode() in legal


def test_several_keeps_the_order_of_its_options() -> None:
    assert CARDS.accept([4, ["crown", 1], "amulet"]) == ("amulet", ("crown", 1), 4)


def test_an_allotment_leaves_out_what_is_none_of() -> None:
    assert GEMS.accept({"water": 0, "air": 2, "fire": 1}) == {"fire": 1, "air": 2}


class Element(StrEnum):
    FIRE = "fire"
    AIR = "air"


def test_a_named_word_is_chosen_by_its_name_or_as_itself() -> None:
    assert One((Element.FIRE, Element.AIR)).accept("air") is Element.AIR
    assert One((Element.FIRE, Element.AIR)).accept(Element.AIR) is Element.AIR
    assert One((("cast", Element.AIR),)).accept(["cast", "air"]) == ("cast", Element.AIR)
    assert GEMS.accept({Element.FIRE: 1, Element.AIR: 1}) == {"fire": 1, "air": 1}


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("sleep", Fault.UNKNOWN_OPTION),
        ("", Fault.UNKNOWN_OPTION),
        (4, Fault.UNKNOWN_OPTION),
        (["strike"], Fault.UNKNOWN_OPTION),
        ([], Fault.UNKNOWN_OPTION),
        ("3", Fault.UNKNOWN_OPTION),
        (None, Fault.WRONG_TYPE),
        (3.0, Fault.WRONG_TYPE),
        (float("nan"), Fault.WRONG_TYPE),
        (True, Fault.WRONG_TYPE),
        ({"rest": 1}, Fault.WRONG_TYPE),
        ([["strike", "ogre"]], Fault.WRONG_TYPE),
        (["gems", 2.0], Fault.WRONG_TYPE),
        (["gems", True], Fault.WRONG_TYPE),
        ("x" * 201, Fault.TOO_LARGE),
        (["strike", "x" * 201], Fault.TOO_LARGE),
        (["strike"] * 1001, Fault.TOO_LARGE),
        (10**30, Fault.TOO_LARGE),
        (["gems", -(10**5000)], Fault.TOO_LARGE),
    ],
)
def test_one_refuses(answer: object, expected: Fault) -> None:
    assert fault(WORDS, answer) == expected


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ([], Fault.TOO_FEW),
        (["amulet", "blade", ["crown", 1], 4], Fault.TOO_MANY),
        (["amulet", "amulet"], Fault.REPEATED),
        ([["crown", 1], ("crown", 1)], Fault.REPEATED),
        (["drum"], Fault.UNKNOWN_OPTION),
        ("amulet", Fault.WRONG_TYPE),
        (4, Fault.WRONG_TYPE),
        (None, Fault.WRONG_TYPE),
        ({"amulet": 1}, Fault.WRONG_TYPE),
        ([[["amulet"]]], Fault.WRONG_TYPE),
        ([4.0], Fault.WRONG_TYPE),
        ([{}], Fault.WRONG_TYPE),
        (["amulet"] * 1001, Fault.TOO_LARGE),
    ],
)
def test_several_refuses(answer: object, expected: Fault) -> None:
    assert fault(CARDS, answer) == expected


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (-3, Fault.OUT_OF_BOUNDS),
        (5, Fault.OUT_OF_BOUNDS),
        (10**30, Fault.OUT_OF_BOUNDS),
        (True, Fault.WRONG_TYPE),
        (1.0, Fault.WRONG_TYPE),
        (float("nan"), Fault.WRONG_TYPE),
        ("1", Fault.WRONG_TYPE),
        (None, Fault.WRONG_TYPE),
        ([1], Fault.WRONG_TYPE),
    ],
)
def test_a_number_refuses(answer: object, expected: Fault) -> None:
    assert fault(COINS, answer) == expected


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ({"fire": 2}, Fault.OUT_OF_BOUNDS),
        ({"fire": 3, "air": 1}, Fault.OUT_OF_BOUNDS),
        ({"fire": -1, "air": 3}, Fault.OUT_OF_BOUNDS),
        ({"fire": 10**5000, "air": 1}, Fault.OUT_OF_BOUNDS),
        ({"air": 1}, Fault.TOO_FEW),
        ({"fire": 2, "air": 2, "water": 1}, Fault.TOO_MANY),
        ({"earth": 1}, Fault.UNKNOWN_OPTION),
        ({"x" * 10_000: 1}, Fault.UNKNOWN_OPTION),
        ({"fire": 1.0}, Fault.WRONG_TYPE),
        ({"fire": True}, Fault.WRONG_TYPE),
        ({"fire": None}, Fault.WRONG_TYPE),
        ({1: 1}, Fault.WRONG_TYPE),
        ([["fire", 1]], Fault.WRONG_TYPE),
        (2, Fault.WRONG_TYPE),
        (None, Fault.WRONG_TYPE),
        (dict.fromkeys(map(str, range(1001)), 1), Fault.TOO_LARGE),
    ],
)
def test_an_allotment_refuses(answer: object, expected: Fault) -> None:
    assert fault(GEMS, answer) == expected
