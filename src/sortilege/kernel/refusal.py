"""Why an answer was not taken."""

from enum import StrEnum
from typing import Final


class Fault(StrEnum):
    """What the kernel itself refuses; a rulebook's refusals are named by their ids instead."""

    WRONG_TYPE = "wrong_type"
    UNKNOWN_OPTION = "unknown_option"
    OUT_OF_BOUNDS = "out_of_bounds"
    TOO_FEW = "too_few"
    TOO_MANY = "too_many"
    REPEATED = "repeated"
    TOO_LARGE = "too_large"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOUR_SEAT = "not_your_seat"
    GAME_OVER = "game_over"
    UNKNOWN_STEP = "unknown_step"
    NEEDS_CONSENT = "needs_consent"


MOST_ITEMS: Final = 1000
"""No answer of any game has more parts than this."""

MOST_LETTERS: Final = 200
"""No name in an answer is longer than this."""

MOST_NUMBER: Final = 2**63 - 1
"""No number in an answer is larger than this: it must be written as JSON, and read elsewhere."""


MOST_PARTS: Final = 10
"""So many parts of an answer are repeated where it is refused."""


def _writable(fact: object) -> object:
    """A fact that may come from outside, short and such that it can be sent on."""
    if isinstance(fact, str):
        sound = type(fact) is str and fact.isascii() and len(fact) <= MOST_LETTERS
        return fact if sound else fact[:MOST_LETTERS].encode(errors="replace").decode()
    if isinstance(fact, tuple):
        return tuple(_writable(part) for part in fact[:MOST_PARTS])
    plain = fact is None or (isinstance(fact, int) and abs(fact) <= MOST_NUMBER)
    return fact if plain else "…"  # lists in lists, or a number that is none: nothing that a rule would say


class Refusal(Exception):
    """An answer that was not taken: which refusal, under which rule, with what facts. Nothing has changed.

    `code` is a `Fault` or the id of a rulebook's refusal; the sentence for people is made from it elsewhere.
    """

    def __init__(self, code: str, rule: str = "", **facts: object) -> None:
        facts = {name: _writable(fact) for name, fact in facts.items()}
        super().__init__(code, rule, facts)
        self.code = str(code)
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return " ".join(part for part in (self.code, self.rule, f"({facts})" if facts else "") if part)
