import json

import pytest

from sortilege.rules import ruleset
from tests.trees.positions import positions
from tests.trees.regenerate import FILE, counted

POSITIONS = positions()


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tree_of_a_position_is_as_it_was_counted(name: str) -> None:
    assert counted(POSITIONS[name]) == json.loads(FILE.read_text())[name]


def test_every_counted_position_is_still_there() -> None:
    assert set(json.loads(FILE.read_text())) == set(POSITIONS)


SHOWS_IN_NO_TREE = {
    ("c2.competencies", "on"): "nobody in a duel has a competency to rest",
    ("c2.giant_track", "set"): "no question of a duel depends on how bad a wound is",
    ("c2.stun_escalates", "off"): "no question of a duel depends on how bad a wound is",
    ("i2.cast_speed_scope", "whole_turn"): "nobody fights in melee in a duel",
    ("i2.engage_casting", "barred"): "nobody enters melee in a duel",
    ("i2.engage_casting", "free"): "nobody enters melee in a duel",
    ("i2.measure_timing", "premeasure"): "who may measure at any time need not ask for it",
}
"""Readings that change what is true and never, within few answers, what is asked."""


def test_each_reading_of_the_duel_has_a_tree_of_its_own() -> None:
    """An option that is read wrongly, or no longer, gives the tree of its default."""
    counts = json.loads(FILE.read_text())
    duels = {name: position for name, position in POSITIONS.items() if position.ruleset == "duel"}
    told_apart = {
        next(iter(reading.options.items()))
        for name, reading in duels.items()
        for plain, position in duels.items()
        if reading.options and position == reading._replace(options={}) and counts[name] != counts[plain]
    }
    options = {(name, value) for name, values in ruleset("duel").options.items() for value in values[1:]}
    assert told_apart == options - SHOWS_IN_NO_TREE.keys()
