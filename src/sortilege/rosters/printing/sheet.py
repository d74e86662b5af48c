"""What is printed of a roster, in words: the page knows no rules."""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

MOST_LETTERS = 950
"""What a card holds of rules in a size that can be read at a table. What is more stands on a card of its own."""

RULE_APART = 30
"""How many letters' room the space around a rule takes."""

Pair = tuple[str, str]
"""A label or a name in bold, and what it says."""


class Line(msgspec.Struct, frozen=True):
    """A reference card on the army's sheet."""

    count: int
    name: str
    detail: str = ""
    each: str = ""
    cost: str = ""
    bought: tuple[str, ...] = ()
    """the spells and artifacts that came with it"""


class Track(msgspec.Struct, frozen=True):
    """A row of boxes to tick off."""

    name: str
    boxes: tuple[str, ...]
    """what stands in each box; empty: nothing"""
    symbol: str = ""
    """the element whose shape stands before them"""


class Tracker(msgspec.Struct, frozen=True):
    """The rows of one card."""

    name: str
    tracks: tuple[Track, ...]
    note: str = ""


class Card(msgspec.Struct, frozen=True):
    """A reference card."""

    kind: str
    """model, spell or artifact"""
    name: str
    corner: str = ""
    """what it costs, or how many models stand on it"""
    line: str = ""
    """what it is"""
    symbols: tuple[str, ...] = ()
    """an element for each gem that it costs, or that it controls"""
    stats: tuple[Pair, ...] = ()
    facts: tuple[Pair, ...] = ()
    rules: tuple[Pair, ...] = ()
    foot: str = ""


class Sheet(msgspec.Struct, frozen=True):
    """A roster on paper."""

    name: str
    language: str
    facts: tuple[Pair, ...]
    heads: tuple[str, str, str, str]
    """above the number, the name, the points each, the points"""
    lines: tuple[Line, ...]
    total: Pair
    turn: str
    turns: int
    spaces: tuple[str, ...]
    """to be written in"""
    trackers: tuple[Tracker, ...]
    trackers_head: str
    legend: str
    cards: tuple[Card, ...]
    substitutes_head: str = ""
    substitutes: tuple[Line, ...] = ()


def divided(card: Card) -> Iterator[Card]:
    """A card, and those on which its rules go on."""
    parts = list(_parts(card.rules))
    yield replace(card, rules=parts[0] if parts else ())
    for number, rules in enumerate(parts[1:], 2):
        yield Card(card.kind, card.name, f"{number}/{len(parts)}", card.line, rules=rules, foot=card.foot)


def _parts(rules: Iterable[Pair]) -> Iterator[tuple[Pair, ...]]:
    part: list[Pair] = []
    room = MOST_LETTERS
    for lead, said in rules:
        needed = len(lead) + len(said) + RULE_APART
        if part and needed > room:
            yield tuple(part)
            part, room = [], MOST_LETTERS
        part.append((lead, said))
        room -= needed
    if part:
        yield tuple(part)
