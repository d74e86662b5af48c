"""What is written on: a terminal with colours, or a pipe without."""

import sys
from io import TextIOWrapper
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

SEAT_COLOURS: Final = ("cyan", "magenta")
GEM_COLOURS: Final = {
    "air": "bright_cyan",
    "earth": "green",
    "fire": "red",
    "water": "blue",
    "light": "bright_yellow",
    "darkness": "bright_magenta",
    "neutral": "white",
}


LONGEST: Final = 500
"""No answer has more letters."""


class Paper:
    """Where the game is written. Only a terminal gets colour, and only a terminal is ever cleared."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.is_terminal = self.console.is_terminal
        self.reads_terminal = sys.stdin.isatty()
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal of another age shows ? for a sign that it lacks
        if self.reads_terminal and self.is_terminal:
            import readline  # noqa: F401 - lines can be edited and called back

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str | Text, style: str = "") -> None:
        """A sentence. In a pipe it stays on one line, so that a program finds it whole."""
        self.console.print(text, style=style or None, soft_wrap=not self.is_terminal)

    def show(self, picture: RenderableType) -> None:
        if isinstance(picture, Text):
            self.say(picture)
        else:
            self.console.print(picture)

    def sentence(self, text: str, rule: str = "", style: str = "", indent: str = "") -> None:
        """A sentence with its rule."""
        line = Text(indent + text, style=style)
        if rule:
            line.append(f" [{rule}]", style="dim")
        self.say(line)

    def read(self, prompt: str = "> ") -> str:
        """A line from the player. What a script answers is written down as if it had been typed."""
        typed = input(prompt)[:LONGEST]
        line = "".join(sign if sign.isprintable() else " " for sign in typed)  # what is said back is text
        if not self.reads_terminal:
            self.console.print(Text(line), soft_wrap=True)
        return line.strip()

    def hide(self) -> None:
        """Nothing of what was shown stays to be seen."""
        if self.is_terminal:
            self.console.clear()
            sys.stdout.write("\033[3J")  # what could be scrolled back to goes as well
            sys.stdout.flush()

    def can_draw(self, signs: str) -> bool:
        try:
            signs.encode(self.console.encoding)
        except UnicodeEncodeError:
            return False
        return True
