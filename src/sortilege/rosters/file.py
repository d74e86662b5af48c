"""Rosters in files: YAML that a person reads and writes."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from sortilege.content.yaml_file import YamlFile
from sortilege.rosters.options import fault_of_options
from sortilege.rosters.roster import Roster

PLAIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9_.]*")
SPECIAL: Final = {"null", "true", "false"}
"""Words that mean something else in YAML."""


def load_roster(file: YamlFile) -> Roster:
    """A roster; a FileError names the line of the first thing that is wrong with its form."""
    roster = file.convert(Roster)
    if fault := fault_of_options(roster):
        name, wrong = fault
        raise file.error(wrong, "options", name)
    return roster


def read_roster(path: Path) -> Roster:
    return load_roster(YamlFile.read(path))


def written(roster: Roster) -> str:
    """A roster as a file: one line for each card."""
    return "".join(_lines(msgspec.to_builtins(roster)))


def _lines(plain: dict[str, Any]) -> Iterator[str]:
    for name, value in plain.items():
        if name not in ("cards", "substitutes"):
            yield f"{name}: {_flow(value)}\n"
        else:
            yield f"{name}:\n"
            yield from (f"  - {_flow(card)}\n" for card in value)


def _flow(value: Any) -> str:
    """A value in one line."""
    match value:
        case dict():
            return "{" + ", ".join(f"{_flow(name)}: {_flow(each)}" for name, each in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(_flow, value)) + "]"
        case str() if PLAIN.fullmatch(value) and value.casefold() not in SPECIAL:
            return value
        case str():
            return quoted(value)
    return json.dumps(value)


def quoted(text: str) -> str:
    """Any letters between quotes, in one line."""
    return json.dumps(text, ensure_ascii=False)
