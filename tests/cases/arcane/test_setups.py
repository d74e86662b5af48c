"""What a Quest cannot start from, and what is wrong with it."""

from typing import Any

import pytest

from sortilege.cases.situations.arcane import arcane_case_setup
from sortilege.content.any_pack import shipped_arcane_pack
from sortilege.content.arcane_pack import arcane_setup
from sortilege.kernel import Game
from sortilege.rules import ruleset
from sortilege.rules.arcane.attempt import Cast
from sortilege.rules.arcane.dispel import why_not_dispel
from sortilege.rules.arcane.setup import read_setup

PACK = shipped_arcane_pack()
QUEST = arcane_setup(PACK, "lantern_court", "hollow_choir")
BOLT = next(spell for spell in QUEST["spells"] if spell["id"] == "frost_bolt")


def with_model(**changed: Any) -> dict[str, Any]:
    """The Quest with another first model."""
    first, *rest = QUEST["models"]
    card = {**first["card"], **changed.pop("card", {})}
    return {**QUEST, "models": [{**first, "card": card, **changed}, *rest]}


def with_bolt(**changed: Any) -> dict[str, Any]:
    spells = [{**BOLT, **changed} if spell["id"] == BOLT["id"] else spell for spell in QUEST["spells"]]
    return {**QUEST, "spells": spells}


@pytest.mark.parametrize(
    ("setup", "wrong"),
    [
        (with_model(seat=2), "seat 0 or to seat 1"),
        (with_model(seat=None), "seat 0 or to seat 1"),
        (with_model(seat=2, card={"tags": ["monster"]}), "seat 0 or to seat 1"),
        (with_model(id="ostrek"), "the same id"),
        (with_model(card={"abilities": ["flight"]}), "no such ability"),
        (with_model(card={"spells": ["flame"]}), "no such spell"),
        (with_model(card={"size": 3}), "unknown field `size`"),
        (with_model(size=3), "unknown field `size`"),
        (with_bolt(size=3), "unknown field `size`"),
        (with_model(now={"size": 3}), "nothing that a model can be"),
        (with_model(now={"conditions": {"sleepy": 1}}), "no such condition"),
        (with_bolt(effect=[{"do": "give", "condition": "sleepy"}]), "no such condition"),
        (with_bolt(dice=0), "one without dice against nothing"),
        (with_bolt(against=""), "one without dice against nothing"),
        (with_bolt(target="point"), "an area spell is aimed at a point"),
        (with_bolt(area={"shape": "circle", "size": 2}), "an area spell is aimed at a point"),
        ({**QUEST, "situation": {}}, "stands nowhere"),
    ],
)
def test_it_is_refused(setup: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        Game(ruleset("arcane"), setup, None)


SCROLL = (
    {"do": "wound", "type": "fire"},
    {"do": "give", "condition": "blind"},
    {"do": "torment"},
    {"do": "push", "inches": 3},
    {"do": "def", "by": 1},
    {"do": "heal", "count": 1},
    {"do": "calm", "count": 1},
    {"do": "clear", "condition": "blind"},
    {"do": "leech", "count": 1},
    {"do": "reap", "count": 1},
    {"do": "raise", "count": 1},
)


@pytest.mark.parametrize("effect", SCROLL, ids=lambda effect: effect["do"])
def test_a_slip_of_the_pen_on_a_scroll_is_found(effect: dict[str, Any]) -> None:
    assert read_setup(with_bolt(effect=[effect])).spells
    with pytest.raises(ValueError, match="unknown field `conut`"):
        read_setup(with_bolt(effect=[{**effect, "conut": 2}]))


def test_the_quest_itself_is_not() -> None:
    assert read_setup(QUEST).models
    assert read_setup(with_model(now={"wounds": 1})).models
    assert read_setup(with_bolt(target="point", area={"shape": "circle", "size": 2})).spells


def test_whoever_has_tried_a_spell_does_not_try_it_again() -> None:
    """AR-F25 It stands behind AR-F19: who has tried is Fatigued as well, and is told that."""
    models = {"ilvane": {"seat": 0, "at": [5, 5]}, "quillon": {"seat": 1, "at": [10, 5]}}
    game = Game(ruleset("arcane"), arcane_case_setup({"models": models, "activation": "ilvane"}, [PACK]), None)
    attempt = Cast("ilvane", 0, PACK.spells["frost_bolt"], False, target="quillon", point=(1000, 500))
    assert why_not_dispel(game, attempt, "quillon", ()) is None
    refusal = why_not_dispel(game, attempt, "quillon", ("quillon",))
    assert refusal is not None
    assert refusal.code == "AR-F25"
