"""The search for the cheapest way is held to a plain one, in random crowds."""

from math import inf
from random import Random

import pytest

from sortilege.table.around import Goals
from sortilege.table.base import EDGES, Base, Rectangle, Round
from sortilege.table.battlefield import Battlefield
from sortilege.table.beside import beside
from sortilege.table.obstacles import Going
from sortilege.table.paths import cheapest_path
from sortilege.table.standing import may_stand
from sortilege.table.terrain import Feature
from tests.table.plain_ways import cheapest

SHAPES = (Rectangle(250, 250), Rectangle(250, 250), Rectangle(250, 500), Rectangle(375, 375), Round(150), Round(300))
FACINGS = (0, 4500, 9000, 27000)
GOING = (Going(), Going(frozenset({"m1", "f0"})), Going(unhindered=frozenset({"f1"})))


def crowd(random: Random) -> Battlefield:
    """Bases apart, in contact, and before walls; woods among them."""
    size = random.choice((2500, 4000))
    terrain = tuple(feature(random, f"f{number}", size) for number in range(random.randrange(4)))
    bases: dict[str, Base] = {}
    for number in range(random.randint(2, 14)):
        place = random.randint(200, size - 200), random.randint(200, size - 200)
        base = Base(random.choice(SHAPES), *place, random.choice((*FACINGS, random.randrange(36000))))
        if bases and random.random() < 0.4:
            still = random.choice(list(bases.values()))
            base = base.at(*beside(base, still.facing, still, random.random() * 7, random.choice((0, 0, 2, 249, 251))))
        name = f"m{number}"
        if may_stand(Battlefield(size, size, terrain, bases), name, base):
            bases[name] = base
    return Battlefield(size, size, terrain, bases)


def feature(random: Random, name: str, size: int) -> Feature:
    x, y = random.randrange(size), random.randrange(size)
    wide, deep = random.randint(100, 1200), random.randint(100, 900)
    part = min(wide, deep) // 3
    outline = random.choice(
        (
            ((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)),
            ((x, y), (x + wide, y + deep // 3), (x + wide // 2, y + deep)),
            ((x, y), (x + wide, y), (x + wide, y + part), (x + part, y + part), (x + part, y + deep), (x, y + deep)),
        )
    )
    barring = random.random() < 0.7
    return Feature(name, outline, impassable=barring, cost=1.0 if barring else random.choice((1.5, 2.0, 3.0)))


def goals_of(random: Random, field: Battlefield, base: Base, mover: str) -> Goals:
    """Somewhere, or all round another base."""
    others = [name for name in field.bases if name != mover]
    if random.random() < 0.3 or not others:
        return Goals(((random.randrange(field.width), random.randrange(field.height)),))
    target = random.choice(others)
    still, radius = field.bases[target], base.shorter_side / 2
    about = (*still.block[:8], still.block[8] + radius)
    if still.is_round:
        reach = about[8]
        points = [
            (still.x + reach, float(still.y)),
            (still.x - reach, float(still.y)),
            (float(still.x), still.y + reach),
        ]
        return Goals(tuple(points), about, target)
    points = []
    for edge in EDGES:
        (x0, y0), (x1, y1) = still.edge(edge)
        length = still.edge_length(edge)
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            x, y = x0 + part * (x1 - x0), y0 + part * (y1 - y0)
            points.append((x + (y1 - y0) / length * radius, y - (x1 - x0) / length * radius))
    return Goals(tuple(points), about, target)


def judge(seed: int) -> None:
    random = Random(seed)
    field = crowd(random)
    if not field.bases:
        return
    mover = random.choice(list(field.bases))
    base, going = field.bases[mover], random.choice(GOING)
    goals = goals_of(random, field, base, mover)
    found = cheapest_path(field, base, mover, goals, going)
    plain = cheapest(field, base, mover, goals.points, going)
    if found is None:
        assert plain == inf
        return
    # ways bend exactly at borders of ground, the plain ones only at marks; these may spare slivers of arcs by legs that
    # are not taut, and by marks of what the way does not meet
    rough = any(one.cost > 1.0 for one in field.terrain)
    low, high = (0.85, 1.1) if rough else (0.999, 1.002)
    assert plain * low - 0.5 <= found.cost <= plain * high + 0.5
    if not rough:
        assert cheapest_path(field, base, mover, goals, going, found.cost) == found
    if found.cost > 2.0:
        assert cheapest_path(field, base, mover, goals, going, found.cost - 2.0) is None


@pytest.mark.parametrize("part", range(10))
def test_no_way_over_the_marks_is_cheaper(part: int) -> None:
    for seed in range(part * 20, part * 20 + 20):
        judge(seed)
