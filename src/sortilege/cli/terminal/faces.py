"""What the terminal needs of a rule system to show it, and who gives it."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from sortilege.kernel import Ask, Game, Option, Seat
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

    def detail(self, game: Game[Any], ask: Ask, option: Option, speaker: Speaker) -> Text:
        """What stands beside an answer."""

    def odds(self, game: Game[Any], ask: Ask, speaker: Speaker) -> Iterator[str]:
        """What stands above the answers."""

    def measured(self, game: Game[Any], one: str, other: str, speaker: Speaker) -> str:
        """How far two models are apart, if the rules let one measure at any time."""

    def turn(self, state: Any) -> int:
        """The number of the turn or the round."""

    def enemies(self, state: Any, seat: Seat, mover: str) -> list[str]:
        """The enemies on the table of whoever is placed, or of a seat."""


FACES: Final = {
    "duel": "sortilege.cli.terminal.duel_face:DuelFace",
    "confrontation": "sortilege.cli.terminal.battle_face:BattleFace",
    "arcane": "sortilege.cli.terminal.arcane_face:ArcaneFace",
}


@cache
def face_of(ruleset: str) -> Face:
    """The face of a rule system, loaded only when it is played."""
    module, kind = FACES[ruleset].split(":")
    face: Face = getattr(import_module(module), kind)()
    return face
