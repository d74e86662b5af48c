"""The battlefield: a table's size, its terrain, and where the bases stand.

It is immutable, so what was once worked out about it (sight lines above all) is kept beside it. What depends
on the terrain alone lives in its `ground`, which every later battlefield of the same game shares.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from typing import Any

import msgspec

from sortilege.table.base import Base
from sortilege.table.distance import distance
from sortilege.table.kept import kept
from sortilege.table.terrain import Feature

FEW = 8
"""So many bases are looked through more quickly than they are sorted."""
MOST_KEPT = 4096
"""How much is kept about a table without its models."""


class Ground(msgspec.Struct, frozen=True, dict=True):
    """The table without the models."""

    width: int
    height: int
    terrain: tuple[Feature, ...]

    @kept
    def features(self) -> Mapping[str, Feature]:
        return {feature.id: feature for feature in self.terrain}

    @kept
    def memo(self) -> dict[Any, Any]:
        """What has been worked out about some part of this table, and holds as long as nobody moves there."""
        return {}

    def keep(self, key: Any, value: Any) -> None:
        """Keep it, and forget everything that was kept long before."""
        if len(self.memo) >= MOST_KEPT:
            self.memo.clear()
        self.memo[key] = value

    @kept
    def difficult(self) -> tuple[Feature, ...]:
        """What costs more than open ground, to those who may enter."""
        return tuple(feature for feature in self.terrain if feature.cost > 1.0)

    @kept
    def impassable(self) -> tuple[Feature, ...]:
        return tuple(feature for feature in self.terrain if feature.impassable)

    @kept
    def hiding(self) -> tuple[Feature, ...]:
        """What can hide a model from another."""
        return tuple(feature for feature in self.terrain if feature.blocks_sight)


class Battlefield(msgspec.Struct, frozen=True, dict=True):
    """Width and height in hundredths, the terrain, and every base by its id. The dictionary is never changed."""

    width: int
    height: int
    terrain: tuple[Feature, ...] = ()
    bases: dict[str, Base] = {}

    @kept
    def ground(self) -> Ground:
        return Ground(self.width, self.height, self.terrain)

    @kept
    def memo(self) -> dict[Any, Any]:
        """What has been worked out about exactly this battlefield."""
        return {}

    def base(self, id: str) -> Base:  # noqa: A002 - the word of the domain
        return self.bases[id]

    def gap(self, one: str, other: str) -> float:
        """The gap between two bases; 0 where they touch or overlap."""
        key = ("gap", one, other)
        known: float | None = self.memo.get(key)
        if known is None:
            known = self.memo[key] = distance(self.bases[one], self.bases[other])
        return known

    def with_base(self, id: str, base: Base) -> Battlefield:  # noqa: A002
        """This battlefield with one base placed, or placed elsewhere."""
        bases = self.bases.copy()
        bases[id] = base
        return self._with(bases)

    def without(self, *ids: str) -> Battlefield:
        """This battlefield after some bases have left it."""
        return self._with({id: base for id, base in self.bases.items() if id not in ids})  # noqa: A001

    def around(self, x: float, y: float, far: float) -> Battlefield:
        """This battlefield with those bases alone that might come so near to a point."""
        return self._with(self.near(x, y, far))

    def near(self, x: float, y: float, far: float) -> dict[str, Base]:
        """The bases that might come so near to a point: the circles about them do."""
        near = {}
        for id_, base in self.between(x - far, x + far) if len(self.bases) > FEW else self.bases.items():
            dx, dy = base.x - x, base.y - y
            room = far + base.block[2]
            if dx * dx + dy * dy <= room * room:
                near[id_] = base
        return near

    def between(self, low: float, high: float) -> list[tuple[str, Base]]:
        """The bases that might reach between two abscissas, in the order in which they were placed."""
        xs, rows, widest = self._by_abscissa
        found = rows[bisect_left(xs, low - widest) : bisect_right(xs, high + widest)]
        found.sort()
        return [(id_, base) for _, id_, base in found]

    @kept
    def _by_abscissa(self) -> tuple[list[int], list[tuple[int, str, Base]], float]:
        """The abscissas of all bases, in order; these with their place in the order of placing; how far they reach."""
        rows = [(base.x, place, id_, base) for place, (id_, base) in enumerate(self.bases.items())]
        rows.sort()
        widest = max([base.block[2] for base in self.bases.values()])
        return [row[0] for row in rows], [row[1:] for row in rows], widest

    def _with(self, bases: dict[str, Base]) -> Battlefield:
        changed = Battlefield(self.width, self.height, self.terrain, bases)
        kept = changed.__dict__
        kept["ground"], kept["memo"] = self.ground, {}
        return changed

    def others(self, id: str) -> list[tuple[str, Base]]:  # noqa: A002
        """Every base but one, in the order in which they were placed."""
        return [pair for pair in self.bases.items() if pair[0] != id]
