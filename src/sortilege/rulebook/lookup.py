"""Finding an id, or the ids that speak of something."""

import re
import unicodedata
from difflib import SequenceMatcher, get_close_matches
from functools import cache
from typing import get_args

from sortilege.rulebook.entry import Entry, Kind
from sortilege.rulebook.ids import FILE_OF, FILES, OPTIONS, files_of
from sortilege.rulebook.reading import read
from sortilege.rulebook.texts import lines_of

_KINDS = get_args(Kind)


class UnknownId(LookupError):
    """No specification defines this id; `closest` are the ids that may be meant."""

    def __init__(self, identifier: str, closest: tuple[str, ...]) -> None:
        self.identifier = identifier
        self.closest = closest
        hint = f"; the closest are {', '.join(closest)}" if closest else ""
        super().__init__(f"no specification defines {identifier}{hint}")


@cache
def _entries_of(file: str) -> tuple[Entry, ...]:
    return tuple(read(file, lines_of(file)))


@cache
def _index_of(file: str) -> dict[str, Entry]:
    return {entry.id.casefold(): entry for entry in _entries_of(file)}


def entries(prefix: str | None = None) -> tuple[Entry, ...]:
    """Every entry, or those of one system, its options last."""
    if prefix is None:
        return tuple(entry for file in FILES for entry in _entries_of(file))
    system = prefix.upper()
    files = (FILE_OF[system], OPTIONS) if system in FILE_OF else ()
    return tuple(entry for file in files for entry in _entries_of(file) if entry.system == system)


def find(identifier: str) -> Entry:
    """The entry of an id, however its letters are cased."""
    name = " ".join(identifier.split()).casefold()
    for file in files_of(name):
        if entry := _index_of(file).get(name):
            return entry
    raise UnknownId(identifier, closest(identifier))


def known(identifier: str) -> bool:
    """Does a specification define this id, spelt exactly so?"""
    return any(identifier in defined(file) for file in files_of(identifier))


@cache
def defined(file: str) -> frozenset[str]:
    """The ids that one specification defines."""
    return frozenset(entry.id for entry in _entries_of(file))


def closest(identifier: str, limit: int = 3) -> tuple[str, ...]:
    """The defined ids most like one that is not, likeliest first."""
    name = identifier.casefold()
    names = {key: entry.id for file in files_of(name) for key, entry in _index_of(file).items()}
    order = {key: position for position, key in enumerate(names)}
    likely = get_close_matches(name, names, n=limit * 4, cutoff=0.7)
    likely.sort(key=lambda key: (*_unlikeness(name, key), order[key]))
    return tuple(names[key] for key in likely[:limit])


def _unlikeness(one: str, other: str) -> tuple[float, int]:
    """Of equally like ids those come first that begin alike."""
    return -SequenceMatcher(None, other, one).ratio(), -_shared_start(one, other)


def _shared_start(one: str, other: str) -> int:
    unlike = (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return next(unlike, min(len(one), len(other)))


def rules(prefix: str) -> tuple[str, ...]:
    """The ids of one system that count as rules: rulings, tables, procedures and the like do not."""
    return tuple(entry.id for entry in entries(prefix) if entry.kind == "rule")


def search(words: str, prefix: str | None = None) -> list[Entry]:
    """The entries in which every word occurs, best first: in the id, in the heading, in the text."""
    wanted = plain(words).split()
    if not wanted:
        return []
    ranked = [
        (rank, position, entry)
        for position, entry in enumerate(entries(prefix))
        if (rank := _rank(entry, wanted)) is not None
    ]
    return [entry for *_, entry in sorted(ranked, key=lambda hit: hit[:2])]


def _rank(entry: Entry, wanted: list[str]) -> tuple[int, int, int] | None:
    """How well an entry answers, the lowest best; None where a word is missing."""
    name, heading, text = _plain_parts(entry)
    if not all(word in name or word in heading or word in text for word in wanted):
        return None
    if any(name.startswith(word) for word in wanted):
        return 0, len(name), 0
    parts_of_words = sum(not re.search(rf"\b{re.escape(word)}\b", text) for word in wanted)
    tier = 1 if all(word in heading for word in wanted) else 2
    return tier, parts_of_words, _KINDS.index(entry.kind)


@cache
def _plain_parts(entry: Entry) -> tuple[str, str, str]:
    # A section's text is that of its rules, which answer for themselves.
    return plain(entry.id), plain(entry.heading), "" if entry.kind == "section" else plain(entry.text)


def plain(text: str) -> str:
    """Without accents and capitals, as one types into a search box."""
    if not text.isascii():
        text = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return text.casefold()
