"""What a duel cannot start from, and what is wrong with it."""

from typing import Any

import pytest

from sortilege import default_setup
from sortilege.kernel import Game
from sortilege.rules import RULESETS, ruleset

DUEL = default_setup("duel")
FIRST, SECOND = DUEL["models"]
LANCE = next(spell for spell in FIRST["spells"] if spell["id"] == "sunlance")


def with_model(**changed: Any) -> dict[str, Any]:
    """The duel with another first magician."""
    card = {**FIRST["card"], **changed.pop("card", {})}
    return {**DUEL, "models": [{**FIRST, "card": card, **changed}, SECOND]}


def with_lance(**changed: Any) -> dict[str, Any]:
    return with_model(spells=[{**LANCE, **changed}])


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else []


@pytest.mark.parametrize(
    ("setup", "wrong"),
    [
        ({}, "missing required field `table`"),
        ({**DUEL, "models": [FIRST, FIRST]}, "the same id"),
        ({**DUEL, "size": 3}, "unknown field `size`"),
        (with_model(seat=2), "seat 0 or to seat 1"),
        (with_model(at=None), "stands nowhere"),
        (with_model(at=[1, 20]), "cannot stand there: off_table"),
        (with_model(at=[30, 20]), "cannot stand there: impassable, wall"),
        (with_model(at=[51, 20]), "cannot stand there: overlap, morrow"),
        (with_model(at=[float("inf"), 20]), r"models\[0\].at\[0\]: no number is larger than 1000000"),
        (with_model(at=[float("nan"), 20]), r"models\[0\].at\[0\]: no number"),
        (with_model(facing=-(10**400)), r"models\[0\].facing: no number"),
        (with_model(id="\ud800"), "surrogates not allowed"),
        (with_model(now={"wound": "dead"}), "Invalid enum value 'dead'"),
        (with_model(now={"size": 3}), "nothing that a model can be"),
        (with_model(now={"reserve": nested(50)}), "nested too deeply"),
        (with_model(now={"reserve": {"light": -1}}), "Expected `int` >= 0"),
        (with_model(now={"reserve": {"light": 10**5}}), "Expected `int` <= 200"),
        (with_model(card={"power": 10**5}), "Expected `int` <= 100"),
        (with_model(card={"power": -1}), "Expected `int` >= 0"),
        (with_model(card={"elements": []}), "controls no element"),
        (with_model(card={"elements": ["air", "air"]}), "controls an element twice"),
        (with_model(card={"base": {"width": 0, "depth": 25}}), "Expected `float` > 0"),
        (with_model(spells=[LANCE, LANCE]), "has a spell twice"),
        (with_lance(gems={"light": -1}), "Expected `int` >= 0"),
        (with_lance(effect=[{"do": "give", "ability": "wings"}]), "there is no such ability"),
        (with_lance(effect=[{"do": "wish"}]), "Invalid value 'wish'"),
        ({**DUEL, "table": {"width": 0, "height": 40}}, "Expected `float` > 0"),
        ({**DUEL, "turns": 10**30}, "set-up.turns: no number"),
        ({**DUEL, "situation": {"phase": "dinner"}}, "Invalid enum value 'dinner'"),
    ],
)
def test_it_is_refused(setup: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        Game(ruleset("duel"), setup, None)


def test_the_duel_itself_is_not() -> None:
    assert Game(ruleset("duel"), with_model(now={"reserve": {"light": 3}}), None).ask is not None


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize(
    "size", [10**30, float("nan"), float("inf"), nested(50), "\ud800"], ids=lambda size: str(size)[:9]
)
def test_no_game_is_set_up_from_what_cannot_be_written_down(name: str, size: Any) -> None:
    with pytest.raises(ValueError, match=r"no number is larger|nested too deeply|surrogates not allowed"):
        Game(ruleset(name), {"table": {"width": size}, "models": [], "spells": [], "guildhalls": []}, None)
