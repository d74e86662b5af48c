"""Reading case files: their cases with everything that they share filled in."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from sortilege.cases.case import Case, CaseFile, Chance, Look, Step
from sortilege.content.any_pack import AnyPack, load_any_pack, pack_from, shipped_files
from sortilege.content.faults import Fault, FileError
from sortilege.content.yaml_file import YamlFile
from sortilege.rulebook import closest, known

Way = tuple[str | int, ...]

MERGED: Final = 3
"""A situation is merged so deep: a part of it, an entry of the part, a field of the entry."""

INSIDE: Final[dict[Any, dict[str, Any]]] = {
    CaseFile: {"cases": Case},
    Case: {"script": Step, "chance": Chance},
    Step: {"views": Look},
}
"""The records that each record of a case file holds."""


class ReadCase(msgspec.Struct, frozen=True):
    """One case with all that its file says for it."""

    file: YamlFile
    place: int
    case: Case
    ruleset: str
    packs: tuple[str, ...]
    options: Mapping[str, str]
    given: Mapping[str, Any]
    auto: Mapping[str, Any]
    first: frozenset[str]

    @property
    def way(self) -> Way:
        return ("cases", self.place)

    def line_of(self, *way: str | int) -> int:
        """The line of a part of the case, or of its file where only that has it."""
        return self.file.line_of(*self.way, *way)

    def line_of_given(self, *way: str | int) -> int:
        """The line of a part of the situation: the case's own if it goes as deep, else the file's."""
        own, shared = (_depth(data, way) for data in (self.case.given, self.file.data.get("given", {})))
        if shared > own:
            return self.file.line_of("given", *way)
        return self.file.line_of(*self.way, "given", *way)


def _depth(data: Any, way: Way) -> int:
    """How many parts of a way there are."""
    for depth, key in enumerate(way):
        if not isinstance(data, Mapping) or key not in data:
            return depth
        data = data[key]
    return len(way)


def read_cases(file: YamlFile) -> list[ReadCase]:
    """The cases of a file; a FileError names the line of the first thing that is wrong with it."""
    _check_keys(file, file.data, CaseFile, ())
    read = file.convert(CaseFile)
    _check_ids(file, read)
    _check_names(file, read)
    return [
        ReadCase(
            file,
            place,
            case,
            read.ruleset,
            read.packs,
            {**read.options, **case.options},
            merged(read.given, case.given),
            {**read.auto, **case.auto},
            frozenset((*read.first, *case.first)) - case.auto.keys(),
        )
        for place, case in enumerate(read.cases)
    ]


def merged(shared: Mapping[str, Any], own: Mapping[str, Any], depth: int = MERGED) -> dict[str, Any]:
    """A situation changed by a case: what it gives takes the place of what is shared, `null` removes it."""
    whole = dict(shared)
    for key, value in own.items():
        if value is None:
            whole.pop(key, None)
        elif depth > 1 and isinstance(value, Mapping) and isinstance(whole.get(key), Mapping):
            whole[key] = merged(whole[key], value, depth - 1)
        else:
            whole[key] = value
    return whole


def _check_keys(file: YamlFile, data: Any, kind: Any, way: Way) -> None:
    """Every key is one of the form's; a fault names the line of the key and what may be meant."""
    if not isinstance(data, Mapping):
        raise file.error("this is no table of names and values", *way)
    names = kind.__struct_encode_fields__
    for key, value in data.items():
        if key not in names:
            close = get_close_matches(key, names, 1)
            meant = f"perhaps {close[0]!r}" if close else f"it is one of {', '.join(names)}"
            raise file.error(f"{key!r} is not known here; {meant}", *way, key)
        inner = INSIDE.get(kind, {}).get(key)
        if inner is not None:
            parts = enumerate(value) if isinstance(value, list) else [(None, value)]
            for place, part in parts:
                _check_keys(file, part, inner, (*way, key) if place is None else (*way, key, place))


def _check_ids(file: YamlFile, read: CaseFile) -> None:
    """Every rule that is named is one of a specification."""
    for identifier, way in _ids(read):
        if not known(identifier):
            meant = ", ".join(closest(identifier)) or "none is like it"
            raise file.error(f"no specification defines {identifier!r}; the closest: {meant}", *way)


def _ids(read: CaseFile) -> Iterator[tuple[str, Way]]:
    for place, case in enumerate(read.cases):
        way: Way = ("cases", place)
        yield from ((rule, (*way, "rules", number)) for number, rule in enumerate(case.rules))
        for number, step in enumerate(case.script):
            named = {"rule": step.rule, "under": step.under, "by": step.by if "-" in step.by else ""}
            yield from ((name, (*way, "script", number, key)) for key, name in named.items() if name)


def _check_names(file: YamlFile, read: CaseFile) -> None:
    """Two cases of a file have different names, and a refusal names itself."""
    seen: set[str] = set()
    for place, case in enumerate(read.cases):
        if case.case in seen:
            raise file.error("another case of this file has the same name", "cases", place, "case")
        seen.add(case.case)
        for number, step in enumerate(case.script):
            way: Way = ("cases", place, "script", number)
            if (step.refused is msgspec.UNSET) != (step.by == ""):
                raise file.error("`refused` and `by` belong together: the answer, and the id of its refusal", *way)


def packs_of(read: ReadCase) -> list[AnyPack]:
    """The packs that a case may name cards of, the last one winning: files, or a pack that comes with Sortilege."""
    found = []
    for place, name in enumerate(read.packs):
        try:
            found.append(_pack(Path(read.file.name).parent, name))
        except FileNotFoundError:
            raise read.file.error(f"there is no pack {name!r}", "packs", place) from None
    return found


def _pack(folder: Path, name: str) -> AnyPack:
    path = folder / name
    if "." not in name and not path.is_dir():
        return _shipped(name)
    if not path.exists():
        raise FileNotFoundError(name)
    changed = max(part.stat().st_mtime_ns for part in (path, *(path.iterdir() if path.is_dir() else ())))
    return _pack_file(path, changed)


@lru_cache(maxsize=16)
def _pack_file(path: Path, _changed: int) -> AnyPack:
    return pack_from(path)


@lru_cache(maxsize=16)
def _shipped(name: str) -> AnyPack:
    return load_any_pack(shipped_files(name))


def read_file(path: Path) -> YamlFile:
    if path.exists() and not path.is_file():
        raise FileError(Fault(str(path), 1, 1, "this is no file"))
    return YamlFile.read(path)
