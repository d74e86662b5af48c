"""Battles of the shipped armies, on ground that costs more: what is drawn at random is legal, and stays so."""

from random import Random

import pytest

import sortilege
from sortilege.kernel import Record, replay
from sortilege.rules import ruleset


@pytest.mark.parametrize("seed", [33, 34, 35])  # in 33 a jump was drawn whose run-up through the ford cost too much
def test_a_record_of_a_random_battle_replays(seed: int) -> None:
    game = sortilege.new("confrontation", seed=seed)
    random = Random(seed)
    while (ask := game.ask) is not None:
        game.answer(ask.choice.sample(random))
    record = Record.loads(Record.of(game).dumps())
    assert replay(record, ruleset("confrontation")).over
