"""The files of a pack: one, or a folder of them that are read as one."""

from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from sortilege.content.checking import faults_in
from sortilege.content.faults import Fault, FileError
from sortilege.content.yaml_file import YamlFile

MOST_FILES: Final = 64
"""No pack has more."""

HEAD: Final = ("pack", "format", "ruleset")
"""What every file of a pack says, and all of them alike."""


class PackFiles:
    """The files of a pack, and from which of them each of its cards comes."""

    def __init__(self, files: Sequence[YamlFile]) -> None:
        self.files = tuple(files)

    @classmethod
    def read(cls, path: Path | Traversable) -> "PackFiles":
        """A file, or all of a folder; a FileError holds what is wrong with each that cannot be read."""
        files: list[YamlFile] = []
        faults: list[Fault] = []
        for part in _parts(path):
            try:
                files.append(YamlFile.read(part))
            except FileError as error:
                faults += error.faults
        if faults:
            raise FileError(*faults)
        return cls(files)

    @property
    def head(self) -> YamlFile:
        return self.files[0]

    def said(self, name: str) -> Any:
        """What the head of the first file says."""
        return self.head.data.get(name) if isinstance(self.head.data, dict) else None

    def faults_of_form(self, kind: Any) -> list[Fault]:
        """What is wrong in the form of each file, and where their heads differ."""
        found = [fault for file in self.files for fault in faults_in(file, kind)]
        for file in self.files[1:]:
            if isinstance(file.data, dict):
                found += [
                    file.fault(f"the other files of this pack say {self.said(name)!r}", name)
                    for name in HEAD
                    if file.data.get(name) != self.said(name)
                ]
        return found

    def cards(self, part: str) -> Iterator[tuple[Any, YamlFile, int]]:
        """The plain cards of a list of the pack, each with its file and its place in the list of that file."""
        for file in self.files:
            for place, card in enumerate(file.data.get(part, ())):
                yield card, file, place

    def fault(self, wrong: str, part: str, place: int, *way: str | int) -> Fault:
        """A fault of the card that has this place in the list of the whole pack."""
        for number, (_, file, own) in enumerate(self.cards(part)):
            if number == place:
                return file.fault(wrong, part, own, *way)
        return self.head.fault(wrong, part)


def _parts(path: Path | Traversable) -> list[Path | Traversable]:
    if not path.is_dir():
        return [path]
    found = [part for part in path.iterdir() if part.name.endswith((".yaml", ".yml"))]
    name = str(path)
    if not found:
        raise FileError(Fault(name, 1, 1, "there is no YAML file in this folder"))
    if len(found) > MOST_FILES:
        raise FileError(Fault(name, 1, 1, f"a pack has at most {MOST_FILES} files"))
    return sorted(found, key=lambda part: part.name)
