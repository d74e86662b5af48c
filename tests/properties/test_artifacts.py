"""The laws of every game, under random play of skirmishes whose models carry artifacts."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from sortilege.kernel import SPECTATOR
from sortilege.rules.magic.artifact import Artifact
from sortilege.rules.magic.effects import Give, Heal, LoseGems, Modify, Move, WoundRoll
from sortilege.rules.magic.elements import Gems
from sortilege.rules.magic.spell import Frequency
from tests import laws
from tests.laws import LAWS, Play
from tests.properties.skirmishes import CONFRONTATION, Battle, any_answer, mixed, played, skirmish


def artifact(name: str, *effect: Any, **more: Any) -> Artifact:
    return Artifact(id=name, name={"en": name}, effect=effect, **more)


AWAY: dict[str, Any] = {"target": "enemy", "range": 25}
OFTEN = Frequency(turn=2)
ARTIFACTS = (
    artifact("ring", Modify("initiative", 2)),
    artifact("weight", Modify("resistance", -1), Modify("movement", -2)),
    artifact("helm", Give("ward")),
    artifact("stole", Give("casts_on_the_move")),
    artifact("horn", Modify("courage", -2), use="any_time", **AWAY),
    artifact("bolt", WoundRoll(6), use="any_time", frequency=OFTEN, **AWAY),
    artifact("doom", Modify("resistance", -20), use="activation"),
    artifact("gale", Move(8), use="activation", frequency=OFTEN),
    artifact("leech", LoseGems(2), use="activation", **AWAY),
    artifact("balm", Heal(2), use="any_time", target="friend", range="contact"),
    artifact("storm", WoundRoll(1), use="activation", target="enemy", range="unlimited", area="battlefield"),
    artifact("brand", Modify("power", 2), use="any_time", gems=Gems(fire=1), frequency=OFTEN),
    artifact("flask", use="gems_needed", gives=3),
    artifact("well", use="gems_needed", gives=1, frequency=OFTEN),
)


def laden(seed: int) -> Battle:
    """A skirmish of any readings, bands and ground, in which most models carry something."""
    battle, random = mixed(seed), Random(f"artifacts {seed}")
    setup = dict(battle.setup)
    for part in ("models", "substitutes"):
        setup[part] = [_laden(model, random) for model in setup.get(part, ())]
    return Battle(setup, battle.options, seed)


def _laden(model: dict[str, Any], random: Random) -> dict[str, Any]:
    chosen = random.sample(ARTIFACTS, random.choice((0, 1, 2, 3)))
    return {**model, "artifacts": [msgspec.to_builtins(each) for each in chosen]}


@pytest.mark.parametrize("seed", [*range(60), 106, 143, 154, 548])
def test_a_skirmish_with_artifacts_is_played_to_its_end(seed: int) -> None:
    played(laden(seed))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seed", [40, 78])
def test_law(law: Callable[[Play], None], seed: int) -> None:
    battle = laden(seed)
    law(Play(CONFRONTATION, battle.setup, seed, battle.options, any_answer))


def test_nobody_can_tell_which_hidden_artifact_the_other_has() -> None:
    """I2-R54: two games that differ in an artifact of seat 1 that is never used, in either edition."""
    options = {"i2.spells_hidden": "on", "i1.spells_hidden": "on"}
    compared = 0
    for seed in range(12):
        magic = {"c2.magic": ("incantation2", "incantation1")[seed % 2]}
        setups = [skirmish(armed(name), turns=2, phase="turn_start") for name in ("bolt", "horn")]
        games = [Play(CONFRONTATION, setup, seed, {**options, **magic}).seeded() for setup in setups]
        compared += laws.a_difference_shows_in_nothing(games, (0, SPECTATOR), ("bolt", "horn"), Random(seed))
    assert compared > 300


def armed(name: str) -> dict[str, Any]:
    """One of two artifacts, which differ in nothing but what they would do."""
    ours = artifact(name, WoundRoll(3) if name == "bolt" else Modify("attack", -1), use="any_time", **AWAY)
    return {
        "s1": {"card": "soldier", "seat": 0, "at": [40, 40]},
        "a1": {"card": "archer", "seat": 0, "at": [35, 42]},
        "r1": {"card": "raider", "seat": 1, "at": [50, 40], "artifacts": [msgspec.to_builtins(ours)]},
        "g1": {"card": "ghoul", "seat": 1, "at": [48, 46]},
    }
