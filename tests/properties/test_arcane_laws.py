"""The laws of every game, under random play of The Arcane."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from sortilege.cases.situations.arcane import arcane_case_setup
from sortilege.content.arcane_pack import arcane_setup
from sortilege.kernel import Ask, Game, Refusal
from sortilege.rulebook import known
from sortilege.rules.arcane.abilities import abilities
from tests import laws
from tests.laws import LAWS, Play
from tests.properties.arcane_quests import ARCANE, PACK, Quest, any_busy_answer, mixed, played

OTHER_READINGS = {name: values[-1] for name, values in ARCANE.options.items()}
ARCANA = (("elemental_manipulation_arcanum", "animancy_arcanum"), ("necromancy_arcanum", "animancy_arcanum"))
WALL = {"id": "wall", "outline": [[14, 12], [16, 12], [16, 14], [14, 14]]}


def close(phase: str = "activation", walls: tuple[Any, ...] = (), rounds: int = 1, **now: Any) -> dict[str, Any]:
    """A few of both bands near each other: much happens in one Round. `now` is true of both Arcanists."""
    models: dict[str, Any] = {
        "ilvane": {"seat": 0, "at": [12, 15], **now},
        "warden": {"seat": 0, "at": [15, 16.5], "conditions": {"confused": 1, "burned": 1}},
        "slinger": {"seat": 0, "at": [13, 18], "conditions": {"terrified": 1}, "terror_source": [1500, 1950]},
        "quillon": {"seat": 1, "at": [18, 15], **now},
        "gorrun": {"seat": 1, "at": [15, 19.5], "doom": 9},
        "husk": {"seat": 1, "at": [17, 12]},
    }
    given = {"models": models, "phase": phase, "guildhalls": ARCANA, "rounds": rounds, "table": {"walls": list(walls)}}
    return arcane_case_setup(given, [PACK])


SHIPPED = arcane_setup(PACK, "lantern_court", "hollow_choir", rounds=1)
PLAYS: dict[str, tuple[Mapping[str, Any], Mapping[str, str]]] = {
    "as shipped": (SHIPPED, {}),
    "close together": (close(rounds=2), {}),
    "other readings": (close("event"), OTHER_READINGS),
    "with walls": (close(walls=(WALL,)), {}),
    "orders on": (close("event"), {"ar.orders": "on"}),
    "at the brink": (close("event", torment=5, fatigue=1), {}),
}
SEEDS = {"as shipped": range(1)}
FEW = range(4)


@pytest.mark.parametrize("name", PLAYS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Play], None], name: str) -> None:
    setup, options = PLAYS[name]
    for seed in SEEDS.get(name, FEW):
        law(Play(ARCANE, setup, seed, options, any_busy_answer))


HOSTILE = (
    *laws.HOSTILE,
    ["cast", "frost_bolt"],
    ["cast", "no such spell"],
    ["empower", "storm_chain"],
    ["cast", 1],
    ["attack", "cleaver", "ilvane"],
    ["attack", "no such weapon", "ilvane"],
    ["attack", "stiletto", "nobody"],
    ["move"],
    ["disengage"],
    ["dispel", "quillon"],
    ["end", "end"],
    "quillon",
    "husk",
    "dodge",
    [15_00, 15_00],
    [-1, 10**9],
    {"x": 1500, "y": 1500},
    {"x": 1500, "y": 1500, "facing": 90},
    {"x": 2**70, "y": -(2**70)},
    {"x": 1500.0, "y": float("nan")},
    {"gorrun": 4, "husk": -1},
)
"""Answers that nobody should send, or not to every question."""


@pytest.mark.parametrize("name", PLAYS)
def test_a_refusal_changes_nothing(name: str) -> None:
    setup, options = PLAYS[name]
    assert laws.a_refusal_changes_nothing(Play(ARCANE, setup, 1, options, any_busy_answer), HOSTILE) > 100


def rules_named(game: Game[Any], random: Random) -> None:
    """A game played to its end, while every question, refusal, modifier and event names a rule that exists."""
    while (ask := game.ask) is not None:
        assert known(ask.rule), ask.kind
        for effect in game.state.lasting.values():
            assert known(effect.rule), effect
        for answer in HOSTILE[len(laws.HOSTILE) :]:
            assert_names_a_rule(game.refusal(answer, ask.seat), ask)
        game.answer(any_busy_answer(ask, random))
    for event in game.log():
        assert known(event.rule), event


def assert_names_a_rule(refusal: Refusal | None, ask: Ask) -> None:
    if refusal is not None:
        assert not refusal.rule or known(refusal.rule), (ask.kind, refusal)
        assert not refusal.code.startswith("AR-") or known(refusal.code), (ask.kind, refusal)


@pytest.mark.parametrize("name", PLAYS)
def test_every_question_refusal_modifier_and_event_names_a_rule_that_exists(name: str) -> None:
    setup, options = PLAYS[name]
    for seed in range(8):
        rules_named(Quest(setup, options, seed).begun(keeps=True), Random(seed))


def test_every_ability_names_a_rule_that_exists() -> None:
    assert all(known(abilities[name].rule) for name in abilities.names())


MENDED = (780, 1132, 1316, 1700, 2133)
"""Quests that failed once."""


@pytest.mark.parametrize("seed", [*range(12), *MENDED])
def test_nothing_is_true_that_cannot_be(seed: int) -> None:
    """Whole Quests of all readings, bands and tables."""
    played(mixed(seed))
