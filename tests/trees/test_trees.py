import json

import pytest

from tests.trees.positions import positions
from tests.trees.regenerate import FILE, counted

POSITIONS = positions()


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tree_of_a_position_is_as_it_was_counted(name: str) -> None:
    assert counted(POSITIONS[name]) == json.loads(FILE.read_text())[name]


def test_every_counted_position_is_still_there() -> None:
    assert set(json.loads(FILE.read_text())) == set(POSITIONS)
