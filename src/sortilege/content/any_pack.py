"""Packs of every rule system, told apart by the `ruleset` that they name; without one it is the duel's."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from sortilege.content.arcane_pack import ArcanePack, load_arcane_pack
from sortilege.content.pack import FORMAT, Pack, load_pack
from sortilege.content.yaml_file import YamlFile

AnyPack = Pack | ArcanePack

LOADERS: Final[dict[str, Callable[[YamlFile], AnyPack]]] = {"arcane": load_arcane_pack}
"""By the rule system that a pack names; every other is the duel's."""


def load_any_pack(file: YamlFile) -> AnyPack:
    """A pack; a FileError names the line of the first thing that is wrong with it."""
    data = file.data if isinstance(file.data, dict) else {}
    if data.get("format", FORMAT) != FORMAT:
        raise file.fault(f"format {data['format']} is not known; this version reads format {FORMAT}", "format")
    return LOADERS.get(str(data.get("ruleset")), load_pack)(file)


def pack_from(path: Path) -> AnyPack:
    return load_any_pack(YamlFile.read(path))


def shipped_file(name: str) -> YamlFile:
    """A pack that comes with Sortilege, as it stands in its file."""
    return YamlFile(name, files("sortilege.content").joinpath(f"packs/{name}.yaml").read_text(encoding="utf-8"))


def shipped_pack(name: str) -> Pack:
    """A pack of the duel that comes with Sortilege."""
    pack = load_any_pack(shipped_file(name))
    assert isinstance(pack, Pack)
    return pack


def shipped_arcane_pack(name: str = "arcane") -> ArcanePack:
    """A pack of The Arcane that comes with Sortilege."""
    pack = load_any_pack(shipped_file(name))
    assert isinstance(pack, ArcanePack)
    return pack
