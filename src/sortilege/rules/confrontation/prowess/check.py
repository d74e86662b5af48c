"""C2-8.2a to C2-8.2c The Prowess check."""

from typing import Any, Final

import msgspec

from sortilege.kernel import Game, Rule
from sortilege.rules.confrontation.characteristic_test import Test, take_test
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.movement.pace import pace
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import ModelId, Skirmish

PIP: Final = 100
"""Prowess has decimals: it is counted in hundredths."""


def prowess(state: Skirmish, model: ModelId) -> int:
    """C2-8.2b, C2-R26 MOV ÷ 2.5 in hundredths, not rounded; C2-R85 always of the first MOV."""
    return pace(state, model) * 2 // 5


def prowess_check(game: Game[Any], model: ModelId, rule: str, difficulty: tuple[Part, ...]) -> Rule[bool]:
    """C2-8.2a A characteristic test against a difficulty in hundredths."""
    reached = yield from _take(game, model, rule, difficulty, beyond=False, helped=True)
    success = reached is not None and reached >= 0
    _mark(game, model, success=success)
    return success


def prowess_result(game: Game[Any], model: ModelId, rule: str, *, helped: bool = True) -> Rule[int | None]:
    """C2-8.2.1a, C2-8.2.3a A die and Prowess less RES, in hundredths; None: a failing 1, a result below 0 (C2-R27)."""
    resistance = Part(PIP * characteristic(game.state, model, "resistance"), "resistance", rule)
    result = yield from _take(game, model, rule, (resistance,), beyond=True, helped=helped)
    _mark(game, model, success=result is not None and result > 0)
    return result


def _take(
    game: Game[Any], model: ModelId, rule: str, difficulty: tuple[Part, ...], *, beyond: bool, helped: bool
) -> Rule[int | None]:
    """What the total has more than the difficulty."""
    value = (Part(prowess(game.state, model), "movement", "C2-8.2b"),) if helped else ()
    needed = sum(part.amount for part in difficulty)
    test = Test(model, "prowess", rule, needed, difficulty, beyond=beyond, value=value, unit=PIP)
    total = yield from take_test(game, test)
    return None if total is None else total - needed


def _mark(game: Game[Any], model: ModelId, *, success: bool) -> None:
    """C2-8.2c It may not shoot this turn."""
    here = game.state.models[model]
    game.state.models[model] = msgspec.structs.replace(
        here, prowess_action=True, prowess_failed=here.prowess_failed or not success
    )
