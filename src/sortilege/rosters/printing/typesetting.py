"""Sheets set by Typst. It reads what is printed as data, so that nothing in a name can be taken for markup.

Only the fonts that Typst brings with it are used: the same sheet gives the same pages on every machine.
"""

from importlib.resources import as_file, files
from typing import Any, Final, Literal

import msgspec

from sortilege.rosters.printing.sheet import Sheet

PAPERS: Final[dict[str, str]] = {"a4": "a4", "letter": "us-letter"}
"""What each paper is called, and what Typst calls it."""


class TypesetterMissing(RuntimeError):
    """Typst is not installed."""


def typeset(sheet: Sheet, paper: str = "a4") -> bytes:
    """A sheet as a PDF."""
    done: bytes = _set(sheet, paper, "pdf")
    return done


def pictures(sheet: Sheet, paper: str = "a4", ppi: float = 72) -> list[bytes]:
    """Its pages as PNG."""
    done = _set(sheet, paper, "png", ppi)
    return done if isinstance(done, list) else [done]


def _set(sheet: Sheet, paper: str, form: Literal["pdf", "png"], ppi: float | None = None) -> Any:
    try:
        import typst
    except ImportError:
        raise TypesetterMissing from None
    inputs = {"sheet": msgspec.json.encode(sheet).decode(), "paper": PAPERS[paper]}
    with as_file(files("sortilege.rosters.printing")) as folder:
        return typst.compile(
            folder / "sheet.typ",
            root=folder,
            format=form,
            ppi=ppi,
            sys_inputs=inputs,
            ignore_system_fonts=True,
            timestamp=0,
        )
