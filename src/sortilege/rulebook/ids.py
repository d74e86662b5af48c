"""How an id is written, which system it belongs to and which specification defines it."""

import re

FILE_OF = {
    "C2": "confrontation2.md",
    "I2": "incantation2.md",
    "I1": "incantation1.md",
    "IN": "incarnation.md",
    "I3H": "later-host.md",
    "I3": "incantation3.md",
    "AR": "arcane.md",
    "ARH": "arcane.md",
    "MK": "sorcery.md",
    "MKH": "sorcery.md",
}
PREFIXES = tuple(FILE_OF)
OPTIONS = "options.md"
FILES = (*dict.fromkeys(FILE_OF.values()), OPTIONS)

_PREFIX = "(?:C2|I1|I2|I3H|I3|IN|ARH|AR|MKH|MK)"
ANY = rf"{_PREFIX}-[0-9A-Z](?:[0-9A-Za-z.]*[0-9A-Za-z])?(?:-[0-9A-Z]+)*"
"""An id: I2-R5, C2-T16c, C2-9.1; some names have several parts, I3-EX-S1 and MK-C-WAND."""

_CITED = re.compile(rf"\b{ANY}")
_FAMILY = re.compile(rf"{_PREFIX}-[A-Z]")
_SYSTEM = re.compile(rf"({_PREFIX})[- ]", re.IGNORECASE)
_OPTION = re.compile(rf"({_PREFIX})\.[a-z0-9_]+", re.IGNORECASE)


def system_of(identifier: str) -> str | None:
    """`I2` for I2-R5, for `I2 Table 4` and for i2.six_reroll; None where the id does not say."""
    match = _SYSTEM.match(identifier) or _OPTION.fullmatch(identifier)
    return match[1].upper() if match else None


def files_of(identifier: str) -> tuple[str, ...]:
    """The specifications that can define an id: one if its prefix says which, otherwise all."""
    system = system_of(identifier)
    if system is None:
        return FILES
    return (OPTIONS,) if _OPTION.fullmatch(identifier) else (FILE_OF[system],)


def cited(text: str) -> list[tuple[str, ...]]:
    """The ids that a text cites, each as its possible readings, the longest first.

    `MK-C-WAND` is one id and `I2-R5-LATE` is I2-R5 with a tail: only the specifications can tell. A bare
    family name, such as the one of all rulings (`I2-R`), is no id.
    """
    return [readings for token in _CITED.findall(text) if (readings := _readings(token))]


def _readings(token: str) -> tuple[str, ...]:
    prefix, *parts = token.split("-")
    shorter = ("-".join((prefix, *parts[:length])) for length in range(len(parts), 0, -1))
    return tuple(reading for reading in shorter if not _FAMILY.fullmatch(reading))
