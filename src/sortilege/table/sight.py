"""Lines of sight.

The eye is the centre of the viewer's base. Lines run from it to every point of the target's outline that faces
it, or, for games that look so, to the target's centre alone. Each thing in between cuts such a line, dims it,
or does nothing: that is the rules' to say, by an `Effect`. The parts of the target that are seen are worked out
as intervals of directions, not by samples, so that the same place always gives the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from itertools import pairwise
from math import hypot

from sortilege.table.base import Base
from sortilege.table.battlefield import FEW, Battlefield
from sortilege.table.measure import LONGEST_EQUAL, Point, at_least
from sortilege.table.outline import contains, crossings, squared_to_segment
from sortilege.table.shadows import Aim, Shadow, aim_at, base_shadow, feature_shadows
from sortilege.table.terrain import Feature


class Sight(StrEnum):
    """How well a target is seen."""

    CLEAR = "clear"
    PARTIAL = "partial"
    NONE = "none"


class Does(StrEnum):
    """What a thing does to a line of sight that crosses it."""

    CUTS = "cuts"
    DIMS = "dims"
    NOTHING = "nothing"


class Lines(StrEnum):
    """Where lines of sight run to."""

    __hash__ = str.__hash__  # an Enum's own is slow, and these are keys

    OUTLINE = "outline"
    CENTRE = "centre"


Effect = Callable[[Base, Base, Base | Feature], Does]
"""What a thing does to lines from a viewer to a target. It may look at nothing but the three."""

NOBODY = frozenset[str]()


def usual_effect(viewer: Base, target: Base, thing: Base | Feature) -> Does:
    """Bases cut; terrain cuts a target that is not larger, dims a larger one, and hides nobody above its top."""
    if type(thing) is Base:
        return Does.CUTS
    assert type(thing) is Feature
    if thing.height and (at_least(viewer.elevation, thing.height) or at_least(target.elevation, thing.height)):
        return Does.NOTHING
    return Does.CUTS if thing.size is None or thing.size >= target.size else Does.DIMS


def sight(
    battlefield: Battlefield,
    viewer: str,
    target: str,
    *,
    ignoring: frozenset[str] = NOBODY,
    effect: Effect = usual_effect,
    lines: Lines = Lines.OUTLINE,
) -> Sight:
    """How well one base sees another. `ignoring` names bases and features that hide nothing."""
    key = (viewer, target, ignoring, effect, lines)
    known: Sight | None = battlefield.memo.get(key)
    if known is None:
        known = _look(battlefield, viewer, target, ignoring, effect, lines)
        battlefield.memo[key] = known
    return known


def in_sight(
    battlefield: Battlefield,
    viewer: str,
    target: str,
    *,
    ignoring: frozenset[str] = NOBODY,
    effect: Effect = usual_effect,
) -> bool:
    """Whether one base sees any of another: of the answers of `sight` the one that is most often wanted, and quick."""
    key = ("in_sight", viewer, target, ignoring, effect)
    known: bool | None = battlefield.memo.get(key)
    if known is None:
        both = ignoring | {viewer, target}
        eye, seen = battlefield.bases[viewer], battlefield.bases[target]
        things = _in_between(battlefield, eye, seen, both, effect) if viewer != target else []
        cutting = [thing for _, thing, does in things if does is Does.CUTS]
        known = battlefield.memo[key] = not _all_are_cut(eye, seen, cutting)
    return known


def _all_are_cut(viewer: Base, target: Base, cutting: list[Base | Feature]) -> bool:
    """Whether no line is left. Where nothing comes near the line to its centre, that one is."""
    if all(_is_beside(viewer.centre, target.centre, thing) for thing in cutting):
        return False
    aim = aim_at(viewer.centre, target)
    if aim is None:
        return False
    cuts = [shadow for thing in cutting for shadow in _shadows(aim, thing)]
    return bool(cuts) and not _lines_left(aim, cuts)


def _is_beside(eye: Point, point: Point, thing: Base | Feature) -> bool:
    """Whether the circle about a thing leaves a line free, with more than a slit to spare."""
    x, y, radius = thing.block[:3] if isinstance(thing, Base) else thing.circle
    far = radius + 2 * LONGEST_EQUAL
    return squared_to_segment(x, y, *eye, *point) > far * far


def sight_of_base(
    battlefield: Battlefield,
    viewer: Base,
    target: Base,
    *,
    ignoring: frozenset[str] = NOBODY,
    effect: Effect = usual_effect,
    lines: Lines = Lines.OUTLINE,
) -> Sight:
    """The same for bases that need not stand on the battlefield; `ignoring` must name both if they do."""
    things = _in_between(battlefield, viewer, target, ignoring, effect)
    if not things:
        return Sight.CLEAR
    if lines is Lines.CENTRE:
        return _to_centre(viewer.centre, target.centre, things)
    return _to_outline(viewer, target, things)


def sight_of_point(
    battlefield: Battlefield,
    viewer: str,
    point: Point,
    *,
    ignoring: frozenset[str] = NOBODY,
    effect: Effect = usual_effect,
) -> Sight:
    """How well a base sees a point. To `effect` the point is a target of size 0."""
    base = battlefield.bases[viewer]
    spot = Base(base.shape, round(point[0]), round(point[1]), 0, base.elevation)
    things = _in_between(battlefield, base, spot, ignoring | {viewer}, effect)
    return _to_centre(base.centre, point, things)


def hidden_by(
    battlefield: Battlefield,
    viewer: str,
    target: str,
    *,
    ignoring: frozenset[str] = NOBODY,
    effect: Effect = usual_effect,
    lines: Lines = Lines.OUTLINE,
) -> tuple[str, ...]:
    """What cuts or dims lines between two bases: the reason that a person is shown."""
    eye = battlefield.bases[viewer]
    seen = battlefield.bases[target]
    things = _in_between(battlefield, eye, seen, ignoring | {viewer, target}, effect)
    look = _to_outline if lines is Lines.OUTLINE else _bases_to_centre
    return tuple(id_ for id_, thing, does in things if look(eye, seen, [(id_, thing, does)]) is not Sight.CLEAR)


Thing = tuple[str, Base | Feature, Does]


def _look(
    battlefield: Battlefield, viewer: str, target: str, ignoring: frozenset[str], effect: Effect, lines: Lines
) -> Sight:
    if viewer == target:
        return Sight.CLEAR
    bases = battlefield.bases
    both = ignoring | {viewer, target}
    return sight_of_base(battlefield, bases[viewer], bases[target], ignoring=both, effect=effect, lines=lines)


def _in_between(
    battlefield: Battlefield, viewer: Base, target: Base, ignoring: frozenset[str], effect: Effect
) -> list[Thing]:
    """Whatever is near enough to the lines and does something to them."""
    things: list[Thing] = []
    x0, y0 = viewer.x, viewer.y
    x1, y1 = target.x, target.y
    spread = target.block[2] + LONGEST_EQUAL
    bases: Iterable[tuple[str, Base]] = battlefield.bases.items()
    if len(battlefield.bases) > FEW:
        bases = battlefield.between(min(x0, x1) - spread, max(x0, x1) + spread)
    for id_, base in bases:
        if id_ not in ignoring:
            far = spread + base.block[2]
            near = squared_to_segment(base.x, base.y, x0, y0, x1, y1) <= far * far
            if near and (does := effect(viewer, target, base)) is not Does.NOTHING:
                things.append((id_, base, does))
    for feature in battlefield.ground.hiding:
        if feature.id not in ignoring:
            x, y, radius = feature.circle
            far = spread + radius
            if squared_to_segment(x, y, x0, y0, x1, y1) <= far * far and not feature.touches(viewer):
                does = effect(viewer, target, feature)
                if does is not Does.NOTHING:
                    things.append((feature.id, feature, does))
    return things


def _to_outline(viewer: Base, target: Base, things: list[Thing]) -> Sight:
    aim = aim_at(viewer.centre, target)
    if aim is None:
        return Sight.CLEAR
    cuts = [shadow for _, thing, does in things if does is Does.CUTS for shadow in _shadows(aim, thing)]
    if cuts and not _lines_left(aim, cuts):
        return Sight.NONE
    dims = [shadow for _, thing, does in things if does is Does.DIMS for shadow in _shadows(aim, thing)]
    return Sight.PARTIAL if _covers_something(aim, cuts + dims) else Sight.CLEAR


def _shadows(aim: Aim, thing: Base | Feature) -> Iterable[Shadow]:
    if type(thing) is Base:
        shadow = base_shadow(aim, thing)
        return [shadow] if shadow else []
    assert type(thing) is Feature
    return feature_shadows(aim, thing)


def _lines_left(aim: Aim, cuts: list[Shadow]) -> bool:
    """Whether any line gets past: a slit of at most a hundredth between two obstacles lets none through."""
    reached = aim.low
    for low, high in sorted((cut.low - cut.low_margin, cut.high + cut.high_margin) for cut in cuts):
        if low > reached:
            return True
        reached = max(reached, high)
    return reached < aim.high


def _covers_something(aim: Aim, shadows: list[Shadow]) -> bool:
    """Whether any shadow hides more of the target than a sliver of a hundredth."""
    sliver = aim.width_of_slit
    return any(min(shadow.high, aim.high) - max(shadow.low, aim.low) > sliver for shadow in shadows)


def _bases_to_centre(viewer: Base, target: Base, things: list[Thing]) -> Sight:
    return _to_centre(viewer.centre, target.centre, things)


def _to_centre(eye: Point, point: Point, things: list[Thing]) -> Sight:
    crossed = {does for _, thing, does in things if _crosses(eye, point, thing)}
    if Does.CUTS in crossed:
        return Sight.NONE
    return Sight.PARTIAL if Does.DIMS in crossed else Sight.CLEAR


def _crosses(a: Point, b: Point, thing: Base | Feature) -> bool:
    """Whether a line enters a thing by more than a graze."""
    if type(thing) is Base and thing.is_round:
        depth = thing.block[8] - LONGEST_EQUAL
        return depth > 0 and squared_to_segment(thing.x, thing.y, *a, *b) < depth * depth
    corners = thing.corners
    parts = [0.0, *sorted(crossings(corners, a, b)), 1.0]
    length = hypot(b[0] - a[0], b[1] - a[1])
    for low, high in pairwise(parts):
        middle = (low + high) / 2
        inside = contains(corners, a[0] + middle * (b[0] - a[0]), a[1] + middle * (b[1] - a[1]))
        if inside and (high - low) * length > LONGEST_EQUAL:
            return True
    return False
