"""A roster from wherever one has it: a file of ours, a list that somebody typed, a link, or a ready army."""

import re
from pathlib import Path
from typing import Final

import msgspec

from sortilege.content.faults import FileError
from sortilege.content.pack import Pack
from sortilege.content.plain_text import LARGEST
from sortilege.content.yaml_file import YamlFile
from sortilege.rosters.file import load_roster
from sortilege.rosters.finding import Way
from sortilege.rosters.link import FORM, LinkError, roster_of_link
from sortilege.rosters.packs import pack_named
from sortilege.rosters.roster import Roster, roster_of, roster_of_band
from sortilege.rosters.typed import TextError, roster_of_text

OURS: Final = re.compile(r"^\s*\{?\s*[\"']?roster[\"']?\s*:", re.MULTILINE)
"""Where a file of ours names its format."""

SHIPPED: Final = ("confrontation", "arcane")
"""The packs in which a ready army is looked for that is named without one."""


class SourceError(ValueError):
    """Why there is no roster."""


class Sheet(msgspec.Struct, frozen=True):
    """A roster, where it comes from, and from where its packs are found."""

    name: str
    """what its source is called"""
    roster: Roster
    folder: Path | None = None
    file: YamlFile | None = None

    def line_of(self, way: Way) -> int | None:
        """The line of a part of it, where it came from a file of ours."""
        return self.file.line_of(*way) if self.file else None


def sheet_of(source: str) -> Sheet:
    """The roster that a source names; a SourceError says why there is none."""
    if FORM.fullmatch(source):
        return _linked("the link", source)
    path = Path(source)
    if path.is_file():
        return sheet_of_text(source, _text(path), path.parent)
    if ready := _ready(source):
        return Sheet(source, ready, Path())
    raise SourceError(f"{source}: there is no such file, and no such ready army")


def sheet_of_text(name: str, text: str, folder: Path | None) -> Sheet:
    """A roster from what stands in a file: ours, a link, or a typed list."""
    if FORM.fullmatch(text.strip()):
        return _linked(name, text.strip())
    if OURS.search(text):
        try:
            file = YamlFile(name, text)
            return Sheet(name, load_roster(file), folder, file)
        except FileError as error:
            raise SourceError(str(error)) from None
    try:
        return Sheet(name, roster_of_text(text, folder), folder)
    except TextError as error:
        raise SourceError("\n".join(f"{name}:{line}: {wrong}" for line, wrong in error.faults)) from None


def _linked(name: str, link: str) -> Sheet:
    try:
        return Sheet(name, roster_of_link(link))
    except LinkError as error:
        raise SourceError(f"{name}: {error}") from None


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise SourceError(f"{path}: the file is larger than {LARGEST} bytes")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise SourceError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise SourceError(f"{path}: this is not UTF-8 text") from None


def _ready(source: str) -> Roster | None:
    """A ready army or band, by the pack that has it and its id; without a pack, of those that are shipped."""
    name, _, army = source.rpartition(":")
    for pack_name in (name,) if name else SHIPPED:
        if roster := _in_pack(pack_name, army):
            return msgspec.structs.replace(roster, packs=(name,)) if name else roster
    return None


def _in_pack(pack_name: str, army: str) -> Roster | None:
    try:
        pack = pack_named(pack_name, Path())
    except LookupError:
        return None
    if isinstance(pack, Pack):
        return roster_of(pack.armies[army]) if army in pack.armies else None
    return roster_of_band(pack.bands[army]) if army in pack.bands else None
