"""C2-P9 One shot."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.characteristic_test import Test, take_test
from sortilege.rules.confrontation.damage.wound import wound_roll
from sortilege.rules.confrontation.magic import magic
from sortilege.rules.confrontation.personalities.blood_rage import commit_markers
from sortilege.rules.confrontation.reckoning import total
from sortilege.rules.confrontation.shooting.declared import COUNTER_SHOT, Declared
from sortilege.rules.confrontation.shooting.difficulty import difficulty_parts
from sortilege.rules.confrontation.shooting.events import Shot, ShotDeclared, ShotMeasured
from sortilege.rules.confrontation.shooting.victims import victim_of
from sortilege.rules.confrontation.shooting.weapons import SHORT, begin_to_reload, one_further, range_band
from sortilege.rules.confrontation.space import gap
from sortilege.rules.confrontation.state import Hit, Skirmish

CAUSE: Final = "shot"


def shoot(game: Game[Any], shot: Declared) -> Rule[None]:
    """C2-P9 From the declaration to the wound."""
    declare(game, shot)
    band = measure(game, shot)
    if band is None:
        game.tell(Shot(shot.shooter, shot.target, "", False, "C2-9.1h"))
    elif shot.instinctive and band != SHORT:
        game.tell(Shot(shot.shooter, shot.target, band, False, "C2-12.1.20b"))
    elif (yield from hits(game, shot, band)):
        victim = yield from victim_of(game, shot)
        hit = Hit(shot.shooter, game.state.models[shot.shooter].seat, victim, shot.weapon.force, band)
        if game.state.together and magic(game).is_frozen(game):  # I2-R23
            game.state.hits = (*game.state.hits, hit)
        else:
            yield from strike(game, hit)


def strike(game: Game[Any], hit: Hit) -> Rule[None]:
    """C2-P9 step 6: a hit wounds; C2-11.1.5b rage may add to it."""
    if hit.victim in game.state.models:
        rage = (yield from commit_markers(game, hit.shooter, "wound_roll")) if hit.shooter in game.state.models else ()
        game.state.range_band = hit.range_band
        yield from wound_roll(game, hit.victim, hit.force, hit.seat, CAUSE, striker=hit.shooter, further=rage)
        game.state.range_band = ""


def strikes_due(game: Game[Any]) -> Rule[None] | None:
    """I2-R23, the other reading: the hits of a group that has ended."""
    return _strike_now(game) if game.state.hits and not game.state.together else None


def _strike_now(game: Game[Any]) -> Rule[None]:
    """The first of them, in the order in which they fell."""
    first, *rest = game.state.hits
    game.state.hits = tuple(rest)
    yield from strike(game, first)


def declare(game: Game[Any], shot: Declared) -> None:
    """C2-R41 It is the one shot of the turn, unless a counter-shot is free."""
    state: Skirmish = game.state
    free = shot.kind == COUNTER_SHOT and game.options["c2.counter_shot_free"] == "on"
    state.models[shot.shooter] = msgspec.structs.replace(state.models[shot.shooter], shot=not free)
    begin_to_reload(game, shot.shooter, shot.weapon)
    game.tell(ShotDeclared(shot.shooter, shot.target, shot.weapon.name, shot.kind))


def measure(game: Game[Any], shot: Declared) -> str | None:
    """C2-9.1g Only now is the distance measured; None: the shot fails (C2-9.1h)."""
    state: Skirmish = game.state
    distance = gap(state, shot.shooter, shot.target)
    band = range_band(shot.weapon, distance)
    if band and state.models[shot.target].dodging:
        band = one_further(game, band)
    game.tell(ShotMeasured(shot.shooter, shot.target, round(distance), band or ""))
    return band


def hits(game: Game[Any], shot: Declared, band: str) -> Rule[bool]:
    """C2-9.1i A Shooting test against the difficulty of the shot."""
    parts = difficulty_parts(game, shot, band)
    test = Test(
        shot.shooter,
        "shooting",
        "C2-9.1i",
        difficulty=total(parts),
        difficulty_parts=parts,
        against=(shot.target,),
    )
    hit = test.passed((yield from take_test(game, test)))
    game.tell(Shot(shot.shooter, shot.target, band, hit, "C2-9.1i"))
    return hit
