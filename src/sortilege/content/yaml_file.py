"""Reading YAML files that people write: plain data, and where in the file each part of it stands.

YAML 1.2, so that `on` and `off` are words. Aliases and tags are refused: nobody needs them here, and they can make a
small file a huge one.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

T = TypeVar("T")

LARGEST = 4_000_000
"""No file that a person writes is larger, in bytes."""

DEEPEST = 40
"""Nothing in it is nested deeper."""


class FileError(Exception):
    """What is wrong with a file that a person wrote, and where."""

    def __init__(self, file: str, line: int, wrong: str) -> None:
        super().__init__(f"{file}:{line}: {wrong}")
        self.file = file
        self.line = line
        self.wrong = wrong


class YamlFile:
    """A file as plain data that knows the line of each of its parts."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self._root = _composed(name, text)
        self.data: Any = _plain(name, self._root)

    @classmethod
    def read(cls, path: Path) -> "YamlFile":
        try:
            raw = path.read_bytes()
            if len(raw) > LARGEST:
                raise FileError(str(path), 1, f"the file is larger than {LARGEST} bytes")
            return cls(str(path), raw.decode())
        except OSError as error:
            raise FileError(str(path), 1, error.strerror or str(error)) from None
        except UnicodeDecodeError as error:
            raise FileError(str(path), raw[: error.start].count(b"\n") + 1, "this is not UTF-8 text") from None

    def line_of(self, *way: str | int) -> int:
        """The line on which a part stands, or the nearest part around it that the file has."""
        node = self._root
        line: int = node.start_mark.line + 1
        for key in way:
            found = _child(node, key)
            if found is None:
                break
            line, node = found
        return line

    def fault(self, wrong: str, *way: str | int) -> FileError:
        return FileError(self.name, self.line_of(*way), wrong)

    def convert(self, kind: type[T], *way: str | int) -> T:
        """A part of the file (all of it, without a way) as a struct; a FileError names the line that does not fit."""
        data = self.data
        for key in way:
            data = data[key]
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            wrong, inner = _fault_and_way(str(error))
            raise self.fault(wrong, *way, *inner) from None


def _composed(name: str, text: str) -> Node:
    yaml = YAML(typ="safe", pure=True)
    try:
        root: Node | None = yaml.compose(text)
    except (YAMLError, RecursionError, ValueError) as error:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        wrong = getattr(error, "problem", None) or "this is not YAML"
        raise FileError(name, mark.line + 1 if mark else 1, str(wrong)) from None
    if root is None:
        raise FileError(name, 1, "the file is empty")
    return root


def _plain(name: str, node: Node, depth: int = 0, seen: set[int] | None = None) -> Any:
    """A node as plain data. A node that is met twice is an alias."""
    seen = set() if seen is None else seen
    line = node.start_mark.line + 1
    if id(node) in seen:
        raise FileError(name, line, "a part is repeated by an alias (&, *); write it out")
    seen.add(id(node))
    if depth > DEEPEST:
        raise FileError(name, line, f"this is nested deeper than {DEEPEST} levels")
    if isinstance(node, MappingNode):
        return _mapping(name, node, depth, seen)
    if isinstance(node, SequenceNode):
        return [_plain(name, item, depth + 1, seen) for item in node.value]
    return _scalar(name, _writable(name, node))


def _writable(name: str, node: Node) -> Node:
    """A word as it stands in the file: escapes can name letters that no text holds, such as half of a pair."""
    try:
        node.value.encode()
    except UnicodeEncodeError:
        raise FileError(name, node.start_mark.line + 1, f"{node.value[:40]!a} cannot be written as text") from None
    return node


def _mapping(name: str, node: MappingNode, depth: int, seen: set[int]) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for key_node, value_node in node.value:
        key = str(_writable(name, key_node).value) if isinstance(key_node, ScalarNode) else None
        line = key_node.start_mark.line + 1
        if key is None:
            raise FileError(name, line, "a name is a word")
        if key in plain:
            raise FileError(name, line, f"{key!r} stands here twice")
        plain[key] = _plain(name, value_node, depth + 1, seen)
    return plain


_TAGS: dict[str, Callable[[str], Any]] = {
    "null": lambda _text: None,
    "bool": lambda text: text.lower() == "true",
    "str": str,
    "int": int,
    "float": float,
}


def _scalar(name: str, node: Node) -> Any:
    tag = str(node.tag).rpartition(":")[2]
    if tag not in _TAGS:
        raise FileError(name, node.start_mark.line + 1, f"{node.value!r} is a {tag}; put it in quotes if it is a word")
    try:
        return _TAGS[tag](node.value)
    except ValueError:
        raise FileError(
            name, node.start_mark.line + 1, f"{node.value[:40]!r} is no number that is known here"
        ) from None


def _child(node: Node, key: str | int) -> tuple[int, Node] | None:
    if isinstance(node, MappingNode):
        for key_node, value_node in node.value:
            if key_node.value == key:
                return key_node.start_mark.line + 1, value_node
    elif isinstance(node, SequenceNode) and isinstance(key, int) and key < len(node.value):
        return node.value[key].start_mark.line + 1, node.value[key]
    return None


def _fault_and_way(message: str) -> tuple[str, list[str | int]]:
    """The two halves of a validation error: `Expected `int`, got `str` - at `$.spells[2].pa``."""
    wrong, _, where = message.partition(" - at `$")
    steps = re.findall(r"\.([A-Za-z_0-9]+)|\[(\d+)\]", where)
    unknown = re.findall(r"unknown field `(.*)`", wrong)
    return wrong, [*(int(place) if place else name for name, place in steps), *unknown]
