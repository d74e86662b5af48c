"""Imports point one way.

    kernel ← table ← rules ← content ← rosters, odds, campaigns, bots ← lab, server ← cli

A package may import itself and whatever lies to its left, nothing to its right or beside it. Three stand
apart: `rulebook` reads the specifications, `messages` puts events into words, `cases` runs rules checks.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sortilege.rulebook.texts import checkout

SOURCES = checkout() / "src"
PROJECT = "sortilege"

RANKS = (
    ("kernel",),
    ("table",),
    ("rules",),
    ("content",),
    ("rosters", "odds", "campaigns", "bots"),
    ("lab", "server"),
    ("cli",),
)
ASIDE = {
    "rulebook": set[str](),
    "messages": {"kernel", "rulebook"},
    "cases": {"kernel", "table", "rules", "content", "rosters", "rulebook"},
}
FRONT_DOOR = ""  # sortilege itself, whose functions open a game; it stands beside the rosters
OPEN_TO = {
    "rulebook": {"messages", "cases", "server", "cli"},
    "messages": {"server", "cli"},
    "cases": {"cli"},
    FRONT_DOOR: {"cases", "lab", "server", "cli"},
}
FRONT = {"kernel", "table", "rules", "content", "rosters"}
MAIN = "__main__"

NUMPY = {"odds", "bots", "lab"}
KERNEL = sys.stdlib_module_names | {"msgspec", PROJECT}


def arrows() -> dict[str, set[str]]:
    """Each package, and the packages that it may import besides itself."""
    may: dict[str, set[str]] = {}
    for rank in RANKS:
        left = set(may)
        may |= {package: set(left) for package in rank}
    may |= {package: set(few) for package, few in ASIDE.items()} | {FRONT_DOOR: FRONT, MAIN: {"cli"}}
    for package, importers in OPEN_TO.items():
        for importer in importers:
            may[importer].add(package)
    return may


MAY = arrows()


class Import(NamedTuple):
    line: int
    module: str
    """Dotted and absolute; of `from a import b` it is a.b."""


def imports(source: str, module: str) -> Iterator[Import]:
    """Every import of a module wherever it stands: in functions, under TYPE_CHECKING, by name at run time."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (Import(node.lineno, name.name) for name in names)
            case ast.ImportFrom(module=origin, names=names, level=level):
                whole = ".".join(filter(None, (base(module, level), origin)))
                yield from (Import(node.lineno, f"{whole}.{name.name}") for name in names)
            case ast.Call(func=ast.Attribute(attr="import_module") | ast.Name(id="import_module" | "__import__")):
                if node.args and isinstance(node.args[0], ast.Constant):
                    yield Import(node.lineno, str(node.args[0].value))


def base(module: str, level: int) -> str:
    """The package that the dots of a relative import stand for. A package is called a.b.__init__ here."""
    return ".".join(module.split(".")[:-level]) if level else ""


def package_of(module: str) -> str:
    """`kernel` for sortilege.kernel.dice; nothing for what sortilege itself defines."""
    name = module.split(".")[1] if "." in module else FRONT_DOOR
    return name if name in MAY or (SOURCES / PROJECT / name).is_dir() else FRONT_DOOR


def faults(source: str, module: str) -> Iterator[tuple[int, str]]:
    """The lines of a module that break the contract, and how."""
    here = FRONT_DOOR if module == f"{PROJECT}.__init__" else module.split(".")[1]
    allowed = MAY.get(here)
    if allowed is None:
        yield 1, f"{here} has no place in the import contract"
        return
    for line, wanted in imports(source, module):
        root = wanted.split(".")[0]
        if root == PROJECT and package_of(wanted) not in {here, *allowed} and not wanted.endswith("__"):
            yield line, f"{here or PROJECT} → {package_of(wanted) or PROJECT} ({wanted})"
        if root == "numpy" and here not in NUMPY:
            yield line, f"{here or PROJECT} → numpy, which is for {', '.join(sorted(NUMPY))}"
        if here == "kernel" and root not in KERNEL:
            yield line, f"kernel → {root}, which is neither the standard library nor msgspec"


def modules() -> Iterator[tuple[Path, str]]:
    for path in sorted((SOURCES / PROJECT).rglob("*.py")):
        yield path, ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def test_imports_point_one_way() -> None:
    found = [
        f"{path.relative_to(SOURCES.parent)}:{line}: {fault}"
        for path, module in modules()
        for line, fault in faults(path.read_text(encoding="utf-8"), module)
    ]
    assert not found, "\n".join(["", *found])


def test_the_arrows() -> None:
    assert MAY["kernel"] == MAY["rulebook"] == set()
    assert MAY["content"] == {"kernel", "table", "rules"}
    assert MAY["odds"] == MAY["bots"] == {"kernel", "table", "rules", "content"}
    assert MAY["server"] - MAY["lab"] == {"rulebook", "messages"}
    assert MAY["cli"] == MAY.keys() - {"cli", MAIN}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sortilege.kernel.game", "import sortilege.table"),
        ("sortilege.kernel.game", "from sortilege import table"),
        ("sortilege.kernel.game", "from sortilege import new"),
        ("sortilege.kernel.game", "from ..rules import registry"),
        ("sortilege.kernel.__init__", "from ..table.bases import Base"),
        ("sortilege.kernel.game", "def f():\n    from sortilege.content import load"),
        ("sortilege.kernel.game", "if TYPE_CHECKING:\n    from sortilege.rules.later import Later"),
        ("sortilege.kernel.game", "import importlib\nimportlib.import_module('sortilege.server')"),
        ("sortilege.kernel.game", "import click"),
        ("sortilege.table.sight", "import numpy as np"),
        ("sortilege.table.sight", "from numpy.linalg import norm"),
        ("sortilege.rules.later.turn", "from sortilege.odds import chance"),
        ("sortilege.rules.later.turn", "from sortilege.rulebook import find"),
        ("sortilege.odds.exact", "from sortilege.bots import Greedy"),
        ("sortilege.bots.greedy", "from sortilege.messages import say"),
        ("sortilege.lab.many", "from sortilege.server import app"),
        ("sortilege.server.app", "from sortilege.cases import run"),
        ("sortilege.rulebook.lookup", "from sortilege.kernel import ask"),
        ("sortilege.messages.fluent", "from sortilege.rules import registry"),
        ("sortilege.cases.run", "from sortilege.odds import chance"),
        ("sortilege.__init__", "from sortilege.server import app"),
        ("sortilege.sorcery.spell", "import math"),
    ],
)
def test_a_broken_arrow_is_seen(module: str, source: str) -> None:
    assert [line for line, _ in faults(source, module)] == [len(source.splitlines())]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "sortilege.kernel.game",
            "import msgspec, random\nfrom sortilege.kernel.dice import Dice\nfrom .ask import Ask",
        ),
        ("sortilege.kernel.__init__", "from .ask import Ask\nfrom sortilege import __version__"),
        (
            "sortilege.rules.later.turn",
            "from ...kernel import ask\nfrom .cards import Pile\nfrom sortilege.table import sight",
        ),
        ("sortilege.odds.exact", "import numpy\nfrom sortilege.content import load"),
        ("sortilege.server.app", "from sortilege.bots import Greedy"),
        ("sortilege.server.app", "from sortilege.messages import say\nfrom sortilege import new, rulebook"),
        ("sortilege.cases.run", "from sortilege.rulebook import find\nimport sortilege"),
        ("sortilege.__init__", "def new():\n    from sortilege.rules import registry"),
        ("sortilege.__main__", "from sortilege.cli import main"),
        ("sortilege.cli.play", "from sortilege.server import app\nfrom sortilege.cases import run\nimport rich"),
    ],
)
def test_what_the_contract_allows_passes(module: str, source: str) -> None:
    assert list(faults(source, module)) == []


def test_the_kernel_loads_nothing_heavy() -> None:
    heavy = {"asyncio", "rich", "click", "numpy", "shapely", "ruamel"}
    script = "import sys; import sortilege.kernel; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert heavy & {name.split(".")[0] for name in loaded} == set()
    ours = {name.split(".")[1] for name in loaded if name.startswith(f"{PROJECT}.")}
    assert ours == {"kernel"}
