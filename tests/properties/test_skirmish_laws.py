"""The laws of every game, under random play of the skirmish."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from sortilege.kernel import SPECTATOR, Ask
from tests import laws
from tests.laws import LAWS, Play, a_secret_stays_secret
from tests.properties.skirmishes import CONFRONTATION, any_answer, mixed, moving, played, skirmish

CLOSE = {
    "s1": {"card": "soldier", "seat": 0, "at": [40, 40]},
    "a1": {"card": "archer", "seat": 0, "at": [35, 42]},
    "m1": {"card": "mage", "seat": 0, "at": [35, 36], "spells": ["sunlance", "gust"]},
    "r1": {"card": "raider", "seat": 1, "at": [50, 40]},
    "g1": {"card": "ghoul", "seat": 1, "at": [48, 46]},
}

MELEE = {
    "s1": {"card": "soldier", "seat": 0, "at": [40, 40]},
    "s2": {"card": "captain", "seat": 0, "at": [40, 42.5], "rage": 1},
    "a1": {"card": "alahel", "seat": 0, "at": [40, 37.5]},
    "r1": {"card": "raider", "seat": 1, "at": [42.5, 41]},
    "t1": {"card": "tharn", "seat": 1, "at": [42.5, 38.5]},
    "w1": {"card": "wild_one", "seat": 1, "at": [37.5, 40], "did_charge": True},
}

UNPLACED = {name: {**fields, "at": None} for name, fields in CLOSE.items()}
UNPLACED["s1"] = {**UNPLACED["s1"], "change": {"skills": [{"skill": "scout"}, {"skill": "mutant"}], "pa": 120}}

ARCHERS = {
    f"{side}{number}": {
        "card": "archer",
        "seat": side,
        "at": [40 + 10 * side, 36 + 3 * number],
        "change": {"initiative": 3 + number, "skills": [{"skill": skill} for skill in skills]},
    }
    for side in (0, 1)
    for number, skills in enumerate((("harassment", "enormous"), ("instinctive_shot", "self_preservation"), ("tough",)))
}

PLAYS: dict[str, tuple[Mapping[str, Any], Mapping[str, str]]] = {
    "close together": (skirmish(CLOSE, turns=2, phase="turn_start"), {}),
    "from the objective on": (skirmish(UNPLACED, turns=1), {"c2.objective_method": "table"}),
    "among archers": (skirmish(ARCHERS, turns=1, phase="turn_start"), {"c2.rate_of_fire": "on"}),
    "in melee": (skirmish(MELEE, turns=1, phase="melee"), {"c2.blood_rage": "on", "c2.polearms": "on"}),
}


@pytest.mark.parametrize("name", PLAYS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Play], None], name: str) -> None:
    setup, options = PLAYS[name]
    for seed in range(3):
        law(Play(CONFRONTATION, setup, seed, options, any_answer))


MIXED = {"from the middle": 40, "closer": 65, "from the approach": 78, "from the objective": 89}
"""Short skirmishes of any bands, by where they begin."""


@pytest.mark.parametrize("name", MIXED)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_of_any_bands(law: Callable[[Play], None], name: str) -> None:
    law(of_any_bands(MIXED[name]))


@pytest.mark.parametrize("seed", range(25))
def test_every_question_effect_and_event_names_a_rule_that_exists(seed: int) -> None:
    laws.every_rule_named_exists(of_any_bands(seed))


@pytest.mark.parametrize("name", MIXED)
def test_a_refusal_changes_nothing(name: str) -> None:
    assert laws.a_refusal_changes_nothing(of_any_bands(MIXED[name]), laws.HOSTILE) > 100


def of_any_bands(seed: int) -> Play:
    battle = mixed(seed)
    return Play(CONFRONTATION, battle.setup, seed, battle.options, any_answer)


def test_nobody_can_tell_which_hidden_spells_the_other_has() -> None:
    """Two games that differ in a spell of seat 1 that is never cast, in either edition."""
    options = {"i2.spells_hidden": "on", "i1.spells_hidden": "on"}
    compared = 0
    for seed in range(24):
        magic = {"c2.magic": ("incantation2", "incantation1")[seed % 2]}
        setups = [skirmish(spelt(spell), turns=2, phase="turn_start") for spell in ("sunlance", "gust")]
        games = [Play(CONFRONTATION, setup, seed, {**options, **magic}).seeded() for setup in setups]
        compared += laws.a_difference_shows_in_nothing(games, (0, SPECTATOR), ("sunlance", "gust"), Random(seed))
    assert compared > 1000


def spelt(spell: str) -> dict[str, Any]:
    mage = {"card": "mage", "seat": 1, "at": [52, 36], "reserve": {"light": 3, "air": 3}}
    return {**CLOSE, "n1": {**mage, "spells": ["second_dawn", spell]}}


@pytest.mark.parametrize("seed", range(20))
def test_nobody_can_tell_what_the_other_strategist_chooses(seed: int) -> None:
    """C2-12.1.35c Both choose in secret: nothing shows until both have."""
    strategist = {"card": "captain", "change": {"skills": [{"skill": "strategist"}]}}
    models = {f"c{seat}": {"seat": seat, **strategist} for seat in (0, 1)}
    models |= {f"{seat}{number}": {"card": "raider", "seat": seat} for seat in (0, 1) for number in range(4)}
    new = {f"n{seat}{number}": {"card": "raider", "seat": seat} for seat in (0, 1) for number in range(3)}
    play = Play(CONFRONTATION, skirmish(models, phase="sides", substitutes=new, turns=1), seed, {}, any_answer)
    assert a_secret_stays_secret(play, play.seeded(), play.seeded(), 0) > 0


DRAWN = {
    f"{side}{number}": {
        "card": ("soldier", "raider")[side],
        "seat": side,
        "at": [20 + 60 * side, 20 + 10 * number],
        "change": {"discipline": 3 - number},
    }
    for side in (0, 1)
    for number in range(3)
}


def holding(ask: Ask, random: Random) -> Any:
    """Cards are kept as often as used."""
    listed = list(ask.choice.answers() or ()) if ask.kind.startswith("card.") else []
    return min(listed, key=len) if listed and random.random() < 0.5 else any_answer(ask, random)


@pytest.mark.parametrize("seed", range(40))
def test_nobody_can_tell_which_card_the_other_holds(seed: int) -> None:
    """Two games that differ in a held card, and in what lies below in the deck, are the same until it is shown."""
    deck = ["00", "01", "02", "12"]
    Random(seed).shuffle(deck)
    games = []
    for held, other in (("10", "11"), ("11", "10")):
        hands = [{"seat": 0}, {"seat": 1, "cards": [held]}]
        games.append(Play(CONFRONTATION, skirmish(DRAWN, deck=[*deck, other], hands=hands), seed, {}, holding).seeded())
    assert a_secret_stays_secret(Play(CONFRONTATION, {}, seed, {}, holding), games[0], games[1], 0) > 0


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_true_that_cannot_be(seed: int) -> None:
    """Whole skirmishes of all readings and models."""
    played(mixed(seed))


@pytest.mark.parametrize("seed", range(6))
def test_whoever_moves_comes_to_stand_where_it_can(seed: int) -> None:
    """Crowds of those who run fast, leap, fly and swim, between walls and in a bog."""
    played(moving(seed))
