"""Skirmishes at random among water, ditches and heights, of models that frighten each other."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from sortilege.kernel import Ask
from sortilege.rules.confrontation.prowess.surfaces import footing
from sortilege.rules.confrontation.state import Skirmish
from sortilege.table.standing import barred
from tests.laws import LAWS, Play
from tests.properties.skirmishes import CONFRONTATION, PACKS, Battle, any_answer, skirmish

SKILLS: Final = (
    *("command", "standard_bearer", "musician", "staff", "mercenary", "bravery", "fanaticism", "righteous", "undead"),
    *("war_cry", "rallying_cry", "possessed", "quickness", "natural_born_killer", "haste", "veteran"),
)


def rough(seed: int) -> Battle:
    """Models of any card with one skill each, some with FEAR, one of each side on a top."""
    random = Random(seed)
    options = {name: random.choice(values) for name, values in CONFRONTATION.options.items()} if seed % 3 else {}
    options["c2.magic"] = "incantation2"
    names = [name for pack in PACKS for name in pack.models]
    models: dict[str, Any] = {}
    for side in (0, 1):
        for number in range(6):
            change: dict[str, Any] = {"skills": [{"skill": random.choice(SKILLS)}]}
            if random.random() < 0.4:
                change |= {"fear": random.randint(4, 9), "courage": None}
            at = [(8, 92)[side] + random.randint(-30, 30) / 10, 8 + 12 * number]
            models[f"{side}{number}"] = {"card": random.choice(names), "seat": side, "at": at, "change": change}
    models["00"] |= {"at": [27, 58], "elevation": 4}
    models["10"] |= {"at": [41, 56], "elevation": 4}
    return Battle(skirmish(models, table="rough", turns=3, phase="turn_start"), options, seed)


def daring(ask: Ask, random: Random) -> Any:
    """Whoever can show his prowess or charge does so half of the time."""
    if ask.kind == "move.move" and random.random() < 0.5:
        bold = [option for option in ask.choice.answers() or () if option not in ("stay", "walk", "run", "dodge")]
        if bold:
            return random.choice(bold)
    return any_answer(ask, random)


def misplaced(state: Skirmish) -> Iterator[str]:
    """Who stands neither on free ground, nor in water, nor on a surface or a face at its height."""
    wet = frozenset(feature.id for feature in state.field.terrain if feature.kind == "deep_water")
    for name in state.models:
        base = state.field.bases[name]
        ground = footing(state, name)
        hanging = frozenset() if ground.holds else frozenset(feature.id for feature in state.field.terrain)
        if bar := barred(state.field, name, base, over=wet | ground.over | hanging):
            yield f"{name} stands where it cannot: {bar.bar} {bar.by}"
        if ground.holds and not ground.bears(base):
            yield f"{name} stands beside what it stands on"


@pytest.mark.parametrize("seed", range(4))
def test_everybody_stands_where_it_can(seed: int) -> None:
    battle = rough(seed)
    game, random = battle.begun(), Random(battle.seed)
    while (ask := game.ask) is not None:
        if ask.kind == "move.move":
            assert not list(misplaced(game.state))
        game.answer(daring(ask, random))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Any) -> None:
    battle = rough(0)
    law(Play(CONFRONTATION, {**battle.setup, "turns": 1}, 5, {}, daring))
