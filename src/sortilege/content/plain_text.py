"""Text that a person wrote: sane in size, readable, and no other than it looks.

Everything here is looked for before a file is read as YAML, which takes far longer.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from sortilege.content.faults import Fault, FileError

LARGEST: Final = 512_000
"""No file that a person writes is larger, in bytes."""

MOST_PARTS: Final = 40_000
"""No such file has more names, values and lines."""

DEEPEST: Final = 40
"""Nothing in it is nested deeper."""

UNSEEN: Final = re.compile(
    "[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\uffff\U000e0000-\U000e007f]"
)
"""Characters that cannot be seen, and those that turn the direction of writing: what is read is not what is there."""

_PART: Final = re.compile(r"[\n,\[\]{}]|[:?-]\s")
_DIRECTIVE: Final = re.compile(r"^%", re.MULTILINE)
_NESTED: Final = re.compile(r"(?m)^ *(?:[-?:] +){41}|^ {300}")


def decoded(name: str, raw: bytes) -> str:
    """Text that is small enough, in UTF-8."""
    if len(raw) > LARGEST:
        raise FileError(Fault(name, 1, 1, f"the file is larger than {LARGEST:,} bytes; divide it"))
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        column = error.start - raw.rfind(b"\n", 0, error.start)
        raise FileError(Fault(name, line, column, "this is not UTF-8 text")) from None


def check_text(name: str, text: str) -> None:
    """A FileError says why a text is not even read."""
    if len(text) > LARGEST:
        raise FileError(Fault(name, 1, 1, f"the file is larger than {LARGEST:,} characters; divide it"))
    if unseen := UNSEEN.search(text):
        raise FileError(_at(name, text, unseen.start(), wrong_character(unseen.group())))
    if directive := _DIRECTIVE.search(text):
        raise FileError(_at(name, text, directive.start(), "no line begins with %; leave it out"))
    if nested := _NESTED.search(text):
        raise FileError(_at(name, text, nested.end() - 1, too_deep()))
    for place, depth in _depths(text):
        if depth > DEEPEST:
            raise FileError(_at(name, text, place, too_deep()))
    for number, part in enumerate(_PART.finditer(text)):
        if number >= MOST_PARTS:
            raise FileError(_at(name, text, part.start(), f"a file has at most {MOST_PARTS:,} parts; divide it"))


def wrong_character(character: str) -> str:
    """Why a character may not stand in a file."""
    called = unicodedata.name(character, f"U+{ord(character):04X}")
    return f"the character {called} cannot be seen, or turns the writing round; take it out"


def too_deep() -> str:
    return f"this is nested deeper than {DEEPEST} levels"


def _depths(text: str) -> Iterator[tuple[int, int]]:
    """Each opening bracket, and how many are open with it."""
    depth = 0
    for bracket in re.finditer(r"[\[\]{}]", text):
        depth = depth + 1 if bracket.group() in "[{" else max(0, depth - 1)
        yield bracket.start(), depth


def _at(name: str, text: str, place: int, wrong: str) -> Fault:
    return Fault(name, text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place), wrong)
