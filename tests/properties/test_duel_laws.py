"""The laws of every game, under random play of the duel."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from sortilege import default_setup
from sortilege.content.any_pack import shipped_pack
from sortilege.content.pack import duel_setup
from sortilege.kernel import SPECTATOR
from sortilege.rules import ruleset
from tests import laws
from tests.laws import LAWS, Play

DUEL = ruleset("duel")
PACK = shipped_pack("duel")
OTHER_READINGS = {name: values[-1] for name, values in DUEL.options.items()}


def close() -> dict[str, Any]:
    """Two magicians near each other: much happens in few turns."""
    setup = duel_setup(PACK, "orsolya", "pim", turns=3)
    setup["models"][0]["at"], setup["models"][1]["at"] = [22, 20], [38, 20]
    return setup


PLAYS: dict[str, tuple[Mapping[str, Any], Mapping[str, str]]] = {
    "as shipped": ({**default_setup(), "turns": 3}, {}),
    "close": (close(), {}),
    "spells hidden": (close(), {"i2.spells_hidden": "on"}),
    "other readings": (close(), OTHER_READINGS),
}


@pytest.mark.parametrize("name", PLAYS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Play], None], name: str) -> None:
    setup, options = PLAYS[name]
    for seed in range(8):
        law(Play(DUEL, setup, seed, options))


@pytest.mark.parametrize("name", PLAYS)
def test_a_refusal_changes_nothing(name: str) -> None:
    setup, options = PLAYS[name]
    assert laws.a_refusal_changes_nothing(Play(DUEL, setup, 1, options), laws.HOSTILE) > 100


@pytest.mark.parametrize("name", PLAYS)
def test_every_event_modifier_and_question_names_a_rule_that_exists(name: str) -> None:
    setup, options = PLAYS[name]
    for seed in range(30):
        laws.every_rule_named_exists(Play(DUEL, setup, seed, options))


def with_other_spell(setup: dict[str, Any], spell: str) -> dict[str, Any]:
    """The same set-up, but for one spell of seat 1's magician."""
    first, second = setup["models"]
    kept = [card for card in second["spells"] if card["id"] != "scorching_draught"]
    return {**setup, "models": [first, {**second, "spells": [*kept, msgspec.to_builtins(PACK.spells[spell])]}]}


def test_a_hidden_spell_that_is_not_cast_shows_in_nothing() -> None:
    """Two games that differ in one hidden spell of seat 1 are the same game to seat 0 and to whoever looks on."""
    assert sum(compared(seed) for seed in range(40)) > 1000


def compared(seed: int) -> int:
    """At how many questions two games looked the same, until one could only go on by what the other has not."""
    spells = ("scorching_draught", "bell_ward")
    plays = [Play(DUEL, with_other_spell(close(), spell), seed, {"i2.spells_hidden": "on"}) for spell in spells]
    games = [play.seeded() for play in plays]
    return laws.a_difference_shows_in_nothing(games, (0, SPECTATOR), spells, Random(seed))
