"""Lines of sight: by situations, and against many lines drawn with shapely."""

from itertools import pairwise
from math import atan2, cos, pi, sin

import pytest
import shapely
import shapely.affinity
from hypothesis import assume, given, settings
from shapely import LinearRing, LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from sortilege.table.base import Base, Round
from sortilege.table.battlefield import Battlefield
from sortilege.table.distance import overlaps
from sortilege.table.sight import Does, Lines, Sight, hidden_by, sight, sight_of_point, usual_effect
from sortilege.table.terrain import Feature
from tests.table.shapes import BENT, CREATURE, DISC, INFANTRY, battlefields, block, seen_by_shapely, wall


def field(*terrain: Feature, **bases: Base) -> Battlefield:
    return Battlefield(6000, 6000, terrain, bases)


VIEWER = Base(INFANTRY, 1000, 3000, 0, size=1)
TARGET = Base(INFANTRY, 4000, 3000, 0, size=1)


def seen(*terrain: Feature, target: Base = TARGET, viewer: Base = VIEWER, **bases: Base) -> Sight:
    return sight(field(*terrain, viewer=viewer, target=target, **bases), "viewer", "target")


def test_nothing_in_between_is_clear() -> None:
    assert seen() is Sight.CLEAR
    assert sight(field(viewer=VIEWER), "viewer", "viewer") is Sight.CLEAR


def test_a_wide_base_in_front_hides() -> None:
    assert seen(screen=Base(CREATURE, 2500, 3000)) is Sight.NONE


def test_a_base_to_one_side_hides_in_part() -> None:
    assert seen(screen=Base(INFANTRY, 2500, 3120)) is Sight.PARTIAL


def test_a_base_beside_or_behind_hides_nothing() -> None:
    assert seen(beside=Base(INFANTRY, 2500, 3400), behind=Base(INFANTRY, 4250, 3000)) is Sight.CLEAR
    assert seen(before=Base(INFANTRY, 500, 3000)) is Sight.CLEAR


def test_two_bases_side_by_side_leave_no_slit() -> None:
    rank = {"left": Base(INFANTRY, 2500, 3125), "right": Base(INFANTRY, 2500, 2875)}
    assert seen(**rank) is Sight.NONE
    rank["left"] = Base(INFANTRY, 2500, 3126)
    assert seen(**rank) is Sight.NONE
    rank["left"] = Base(INFANTRY, 2500, 3130)
    assert seen(**rank) is Sight.PARTIAL


def test_a_wall_hides_those_that_are_not_larger() -> None:
    low_wall = block("wall", (2400, 2000), (2500, 4000), height=100, size=1, blocks_sight=True)
    assert seen(low_wall) is Sight.NONE
    tall = Base(INFANTRY, 4000, 3000, 0, size=2)
    assert seen(low_wall, target=tall) is Sight.PARTIAL


def test_who_stands_above_the_top_sees_and_is_seen() -> None:
    assert seen(wall((2400, 2000), (2500, 4000)), viewer=VIEWER.raised_to(300)) is Sight.CLEAR
    assert seen(wall((2400, 2000), (2500, 4000)), target=TARGET.raised_to(400)) is Sight.CLEAR
    assert seen(wall((2400, 2000), (2500, 4000)), target=TARGET.raised_to(200)) is Sight.NONE


def test_what_the_viewer_touches_hides_nothing() -> None:
    assert seen(wall((1126, 2000), (1300, 4000))) is Sight.CLEAR
    assert seen(wall((1128, 2000), (1300, 4000))) is Sight.NONE


def test_a_target_in_a_wood_is_hidden_and_one_at_its_rim_in_part() -> None:
    wood = block("wood", (3500, 2000), (5000, 4000), height=500, size=3, blocks_sight=True)
    assert seen(wood) is Sight.NONE
    assert seen(wood, target=Base(INFANTRY, 3500, 3000, 0, size=1)) is Sight.CLEAR
    slanted = Feature("wood", ((3975, 1000), (5000, 1000), (5000, 4000), (3825, 4000)), size=3, blocks_sight=True)
    assert seen(slanted, target=Base(INFANTRY, 4000, 3000, 0, size=1)) is Sight.PARTIAL


def test_a_bent_wall_hides_what_its_arms_cover() -> None:
    corner = Feature("wall", BENT, height=300, size=3, blocks_sight=True)
    viewer = Base(INFANTRY, 700, 700, 0, size=1)
    inside = Base(INFANTRY, 1500, 1500, 0, size=1)
    assert seen(corner, viewer=viewer, target=inside) is Sight.NONE
    assert seen(corner, viewer=Base(INFANTRY, 2500, 2500), target=inside) is Sight.CLEAR
    assert seen(corner, viewer=Base(INFANTRY, 700, 2500), target=Base(INFANTRY, 1600, 1500)) is Sight.PARTIAL


def test_the_caller_says_who_hides_nobody() -> None:
    crowd = field(viewer=VIEWER, target=TARGET, screen=Base(CREATURE, 2500, 3000))
    assert sight(crowd, "viewer", "target", ignoring=frozenset({"screen"})) is Sight.CLEAR

    def larger_hide(_viewer: Base, target: Base, thing: Base | Feature) -> Does:
        return Does.CUTS if (thing.size or 0) > target.size else Does.DIMS

    assert sight(crowd, "viewer", "target", effect=larger_hide) is Sight.PARTIAL
    assert hidden_by(crowd, "viewer", "target") == ("screen",)


def test_a_line_to_the_centre_alone() -> None:
    aside = field(viewer=VIEWER, target=TARGET, screen=Base(DISC, 2500, 3070))
    assert sight(aside, "viewer", "target", lines=Lines.CENTRE) is Sight.NONE
    past = field(viewer=VIEWER, target=TARGET, screen=Base(DISC, 2500, 3075))
    assert sight(past, "viewer", "target", lines=Lines.CENTRE) is Sight.CLEAR
    assert sight_of_point(aside, "viewer", (2500, 2000)) is Sight.CLEAR
    assert sight_of_point(aside, "viewer", (2700, 3080)) is Sight.NONE


def test_sight_is_remembered_for_one_battlefield_only() -> None:
    crowd = field(viewer=VIEWER, target=TARGET)
    assert sight(crowd, "viewer", "target") is Sight.CLEAR
    screened = crowd.with_base("screen", Base(CREATURE, 2500, 3000))
    assert screened.ground is crowd.ground
    assert sight(screened, "viewer", "target") is Sight.NONE
    assert sight(crowd, "viewer", "target") is Sight.CLEAR
    assert sight(screened.without("screen"), "viewer", "target") is Sight.CLEAR


LINES = 80


def lines_to(eye: tuple[float, float], target: Base) -> list[LineString]:
    """Many lines from the eye to the near side of the target."""
    border = LinearRing(shapely.get_coordinates(seen_by_shapely(target))[:-1])
    axis = atan2(target.y - eye[1], target.x - eye[0])
    sides = [(atan2(y - eye[1], x - eye[0]) - axis + pi) % (2 * pi) - pi for x, y in border.coords]
    low, high = min(sides), max(sides)
    found = []
    for step in range(LINES):
        angle = axis + low + (high - low) * (step + 0.5) / LINES
        ray = LineString([eye, (eye[0] + 9000 * cos(angle), eye[1] + 9000 * sin(angle))])
        met = border.intersection(ray)
        if not met.is_empty:
            away = Point(eye).distance(met)
            found.append(LineString([eye, (eye[0] + away * cos(angle), eye[1] + away * sin(angle))]))
    return found


def as_shapely(thing: Base | Feature, grown: float) -> BaseGeometry:
    if type(thing) is Base:
        return seen_by_shapely(thing, grown)
    assert type(thing) is Feature
    shape: BaseGeometry = Polygon(thing.outline).buffer(grown, join_style="mitre")
    return shape


@settings(max_examples=80, deadline=None)
@given(battlefields())
def test_sight_agrees_with_many_lines(crowd: Battlefield) -> None:
    assume(len(crowd.bases) >= 2)
    viewer, target = list(crowd.bases)[:2]
    eye, seen_base = crowd.bases[viewer], crowd.bases[target]
    assume(not overlaps(eye, seen_base))
    things: list[Base | Feature] = [base for id_, base in crowd.bases.items() if id_ not in (viewer, target)]
    things += [feature for feature in crowd.terrain if feature.blocks_sight and not feature.touches(eye)]
    does = [usual_effect(eye, seen_base, thing) for thing in things]
    lines = lines_to(eye.centre, seen_base)

    def met(line: LineString, what: Does, grown: float) -> bool:
        short = (line.length - 3.0) / line.length if grown < 0 else 1.0
        line = shapely.affinity.scale(line, short, short, origin=eye.centre)
        pairs = zip(things, does, strict=True)
        return any(does_it is what and line.intersects(as_shapely(thing, grown)) for thing, does_it in pairs)

    found = sight(crowd, viewer, target)
    surely_uncut = [not met(line, Does.CUTS, 2.0) for line in lines]
    surely_cut = [met(line, Does.CUTS, -2.0) for line in lines]
    surely_dimmed = [met(line, Does.DIMS, -2.0) for line in lines]
    surely_plain = [not met(line, Does.DIMS, 2.0) for line in lines]
    if any(surely_uncut):
        assert found is not Sight.NONE
    if all(surely_cut):
        assert found is Sight.NONE
    hidden = [cut or dim for cut, dim in zip(surely_cut, surely_dimmed, strict=True)]
    if any(one and other for one, other in pairwise(hidden)):
        assert found is not Sight.CLEAR
    if all(surely_uncut) and all(surely_plain):
        assert found is Sight.CLEAR


@pytest.mark.parametrize("turn", range(0, 36000, 3700))
def test_sight_turns_with_the_table(turn: int) -> None:
    """The same situation in every direction, through the place where angles jump from plus to minus."""
    angle = turn / 100 * pi / 180

    def at(ahead: float, aside: float) -> tuple[int, int]:
        x = ahead * cos(angle) - aside * sin(angle)
        y = ahead * sin(angle) + aside * cos(angle)
        return round(3000 + x), round(3000 + y)

    crowd = field(
        viewer=Base(DISC, *at(0, 0), turn),
        target=Base(INFANTRY, *at(2000, 0), turn),
        screen=Base(Round(200), *at(1000, 80), turn),
        behind=Base(CREATURE, *at(-600, 0), turn),
    )
    assert sight(crowd, "viewer", "target") is Sight.PARTIAL
    assert sight(crowd.with_base("screen", Base(CREATURE, *at(1000, 0), turn)), "viewer", "target") is Sight.NONE
    assert sight(crowd.without("screen"), "viewer", "target") is Sight.CLEAR
