"""The laws of every game, under random play of the skirmish."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.laws import LAWS, Play
from tests.properties.skirmishes import CONFRONTATION, any_answer, mixed, played, skirmish

CLOSE = {
    "s1": {"card": "soldier", "seat": 0, "at": [40, 40]},
    "a1": {"card": "archer", "seat": 0, "at": [35, 42]},
    "m1": {"card": "mage", "seat": 0, "at": [35, 36], "spells": ["sunlance", "gust"]},
    "r1": {"card": "raider", "seat": 1, "at": [50, 40]},
    "g1": {"card": "ghoul", "seat": 1, "at": [48, 46]},
}

MELEE = {
    "s1": {"card": "soldier", "seat": 0, "at": [40, 40]},
    "s2": {"card": "captain", "seat": 0, "at": [40, 42.5], "rage": 1},
    "a1": {"card": "alahel", "seat": 0, "at": [40, 37.5]},
    "r1": {"card": "raider", "seat": 1, "at": [42.5, 41]},
    "t1": {"card": "tharn", "seat": 1, "at": [42.5, 38.5]},
    "w1": {"card": "wild_one", "seat": 1, "at": [37.5, 40], "did_charge": True},
}

PLAYS: dict[str, tuple[Mapping[str, Any], Mapping[str, str]]] = {
    "close together": (skirmish(CLOSE, turns=2, phase="turn_start"), {}),
    "in melee": (skirmish(MELEE, turns=1, phase="melee"), {"c2.blood_rage": "on", "c2.polearms": "on"}),
}


@pytest.mark.parametrize("name", PLAYS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Play], None], name: str) -> None:
    setup, options = PLAYS[name]
    for seed in range(3):
        law(Play(CONFRONTATION, setup, seed, options, any_answer))


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_true_that_cannot_be(seed: int) -> None:
    """Whole skirmishes of all readings and models."""
    played(mixed(seed))
