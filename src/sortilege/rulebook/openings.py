"""The shapes in which a specification defines an id, and the words that belong to it.

A definition opens with its id: as a list item, a paragraph, a heading, a table row, or (one table of odds) a
table's head.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from sortilege.rulebook.ids import ANY

Shape = Literal["heading", "item", "paragraph", "numbered table", "row", "bold row", "head"]

_HEADING = re.compile(r"(#+) (?:(\d+[A-Z]?)\b)?")
_TITLE = re.compile(rf"#+ (?:({ANY})\.? )?(.*?)(?: \(({ANY})\))?$")
_ITEM = re.compile(rf"- \*\*({ANY})(\*\*|(?=[ .]))")
_PARAGRAPH = re.compile(rf"\*\*({ANY})(\*\*|(?=[ .]))")
_NUMBERED_TABLE = re.compile(r"\*\*(Table \w+)(\*\*|(?=[.,]))")
_ROW = re.compile(rf"\| *(\*\*|`)?({ANY})(?:\*\*|`)? *\|")
_HEAD = re.compile(rf"\| ({ANY}): ")
_CODE_ROW = re.compile(r"\| `([a-z0-9_.]+)` \|")
_CELL_BORDER = re.compile(r"(?<!\\)\|")

DEFINING = {"3", "3H", "4", "5", "6", "7", "8"}
"""The chapters that define ids; what others say of an id is hearsay."""
CODES = {"6", "10", "options"}
"""The chapters whose tables name refusals, cards and options by a code of their own."""
SPACIOUS = {"8"}
"""The chapters in which what follows after a blank line still belongs to the definition before it."""


class Place(NamedTuple):
    """Where a line stands: in which numbered chapter, and under which heading."""

    chapter: str
    heading: str


class Opening(NamedTuple):
    id: str
    shape: Shape
    text: str
    """What the opening line says besides the id."""


def places(lines: Sequence[str], chapter: str = "") -> Iterator[Place]:
    """The place of every line. Chapters are the headings of the level of the first numbered one."""
    heading, chapter_level = "", 0
    for line in lines:
        if match := _HEADING.match(line):
            level, number = len(match[1]), match[2]
            heading = line.lstrip("# ")
            chapter_level = chapter_level or (level if number else 0)
            if chapter_level and level <= chapter_level:
                chapter = number or ""
        yield Place(chapter, heading)


def opening(line: str, chapter: str) -> Opening | None:
    """What a line defines, if it defines anything there."""
    if line.startswith("|"):
        return _opening_in_table(line, chapter)
    if chapter not in DEFINING:
        return None
    if line.startswith("#"):
        return _opening_heading(line, chapter)
    if match := _ITEM.match(line):
        return Opening(match[1], "item", _without_id(line, match))
    if match := _PARAGRAPH.match(line):
        return Opening(match[1], "paragraph", _without_id(line, match))
    if chapter == "4" and (match := _NUMBERED_TABLE.match(line)):
        return Opening(match[1], "numbered table", _without_id(line, match))
    return None


def _opening_in_table(line: str, chapter: str) -> Opening | None:
    if chapter in DEFINING and (match := _ROW.match(line)):
        return Opening(match[2], "bold row" if match[1] == "**" else "row", "")
    if chapter in DEFINING and (match := _HEAD.match(line)):
        return Opening(match[1], "head", "| " + line[match.end() :])
    if chapter in CODES and (match := _CODE_ROW.match(line)):
        return Opening(match[1], "row", "")
    return None


def _opening_heading(line: str, chapter: str) -> Opening | None:
    match = _TITLE.match(line)
    # An id in brackets at the end of a heading is named there as an authority, save in the examples.
    identifier = match and (match[1] or (match[3] if chapter == "8" else None))
    return Opening(identifier, "heading", "") if identifier else None


def title(line: str) -> str:
    """A heading without the id that it gives."""
    match = _TITLE.match(line)
    return match[2] if match and match[1] else line.lstrip("# ")


def _without_id(line: str, match: re.Match[str]) -> str:
    closed = bool(match[2])  # a bold id by itself; otherwise the bold letters go on after it
    rest = line[match.end() :].lstrip(" .,:" if closed else " .,")
    return rest if closed else f"**{rest}"


def block(lines: Sequence[str], start: int, shape: Shape, chapter: str) -> list[str]:
    """The lines of a definition after its opening line."""
    if shape in ("row", "bold row"):
        return []
    end = start + 1
    while end < len(lines) and not _ends(lines, start, end, shape, chapter):
        end += 1
    return _trimmed(lines[start + 1 : end])


def _ends(lines: Sequence[str], start: int, line: int, shape: Shape, chapter: str) -> bool:
    """Does the definition that opens at one line end before another?"""
    text = lines[line]
    if shape == "heading":
        return text.startswith("#") and _level(text) <= _level(lines[start])
    if shape == "head":
        return not text.startswith("|")
    if text.startswith(("#", "---", "- ", "**")):
        return True
    return not text and chapter not in SPACIOUS and shape != "numbered table" and not _goes_on(lines, line)


def _goes_on(lines: Sequence[str], blank: int) -> bool:
    """After a blank line, only what is indented or a table goes on with a list item."""
    return blank + 1 < len(lines) and lines[blank + 1].startswith((" ", "|"))


def _level(heading: str) -> int:
    return len(heading) - len(heading.lstrip("#"))


def _trimmed(lines: Sequence[str]) -> list[str]:
    kept = list(lines)
    while kept and kept[-1] in ("", "---"):
        kept.pop()
    return kept


def cells(row: str) -> list[str]:
    return [cell.strip().replace("\\|", "|") for cell in _CELL_BORDER.split(row)[1:-1]]


def columns(lines: Sequence[str], row: int) -> list[str]:
    """The names of the columns of the table that a row stands in."""
    while lines[row - 1].startswith("|"):
        row -= 1
    return cells(lines[row])


def row_text(lines: Sequence[str], row: int) -> str:
    """A row's cells after the first, one a line, each after the name of its column."""
    pairs = zip(columns(lines, row)[1:], cells(lines[row])[1:], strict=False)
    return "\n".join(f"{name}: {cell}" if name else cell for name, cell in pairs if cell)
