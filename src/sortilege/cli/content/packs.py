"""The packs that a command names."""

from pathlib import Path
from typing import TYPE_CHECKING

from sortilege.cli.example import UserFault

if TYPE_CHECKING:
    from sortilege.content.any_pack import AnyPack


def pack_called(name: str) -> "AnyPack":
    """A pack in a file or a folder, or one that comes with Sortilege; a FileError holds what is wrong with it."""
    from sortilege.content.any_pack import load_any_pack, pack_from, shipped_files, shipped_names

    if Path(name).exists():
        return pack_from(Path(name))
    if name in shipped_names():
        return load_any_pack(shipped_files(name))
    raise UserFault(f"There is no pack {name!r}; {', '.join(shipped_names())} come with Sortilege.")


def cards_of(pack: "AnyPack") -> dict[str, dict[str, object]]:
    """The cards of a pack by their lists, those that have any."""
    fields = {name: getattr(pack, name) for name in pack.__struct_fields__ if name != "title"}
    return {name: cards for name, cards in fields.items() if isinstance(cards, dict) and cards}


def name_of(card: object) -> dict[str, str]:
    """The name that stands on a card."""
    named = getattr(card, "name", None) or getattr(getattr(card, "card", None), "name", None)
    return named if isinstance(named, dict) else {}
