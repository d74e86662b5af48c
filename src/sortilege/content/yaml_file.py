"""Reading YAML files that people write: plain data, and where in the file each part of it stands.

YAML 1.2, so that `on` and `off` are words. Aliases and tags are refused: nobody needs them here, and they can make a
small file a huge one.
"""

import math
import re
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from sortilege.content.faults import Fault, FileError
from sortilege.content.plain_text import DEEPEST, LARGEST, check_text, decoded, too_deep

T = TypeVar("T")


class YamlFile:
    """A file as plain data that knows the line of each of its parts."""

    def __init__(self, name: str, text: str) -> None:
        check_text(name, text)
        self.name = name
        self._root = _composed(name, text)
        self.data: Any = _plain(name, self._root)

    @classmethod
    def read(cls, path: Path | Traversable) -> "YamlFile":
        name = str(path) if isinstance(path, Path) else path.name
        try:
            with path.open("rb") as opened:
                raw = opened.read(LARGEST + 1)
        except OSError as error:
            raise FileError(Fault(name, 1, 1, error.strerror or str(error))) from None
        return cls(name, decoded(name, raw))

    def line_of(self, *way: str | int) -> int:
        """The line on which a part stands, or the nearest part around it that the file has."""
        return self.place_of(*way)[0]

    def place_of(self, *way: str | int) -> tuple[int, int]:
        """The line and the column of a part: its value, where that stands beside its name; otherwise the name."""
        node, place = self._root, _place(self._root)
        for key in way:
            found = _child(node, key)
            if found is None:
                break
            place, node = found
        return place

    def fault(self, wrong: str, *way: str | int) -> Fault:
        return Fault(self.name, *self.place_of(*way), wrong)

    def fault_of_name(self, wrong: str, *way: str | int) -> Fault:
        """A fault of the name of a part, not of its value."""
        (line, column), name = self.place_of(*way), str(way[-1])
        node: Node | None = self._root
        for key in way[:-1]:
            found = _child(node, key) if node is not None else None
            node = found[1] if found else None
        if isinstance(node, MappingNode):
            line, column = next((_place(key) for key, _ in node.value if key.value == name), (line, column))
        return Fault(self.name, line, column, wrong)

    def error(self, wrong: str, *way: str | int) -> FileError:
        return FileError(self.fault(wrong, *way))

    def convert(self, kind: type[T], *way: str | int) -> T:
        """A part of the file (all of it, without a way) as a struct; a FileError names the line that does not fit."""
        data = self.data
        for key in way:
            data = data[key]
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            wrong, inner = fault_and_way(str(error))
            raise self.error(wrong, *way, *inner) from None


def _place(node: Node) -> tuple[int, int]:
    return node.start_mark.line + 1, node.start_mark.column + 1


def _composed(name: str, text: str) -> Node:
    yaml = YAML(typ="safe", pure=True)
    try:
        root: Node | None = yaml.compose(text)
    except RecursionError:
        raise FileError(Fault(name, 1, 1, too_deep())) from None
    except (YAMLError, ValueError) as error:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        wrong = getattr(error, "problem", None) or "this is not YAML"
        raise FileError(Fault(name, mark.line + 1 if mark else 1, mark.column + 1 if mark else 1, str(wrong))) from None
    if root is None:
        raise FileError(Fault(name, 1, 1, "the file is empty"))
    return root


def _wrong(name: str, node: Node, wrong: str) -> FileError:
    return FileError(Fault(name, *_place(node), wrong))


def _plain(name: str, node: Node, depth: int = 0, seen: set[int] | None = None) -> Any:
    """A node as plain data. A node that is met twice is an alias."""
    seen = set() if seen is None else seen
    if id(node) in seen:
        raise _wrong(name, node, "a part is repeated by an alias (&, *); write it out")
    seen.add(id(node))
    if depth > DEEPEST:
        raise _wrong(name, node, too_deep())
    if not isinstance(node, ScalarNode) and _tag(node) not in ("map", "seq"):
        raise _wrong(name, node, "a tag (!) stands before this; leave it out")
    if isinstance(node, MappingNode):
        return _mapping(name, node, depth, seen)
    if isinstance(node, SequenceNode):
        return [_plain(name, item, depth + 1, seen) for item in node.value]
    return _scalar(name, _writable(name, node))


def _tag(node: Node) -> str:
    return str(node.tag).rpartition(":")[2]


def _writable(name: str, node: Node) -> Node:
    """A word as it stands in the file: escapes can name letters that no text holds, such as half of a pair."""
    try:
        node.value.encode()
    except UnicodeEncodeError:
        raise _wrong(name, node, f"{node.value[:40]!a} cannot be written as text") from None
    return node


def _mapping(name: str, node: MappingNode, depth: int, seen: set[int]) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for key_node, value_node in node.value:
        if not isinstance(key_node, ScalarNode):
            raise _wrong(name, key_node, "a name is a word")
        key = str(_writable(name, key_node).value)
        if key in plain:
            raise _wrong(name, key_node, f"{key!r} stands here twice")
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
    tag = _tag(node)
    if tag not in _TAGS:
        raise _wrong(name, node, f"{node.value[:40]!r} is a {tag}; put it in quotes if it is a word")
    try:
        value = _TAGS[tag](node.value)
    except ValueError:
        value = math.nan
    if isinstance(value, float) and not math.isfinite(value):
        raise _wrong(name, node, f"{node.value[:40]!r} is no number that is known here")
    return value


def _child(node: Node, key: str | int) -> tuple[tuple[int, int], Node] | None:
    """A part of a node; where a value begins on a later line than its name, its place is that of the name."""
    if isinstance(node, MappingNode):
        for key_node, value_node in node.value:
            if key_node.value == key:
                beside = value_node.start_mark.line == key_node.start_mark.line
                return _place(value_node if beside else key_node), value_node
    elif isinstance(node, SequenceNode) and isinstance(key, int) and key < len(node.value):
        return _place(node.value[key]), node.value[key]
    return None


def fault_and_way(message: str) -> tuple[str, list[str | int]]:
    """The two halves of a validation error: `Expected `int`, got `str` - at `$.spells[2].pa``."""
    wrong, _, where = message.partition(" - at `$")
    steps = re.findall(r"\.([A-Za-z_0-9]+)|\[(\d+)\]", where)
    unknown = re.findall(r"unknown field `(.*)`", wrong)
    return wrong, [*(int(place) if place else name for name, place in steps), *unknown]
