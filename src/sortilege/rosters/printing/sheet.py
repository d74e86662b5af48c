"""What is printed of a roster, in words: the page knows no rules."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

import msgspec
from msgspec.structs import replace

MOST_LETTERS = 950
"""What a card holds of rules in a size that can be read at a table. What is more stands on a card of its own."""

MOST_PIECE = 400
"""No single rule takes more of a card."""

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
    text: str = ""
    """what the card says in words of its own"""


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
    """A card, and those on which its rules go on. Its own words stand after the last of them."""
    short = len(card.text) <= MOST_PIECE
    rules = card.rules if short else (*card.rules, ("", card.text))
    text = card.text if short else ""
    parts = list(_parts((piece for rule in rules for piece in _pieces(rule)), text))
    yield replace(card, rules=parts[0], text=text if len(parts) == 1 else "")
    for number, part in enumerate(parts[1:], 2):
        ends = number == len(parts)
        corner = f"{number}/{len(parts)}"
        yield Card(card.kind, card.name, corner, card.line, rules=part, foot=card.foot, text=text if ends else "")


def _parts(rules: Iterable[Pair], text: str) -> Iterator[tuple[Pair, ...]]:
    """The rules of each card; the last has room for the text."""
    part: list[Pair] = []
    room = MOST_LETTERS
    for lead, said in rules:
        needed = len(lead) + len(said) + RULE_APART
        if part and needed > room:
            yield tuple(part)
            part, room = [], MOST_LETTERS
        part.append((lead, said))
        room -= needed
    yield tuple(part)
    if part and len(text) > room:
        yield ()


def _pieces(rule: Pair) -> Iterator[Pair]:
    """A rule in pieces that find room."""
    lead, said = rule
    first, *others = wrap(said, MOST_PIECE) or [""]
    yield lead, first
    yield from (("", piece) for piece in others)
