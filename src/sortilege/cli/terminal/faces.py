"""What the terminal needs of a rule system to show it, and who gives it."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from sortilege.kernel import Ask, Option, Seat
from sortilege.messages import Speaker


class Face(Protocol):
    """How a rule system looks in the terminal."""

    systems: frozenset[str]
    """whose rules are in play: they come first where somebody looks for one"""
    strong: frozenset[str]
    """events that are set off"""
    heads: frozenset[str]
    """events that head what follows"""
    beginnings: frozenset[str]
    """events with which a turn or a round begins"""
    with_status: frozenset[str]
    """questions before which one wishes to see the status"""

    def panels(self, state: Any, speaker: Speaker, width: int) -> Sequence[RenderableType]:
        """Both sides at a glance."""

    def status(self, state: Any, speaker: Speaker) -> Iterator[Text]:
        """Both sides in a line each."""

    def cards(self, state: Any, speaker: Speaker) -> Iterator[RenderableType]:
        """The spell cards that a viewer may know."""

    def detail(self, state: Any, ask: Ask, option: Option, speaker: Speaker) -> Text:
        """What stands beside an answer."""

    def odds(self, state: Any, ask: Ask, speaker: Speaker) -> Iterator[str]:
        """What stands above the answers."""

    def turn(self, state: Any) -> int:
        """The number of the turn or the round."""

    def enemies(self, state: Any, seat: Seat, mover: str) -> list[str]:
        """The enemies on the table of whoever is placed, or of a seat."""


@cache
def face_of(ruleset: str) -> Face:
    """The face of a rule system, loaded only when it is played."""
    if ruleset == "arcane":
        from sortilege.cli.terminal.arcane_face import ArcaneFace

        return ArcaneFace()
    from sortilege.cli.terminal.duel_face import DuelFace

    return DuelFace()
