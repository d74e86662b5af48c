"""Packs of every rule system, told apart by the `ruleset` that they name."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from sortilege.content.arcane_pack import ArcanePack, load_arcane_pack
from sortilege.content.faults import meant
from sortilege.content.pack import FORMAT, Pack, load_pack
from sortilege.content.pack_files import PackFiles
from sortilege.content.yaml_file import YamlFile

AnyPack = Pack | ArcanePack

LOADERS: Final[dict[str, Callable[[PackFiles], AnyPack]]] = {
    "duel": load_pack,
    "confrontation": load_pack,
    "arcane": load_arcane_pack,
}
"""By the rule system that a pack names."""


def load_any_pack(read: PackFiles | YamlFile) -> AnyPack:
    """A pack; a FileError holds everything that is wrong with it."""
    pack = read if isinstance(read, PackFiles) else PackFiles([read])
    ruleset, version = pack.said("ruleset"), pack.said("format")
    if ruleset not in LOADERS:
        known = f"{ruleset!r} is not known; {meant(str(ruleset), LOADERS)}" if ruleset else "`ruleset` is missing"
        raise pack.head.error(f"{known}: the rule system for which the pack is", "ruleset")
    if version != FORMAT:
        raise pack.head.error(f"format {version} is not known; this version reads format {FORMAT}", "format")
    return LOADERS[ruleset](pack)


def pack_from(path: Path) -> AnyPack:
    """A pack out of a file, or out of a folder of files."""
    return load_any_pack(PackFiles.read(path))


def shipped_names() -> list[str]:
    """The packs that come with Sortilege."""
    return sorted(part.name.removesuffix(".yaml") for part in files("sortilege.content").joinpath("packs").iterdir())


def shipped_files(name: str) -> PackFiles:
    """A pack that comes with Sortilege, as it stands in its files."""
    if name not in shipped_names():
        raise FileNotFoundError(name)
    folder = files("sortilege.content").joinpath("packs")
    whole = folder.joinpath(name)
    return PackFiles.read(whole if whole.is_dir() else folder.joinpath(f"{name}.yaml"))


@cache
def shipped_pack(name: str) -> Pack:
    """A pack of the duel or of Confrontation that comes with Sortilege."""
    pack = load_any_pack(shipped_files(name))
    assert isinstance(pack, Pack)
    return pack


@cache
def shipped_arcane_pack(name: str = "arcane") -> ArcanePack:
    """A pack of The Arcane that comes with Sortilege."""
    pack = load_any_pack(shipped_files(name))
    assert isinstance(pack, ArcanePack)
    return pack
