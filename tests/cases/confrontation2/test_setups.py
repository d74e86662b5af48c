"""What a skirmish cannot start from, and what is wrong with it."""

from collections.abc import Mapping
from typing import Any

import pytest

from sortilege.bots import RandomPlayer
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
        (
            {"change": {"skills": [{"skill": "huge"}, {"skill": "enormous"}]}},
            "cannot be huge too",
        ),  # C2-R52
        ({"change": {"skills": [{"skill": "strikes_at", "x": "tail"}]}}, "strikes at 'tail'"),  # C2-9.2b
        ({"group": "s1", "card": "archer"}, "do not share one"),  # C2-R16
        ({"group": "s1", "change": {"character": True}}, "do not share one"),  # C2-R16
    ],
)
def test_a_model_that_cannot_be(model: Mapping[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        begun(s2={**S1, "at": [20, 60], **model})


def test_one_of_everything_else_can_be() -> None:
    assert not begun(s2={**S1, "at": [20, 60]}).over


def test_what_a_card_says_without_effect_changes_nothing() -> None:
    """C2-4.1.11a Faith; C2-4.6c what a model holds does not change its size."""
    plain, adorned = begun(), begun(s1={**S1, "change": {"faith": 6, "equipment": ["a banner"]}})
    player, other = RandomPlayer(3), RandomPlayer(3)
    while plain.ask is not None and adorned.ask is not None and plain.number < 300:
        assert plain.ask.choice == adorned.ask.choice
        plain.answer(player.choose(plain.view(plain.ask.seat), plain.ask))
        adorned.answer(other.choose(adorned.view(adorned.ask.seat), adorned.ask))
    assert plain.log() == adorned.log()
