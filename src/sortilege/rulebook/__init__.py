"""The rule specifications, read: every id that they define, with its text.

The specifications in docs/rules are the authority on every rule. This package reads them where they are
written (in a checkout) or the copy that the wheel carries. It parses only the files that a question needs.

    find("C2-T16").text           the words of one id, here a table
    search("absorb darkness")     every entry in which all words occur, best first
    rules("I2")                   the ids that count as rules
"""

from sortilege.rulebook.entry import Entry, Kind
from sortilege.rulebook.ids import PREFIXES
from sortilege.rulebook.lookup import UnknownId, closest, defined, entries, find, known, rules, search

__all__ = [
    "PREFIXES",
    "Entry",
    "Kind",
    "UnknownId",
    "closest",
    "defined",
    "entries",
    "find",
    "known",
    "rules",
    "search",
]
