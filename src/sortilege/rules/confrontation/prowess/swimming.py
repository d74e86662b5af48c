"""C2-8.2.1 Swimming."""

from collections.abc import Mapping
from itertools import pairwise
from math import hypot
from typing import Any

from sortilege.kernel import Ask, Game, Rule
from sortilege.kernel.moment import weigh
from sortilege.rules.confrontation.abilities import acting_on
from sortilege.rules.confrontation.damage.wound import suffer
from sortilege.rules.confrontation.movement.pace import WALK, allowance, companions
from sortilege.rules.confrontation.movement.water import deep_water, swims
from sortilege.rules.confrontation.prowess.check import prowess_result
from sortilege.rules.confrontation.prowess.moving import end_move
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import ModelId, Skirmish, Wound
from sortilege.table.base import Base
from sortilege.table.measure import Point
from sortilege.table.obstacles import Going
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement
from sortilege.table.stopping import cost_of, stopped_along

SWIM = "swim"


def may_swim(state: Skirmish, model: ModelId) -> bool:
    """Whether there is deep water that the model might reach, and that it does not cross by its second MOV."""
    if swims(state, model) or state.field.bases[model].elevation:
        return False
    base = state.field.bases[model]
    far = allowance(state, model, WALK)
    return any(water.is_nearer(base, far) for water in deep_water(state))


def swim(game: Game[Any], model: ModelId) -> Rule[None]:
    """C2-8.2.1b As part of a walk: a centimetre of water costs two (C2-R18), so that half of MOV can be swum."""
    state: Skirmish = game.state
    water = frozenset(feature.id for feature in deep_water(state))
    going = Going(companions(state, model) | water)
    gaps = dict.fromkeys(enemies(state, state.models[model].seat), LEAST_GAP)
    most = allowance(state, model, WALK)
    choice = Placement(state.field, model, allowance=most, gaps=gaps, going=going, over=water)
    about = {"model": model, "move": SWIM}
    placed: Placed = yield Ask(state.models[model].seat, "move.place", "C2-8.2.1b", choice, about)
    there, way = choice.place(placed), choice.path(placed)
    shore, dry = _to_the_shore(state, model, way.points, gaps, there.facing)
    if shore is None:
        end_move(game, model, there, round(way.cost), SWIM, "C2-8.2.1b")
        return
    result = yield from prowess_result(game, model, "C2-8.2.1a")
    if _swims(game, result):
        end_move(game, model, there, round(way.cost), SWIM, "C2-8.2.1b")
        return
    end_move(game, model, shore, round(cost_of(state.field, dry, going)), SWIM, "C2-8.2.1b")
    if _sinks(game, result) and weigh("drowns", acting_on(state, model), True):
        yield from suffer(game, model, Wound.LIGHT, "water")


def _to_the_shore(
    state: Skirmish, model: ModelId, points: tuple[Point, ...], gaps: Mapping[str, int], facing: int
) -> tuple[Base | None, tuple[Point, ...]]:
    """C2-R27 Where the way meets deep water, and the way there; None where the model gets nowhere in the water."""
    base = state.field.bases[model]
    features = deep_water(state)
    wet_now = any(feature.overlaps(base) for feature in features)
    if len(points) < 2 or points[-1] == points[0]:
        return None, points[:1]  # a swimmer that does not move need not test
    if wet_now:
        return base, points[:1]
    dry: list[Point] = [points[0]]
    for here, there in pairwise(points):
        steps = max(1, int(hypot(there[0] - here[0], there[1] - here[1]) // STEP))
        for step in range(1, steps + 1):
            part = step / steps
            x, y = here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1])
            if any(feature.overlaps(base.at(round(x), round(y), facing)) for feature in features):
                return stopped_along(state.field, model, (*dry, (x, y)), gaps, facing)
        dry.append(there)
    return None, points


STEP = 5
"""A way is looked at every so many hundredths for where it meets water; the shore itself is found to a hundredth."""


def _swims(game: Game[Any], result: int | None) -> bool:
    """C2-8.2.1b Above 0; C2-8.2.1d, C2-R27 exactly 0."""
    return result is not None and (result > 0 or (result == 0 and game.options["c2.swim_zero"] == "swim"))


def _sinks(game: Game[Any], result: int | None) -> bool:
    """C2-8.2.1c Below 0, as a failing 1 is (C2-R27)."""
    return result is None or result < 0 or game.options["c2.swim_zero"] == "wound"
