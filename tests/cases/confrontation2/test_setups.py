"""What a skirmish cannot start from, and what is wrong with it."""

from collections.abc import Mapping
from typing import Any

import pytest

from sortilege.kernel import Fairness, Game
from tests.properties.skirmishes import CONFRONTATION, skirmish

S1 = {"card": "soldier", "seat": 0, "at": [20, 40]}
R1 = {"card": "raider", "seat": 1, "at": [80, 40]}


def begun(**models: Mapping[str, Any]) -> Game[Any]:
    """A skirmish of these models and some others."""
    setup = skirmish({"s1": S1, "r1": R1, **models})
    return Game(CONFRONTATION, setup, Fairness.of_seed(1).chance())


@pytest.mark.parametrize(
    ("model", "wrong"),
    [
        ({"seat": 2}, "seat 0 or to seat 1"),  # C2-6.4d
        ({"change": {"rank": "hero"}}, "rank"),  # C2-4.5a
        ({"change": {"size": "huge"}}, "size"),  # C2-4.6a
        ({"change": {"courage": 4, "fear": 5}}, "Courage and Fear"),  # C2-4.1.8b
        ({"change": {"character": True, "skills": [{"skill": "reinforcement"}]}}, "Reinforcement"),  # C2-12.1.30e
        ({"group": "s1", "card": "archer"}, "do not share one"),  # C2-R16
        ({"group": "s1", "change": {"character": True}}, "do not share one"),  # C2-R16
    ],
)
def test_a_model_that_cannot_be(model: Mapping[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        begun(s2={**S1, "at": [20, 60], **model})


def test_one_of_everything_else_can_be() -> None:
    assert not begun(s2={**S1, "at": [20, 60]}).over
