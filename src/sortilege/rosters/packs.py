"""The packs whose cards a roster names."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from sortilege.content.any_pack import AnyPack, load_any_pack, pack_from, shipped_files, shipped_names
from sortilege.content.faults import FileError
from sortilege.rosters.roster import Roster

P = TypeVar("P", bound=AnyPack)


def packs_of(roster: Roster, folder: Path | None = None) -> AnyPack:
    """All the cards that a roster may name, a later pack before an earlier one; a LookupError names what is missing.

    Without a folder, as for a roster that came by a link, only packs that come with Sortilege are opened.
    """
    found = [pack_named(name, folder) for name in roster.packs or (roster.ruleset,)]
    if len({type(pack) for pack in found}) > 1:
        raise LookupError("packs of different rule systems do not go together")
    return merged(found)


def packs_if_here(roster: Roster, folder: Path | None = None) -> AnyPack | None:
    """The same, or nothing where one of them is not here."""
    try:
        return packs_of(roster, folder)
    except LookupError:
        return None


def pack_named(name: str, folder: Path | None) -> AnyPack:
    """A pack that comes with Sortilege, or one in a file or a folder; a LookupError says why there is none."""
    try:
        if name in shipped_names():
            return _shipped(name)
        if name and folder is not None and (folder / name).exists():
            return pack_from(folder / name)
        raise LookupError(f"there is no pack {name!r}")
    except (ValueError, OSError):
        raise LookupError(f"{name!r} is no name of a pack") from None
    except FileError as error:
        raise LookupError(str(error)) from None


@cache
def _shipped(name: str) -> AnyPack:
    return load_any_pack(shipped_files(name))


def merged(packs: Sequence[P]) -> P:
    """Several packs as one: what a later one has under an id takes the place of what an earlier one has."""
    first, *others = packs
    for pack in others:
        tables = {name: getattr(first, name) | value for name, value in _tables(pack)}
        first = msgspec.structs.replace(first, **tables)
    return first


def _tables(pack: AnyPack) -> list[tuple[str, dict[str, object]]]:
    """What a pack has by ids."""
    fields = {name: getattr(pack, name) for name in pack.__struct_fields__ if name != "title"}
    return [(name, value) for name, value in fields.items() if isinstance(value, dict)]
