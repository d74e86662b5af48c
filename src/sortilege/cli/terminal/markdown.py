"""The little of Markdown that the specifications use: strong words and tables."""

import re
from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

_STRONG = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")
_RULED = re.compile(r"\|[\s:|-]+\|$")
_BORDER = re.compile(r"(?<!\\)\|")


def blocks(text: str) -> Iterator[RenderableType]:
    """Paragraphs, and tables between them."""
    rows: list[list[str]] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("|"):
            if not _RULED.match(line):
                rows.append([cell.strip().replace("\\|", "|") for cell in _BORDER.split(line)[1:-1]])
            continue
        if rows:
            yield _table(rows)
            rows = []
        if line:
            yield strong(line)


def strong(line: str) -> Text:
    """A line with what is marked in it."""
    text, last = Text(), 0
    for match in _STRONG.finditer(line):
        text.append(line[last : match.start()])
        text.append(match[1] or match[2], style="bold")
        last = match.end()
    text.append(line[last:])
    return text


def shortened(text: str, most: int) -> str:
    """A text on one line, without marks, cut where it is longer than that."""
    words = " ".join(text.replace("**", "").split())
    return words if len(words) <= most else words[: most - 1] + "…"


def _table(rows: list[list[str]]) -> Table:
    head, *body = rows
    table = Table(pad_edge=False, show_header=any(head))
    for cell in head:
        table.add_column(strong(cell))
    for row in body:
        table.add_row(*(strong(cell) for cell in row[: len(head)]))
    return table
