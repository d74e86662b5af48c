"""I2 8.3: the table of chances of one die, counted by casting a spell in a duel under every throw of the dice."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from sortilege.cases.situations.duel import duel_setup
from sortilege.content.any_pack import pack_from
from sortilege.kernel import Game
from sortilege.kernel.enumeration import chances
from sortilege.rules import ruleset

PACKS = [pack_from(Path(__file__).parents[1] / "packs" / f"{name}.yaml") for name in ("examples", "further")]
POWER = 4

CHANCES = {
    2: ("5/6", "4/5"),
    3: ("2/3", "19/30"),
    4: ("1/2", "7/15"),
    5: ("1/3", "3/10"),
    6: ("1/6", "2/15"),
    7: ("5/36", "2/15"),
    8: ("5/36", "2/15"),
    9: ("1/9", "19/180"),
    10: ("1/12", "7/90"),
    11: ("1/18", "1/20"),
    12: ("1/36", "1/45"),
    13: ("5/216", "1/45"),
    14: ("5/216", "1/45"),
}
"""By the score wanted: rolled on only while it is short, and with every 6 rolled on."""

WITH_SPIRIT = {1: "1", 2: "5/6", 7: "1/6", 13: "1/36"}
"""The scores wanted at which Spirit of X changes the chance."""


def casting(wanted: int, options: Mapping[str, str], skills: list[dict[str, str]]) -> Game[Any]:
    """A spell whose difficulty is so much above the caster's Power, its die about to be thrown."""
    mage = {"card": "tamsin", "seat": 0, "at": [30, 40], "spells": ["dare"], "reserve": {"fire": 1}}
    models: dict[str, Any] = {"mage": {**mage, "change": {"power": POWER, "skills": skills}}}
    models["e1"] = {"card": "soldier", "seat": 1, "at": [40, 40]}
    given = {"table": "open", "clock": 5, "slot": "first_group", "models": models}
    game = Game(ruleset("duel"), duel_setup(given, PACKS), None, options)
    for answer in (("cast", "mage"), ("dare", "mage"), POWER + wanted):
        game.answer(answer)
    return game


def while_short(game: Game[Any]) -> object:
    """Roll a 6 on while the score is short of what is wanted."""
    assert game.ask is not None
    assert game.ask.kind == "dice.roll_again"
    match game.ask.about:
        case {"scores": (int() as score,), "wanted": int() as wanted}:
            return "stand" if score >= wanted else 1
    raise AssertionError(game.ask.about)


def cast_or_not(game: Game[Any]) -> bool | None:
    told = {event.__struct_config__.tag for step in game.steps_since(0) for event in step.told}
    return True if "spell_cast" in told else False if "spell_failed" in told else None


def chance_of(game: Game[Any], least: Fraction = Fraction(0)) -> tuple[Fraction, Fraction]:
    """The chance that the spell is cast, and what was left open."""
    results, unexplored = chances(game, while_short, cast_or_not, least)
    assert sum(results.values()) + unexplored == 1
    return results.get(True, Fraction(0)), unexplored


@pytest.mark.parametrize("wanted", CHANCES)
def test_a_die_rolled_on_while_it_is_short(wanted: int) -> None:
    found, unexplored = chance_of(casting(wanted, {}, []))
    assert found == Fraction(CHANCES[wanted][0])
    assert not unexplored


@pytest.mark.parametrize("wanted", [-2, 0, 1])
def test_a_die_that_need_only_not_be_a_1(wanted: int) -> None:
    found, unexplored = chance_of(casting(wanted, {}, []))
    assert found == Fraction(5, 6)
    assert not unexplored


@pytest.mark.parametrize("wanted", CHANCES)
def test_a_die_whose_sixes_must_be_rolled_on(wanted: int) -> None:
    """There is always a further 6. After eight of them any score is enough: 4 in 5, as where 2 is wanted."""
    least = Fraction(1, 6**8)
    found, unexplored = chance_of(casting(wanted, {"i2.six_reroll": "mandatory"}, []), least)
    assert 0 < unexplored < least
    assert found + unexplored * Fraction(4, 5) == Fraction(CHANCES[wanted][1])


@pytest.mark.parametrize("wanted", [0, 1, *CHANCES])
def test_a_die_with_spirit_of_the_element(wanted: int) -> None:
    quoted = WITH_SPIRIT.get(max(wanted, 1)) or CHANCES[wanted][0]
    found, unexplored = chance_of(casting(wanted, {}, [{"skill": "spirit_of", "x": "fire"}]))
    assert found == Fraction(quoted)
    assert not unexplored
