"""What a check of a roster finds: faults, and what a player may wish to know before it becomes one."""

from typing import Any

import msgspec

Way = tuple[str | int, ...]


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Under which rule, where in the roster, and the facts of it.

    The words are the message `roster-<code>`, and its attribute `mend` says what would put it right.
    """

    rule: str
    code: str
    at: Way = ()
    """the way to the part of the roster concerned, such as ("cards", 2, "spells", 0); empty: all of it"""
    facts: dict[str, Any] = {}

    @property
    def entry(self) -> int | None:
        """The card concerned, by its place in the roster."""
        match self.at:
            case ("cards", int() as place, *_):
                return place
        return None


class Fault(Finding, frozen=True, kw_only=True, tag="fault"):
    """What breaks a rule: the army cannot be played."""


class Caution(Finding, frozen=True, kw_only=True, tag="caution"):
    """A near miss, or something forgotten: the army can be played."""
