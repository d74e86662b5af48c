"""Melees of any shape and of any skills, fought by random answers."""

import pytest

from tests.properties.melees import clump
from tests.properties.skirmishes import played


@pytest.mark.parametrize("seed", range(12))
def test_any_melee_comes_to_an_end(seed: int) -> None:
    played(clump(seed))
