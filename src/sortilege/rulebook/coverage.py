"""Which code obeys a rule and which tests show it, gathered from what the project's files cite.

A citation is a claim. The index only shows where the claims stand; it is made anew each time it is asked for.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

import msgspec

from sortilege.rulebook.ids import cited
from sortilege.rulebook.lookup import find, known, rules
from sortilege.rulebook.texts import checkout

CITING = {".py", ".yaml", ".yml", ".toml", ".json", ".ftl"}
"""The kinds of files in which a rule can be cited."""

_SENTENCE = re.compile(r".*?[.!?](?=\s|$)|.+", re.DOTALL)

Light = Literal["obeyed and tested", "code only", "tests only", "none"]


class Citation(msgspec.Struct, frozen=True, order=True):
    file: str
    line: int
    name: str
    """The function or class that cites, or the module or file where none does."""


class Coverage(msgspec.Struct, frozen=True):
    """One rule, the code that says it obeys it and the tests that say they test it."""

    id: str
    sentence: str
    code: tuple[Citation, ...]
    tests: tuple[Citation, ...]

    @property
    def light(self) -> Light:
        if self.code:
            return "obeyed and tested" if self.tests else "code only"
        return "tests only" if self.tests else "none"


def coverage(prefix: str) -> list[Coverage]:
    """The rules of one system in the order of its specification. Needs a checkout (else `NoCheckout`)."""
    root = checkout()
    code, tests = citations(root, root / "src"), citations(root, root / "tests")
    return [
        Coverage(rule, sentence(find(rule).text), tuple(code.get(rule, ())), tuple(tests.get(rule, ())))
        for rule in rules(prefix)
    ]


def sentence(text: str) -> str:
    """The first sentence of a rule, on one line."""
    match = _SENTENCE.match(" ".join(text.split()))
    return match[0] if match else ""


def citations(root: Path, folder: Path) -> dict[str, list[Citation]]:
    """Each id that the files of a folder cite, with the places, each once, in order."""
    found: dict[str, set[Citation]] = {}
    for path in citing_files(folder):
        for identifier, place in citations_in(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix()):
            found.setdefault(identifier, set()).add(place)
    return {identifier: _first_of_each_name(places) for identifier, places in found.items()}


def citing_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in CITING and path.is_file())


def citations_in(text: str, file: str) -> Iterator[tuple[str, Citation]]:
    """What one file cites, line by line, and in which function."""
    lines = text.splitlines()
    spans = list(_spans(ast.parse(text), lines)) if file.endswith(".py") and cited(text) else []
    for number, line in enumerate(lines, 1):
        for readings in cited(line):
            identifier = next((reading for reading in readings if known(reading)), readings[0])
            yield identifier, Citation(file, number, _innermost(spans, number) or Path(file).stem)


def _spans(tree: ast.AST, lines: list[str], outer: str = "") -> Iterator[tuple[int, int, str]]:
    """The first and last lines of every function and class, each before those inside it."""
    for node in ast.iter_child_nodes(tree):
        name = outer
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{outer}.{node.name}" if outer else node.name
            first = min(decorator.lineno for decorator in (node, *node.decorator_list))
            yield first, _last_line(node, lines), name
        yield from _spans(node, lines, name)


def _last_line(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, lines: list[str]) -> int:
    """The last line of a function with the comments that close it, which the syntax tree leaves out."""
    last = node.end_lineno or node.lineno
    while last < len(lines) and lines[last][node.col_offset :].startswith(" ") and lines[last].lstrip().startswith("#"):
        last += 1
    return last


def _innermost(spans: Iterable[tuple[int, int, str]], line: int) -> str | None:
    return max(((first, name) for first, last, name in spans if first <= line <= last), default=(0, None))[1]


def _first_of_each_name(places: Iterable[Citation]) -> list[Citation]:
    first: dict[tuple[str, str], Citation] = {}
    for place in sorted(places):
        first.setdefault((place.file, place.name), place)
    return list(first.values())
