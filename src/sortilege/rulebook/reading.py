"""A specification's lines, read into its entries.

What an entry is follows from the numbered chapter that it stands in, which is the same in every
specification: 3 rules, 4 tables, 5 procedures, 6 refusals, 7 rulings, 8 examples.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from sortilege.rulebook.entry import Entry, Kind
from sortilege.rulebook.ids import FILE_OF, OPTIONS, system_of
from sortilege.rulebook.openings import Opening, Place, block, cells, columns, opening, places, row_text, title

_KIND_OF_CHAPTER: dict[str, Kind] = {
    "3": "rule",
    "3H": "rule",
    "4": "table",
    "5": "procedure",
    "6": "refusal",
    "7": "ruling",
    "8": "example",
    "10": "card",
    "options": "option",
}
_NOTE = re.compile(r"(IN|MK)-D\d+")
_ERRATUM = re.compile(r"I2-E\d+|\w+-ERR\d+")
_STEP = re.compile(r"(?:\| *)?(\d+[a-z]?)\.? ")
_NEXT_STEP = re.compile(r"(?<=\. )(?=\d+\. )")
_LAST_PART = re.compile(r"(?<=[0-9A-Z])(?:[a-z]+|\.?\d+)$")


def read(file: str, lines: Sequence[str]) -> list[Entry]:
    """Every entry that a specification defines, each id once, in the order of the text."""
    found: dict[str, Entry] = {}
    for entry in _entries(file, lines):
        found.setdefault(entry.id, entry)
    for section in _sections(entry for entry in found.values() if entry.kind == "rule"):
        found.setdefault(section.id, section)
    return sorted(found.values(), key=lambda entry: entry.line)


def _entries(file: str, lines: Sequence[str]) -> Iterator[Entry]:
    chapter = "options" if file == OPTIONS else ""
    for number, place in enumerate(places(lines, chapter)):
        if start := opening(lines[number], place.chapter):
            entry = _entry(file, lines, number, place, start)
            yield entry
            yield from _parts(entry, lines, number)


def _entry(file: str, lines: Sequence[str], number: int, place: Place, start: Opening) -> Entry:
    main = next(system for system, of in {**FILE_OF, "": OPTIONS}.items() if of == file)
    identifier = f"{main} {start.id}" if start.shape == "numbered table" else start.id
    body = [row_text(lines, number)] if start.shape in ("row", "bold row") else [start.text]
    body += block(lines, number, start.shape, place.chapter)
    return Entry(
        id=identifier,
        kind=_kind(start, place),
        system=system_of(identifier) or main,
        heading=title(lines[number]) if start.shape == "heading" else place.heading,
        text="\n".join(body).strip(),
        file=file,
        line=number + 1,
    )


def _kind(start: Opening, place: Place) -> Kind:
    if start.shape == "bold row":
        return "rule"
    kind = _KIND_OF_CHAPTER[place.chapter]
    if kind == "rule" and start.shape == "heading":
        return "section"
    if _ERRATUM.fullmatch(start.id):
        return "erratum"
    if kind == "example" and "robabilit" in place.heading:
        return "probability"
    if note := _NOTE.fullmatch(start.id):
        return "format" if note[1] == "IN" else "divergence"
    return kind


def _parts(whole: Entry, lines: Sequence[str], number: int) -> Iterator[Entry]:
    """The rows of a table that letters them, and the steps of a procedure whose specification numbers them."""
    if not lines[number].startswith("#"):
        return
    body = range(number + 1, number + 1 + len(block(lines, number, "heading", "")))
    if whole.kind == "table":
        yield from _rows(whole, lines, body)
    elif whole.kind == "procedure" and whole.system == "IN":
        yield from _steps(whole, lines, body)


def _rows(table: Entry, lines: Sequence[str], body: range) -> Iterator[Entry]:
    for number in body:
        if not lines[number].startswith("|") or columns(lines, number)[0] != "row":
            continue
        letter = cells(lines[number])[0]
        if re.fullmatch("[a-z]", letter):
            yield _part(table, table.id + letter, "row", row_text(lines, number), number)


def _steps(procedure: Entry, lines: Sequence[str], body: range) -> Iterator[Entry]:
    for number in body:
        for step in _NEXT_STEP.split(lines[number]):
            if match := _STEP.match(step):
                text = row_text(lines, number) if step.startswith("|") else step[match.end() :].strip()
                yield _part(procedure, f"{procedure.id}.{match[1]}", "step", text, number)


def _part(whole: Entry, identifier: str, kind: Kind, text: str, number: int) -> Entry:
    return Entry(identifier, kind, whole.system, whole.heading, text, whole.file, number + 1)


def _sections(rules: Iterable[Entry]) -> Iterator[Entry]:
    """An id without its letter is the whole section: C2-9.1 is every rule of that section and its own."""
    members: dict[str, list[Entry]] = {}
    for rule in rules:
        for section in _sections_of(rule.id):
            members.setdefault(section, []).append(rule)
    for section, of in members.items():
        first = of[0]
        text = "\n".join(f"{rule.id} {rule.text}" for rule in of)
        yield Entry(section, "section", first.system, first.heading, text, first.file, first.line)


def _sections_of(rule: str) -> Iterator[str]:
    while (shorter := _LAST_PART.sub("", rule)) != rule:
        yield (rule := shorter)
