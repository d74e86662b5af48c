"""The table drawn in characters: a column is a centimetre, a row two, because letters are twice as high as wide."""

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from sortilege.cli.terminal.paper import SEAT_COLOURS
from sortilege.table.base import Base
from sortilege.table.battlefield import Battlefield
from sortilege.table.outline import contains

ARROWS: Final = "→↗↑↖←↙↓↘"
PLAIN_ARROWS: Final = ">/^\\</v\\"
WALL, PLAIN_WALL = "▒", "#"
GROUND, PLAIN_GROUND = "·", "."
TICK: Final = 10
"""A number stands on the edge every so many centimetres."""

SCALES: Final = (2.0, 1.0, 0.5)
"""Columns for each hundred hundredths, the largest first."""

MOST_COLUMNS: Final = 66

OTHERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
"""For whoever's own letters all stand for others."""

Cells = list[list[tuple[str, str]]]


class Map:
    """A drawing of the table, `scale` columns a centimetre."""

    def __init__(self, state: Any, signs: dict[str, str], width: int, *, plain: bool = False) -> None:
        field = state.field
        self.field = field
        self.scale = next((scale for scale in SCALES if self._fits(scale, width)), SCALES[-1])
        self.columns = max(1, round(field.width / 100 * self.scale))
        self.rows = max(1, round(field.height / 200 * self.scale))
        self.arrows = PLAIN_ARROWS if plain else ARROWS
        self.plain = plain
        self.cells: Cells = [[(" ", "")] * self.columns for _ in range(self.rows)]
        self._draw_ground(field)
        for name, base in field.bases.items():
            model = state.models.get(name)
            style = f"bold {SEAT_COLOURS[model.seat]}" if model and model.seat is not None else "bold yellow"
            self._draw_base(base, signs.get(name, "*"), style, facing=model is not None and not base.is_round)

    def _fits(self, scale: float, width: int) -> bool:
        """Whether the table can be drawn so large."""
        return bool(self.field.width / 100 * scale <= min(width - 6, MOST_COLUMNS))

    def _draw_ground(self, field: Battlefield) -> None:
        """A dot every ten centimetres, and the terrain."""
        for x in range(TICK * 100, field.width, TICK * 100):
            for y in range(TICK * 100, field.height, TICK * 100):
                self._put(*self._cell(x, y), PLAIN_GROUND if self.plain else GROUND, "dim")
        for row in range(self.rows):
            for column in range(self.columns):
                middle = self._centre(column, row)
                if any(contains(feature.corners, *middle) for feature in field.terrain):
                    self.cells[row][column] = (PLAIN_WALL if self.plain else WALL, "yellow")

    def _centre(self, column: int, row: int) -> tuple[float, float]:
        """The middle of a cell in hundredths of a centimetre; the first row is the far edge."""
        return (column + 0.5) * 100 / self.scale, self.field.height - (row + 0.5) * 200 / self.scale

    def _cell(self, x: float, y: float) -> tuple[int, int]:
        column = int(x * self.scale / 100)
        row = int((self.field.height - y) * self.scale / 200)
        return min(max(column, 0), self.columns - 1), min(max(row, 0), self.rows - 1)

    def _draw_base(self, base: Base, sign: str, style: str, *, facing: bool) -> None:
        """A letter between brackets as far apart as the base is wide, and an arrow before its front."""
        column, row = self._cell(base.x, base.y)
        half = max(1, round(base.longer_side * self.scale / 200))
        for at in range(column - half, column + half + 1):
            self._put(at, row, " ", style)
        self._put(column, row, sign, style)
        self._put(column - half, row, "[", style)
        self._put(column + half, row, "]", style)
        if facing:
            eighth = round(base.facing / 4500) % 8
            across = (1, 1, 0, -1, -1, -1, 0, 1)[eighth]
            along = (0, -1, -1, -1, 0, 1, 1, 1)[eighth]
            reach = half + 1 if along == 0 else (half if across else 0)
            self._put(column + across * reach, row + along, self.arrows[eighth], style)

    def _put(self, column: int, row: int, sign: str, style: str) -> None:
        if 0 <= column < self.columns and 0 <= row < self.rows:
            self.cells[row][column] = (sign, style)

    def lines(self) -> list[Text]:
        """The drawing with its edges, numbered every ten centimetres."""
        corner, flat, upright = ("+", "-", "|") if self.plain else ("┼", "─", "│")
        step = round(TICK * self.scale)
        edge = "".join(corner if column % step == 0 else flat for column in range(self.columns))
        drawn = [Text(f"   {corner}{edge[1:]}{corner}", style="dim")]
        for row, cells in enumerate(self.cells):
            line = Text().append(self._label(row), style="dim")
            line.append(upright, style="dim")
            for sign, style in cells:
                line.append(sign, style=style)
            line.append(upright, style="dim")
            drawn.append(line)
        drawn.append(Text(f"  0{corner}{edge[1:]}{corner}", style="dim"))
        numbers = "".join(f"{tick:<{step}}" for tick in range(0, round(self.field.width / 100) + 1, TICK))
        drawn.append(Text(f"   {numbers}".rstrip(), style="dim"))
        return drawn

    def _label(self, row: int) -> str:
        """The height in centimetres that is drawn in a row, where it is a round number."""
        heights = range(TICK, round(self.field.height / 100) + 1, TICK)
        return next((f"{height:>3}" for height in heights if self._cell(0, height * 100)[1] == row), "   ")


def signs_of(state: Any, call: Callable[[str], str]) -> dict[str, str]:
    """A letter for every model, and a sign for every marker."""
    signs: dict[str, str] = {}
    for name in state.models:
        letters = [letter.upper() for letter in call(name) if letter.isalnum()]
        signs[name] = next((letter for letter in (*letters, *OTHERS) if letter not in signs.values()), "?")
    return {**dict.fromkeys(state.field.bases, "*"), **signs}
