"""What an answer of the sparring partner is made from."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from sortilege.bots.purpose import Purpose
from sortilege.bots.sparring.confrontation.battle import Battle
from sortilege.bots.sparring.confrontation.places import Spot
from sortilege.bots.sparring.magic.plans import Plan
from sortilege.bots.sparring.magic.reading import Reading
from sortilege.kernel import Ask, One, Option


class Memory(msgspec.Struct):
    """What was thought out at one question and is needed at the next ones. All of it came from views."""

    mover: str = ""
    target: str = ""
    """whom the mover is about to charge"""
    stroke: bool = False
    """whether the blow that is being aimed is a master stroke"""
    casting: Plan | None = None
    """the casting that is under way"""
    spots: tuple[Spot, ...] = ()
    """where the mover could go, the best first"""


class Turn:
    """A question to be answered: what is read from its view, what was thought out before, and what it is about."""

    def __init__(self, battle: Battle, memory: Memory) -> None:
        self.battle = battle
        self.memory = memory
        self.about = Purpose.NONE

    @property
    def reading(self) -> Reading:
        """The same with regard to magic."""
        return self.battle.reading


Answer = Callable[[Turn, Ask], Any]
"""None where it has no opinion: a legal answer is drawn then."""

Answers = Mapping[str, Answer]
"""By the kind of the question."""


def options_of(ask: Ask) -> tuple[Option, ...]:
    assert isinstance(ask.choice, One)
    return ask.choice.options


def words(option: Option) -> tuple[str, ...]:
    """The words of an option."""
    return tuple(str(word) for word in option) if isinstance(option, tuple) else (str(option),)


def names_in(ask: Ask, about: str) -> tuple[str, ...]:
    """The names under one word of what a question is about."""
    named = ask.about.get(about, ())
    return tuple(str(name) for name in named) if isinstance(named, tuple) else (str(named),)


def always(answer: Any) -> Answer:
    """The answer that is given each time."""
    return lambda _turn, _ask: answer


def if_offered(options: Iterable[Option], *wanted: Option) -> Option | None:
    """The first of what is wanted that is among the options."""
    offered = set(options)
    return next((option for option in wanted if option in offered), None)
