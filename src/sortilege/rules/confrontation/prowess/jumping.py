"""C2-8.2.2 Jumping, long and high."""

from math import ceil, hypot
from typing import Any

import msgspec

from sortilege.kernel import Ask, Game, Refusal, Rule
from sortilege.rules.confrontation.characteristics import characteristic
from sortilege.rules.confrontation.damage.wound import wound_roll
from sortilege.rules.confrontation.movement.pace import allowance, companions
from sortilege.rules.confrontation.movement.water import DEEP_WATER
from sortilege.rules.confrontation.prowess.check import PIP, prowess_check
from sortilege.rules.confrontation.prowess.events import Fallen
from sortilege.rules.confrontation.prowess.moving import end_move
from sortilege.rules.confrontation.prowess.surfaces import Surface, surface_at, surfaces
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.space import LEAST_GAP, enemies
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.areas import Lies, Template, under
from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.measure import LONGEST_EQUAL, Point, bearing
from sortilege.table.obstacles import Going, obstacles_for
from sortilege.table.paths import Blocked, Path, legal_path_of
from sortilege.table.placed import Misplaced, Placed
from sortilege.table.placement import Placement
from sortilege.table.standing import may_stand
from sortilege.table.stopping import stopped_along
from sortilege.table.terrain import Feature

JUMP = "jump"
RUN_UP = "run_up"


class Leap(msgspec.Struct, frozen=True):
    """A jump at the end of a straight way: where it takes off and lands, how far it runs up and jumps, over what."""

    start: Point
    take_off: Point
    landing: Point
    run_up: float
    length: float
    over: tuple[Feature, ...]

    def height(self, elevation: int) -> int:
        """How high the highest of what lies in the way rises above the take-off."""
        return max((feature.height - elevation for feature in self.over), default=0)

    def drop(self, elevation: int) -> int:
        """How deep it falls where it fails: into the deepest ditch, or to the ground."""
        return elevation - min((feature.height for feature in self.over if feature.height < 0), default=0)


def leap_of(battlefield: Battlefield, mover: str, base: Base, start: Point, end: Point, going: Going) -> Leap | None:
    """The jump of the last straight part of a way: from where it is barred to its end; None where only a base bars it
    or nothing does."""
    if base.elevation and (
        surface := surface_at(battlefield, base.at(round(start[0]), round(start[1])), base.elevation)
    ):
        return _from_above(base, surface, start, end)
    barring = obstacles_for(battlefield, base, mover, going).eased((start, end))
    features = battlefield.ground.features
    met = [solid.name for solid in barring.all_hit(*start, *end)]
    over = tuple(features[name] for name in met if name in features)
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length < LONGEST_EQUAL or not over or len(over) < len(met):
        return None
    low, high = 0, ceil(length)
    while high - low > 1:
        middle = (low + high) // 2
        if barring.hit(*start, *_along(start, end, middle / length)) is None:
            low = middle
        else:
            high = middle
    return Leap(start, _along(start, end, low / length), end, float(low), length - low, over)


def _from_above(base: Base, surface: Surface, start: Point, end: Point) -> Leap | None:
    """From where the surface ends on which it stands."""
    template, length = Template(surface.outline), hypot(end[0] - start[0], end[1] - start[1])

    def holds(far: float) -> bool:
        x, y = _along(start, end, far / length)
        return under(template, base.at(round(x), round(y)), Lies.INSIDE)

    if not length or holds(length):
        return None
    low, high = 0, ceil(length)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return Leap(start, _along(start, end, low / length), end, float(low), length - low, ())


def _along(start: Point, end: Point, part: float) -> Point:
    return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])


class Jump(Placement, frozen=True, dict=True, gc=True, tag="jump"):
    """Where a base lands that jumps on the last straight part of its way (C2-R29)."""

    def accept(self, answer: Any) -> Placed:
        try:
            return super().accept(answer)
        except Refusal as refusal:
            if refusal.code == Misplaced.BLOCKED and refusal.facts.get("by") == RUN_UP:
                raise Refusal("no_run_up", "C2-8.2.2a", model=self.mover) from None
            raise

    def leap(self, placed: Placed) -> Leap | None:
        start = placed.by[-1] if placed.by else self.start.centre
        return leap_of(self.battlefield, self.mover, self.start, start, (placed.x, placed.y), self.going)

    def _cannot_stand(self, place: Base) -> tuple[Misplaced, dict[str, object]] | None:
        """From above it lands at its own height."""
        if place.elevation and surface_at(self.battlefield, place, place.elevation) is None:
            return Misplaced.OUTSIDE_AREA, {}
        return super()._cannot_stand(place)

    def _way(self, placed: Placed, limit: float) -> Path | Blocked | None:
        """C2-8.2.2a The run-up is at least as long as the jump, and as high; other moves may come before it."""
        leap = self.leap(placed)
        if leap is None:
            return super()._way(placed, limit)
        before = legal_path_of(self.battlefield, self.start, self.mover, (*placed.by, leap.take_off), self.going)
        if type(before) is Blocked:
            return before
        assert type(before) is Path
        if leap.run_up + LONGEST_EQUAL < max(leap.length, leap.height(self.start.elevation)):
            return Blocked(RUN_UP, len(placed.by))
        points = (*before.points, leap.landing)
        return Path(points, before.length + leap.length, before.cost + leap.length)


def level_with(state: Skirmish, model: ModelId) -> frozenset[str]:
    """For who stands above the ground: the features with a surface at its own height."""
    elevation = state.field.bases[model].elevation
    if not elevation:
        return frozenset()
    here = (surface for feature in state.field.terrain for surface in surfaces(feature))
    return frozenset(surface.feature for surface in here if surface.height == elevation)


def may_jump(state: Skirmish, model: ModelId, kind: str) -> bool:
    """Whether anything that could be jumped over lies in reach."""
    base, far = state.field.bases[model], allowance(state, model, kind)
    return any(feature.is_nearer(base, far) for feature in state.field.ground.impassable)


def jump(game: Game[Any], model: ModelId, kind: str) -> Rule[None]:
    """C2-R29 Run-up and length count against the allowance of the walk or run."""
    state: Skirmish = game.state
    gaps = dict.fromkeys(enemies(state, state.models[model].seat), LEAST_GAP)
    above = level_with(state, model)
    most, going = allowance(state, model, kind), Going(companions(state, model) | above)
    choice = Jump(state.field, model, allowance=most, gaps=gaps, going=going, over=above)
    about = {"model": model, "move": JUMP}
    placed: Placed = yield Ask(state.models[model].seat, "move.place", "C2-8.2.2a", choice, about)
    leap, there = choice.leap(placed), choice.place(placed)
    cost = round(choice.path(placed).cost)
    state.models[model] = msgspec.structs.replace(state.models[model], ran=kind == "run")
    if leap is None or (yield from leaps(game, model, leap)):
        end_move(game, model, there, cost, JUMP, "C2-8.2.2.1b")
    else:
        yield from come_down(game, model, leap, cost - round(leap.length))


def leaps(game: Game[Any], model: ModelId, leap: Leap) -> Rule[bool]:
    """C2-8.2.2c A high jump where something rises in the way, otherwise a long one."""
    base = game.state.field.bases[model]
    if leap.height(base.elevation) > 0:
        return (yield from prowess_check(game, model, "C2-8.2.2.2a", _high(game.state, model, leap)))
    lengths = ceil((leap.length - LONGEST_EQUAL) / base.longer_side)  # C2-8.2.2.1a, C2-R29
    difficulty = (Part(4 * PIP, "long_jump", "C2-8.2.2.1a"), Part(PIP * lengths, "length", "C2-R29"))
    return (yield from prowess_check(game, model, "C2-8.2.2.1a", difficulty))


def _high(state: Skirmish, model: ModelId, leap: Leap) -> tuple[Part, ...]:
    """C2-8.2.2.2a The height and RES; C2-8.2.2.2b 2 less over what is of a smaller size class."""
    resistance = PIP * characteristic(state, model, "resistance")
    parts = (
        Part(leap.height(state.field.bases[model].elevation), "height", "C2-8.2.2.2a"),
        Part(resistance, "resistance", "C2-8.2.2.2a"),
    )
    raised = [feature for feature in leap.over if feature.height > 0]
    if all(feature.size is not None and feature.size < state.models[model].card.size.rank for feature in raised):
        return (*parts, Part(-2 * PIP, "smaller", "C2-8.2.2.2b"))
    return parts


def come_down(game: Game[Any], model: ModelId, leap: Leap, cost: int) -> Rule[None]:
    """C2-8.2.2.3a A leg wound roll as strong as the height attempted, or as the height of the fall (C2-R30)."""
    state: Skirmish = game.state
    base = state.field.bases[model]
    height = leap.height(base.elevation)
    drop = height if height > 0 else leap.drop(base.elevation)
    edge = _at_the_edge(state, model, leap)
    there = edge if height > 0 else _at_the_bottom(state, model, leap, edge)
    end_move(game, model, there, cost, JUMP, "C2-8.2.2.3a")
    game.tell(Fallen(model, drop, "C2-8.2.2.3a"))
    yield from wound_roll(game, model, ceil(drop / 100), state.models[model].seat, "fall", place="leg")


def _at_the_edge(state: Skirmish, model: ModelId, leap: Leap) -> Base:
    """C2-R30 In front of what it failed to jump, looking at it."""
    base = state.field.bases[model]
    if base.elevation:
        return base.at(round(leap.take_off[0]), round(leap.take_off[1]))
    facing = bearing(leap.start, leap.landing)
    gaps = dict.fromkeys(enemies(state, state.models[model].seat), LEAST_GAP)
    return stopped_along(state.field, model, (leap.start, leap.take_off), gaps, facing)[0]


def _at_the_bottom(state: Skirmish, model: ModelId, leap: Leap, edge: Base) -> Base:
    """C2-R30 Below the edge from which it took off; there it stays where the bottom has no room."""
    part = min(1.0, edge.longer_side / leap.length) if leap.length else 0.0
    x, y = _along(leap.take_off, leap.landing, part)
    bottom = edge.elevation - leap.drop(edge.elevation)
    there = edge.at(round(x), round(y)).raised_to(bottom)
    over = frozenset(feature.id for feature in leap.over if feature.height < 0 or feature.kind == DEEP_WATER)
    if may_stand(state.field, model, there, over=over) and (not bottom or surface_at(state.field, there, bottom)):
        return there
    return edge
