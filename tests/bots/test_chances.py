"""The chances that the players reckon with are those of the rules, run under every throw of the dice."""

from fractions import Fraction
from functools import partial
from typing import Any

import pytest

import sortilege
from sortilege.bots.sparring.chances import die_chance, score_chance
from sortilege.bots.sparring.worth import wound_chances
from sortilege.content.any_pack import shipped_pack
from sortilege.content.pack import Stand, combatant, duel_setup
from sortilege.kernel import CHANCE, Game
from sortilege.kernel.enumeration import chances
from sortilege.rules.confrontation.events import WoundRolled
from sortilege.rules.magic.events import PowerRolled

REMOTE = Fraction(1, 7000)
"""Chains of sixes that are rarer than this are not followed."""


def about_to_cast(magician: str, spell: str, gems: dict[str, int], additional: int) -> Game[Any]:
    """A magician in the middle of his shooting phase, just before the dice of a spell."""
    pack = shipped_pack("duel")
    setup = duel_setup(pack, magician, "pim")
    stands = (
        Stand(0, magician, (10, 10), 0, now={"reserve": gems}),
        Stand(1, "pim", (20, 10), 180, now={"reserve": {}}),
    )
    setup["models"] = [combatant(pack, stand) for stand in stands]
    setup["situation"] = {"phase": "shooting"}
    game = sortilege.new("duel", setup).clone(chance=None)
    while game.ask is not None and game.ask.seat != CHANCE:
        game.answer(casting(game, spell, additional))
    return game


def casting(game: Game[Any], spell: str, additional: int) -> Any:
    """The next answer towards the dice of a spell; on the dice themselves, stand as soon as the score is enough."""
    ask = game.ask
    assert ask is not None
    match ask.kind:
        case "shooting.act":
            return next((option for option in ask.choice.options if option[0] == "cast"), "end")  # type: ignore[attr-defined]
        case "cast.spell":
            return next(option for option in ask.choice.options if option[0] == spell)  # type: ignore[attr-defined]
        case "cast.additional_gems":
            return next(gems for gems in ask.choice.answers() or () if sum(gems.values()) == additional)
        case "dice.roll_again":
            scores, wanted = ask.about["scores"], ask.about["wanted"]
            assert isinstance(scores, tuple)
            assert isinstance(wanted, int)
            enough = max(int(score) for score in scores) >= wanted
            return "stand" if enough else ask.choice.options[-1]  # type: ignore[attr-defined]
        case "cast.effect_gems":
            return {}
    return ask.choice.options[0]  # type: ignore[attr-defined]


def succeeded(game: Game[Any]) -> bool | None:
    for told in game.steps_since(game.number)[0].told:
        if isinstance(told, PowerRolled):
            return told.result is not None and told.result >= told.needed
    return None


@pytest.mark.parametrize(
    ("magician", "spell", "gems", "additional", "needed", "ones_count"),
    [
        ("aurelie", "sunlance", {"light": 2}, 0, 4, False),
        ("aurelie", "sunlance", {"light": 2, "air": 1}, 1, 4, False),
        ("aurelie", "sunlance", {"light": 2, "air": 2}, 2, 4, False),
        ("aurelie", "high_noon", {"light": 4}, 0, 6, False),
        ("aurelie", "gust", {"air": 3}, 2, 2, False),
        ("orsolya", "rolling_stone", {"earth": 2}, 1, 3, True),
        ("orsolya", "undertow", {"water": 2}, 0, 3, False),
    ],
)
def test_the_chance_of_a_casting(
    magician: str, spell: str, gems: dict[str, int], additional: int, needed: int, ones_count: bool
) -> None:
    game = about_to_cast(magician, spell, gems, additional)
    decide = partial(casting, spell=spell, additional=additional)
    found, unexplored = chances(game, decide, succeeded, REMOTE)
    reckoned = score_chance(needed, 1 + additional, ones_count=ones_count)
    assert found.get(True, 0) <= reckoned <= found.get(True, 0) + unexplored
    assert unexplored < Fraction(1, 100)


@pytest.mark.parametrize(
    ("needed", "ones_count", "chance"),
    [
        (-3, False, Fraction(5, 6)),
        (1, False, Fraction(5, 6)),
        (2, False, Fraction(5, 6)),
        (4, False, Fraction(3, 6)),
        (6, False, Fraction(1, 6)),
        (7, False, Fraction(5, 36)),
        (12, False, Fraction(1, 36)),
        (1, True, Fraction(1)),
        (7, True, Fraction(1, 6)),
        (8, True, Fraction(5, 36)),
    ],
)
def test_one_die(needed: int, ones_count: bool, chance: Fraction) -> None:
    assert die_chance(needed, ones_count=ones_count) == chance


def test_more_dice_never_hurt() -> None:
    for needed in range(20):
        row = [score_chance(needed, dice) for dice in range(6)]
        assert row == sorted(row)
        assert row[0] == 0


def wounded(game: Game[Any]) -> str | None:
    for told in game.steps_since(game.number)[0].told:
        if isinstance(told, WoundRolled):
            return str(told.wound)
    return None


def test_the_chance_of_each_wound() -> None:
    """Scorching Draught of force 7 on a Resistance of 5 (C2-P10)."""
    pack = shipped_pack("duel")
    setup = duel_setup(pack, "pim", "aurelie")
    stands = (
        Stand(0, "pim", (10, 10), 0, now={"reserve": {"fire": 1, "air": 1}}),
        Stand(1, "aurelie", (20, 10), 180, now={"reserve": {}}),
    )
    setup["models"] = [combatant(pack, stand) for stand in stands]
    setup["situation"] = {"phase": "shooting"}
    game = sortilege.new("duel", setup).clone(chance=None)
    while game.ask is not None and game.ask.kind != "wound_roll":
        ask = game.ask
        game.answer((6,) if ask.seat == CHANCE else casting(game, "scorching_draught", 0))
    found, _ = chances(game, partial(casting, spell="", additional=0), wounded)
    assert found == {str(wound): chance for wound, chance in wound_chances(7, 5).items()}
