"""Draws docs/duel.svg: a duel in the terminal, by the code that plays it, up to a question.

.venv/bin/python docs/draw_duel.py
"""

import contextlib
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

import sortilege
from sortilege.cli.terminal.asking import Left
from sortilege.cli.terminal.paper import Paper
from sortilege.cli.terminal.session import Session
from sortilege.kernel import Ask, Fairness, Game, View
from sortilege.rules import ruleset
from sortilege.table.placed import Placed

PICTURE = Path(__file__).with_name("duel.svg")
SEED = "1"
WIDTH = 118

TYPED = ("3 light 2 air", "no trance", "run", "20,31")
"""What Aurélie types. The picture shows what came after the last line."""

MORROW: dict[str, Any] = {
    "setup.starting_gems": {"fire": 2, "darkness": 3},
    "move.trance": "no",
    "move.move": "walk",
    "move.place": Placed(4300, 2400, 16300),
    "shooting.cast_speed": "pass",
    "shooting.act": ("cast", "morrow"),
    "cast.spell": ("shade_bite", "aurelie"),
    "cast.additional_gems": {"darkness": 1},
    "dice.roll_again": "stand",
}


class Script:
    """A player who answers each kind of question in one way."""

    def choose(self, _view: View, ask: Ask) -> Any:
        return MORROW[ask.kind]


class Canvas(Paper):
    """Paper that is looked at later, and on which a script types."""

    def __init__(self) -> None:
        super().__init__()
        self.console = Console(
            file=StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False
        )
        self.is_terminal = True
        self.lines: Iterator[tuple[int, str]] = enumerate(TYPED)

    def read(self, prompt: str = "> ") -> str:
        number, line = next(self.lines, (-1, ""))
        self.console.print(f"{prompt}{line}")
        if number < 0:
            raise Left
        if number == len(TYPED) - 1:
            self.console.export_text(clear=True)
        return line


def drawn() -> str:
    """The picture as SVG. It names no other host: the fonts are those of whoever looks at it."""
    fairness = Fairness(SEED)
    game = Game(ruleset("duel"), sortilege.default_setup(), fairness.chance())
    canvas = Canvas()
    with contextlib.suppress(Left):
        Session(game, {0: None, 1: Script()}, fairness, Path("unsaved"), canvas).play()
    svg = canvas.console.export_svg(title="sortilege play", unique_id="duel")
    svg = re.sub(r"\s*@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
    return svg.replace("Fira Code, monospace", "Menlo, Consolas, 'DejaVu Sans Mono', monospace") + "\n"


if __name__ == "__main__":
    PICTURE.write_text(drawn(), encoding="utf-8")
