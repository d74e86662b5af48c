"""Whom the first edition does not let play as a Magician."""

from pathlib import Path
from typing import Any

import pytest

from sortilege.cases.situations.confrontation import confrontation_setup
from sortilege.content.any_pack import pack_from
from sortilege.kernel import Fairness, Game
from sortilege.rules import ruleset

PACK = pack_from(Path(__file__).parents[1] / "packs" / "examples.yaml")


def begun(magic: str) -> Game[Any]:
    """Brak, an Orc without elements, and somebody against him."""
    models = {"brak": {"seat": 0, "at": [30, 40]}, "soldier": {"seat": 1, "at": [60, 40]}}
    setup = confrontation_setup({"models": models, "table": "open"}, [PACK])
    return Game(ruleset("confrontation"), setup, Fairness.of_seed(1).chance(), {"c2.magic": magic})


def test_an_orc_without_elements_is_no_magician_of_the_first_edition() -> None:
    """I1-R8, I1-F19"""
    with pytest.raises(ValueError, match="brak: no college is known of his people"):
        begun("incantation1")


def test_but_one_of_the_second() -> None:
    """I2-5.5.6b"""
    assert begun("incantation2").ask is not None
