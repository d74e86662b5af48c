"""The page of the balance of what is shipped has every pair, and says how it is made anew."""

import re
from itertools import combinations

import pytest

from sortilege.cli.simulated import BEGIN, END
from sortilege.content.any_pack import shipped_pack
from sortilege.rulebook.texts import checkout

PAGE = (checkout() / "docs" / "balance.md").read_text(encoding="utf-8")
TABLES = PAGE.partition(BEGIN)[2].partition(END)[0]
pytestmark = pytest.mark.skipif(not TABLES.strip(), reason="the tables of docs/balance.md are still to be made")
FULL = 200
"""C2-6.2a the value of a ready army; a beginner's band has half of it"""


def test_every_two_ready_armies_are_a_row_of_the_table() -> None:
    armies = [army.id for army in shipped_pack("confrontation").armies.values() if army.points == FULL]
    rows = {frozenset(pair) for pair in re.findall(r"^\| (\w+) \| (\w+) \| \d", TABLES, re.MULTILINE)}
    assert {frozenset(pair) for pair in combinations(armies, 2)} <= rows


def test_it_says_how_it_is_made() -> None:
    assert re.search(r"Made by `sortilege simulate .* --markdown docs/balance.md`", TABLES)
