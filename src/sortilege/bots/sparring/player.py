"""The sparring partner: one player for every rule system."""

from importlib import import_module
from random import Random
from typing import Any, Final, Protocol

from sortilege.bots.purpose import Purpose
from sortilege.kernel import Ask, View

MINDS: Final = {
    "MagicState": "sortilege.bots.sparring.confrontation.mind:Mind",
    "ArcaneState": "sortilege.bots.sparring.arcane.mind:Mind",
}
"""Who thinks about a state, by its kind: what is not played is not imported."""


class Thinking(Protocol):
    """A rule system as the sparring partner knows it, with what it keeps in mind from one question to the next."""

    def answer(self, view: View, ask: Ask) -> tuple[Any, Purpose]:
        """The answer, or None where a legal one is to be drawn, and what it is about."""


class SparringPlayer:
    """Moves towards something, takes good odds, keeps what is precious out of harm's way."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        self.about = Purpose.NONE
        """what the latest answer was about"""
        self._mind: Thinking | None = None

    def choose(self, view: View, ask: Ask) -> Any:
        if self._mind is None:
            module, name = MINDS[type(view.state).__name__].split(":")
            self._mind = getattr(import_module(module), name)()
        assert self._mind is not None
        answer, self.about = self._mind.answer(view, ask)
        return ask.choice.sample(self.random) if answer is None else answer
