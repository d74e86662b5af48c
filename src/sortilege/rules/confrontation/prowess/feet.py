"""Where a model stands before a piece of terrain that it climbs, or from which it comes down."""

from collections.abc import Iterator
from math import atan2, degrees, hypot
from typing import Any, Final

from sortilege.kernel import Ask, Game, One, Option, Rule
from sortilege.rules.confrontation.movement.pace import WALK, allowance, going_of
from sortilege.rules.confrontation.prowess.surfaces import Surface
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.base import Base
from sortilege.table.measure import LONGEST_EQUAL, Point, turned
from sortilege.table.paths import path_of
from sortilege.table.standing import may_stand
from sortilege.table.terrain import Feature

Foot = tuple[Base, int]
"""The base before a face of the feature, looking at it, and what the way there costs."""


def feet(state: Skirmish, model: ModelId, feature: Feature) -> Iterator[Foot]:
    """C2-R28 The places at the foot of a feature that a walk reaches: one before each of its faces."""
    base = state.field.bases[model].raised_to(0)
    most, going = allowance(state, model, WALK), going_of(state, model)
    for there in before_faces(base, feature):
        if _free(state, model, there) and (way := path_of(state.field, base, model, there.centre, going, most)):
            yield there, round(way.cost)


def landings(state: Skirmish, model: ModelId, feature: Feature) -> list[Foot]:
    """The same for who stands on top: the places that it can let itself down to."""
    base = state.field.bases[model]
    most = allowance(state, model, WALK) + base.longer_side
    found = []
    for there in before_faces(base.raised_to(0), feature):
        far = hypot(there.x - base.x, there.y - base.y)
        if far <= most + LONGEST_EQUAL and _free(state, model, there):
            found.append((there, round(far)))
    return found


def before_faces(base: Base, feature: Feature) -> Iterator[Base]:
    """The base flush before each face, looking at it, as near to where it stands as can be."""
    corners = feature.corners
    for place, start in enumerate(corners):
        end = corners[(place + 1) % len(corners)]
        yield _before(base, start, end)


def facing_the_wall(base: Base, feature: Feature) -> Base:
    """Who hangs on a face, turned to it, whichever way it has looked round."""
    below = base.raised_to(0)
    faces = [there for there in before_faces(below, feature) if hypot(there.x - base.x, there.y - base.y) <= ROUNDED]
    return faces[0] if faces else below


ROUNDED: Final = 2.0
"""Two places that differ by no more are one, rounded to hundredths twice."""


def _before(base: Base, start: Point, end: Point) -> Base:
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    half_depth, half_width = base.block[6] or base.block[8], base.block[7] or base.block[8]
    room = min(half_width, length / 2)
    along = min(max((base.x - x0) * ux + (base.y - y0) * uy, room), length - room)
    x, y = x0 + along * ux + half_depth * uy, y0 + along * uy - half_depth * ux
    return base.at(round(x), round(y), turned(degrees(atan2(ux, -uy)) * 100))


def _free(state: Skirmish, model: ModelId, there: Base) -> bool:
    gaps = dict.fromkeys(enemies(state, state.models[model].seat), LEAST_GAP)
    return may_stand(state.field, model, there, gaps)


def choose_foot(game: Game[Any], model: ModelId, found: list[Foot], move: str) -> Rule[Foot]:
    options: dict[Option, Foot] = {("at", base.x, base.y, base.facing): (base, cost) for base, cost in found}
    if len(options) == 1:
        return found[0]
    about = {"model": model, "move": move}
    return options[(yield Ask(game.state.models[model].seat, "move.foot", "C2-R28", One(tuple(options)), about))]


def beyond_the_edge(foot: Base, surface: Surface) -> Base:
    """A step further than the foot: on the surface above it, just behind its edge."""
    fx, fy = foot.forward
    step = 2 * (foot.block[6] or foot.block[8])
    there = foot.at(round(foot.x + fx * step), round(foot.y + fy * step))
    return there.raised_to(surface.height)
