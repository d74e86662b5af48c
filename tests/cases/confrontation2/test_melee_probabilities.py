"""C2 8.3: the chances of melee that the specification quotes, counted by fighting under every throw of the dice."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from sortilege.cases.situations.confrontation import confrontation_setup
from sortilege.content.any_pack import pack_from
from sortilege.kernel import AFTERWARDS, Game
from sortilege.kernel.enumeration import chances
from sortilege.kernel.event import heard_by
from sortilege.rules import ruleset

PACKS = [pack_from(Path(__file__).parents[1] / "packs" / "skirmish.yaml")]
BESIDE = [(37.5, 40), (40, 42.5), (40, 37.5)]


def melee(change: Mapping[str, Any], *others: Mapping[str, Any], **now: Any) -> Game[Any]:
    """A soldier of seat 0 alone against others of seat 1, which have just touched it."""
    models: dict[str, Any] = {"s1": {"card": "soldier", "seat": 0, "at": [40, 40], "change": change, **now}}
    for number, (place, other) in enumerate(zip(BESIDE, others, strict=False)):
        models[f"r{number}"] = {"card": "raider", "seat": 1, "at": list(place), "change": other}
    given = {"table": "field", "phase": "melee", "tactical_winner": 1, "models": models}
    return Game(ruleset("confrontation"), confrontation_setup(given, PACKS), None)


def answered(game: Game[Any], *answers: object) -> Game[Any]:
    for answer in answers:
        game.answer(answer)
    return game


def rolling_while_short(game: Game[Any]) -> object:
    ask = game.ask
    assert ask is not None
    match ask.kind, ask.about:
        case "dice.roll_again", {"total": int() as total, "wanted": int() as wanted}:
            return "stand" if total >= wanted else "again"
        case "dice.roll_again", _:
            return "stand"
        case "melee.parry", {"dice": int() as dice, "difficulties": tuple() as difficulties}:
            return {"1": dice} if len(difficulties) == 1 else {str(n + 1): 1 for n in range(dice)}
        case "melee.sustain", _:
            return next(iter(ask.choice.answers() or ()))
    raise AssertionError(ask.kind)


def told(game: Game[Any], since: int) -> list[Any]:
    return [heard_by(event, AFTERWARDS) for step in game.steps_since(since) for event in step.told]


def chance_of(game: Game[Any], event: str, ending: tuple[str, ...], least: str = "0", **fields: Any) -> list[Fraction]:
    """The least and the greatest chance that an event is told before one of those that end it, or another question."""
    start = game.number + 1

    def result(line: Game[Any]) -> bool | None:
        heard = told(line, start)
        if any(type(one).__struct_config__.tag == event and _has(one, fields) for one in heard):
            return True
        over = any(type(one).__struct_config__.tag in ending for one in heard)
        asked = line.ask is not None and line.ask.kind in ("melee.attack", "melee.allot", "melee.pursue")
        return False if over or asked else None

    found, open_ = chances(game, rolling_while_short, result, Fraction(least))
    return [found.get(True, Fraction(0)), found.get(True, Fraction(0)) + open_]


@pytest.mark.parametrize(
    ("better", "chance"), [(0, "1/2"), (1, "20/31"), (2, "3/4"), (3, "9/11"), (4, "29/34"), (5, "6/7")]
)
def test_who_strikes_first(better: int, chance: str) -> None:
    """C2-E46 One against one; a tie is rolled again."""
    game = melee({"initiative": 4 + better}, {"initiative": 4})
    low, high = chance_of(game, "strikes_first", (), "1/100000", winner=0)
    assert low <= Fraction(chance) <= high
    assert high - low < Fraction(1, 100)


@pytest.mark.parametrize(
    ("attack", "difficulty", "chance"),
    [(5, 7, "5/18"), (5, 8, "1/3"), (5, 9, "1/3"), (5, 10, "5/18"), (5, 11, "31/216"), (4, 8, "1/4")],
)
def test_one_attack_die_against_one_parry_die(attack: int, difficulty: int, chance: str) -> None:
    """C2-E47 An unparried hit, DEF 4."""
    one_each = {"attack": 1, "defense": 1}
    game = answered(melee({"defense": 4}, {"attack": attack}), (2,), (5,), one_each, one_each, "s1", difficulty)
    assert chance_of(game, "wound_rolled", ()) == [Fraction(chance)] * 2


def test_two_dice_against_two() -> None:
    """C2-E47 At least one unparried hit, both at 8; two dice parry one hit together."""
    game = melee({"defense": 4}, {"attack": 4})
    answered(game, (2,), (5,), {"defense": 2}, {"attack": 2}, "s1", 8, "s1", 8)
    assert chance_of(game, "wound_rolled", ("combat_end",)) == [Fraction(5, 16)] * 2


def test_sustained_defence() -> None:
    """C2-E48 One die against three hits of difficulty 8, DEF 5."""
    strong = {"attack": 7, "initiative": 3}
    game = melee({"defense": 5, "initiative": 9}, {**strong, "initiative": 4}, strong, strong)
    answered(game, (2,), (6,), "stand")
    while game.ask is not None and game.ask.kind == "melee.allot":
        game.answer({"attack": 1, "defense": 3} if game.ask.about["model"] == "s1" else {"attack": 1, "defense": 1})
    while game.ask is not None and game.ask.kind in ("melee.attack", "melee.difficulty"):
        game.answer(("s1" if game.ask.seat else "unused") if game.ask.kind == "melee.attack" else 8)
    answered(game, (2,), (2,), (2,), {"1": 1})
    assert chance_of(game, "parried", ("wound_rolled",), difficulty=12) == [Fraction(5, 162)] * 2


@pytest.mark.parametrize(
    ("wanted", "chance"),
    [(5, "1/3"), (6, "1/3"), (7, "1/3"), (8, "5/18"), (9, "2/9"), (10, "1/6"), (11, "1/9"), (12, "1/9"), (13, "1/9")],
)
def test_a_brutish_lout(wanted: int, chance: str) -> None:
    """C2-E42 What its attack die reaches."""
    game = melee({"attack": 4, "skills": [{"skill": "brutish_lout"}]}, {})
    answered(game, (4,), (2,), {"attack": 2}, {"attack": 2}, "r0", 4 + wanted, "unused")
    assert chance_of(game, "blow_struck", ("blow_struck",), hit=True) == [Fraction(chance)] * 2


@pytest.mark.parametrize(("skills", "wanted", "chance"), [((), 7, "0"), (("brutish_lout",), 6, "1/3"), ((), 6, "1/6")])
def test_against_a_veteran(skills: tuple[str, ...], wanted: int, chance: str) -> None:
    """C2-E42 Nothing is rolled on."""
    attacker = {"attack": 4, "skills": [{"skill": skill} for skill in skills]}
    game = melee(attacker, {"skills": [{"skill": "veteran"}]})
    answered(game, (4,), (2,), {"attack": 2}, {"attack": 2}, "r0", 4 + wanted, "unused")
    assert chance_of(game, "blow_struck", ("blow_struck",), hit=True) == [Fraction(chance)] * 2


ASSASSIN = {-1: "2/27", 0: "43/216", 1: "8/27", 2: "11/27", 6: "11/27", 7: "103/216", 8: "121/216", 9: "139/216"}


@pytest.mark.parametrize("more", ASSASSIN)
def test_the_best_two_of_an_assassin(more: int) -> None:
    """C2-E45 The unhurt are killed, by FOR less RES."""
    assassin = {"force": 10 + more, "skills": [{"skill": "assassin"}]}
    game = melee(assassin, {"resistance": 10}, did_charge=True)
    answered(game, (4,), (2,), {"attack": 2}, {"attack": 2}, "r0", 1, "unused", (4,))

    def best(line: Game[Any]) -> object:
        assert line.ask is not None
        assert line.ask.kind == "dice.keep_two"
        return max(line.ask.choice.answers() or (), key=lambda pair: killed(line, pair))

    found, _ = chances(game, best, lambda line: _is_killed(line) if _is_wounded(line, game.number) else None)
    assert found[True] == Fraction(ASSASSIN[more])


def killed(line: Game[Any], pair: object) -> bool:
    branch = line.clone(None)
    branch.answer(pair)
    return _is_killed(branch)


def _is_killed(line: Game[Any]) -> bool:
    return "r0" not in line.state.models


def _is_wounded(line: Game[Any], since: int) -> bool:
    return any(type(one).__struct_config__.tag == "wound_rolled" for one in told(line, since))


def _has(event: Any, fields: Mapping[str, Any]) -> bool:
    return all(getattr(event, name) == value for name, value in fields.items())
