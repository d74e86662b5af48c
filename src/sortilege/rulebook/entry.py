"""One id of the specifications, and what stands under it."""

from typing import Literal

import msgspec

Kind = Literal[
    "rule",
    "ruling",
    "section",
    "procedure",
    "step",
    "table",
    "row",
    "refusal",
    "option",
    "format",
    "divergence",
    "card",
    "example",
    "probability",
    "erratum",
]
"""What an id can be; those that bind come first."""


class Entry(msgspec.Struct, frozen=True):
    id: str
    kind: Kind
    system: str
    """The prefix of the system that owns it: `I2` for its ruling I2-R5 and for its option i2.six_reroll."""
    heading: str
    """Its own heading, or the one that it stands under."""
    text: str
    file: str
    line: int
