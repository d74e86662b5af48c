"""The index from rules to the code and the tests that cite them."""

from pathlib import Path

import pytest

from sortilege.rulebook import rules, texts
from sortilege.rulebook.coverage import Citation, Coverage, citations, citations_in, coverage, sentence

RULING, TABLE, CODE = "I2-R5", "C2-T16c", "MK-C-WAND"

MODULE = f'''"""The module cites {TABLE}."""

import math


@math.sqrt
def cast(spell):
    """{RULING} A docstring."""
    def pay():
        return 1  # {TABLE}: a trailing comment
    return pay


class Counter:
    def absorb(self):
        raise ValueError("{CODE}")
'''


def named(text: str, file: str) -> list[tuple[str, str]]:
    return [(identifier, place.name) for identifier, place in citations_in(text, file)]


def test_a_citation_belongs_to_the_innermost_function_or_class() -> None:
    assert named(MODULE, "src/magic.py") == [
        (TABLE, "magic"),
        (RULING, "cast"),
        (TABLE, "cast.pay"),
        (CODE, "Counter.absorb"),
    ]


def test_a_case_is_named_by_its_file() -> None:
    assert list(citations_in(f"rule: {RULING}\n", "tests/cases/late.yaml")) == [
        (RULING, Citation("tests/cases/late.yaml", 1, "late"))
    ]


def test_a_function_that_cites_twice_is_listed_once(tmp_path: Path) -> None:
    (tmp_path / "twice.py").write_text(f'def f():\n    """{RULING}"""\n    # {RULING}\n', encoding="utf-8")
    assert citations(tmp_path, tmp_path) == {RULING: [Citation("twice.py", 2, "f")]}


def test_the_light_tells_code_and_tests_apart() -> None:
    place = (Citation("a.py", 1, "a"),)
    assert Coverage(RULING, "", place, place).light == "obeyed and tested"
    assert Coverage(RULING, "", place, ()).light == "code only"
    assert Coverage(RULING, "", (), place).light == "tests only"
    assert Coverage(RULING, "", (), ()).light == "none"


def test_the_first_sentence_stands_for_a_rule() -> None:
    assert sentence("A table is 1.2 m\nwide. It may be larger.") == "A table is 1.2 m wide."
    assert sentence("No full stop") == "No full stop"


def test_the_index_of_a_system_lists_all_its_rules_in_order() -> None:
    index = coverage("AR")
    assert tuple(row.id for row in index) == rules("AR")
    assert index[0].sentence == "Magic has no pool of its own."


def test_without_a_checkout_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(texts, "CHECKOUT", tmp_path)
    with pytest.raises(texts.NoCheckout, match="needs a checkout"):
        coverage("AR")
