"""AR-13 The Arcane Instability test (AR-PR2)."""

from enum import StrEnum
from typing import Any

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.arcane.characteristics import will
from sortilege.rules.arcane.demon import possess
from sortilege.rules.arcane.dice import roll, roll_failed
from sortilege.rules.arcane.events import InstabilityTested, Silenced
from sortilege.rules.arcane.sides import decider
from sortilege.rules.arcane.state import ArcaneState, ModelId
from sortilege.rules.arcane.torment import lose_torment, random_doom


class Instability(StrEnum):
    """AR-T1"""

    CRITICAL = "critical"
    SUCCESS = "success"
    FAILURE = "failure"
    POSSESSED = "possessed"


def is_due(state: ArcaneState, caster: ModelId) -> bool:
    """AR-12f Its Torment has reached its WILL, or more."""
    return state.models[caster].torment >= will(state, caster)


def instability_test(game: Game[Any], caster: ModelId, dice: int) -> Rule[bool]:
    """AR-13a As many dice as the cast costs Torment, added up; whether the cast goes on."""
    state: ArcaneState = game.state
    faces = yield from roll(game, "instability", "AR-13a", dice, decider(state, caster))
    limit = will(state, caster)  # AR-13c
    result, rule = read_instability(faces, limit, match_saves=match_saves(game))
    game.tell(InstabilityTested(caster, faces, sum(faces), limit, result, rule))
    match result:
        case Instability.CRITICAL:  # AR-13d
            lose_torment(game, caster, state.models[caster].torment, rule)
        case Instability.SUCCESS:  # AR-13e
            lose_torment(game, caster, dice, rule)
        case Instability.FAILURE:
            yield from fail(game, caster)
        case Instability.POSSESSED:  # AR-13i
            silence(game, caster)
            yield from roll_failed(game, caster)
            if state.models[caster].in_game:
                yield from possess(game, caster)
    return result in (Instability.CRITICAL, Instability.SUCCESS)


def match_saves(game: Game[Any]) -> bool:
    """AR-R2 The other reading: a total that equals WILL saves a single 1."""
    return game.options["ar.ai_one"] == "match_saves"


def read_instability(faces: tuple[int, ...], will: int, *, match_saves: bool) -> tuple[Instability, str]:
    """AR-13j Table AR-T1 from the top, with the rule that decides."""
    ones, total = faces.count(1), sum(faces)
    if ones >= 2:  # AR-R4
        return Instability.POSSESSED, "AR-13i"
    if ones == 1 and not (match_saves and total == will):  # AR-R2
        return Instability.FAILURE, "AR-13g"
    if total > will:
        return Instability.FAILURE, "AR-13f"
    return (Instability.CRITICAL, "AR-13d") if total == will else (Instability.SUCCESS, "AR-13e")


def fail(game: Game[Any], caster: ModelId) -> Rule[None]:
    """AR-13h A random Doom, no Torment, and silence till the end of the Quest."""
    silence(game, caster)
    yield from roll_failed(game, caster)
    if game.state.models[caster].in_game:
        yield from random_doom(game, caster)


def silence(game: Game[Any], caster: ModelId) -> None:
    """AR-13h No casting and no Dispel till the end of the Quest (AR-R30)."""
    state: ArcaneState = game.state
    lose_torment(game, caster, state.models[caster].torment, "AR-13h")
    state.models[caster] = msgspec.structs.replace(state.models[caster], silenced=True)
    game.tell(Silenced(caster))
