"""The table and both sides, beside each other where there is room."""

from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.table import Table

from sortilege.cli.terminal.faces import Face
from sortilege.cli.terminal.map import ARROWS, WALL, Map, signs_of
from sortilege.cli.terminal.paper import Paper
from sortilege.messages import Speaker

WIDE = 110
"""From so many columns on the panels stand beside the table."""

MARGIN = 10
"""What the edges of the map and the space beside it take."""

WIDEST_PANEL = 60


def draws_plainly(paper: Paper) -> bool:
    """Whether only the letters of a typewriter can be drawn."""
    return not paper.can_draw(ARROWS + WALL + "━─│┼")


def show_scene(paper: Paper, face: Face, state: Any, speaker: Speaker) -> None:
    """Draw a state."""
    drawing = Map(state, signs_of(state, speaker.model), paper.width, plain=draws_plainly(paper))
    table = Group(*drawing.lines())
    if paper.width >= WIDE:
        beside = Table.grid(padding=(0, 2))
        each = min(WIDEST_PANEL, paper.width - drawing.columns - MARGIN)
        beside.add_row(table, Group(*face.panels(state, speaker, each)))
        paper.show(beside)
    else:
        paper.show(table)
        each = max(38, min(paper.width, 80) // 2 - 1)
        paper.show(Columns(face.panels(state, speaker, each), padding=(0, 1)))
