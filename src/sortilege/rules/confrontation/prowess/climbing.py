"""C2-8.2.3 Climbing, falling, and letting oneself fall."""

from collections.abc import Iterator
from math import ceil
from typing import Any, Final

from sortilege.kernel import Game, Option, Rule
from sortilege.rules.confrontation.damage.wound import wound_roll
from sortilege.rules.confrontation.movement.pace import WALK, allowance
from sortilege.rules.confrontation.prowess.check import prowess, prowess_result
from sortilege.rules.confrontation.prowess.events import Fallen
from sortilege.rules.confrontation.prowess.feet import (
    Foot,
    beyond_the_edge,
    choose_foot,
    facing_the_wall,
    feet,
    landings,
)
from sortilege.rules.confrontation.prowess.moving import end_move
from sortilege.rules.confrontation.prowess.surfaces import Surface, footing, may_stand_on, surface_at, surfaces
from sortilege.rules.confrontation.reckoning import Part
from sortilege.rules.confrontation.state import ModelId, Skirmish
from sortilege.table.base import Base
from sortilege.table.measure import equal
from sortilege.table.terrain import Feature

CLIMB, DOWN, FALL = "climb", "down", "fall"

LADDER: Final = 2
"""C2-T3b A centimetre of a ladder costs two."""


def climbs(state: Skirmish, model: ModelId) -> Iterator[Option]:
    """C2-8.2.3a What the model may climb, up or down, and C2-8.2.3e whether it may let itself fall."""
    base = state.field.bases[model]
    if base.elevation:
        feature = held_by(state, base)
        if feature is None:
            return
        if feature.height < 0:
            if landings(state, model, feature):
                yield (CLIMB, feature.id)
            return
        if _hangs(state, model) and base.elevation < feature.height:
            yield (CLIMB, feature.id)
        if _ways_down(state, model, feature):
            yield (CLIMB, feature.id, DOWN)
            yield FALL
        return
    far = allowance(state, model, WALK) + base.longer_side
    for feature in state.field.terrain:
        if is_climbed(feature) and feature.is_nearer(base, far) and any(True for _ in feet(state, model, feature)):
            yield (CLIMB, feature.id)


def is_climbed(feature: Feature) -> bool:
    return feature.height > 0 and (feature.impassable or feature.kind == "ladder")


def _hangs(state: Skirmish, model: ModelId) -> bool:
    return not footing(state, model).holds


def held_by(state: Skirmish, base: Base) -> Feature | None:
    """The feature that a model above or below the ground stands in, or on, or hangs at."""
    if base.elevation < 0:
        return next((ditch for ditch in state.field.terrain if ditch.height < 0 and ditch.overlaps(base)), None)
    if surface := surface_at(state.field, base, base.elevation):
        return state.field.ground.features[surface.feature]
    touched = [feature for feature in state.field.terrain if is_climbed(feature) and feature.touches(base)]
    return next((feature for feature in touched if feature.height >= base.elevation), None)


def _ways_down(state: Skirmish, model: ModelId, feature: Feature) -> list[Foot]:
    """Where it comes to the ground: below where it hangs, or before a face of what it stands on."""
    base = state.field.bases[model]
    return (
        [(facing_the_wall(base, feature), 0)]
        if _hangs(state, model) and not feature.overlaps(base)
        else landings(state, model, feature)
    )


def climb(game: Game[Any], model: ModelId, name: str, *, down: bool = False) -> Rule[None]:
    """C2-R28 It may walk to the foot first; the result is how far it climbs, and its movement ends."""
    state: Skirmish = game.state
    feature, base = state.field.ground.features[name], state.field.bases[model]
    if feature.height < 0:
        yield from climb_out(game, model, feature)
        return
    places = (
        [(facing_the_wall(base, feature), 0)]
        if _hangs(state, model) and not down
        else (_ways_down(state, model, feature) if down else list(feet(state, model, feature)))
    )
    foot, cost = yield from choose_foot(game, model, places, CLIMB)
    height = base.elevation
    far = yield from _how_far(game, model, feature, cost)
    if far is None or far < 0:
        yield from _falls(game, model, foot, height, cost)
        return
    risen = max(0, height - far) if down else min(feature.height, height + far)
    end_move(game, model, _placed(state, model, feature, foot, risen), cost, CLIMB, "C2-8.2.3a")


def climb_out(game: Game[Any], model: ModelId, ditch: Feature) -> Rule[None]:
    """The same from the bottom of a ditch: on its face it counts from there, above it it stands at the edge."""
    state: Skirmish = game.state
    base = state.field.bases[model]
    foot, _ = yield from choose_foot(game, model, landings(state, model, ditch), CLIMB)
    far = yield from _how_far(game, model, ditch, 0)
    if far is None or far < 0:
        height = base.elevation - ditch.height
        end_move(game, model, base.raised_to(ditch.height), 0, FALL, "C2-8.2.3c")
        if height > 0:
            yield from _is_hurt(game, model, height)
        return
    risen = base.elevation + far
    there = foot if risen >= 0 else base.raised_to(risen)
    end_move(game, model, there, 0, CLIMB, "C2-8.2.3a")


def _is_hurt(game: Game[Any], model: ModelId, height: int) -> Rule[None]:
    game.tell(Fallen(model, height, "C2-8.2.3c"))
    yield from wound_roll(game, model, ceil(height / 100), game.state.models[model].seat, "fall")


def _how_far(game: Game[Any], model: ModelId, feature: Feature, walked: int) -> Rule[int | None]:
    """In hundredths of a centimetre; C2-T3b on a ladder what is left of the move, without a check."""
    if feature.kind == "ladder":
        return (allowance(game.state, model, WALK) - walked) // LADDER
    return (yield from prowess_result(game, model, "C2-8.2.3a", helped=game.options["c2.climb"] == "prowess"))


def _placed(state: Skirmish, model: ModelId, feature: Feature, foot: Base, height: int) -> Base:
    """C2-8.2.3b At its height on the face; C2-R28 at the top it stands on the edge, where there is room."""
    surface = Surface(feature.id, feature.outline, feature.height)
    if equal(height, feature.height) and feature.flat_top:
        there = beyond_the_edge(foot, surface)
        if may_stand_on(state, model, surface, there):
            return there
    return foot.raised_to(height)


def _falls(game: Game[Any], model: ModelId, foot: Base, height: int, cost: int) -> Rule[None]:
    """C2-8.2.3c A wound roll as strong as its height at the start; C2-8.2.3d none where it finds a flat surface."""
    state: Skirmish = game.state
    for feature in state.field.terrain:
        for surface in surfaces(feature):
            there = beyond_the_edge(foot, surface)
            if equal(surface.height, height) and may_stand_on(state, model, surface, there):
                end_move(game, model, there, cost, FALL, "C2-8.2.3d")
                return
    end_move(game, model, foot.raised_to(0), cost, FALL, "C2-8.2.3c")
    if height > 0:
        yield from _is_hurt(game, model, height)


def let_fall(game: Game[Any], model: ModelId) -> Rule[None]:
    """C2-8.2.3e A leg wound roll as strong as its height, less its Prowess."""
    state: Skirmish = game.state
    base = state.field.bases[model]
    feature = held_by(state, base)
    assert feature is not None
    foot, cost = yield from choose_foot(game, model, _ways_down(state, model, feature), FALL)
    end_move(game, model, foot.raised_to(0), cost, FALL, "C2-8.2.3e")
    game.tell(Fallen(model, base.elevation, "C2-8.2.3e"))
    strength = ceil(base.elevation / 100)
    less = Part(-ceil(prowess(state, model) / 100), "prowess", "C2-8.2.3e")  # C2-R30: the total is rounded down
    yield from wound_roll(game, model, strength, state.models[model].seat, "fall", place="leg", further=(less,))
