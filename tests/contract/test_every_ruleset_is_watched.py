"""A ruleset without counted trees or golden games would change unseen."""

import pytest

from sortilege.rules import RULESETS
from tests.games.golden import games
from tests.trees.positions import positions


@pytest.mark.parametrize("name", RULESETS)
def test_a_ruleset_has_counted_trees(name: str) -> None:
    assert any(position.ruleset == name for position in positions().values())


@pytest.mark.parametrize("name", RULESETS)
def test_a_ruleset_has_golden_games(name: str) -> None:
    assert any(golden.ruleset == name for golden in games().values())
