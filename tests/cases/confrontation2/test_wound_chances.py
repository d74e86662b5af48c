"""C2-E43, C2-E44: the chances of a wound, counted by shooting under every throw of the dice."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from sortilege.cases.situations.confrontation import confrontation_setup
from sortilege.content.any_pack import pack_from
from sortilege.kernel import CHANCE, Game
from sortilege.kernel.enumeration import chances
from sortilege.rulebook import find
from sortilege.rules import ruleset
from sortilege.rules.confrontation.state import Wound

PACKS = [pack_from(Path(__file__).parents[1] / "packs" / "skirmish.yaml")]
RESISTANCE = 20
PLACES = {"leg": "10/36", "arm": "8/36", "body": "6/36", "head": "6/36", "": "6/36"}


def table() -> Iterator[tuple[int, list[int]]]:
    """C2-E44 as the specification prints it: d, and 36ths from no effect to killed."""
    for line in find("C2-E44").text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(Wound) + 1 and cells[1].isdigit():
            yield int(cells[0].strip("≤≥ ").replace("−", "-")), [int(cell) for cell in cells[1:]]


def hit(difference: int, skills: Sequence[dict[str, str]] = ()) -> Game[Any]:
    """A shot that has hit a model whose Resistance is so much below the Force; its wound is about to be rolled."""
    weapon = {"name": "bow", "short": 15, "medium": 30, "long": 45, "force": RESISTANCE + difference}
    archer = {"card": "archer", "seat": 0, "at": [20, 40], "let_go_by": ["quick"]}
    foe = {"card": "soldier", "seat": 1, "at": [32.5, 40]}
    models = {
        "archer": {**archer, "change": {"weapons": [weapon]}},
        "foe": {**foe, "change": {"resistance": RESISTANCE, "skills": list(skills)}},
        "far": {"card": "archer", "seat": 1, "at": [90, 70], "let_go_by": ["quick"]},  # the phase goes on
    }
    setup = confrontation_setup({"phase": "shooting", "models": models, "table": "field"}, PACKS)
    game = Game(ruleset("confrontation"), setup, None)
    game.answer(("shoot", "archer"))
    game.answer(("foe", "bow", "plain"))
    game.answer((5,), CHANCE)
    return game


def told(game: Game[Any], kind: str) -> list[Any]:
    events = [event for step in game.steps_since(0) for event in step.told]
    return [event for event in events if event.__struct_config__.tag == kind]


def outcome(game: Game[Any]) -> str | None:
    """What the wound has come to, once it is rolled."""
    if not told(game, "wound_rolled"):
        return None
    return game.state.models["foe"].wound if "foe" in game.state.models else Wound.KILLED


def place(game: Game[Any]) -> str | None:
    return next((event.place for event in told(game, "wound_rolled")), None)


def nobody_asks(game: Game[Any]) -> object:
    raise AssertionError(game.ask)


@pytest.mark.parametrize(("difference", "counts"), list(table()))
def test_a_wound_on_an_unhurt_model(difference: int, counts: list[int]) -> None:
    """C2-E44"""
    found, _ = chances(hit(difference), nobody_asks, outcome)
    assert [found.get(wound, Fraction(0)) for wound in Wound] == [Fraction(count, 36) for count in counts]


@pytest.mark.parametrize("beyond", [-14, -12, 19, 25])
def test_the_ends_of_the_table(beyond: int) -> None:
    """C2-E44"""
    rows = list(table())
    found, _ = chances(hit(beyond), nobody_asks, outcome)
    counts = rows[0][1] if beyond < 0 else rows[-1][1]
    assert [found.get(wound, Fraction(0)) for wound in Wound] == [Fraction(count, 36) for count in counts]


def test_the_place_of_a_wound() -> None:
    """C2-E43"""
    found, _ = chances(hit(0), nobody_asks, place)
    assert found == {name: Fraction(chance) for name, chance in PLACES.items()}


@pytest.mark.parametrize("difference", [-3, 2, 8, 12])
def test_what_is_tough_dies_as_often(difference: int) -> None:
    """C2-E44"""
    found, _ = chances(hit(difference, [{"skill": "tough"}]), nobody_asks, outcome)
    assert found[Wound.KILLED] == Fraction(dict(table())[difference][-1], 36)
