"""Whoever cites a rule cites one that the specifications define.

Events, refusals, docstrings, cases and the specifications themselves cite ids. One that does not exist is a
slip of the pen or a rule that was never written, and a reader who looks it up finds nothing.
"""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from sortilege.rulebook import PREFIXES, closest, known, rules
from sortilege.rulebook.coverage import citing_files
from sortilege.rulebook.ids import cited
from sortilege.rulebook.texts import checkout

ROOT = checkout()
SPECIFICATIONS = sorted((ROOT / "docs" / "rules").glob("*.md"))

# What the specifications write instead of an id, each on purpose.
FAMILIES = {
    "I3-EX-P": "all probabilities of I3, named in the README",
    "I3-TAB": "all tables, followed by an ellipsis",
    "I3-EX": "all examples, followed by an ellipsis",
    "I3-ERR": "all errata, followed by an ellipsis",
    "I3H-TAB": "all tables, followed by an ellipsis",
    "I3H-EX": "all examples, followed by an ellipsis",
    "AR-Rn": "any ruling",
    "IN-Rnn": "any ruling",
    "IN-Fnn": "any refusal",
    "IN-Pnn": "any procedure",
    "IN-Pnn.s": "any step of a procedure",
    "IN-Dnn": "any paragraph of the data format",
    "IN-Enn": "any example",
    "MK-Dnn": "any divergence",
    "MK-Rnn": "any ruling",
    "MK-Xnn": "any example",
    "MK-Qn": "any probability",
}


def wrong(text: str) -> Iterator[tuple[int, str]]:
    """The ids that a text cites and no specification defines, with their lines."""
    unknown = {readings for readings in cited(text) if not any(map(known, readings))}
    if unknown:
        for number, line in enumerate(text.splitlines(), 1):
            yield from ((number, readings[0]) for readings in cited(line) if readings in unknown)


def faults(paths: list[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: no specification defines {name}; closest: {', '.join(closest(name))}"
        for path in paths
        for number, name in wrong(path.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("folder", ["src", "tests", "benchmarks"])
def test_what_the_project_cites_exists(folder: str) -> None:
    # This file is left out: it names the families above, which are no ids.
    found = faults([path for path in citing_files(ROOT / folder) if path != Path(__file__)])
    assert not found, "\n".join(["", *found])


def test_what_the_specifications_cite_of_each_other_exists() -> None:
    cites = chain.from_iterable(wrong(path.read_text(encoding="utf-8")) for path in SPECIFICATIONS)
    dangling = {name for _, name in cites} - FAMILIES.keys()
    assert not dangling, "\n".join(fault for fault in faults(SPECIFICATIONS) if any(name in fault for name in dangling))


def test_no_exception_outlives_its_use() -> None:
    cites = chain.from_iterable(wrong(path.read_text(encoding="utf-8")) for path in SPECIFICATIONS)
    assert FAMILIES.keys() == {name for _, name in cites}


MISSING = "I2-" + "6.7.1z"  # put together here, so that this file cites only what exists


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (f"first\nthe {MISSING}, twice {MISSING}", [2, 2]),
        (f"MK-{'GANG'}-{'UPP'}", [1]),
        (f"C2-{'R5'}00", [1]),
        (f"C2-{0}", [1]),
        ("I2-6.3.2 a to f, I2-F9 to I2-F12, I2-R5, C2-T16c, C2-9.1, MK-GANG-UP, I3-EX-S1.", []),
        ("I2-6.7 and I2-R5-based, all of I2-R…", []),
    ],
)
def test_the_check_sees_what_is_wrong_and_nothing_else(text: str, lines: list[int]) -> None:
    assert [number for number, _ in wrong(text)] == lines


def test_a_fault_names_the_place_and_what_may_be_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("test_cited_rules.ROOT", tmp_path)
    (tmp_path / "rule.py").write_text(f'"""{MISSING}"""\n', encoding="utf-8")
    (fault,) = faults([tmp_path / "rule.py"])
    assert fault.startswith(f"rule.py:1: no specification defines {MISSING}; closest: I2-6.7.1, ")


PREFIX = "|".join(sorted(PREFIXES, key=len, reverse=True))
ID = rf"(?:{PREFIX})-[0-9A-Z][0-9A-Za-z.]*[0-9A-Za-z]"
ITEM = rf"\s*[-*] \*\*({ID})\*\*"
ROW = rf"\s*\| *\*\*({ID})\*\* *\|"


def counted(text: str) -> Iterator[str]:
    """The rules of a specification: list items under a heading numbered 3, and table rows, with a bold id."""
    depth = 0  # of the heading numbered 3 that the line lies under; 0: under none
    for line in text.splitlines():
        if heading := re.match(r"(#+) (\w*)", line):
            if not depth or len(heading[1]) <= depth:
                depth = len(heading[1]) if re.fullmatch("3[A-Z]?", heading[2]) else 0
        elif rule := (re.match(ROW, line) or (depth and re.match(ITEM, line))):
            yield rule[1]


def test_the_rulebook_counts_as_rules_what_the_conventions_call_so() -> None:
    texts = chain.from_iterable(counted(path.read_text(encoding="utf-8")) for path in SPECIFICATIONS)
    assert sorted(texts) == sorted(chain.from_iterable(map(rules, PREFIXES)))
