"""What the cards of a pack are called where people write lists, and which card is meant by what they wrote."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from sortilege.content.any_pack import AnyPack

PLAIN_NAME: Final = re.compile(r"[^\W\d_][^\W\d_'’.-]*(?:[ '’.-][^\W\d_]+)*")
"""A name of words without numbers, which nothing else in a list can be taken for."""

PLAIN_ID: Final = re.compile(r"[a-z][a-z0-9_]*")

WORDS: Final = {"with", "and", "substitutes", "total", "incarnation", "element", "moon", "artifact", "spell", "points"}
"""What means something else in a list."""


def folded(text: str) -> str:
    """Letters as somebody types them in a hurry: without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text)
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).casefold().split())


class Called(msgspec.Struct, frozen=True):
    """The cards of one kind: by id, and by name where only one bears it."""

    names: dict[str, str]
    """what each id is called first"""
    ids: dict[str, str]
    """by folded name"""

    def of(self, card: str) -> str | None:
        """What a card can be called in a list, if it can be called anything there."""
        for name in (self.names.get(card, ""), card):
            plain = PLAIN_NAME.fullmatch(name) or PLAIN_ID.fullmatch(name)
            if plain and not WORDS & {*folded(name).split()} and self.find(name) == card:
                return name
        return None

    def find(self, typed: str) -> str | None:
        """The card that is meant: by its whole name, or a part of its name that no other has."""
        if whole := self.find_whole(typed):
            return whole
        words = {*folded(typed).split()}
        holding = {card for known, card in self.ids.items() if words and words <= {*known.split()}}
        return holding.pop() if len(holding) == 1 else None

    def find_whole(self, typed: str) -> str | None:
        """By its name, its id, or its name in the plural; of an unknown pack everything can be an id."""
        name = folded(typed)
        for form in (name, name.removesuffix("s"), name.removesuffix("es")):
            if form in self.ids:
                return self.ids[form]
            if form in self.names:
                return form
        return typed if not self.names and PLAIN_ID.fullmatch(typed) else None

    def near(self, typed: str) -> tuple[str, ...]:
        """What may have been meant."""
        words = {word: card for name, card in self.ids.items() for word in (*name.split(), name)}
        close = get_close_matches(folded(typed), words, 3)
        return tuple(dict.fromkeys(self.names[words[word]] for word in close))


def called(cards: Mapping[str, Iterable[str]]) -> Called:
    """Cards by their ids, each with its names in all languages, the first one first."""
    ids: dict[str, str] = {}
    twice: set[str] = set()
    for card, names in cards.items():
        for name in {folded(name) for name in names} - {""}:
            if ids.setdefault(name, card) != card:
                twice.add(name)
    unique = {name: card for name, card in ids.items() if name not in twice}
    return Called({card: next(iter(names), card) for card, names in cards.items()}, unique)


class Calls(msgspec.Struct, frozen=True):
    """What the cards of some packs are called."""

    models: Called
    spells: Called
    artifacts: Called


def calls_of(pack: AnyPack | None) -> Calls:
    """What the cards of a pack are called; of none, only their ids."""
    models = _names({each: model.card for each, model in pack.models.items()} if pack else {})
    spells, artifacts = (_names(getattr(pack, part, {})) for part in ("spells", "artifacts"))
    return Calls(called(models), called(spells), called(artifacts))


def _names(cards: Mapping[str, Any]) -> dict[str, list[str]]:
    """The names of cards in all languages, the English one first."""
    return {
        each: [name for _, name in sorted(card.name.items(), key=lambda named: (named[0] != "en", named[0]))]
        for each, card in cards.items()
    }
