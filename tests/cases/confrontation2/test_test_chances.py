"""C2-E39, C2-E40: the chances of a characteristic test, counted by shooting under every throw of the dice."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from sortilege.cases.situations.confrontation import confrontation_setup
from sortilege.content.any_pack import pack_from
from sortilege.kernel import Game
from sortilege.kernel.enumeration import chances
from sortilege.rulebook import find
from sortilege.rules import ruleset

PACKS = [pack_from(Path(__file__).parents[1] / "packs" / "skirmish.yaml")]
MEDIUM_RANGE = 7


def rows(example: str) -> Iterator[list[str]]:
    """The rows of the table that an example prints, without the line below its head."""
    for line in find(example).text.splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if len(cells) > 1 and "-" not in cells[0]:
            yield cells


def quoted(example: str) -> Iterator[tuple[str, int, Fraction]]:
    """What the test is short of beside the dice, and how likely it succeeds; with the wound, where one is named."""
    (_, *needs), *found = rows(example)
    for name, *values in found:
        for wounds in name.split(", "):
            for need, value in zip(needs, values, strict=True):
                yield wounds, int(need.removeprefix("≤ ")), Fraction(value)


def shot(need: int, wound: str) -> Game[Any]:
    """A shot at medium range by a model whose Shooting is so much below the difficulty."""
    archer = {"card": "archer", "seat": 0, "at": [20, 40], "let_go_by": ["quick"], "wound": wound}
    models = {
        "archer": {**archer, "change": {"shooting": MEDIUM_RANGE - need}},
        "foe": {"card": "soldier", "seat": 1, "at": [42.5, 40]},
    }
    setup = confrontation_setup({"phase": "shooting", "models": models, "table": "field"}, PACKS)
    game: Game[Any] = Game(ruleset("confrontation"), setup, None)
    game.answer(("shoot", "archer"))
    game.answer(("foe", "bow", "plain"))
    return game


def rolling_while_short(game: Game[Any]) -> object:
    about = game.ask.about if game.ask else {}
    total, wanted = about["total"], about["wanted"]
    assert isinstance(total, int)
    assert isinstance(wanted, int)
    return "stand" if total >= wanted else "again"


def hit(game: Game[Any]) -> bool | None:
    events: list[Any] = [event for step in game.steps_since(0) for event in step.told]
    return next((event.hit for event in events if event.__struct_config__.tag == "shot"), None)


@pytest.mark.parametrize(("need", "chance"), [(need, chance) for _, need, chance in quoted("C2-E39")])
def test_a_test(need: int, chance: Fraction) -> None:
    """C2-E39"""
    found, _ = chances(shot(need, "none"), rolling_while_short, hit)
    assert found[True] == chance


@pytest.mark.parametrize(("wound", "need", "chance"), list(quoted("C2-E40")))
def test_the_same_wounded(wound: str, need: int, chance: Fraction) -> None:
    """C2-E40"""
    found, _ = chances(shot(need, wound), rolling_while_short, hit)
    assert found[True] == chance
