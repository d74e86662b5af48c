"""Words for a place on the table, in centimetres and degrees.

30,20             there; `30,20 by 28,32` by a corner
forward 5         as one faces now; also back, left, right
towards korr 8    along the line to a model; also away; without a number as far as one may
see korr          the nearest place from which he is seen
behind wall       the nearest place that hides from every enemy
stay
… face 180        and then look: degrees, a model, or away from one: `face away korr`
"""

import re
from collections.abc import Callable, Iterator
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any, Final

from sortilege.cli.terminal.answers import Unreadable
from sortilege.cli.terminal.naming import named
from sortilege.kernel import Refusal, Seat
from sortilege.table.battlefield import Battlefield
from sortilege.table.measure import bearing
from sortilege.table.placed import Placed
from sortilege.table.placement import Placement
from sortilege.table.sight import Sight, sight

NUMBER: Final = r"[+-]?\d{1,6}(?:[.]\d{1,6})?"
POINT: Final = rf"({NUMBER})\s*[, ]\s*({NUMBER})"
TURNS: Final = {"forward": 0, "ahead": 0, "back": 180, "left": 90, "right": -90}
COMPASS: Final = {"right": 0, "up": 90, "left": 180, "down": 270}
"""As the table is drawn: for round bases, which face nowhere."""

SEARCH_STEP: Final = 100
"""How fine the search for a place is, in hundredths of a centimetre."""

Point = tuple[int, int]


class Places:
    """Reads what is typed where a place is asked for."""

    def __init__(
        self, state: Any, choice: Placement, seat: Seat, ids: dict[str, str], enemies: list[str], beside: str = ""
    ) -> None:
        """`beside` names the model from which one looks where the mover does not stand on the table yet."""
        mover = state.models.get(choice.mover)
        self.choice = choice
        self.turns_to_enemies = choice.turns and mover is not None and mover.seat == seat and choice.base is None
        """who moves his own model has it face the enemy; what he moves of others, or may not turn, keeps its facing"""
        self.ids = ids
        """every word that names a model or a piece of terrain"""
        bases = choice.battlefield.bases
        self.here = bases.get(choice.mover) or bases.get(beside) or choice.start
        self.enemies = [name for name in enemies if name in bases]
        self.ways = COMPASS if self.here.is_round else TURNS

    def read(self, typed: str) -> Placed:
        words = " ".join(typed.casefold().split())
        where, _, facing = words.partition("face ")
        x, y, by = self._where(where.strip(" ,;"))
        return Placed(x, y, self._facing(facing.strip(), (x, y)), by)

    def _where(self, words: str) -> tuple[int, int, tuple[Point, ...]]:
        if words in ("", "stay", "here"):
            return self.here.x, self.here.y, ()
        if match := re.fullmatch(rf"(?:at |to )?{POINT}(?: by (.+))?", words):
            by = tuple((_cm(x), _cm(y)) for x, y in re.findall(POINT, match[3] or ""))
            return _cm(match[1]), _cm(match[2]), by
        if match := re.fullmatch(rf"({'|'.join(self.ways)}) ?({NUMBER})?", words):
            return (*self._along(self.here.facing / 100 + self.ways[match[1]], match[2]), ())
        if match := re.fullmatch(rf"(towards?|away|from|away from) (.+?)(?: ({NUMBER}))?", words):
            return (*self._on_the_line(match[1], self._point(match[2]), match[3]), ())
        if match := re.fullmatch(r"(?:see|sight of) (.+)", words):
            return (*self._nearest(self._sees(self._model(match[1])), words), ())
        if match := re.fullmatch(r"(?:hide|behind(?: (.+))?)", words):
            return (*self._nearest(self._hides(match[1]), words), ())
        raise Unreadable("unreadable-place", typed=words)

    # One point

    def _along(self, angle: float, length: str | None) -> Point:
        reach = _cm(length) if length else self._most()
        x, y = cos(radians(angle)) * reach, sin(radians(angle)) * reach
        return int(self.here.x + x), int(self.here.y + y)

    def _on_the_line(self, word: str, to: Point, length: str | None) -> Point:
        angle = degrees(atan2(to[1] - self.here.y, to[0] - self.here.x))
        return self._along(angle if word.startswith("to") else angle + 180, length)

    def _most(self) -> int:
        if self.choice.allowance is None:
            raise Unreadable("unreadable-how-far")
        return int(self.choice.allowance)

    def _point(self, name: str) -> Point:
        found = named(name, self.ids)
        if found in self.choice.battlefield.bases:
            base = self.choice.battlefield.bases[found]
            return base.x, base.y
        outline = next(feature.outline for feature in self.choice.battlefield.terrain if feature.id == found)
        return sum(x for x, _ in outline) // len(outline), sum(y for _, y in outline) // len(outline)

    def _model(self, name: str) -> str:
        found = named(name, self.ids)
        if found not in self.choice.battlefield.bases:
            raise Unreadable("unreadable-thing", typed=name)
        return found

    # The nearest of many

    def _nearest(self, fits: Callable[[Battlefield], bool], words: str) -> Point:
        """The nearest legal place of a grid that fits."""
        for x, y in self._grid():
            placed = Placed(x, y, self._looking((x, y)))
            if fits(self.choice.carried_out(placed)) and self._legal(placed):
                return x, y
        raise Unreadable("unreadable-nowhere", typed=words)

    def _grid(self) -> Iterator[Point]:
        field, reach = self.choice.battlefield, self.choice.allowance
        spots = [
            (x, y)
            for x in range(self.here.x % SEARCH_STEP, field.width, SEARCH_STEP)
            for y in range(self.here.y % SEARCH_STEP, field.height, SEARCH_STEP)
            if reach is None or hypot(x - self.here.x, y - self.here.y) <= reach
        ]
        return iter(sorted(spots, key=lambda spot: (hypot(spot[0] - self.here.x, spot[1] - self.here.y), spot)))

    def _legal(self, placed: Placed) -> bool:
        try:
            self.choice.accept(placed)
        except Refusal:
            return False
        return True

    def _sees(self, target: str) -> Callable[[Battlefield], bool]:
        return lambda field: sight(field, self.choice.mover, target) is not Sight.NONE

    def _hides(self, thing: str | None) -> Callable[[Battlefield], bool]:
        """Hidden from every enemy; behind a thing that was named, the thing lies nearer to them."""
        behind = self._point(thing) if thing else None

        def hidden(field: Battlefield) -> bool:
            mover = field.bases[self.choice.mover]
            if any(sight(field, enemy, self.choice.mover) is not Sight.NONE for enemy in self.enemies):
                return False
            return behind is None or all(
                hypot(behind[0] - field.bases[enemy].x, behind[1] - field.bases[enemy].y)
                < hypot(mover.x - field.bases[enemy].x, mover.y - field.bases[enemy].y)
                for enemy in self.enemies
            )

        return hidden

    # Facing

    def _facing(self, words: str, at: Point) -> int:
        if not words:
            return self._looking(at)
        if re.fullmatch(rf"({NUMBER})°?", words):
            return _cm(words.rstrip("°")) % 36000
        if match := re.fullmatch(r"away(?: from)? (.+)", words):
            return (bearing(at, self._point(match[1])) + 18000) % 36000
        return bearing(at, self._point(words))

    def _looking(self, at: Point) -> int:
        """Unless told otherwise one's own model faces the nearest enemy."""
        if not self.turns_to_enemies or not self.enemies:
            return self.choice.start.facing
        bases = self.choice.battlefield.bases
        near = min(self.enemies, key=lambda enemy: hypot(bases[enemy].x - at[0], bases[enemy].y - at[1]))
        return bearing(at, (bases[near].x, bases[near].y))


def _cm(number: str) -> int:
    return round(float(number) * 100)
