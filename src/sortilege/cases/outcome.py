"""What came out of a case."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first thing in which a case came out otherwise than it says."""

    line: int
    """where in the file it is said"""
    what: str
    """what differs"""
    expected: Any = None
    actual: Any = None
    step: int | None = None
    """the step of the script, from 1; None: the situation, the end, or the file itself"""


class Outcome(msgspec.Struct, frozen=True):
    """One case that was run; or a file that cannot be read, without a name."""

    file: str
    line: int
    name: str
    rules: tuple[str, ...]
    passed: bool
    difference: Difference | None
    seconds: float


class Results(msgspec.Struct, frozen=True):
    """Everything that was run."""

    outcomes: tuple[Outcome, ...]

    @property
    def passed(self) -> bool:
        return all(outcome.passed for outcome in self.outcomes)

    @property
    def failures(self) -> Sequence[Outcome]:
        return [outcome for outcome in self.outcomes if not outcome.passed]

    @property
    def files(self) -> int:
        return len({outcome.file for outcome in self.outcomes})

    @property
    def seconds(self) -> float:
        return sum(outcome.seconds for outcome in self.outcomes)


class Unlike(Exception):
    """Something in a case differs from what it says. `way` leads to the part of the file that says so."""

    def __init__(self, what: str, *way: str | int, expected: Any = None, actual: Any = None) -> None:
        super().__init__(what)
        self.what = what
        self.way = way
        self.expected = expected
        self.actual = actual
