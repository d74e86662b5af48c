"""Players bring their own army lists to a table."""

import httpx
import pytest
from msgspec.structs import replace

from sortilege.rosters.file import written
from sortilege.rosters.link import link_of
from sortilege.rosters.sources import sheet_of
from sortilege.rosters.text import text_of
from tests.server.conftest import Served


def _lay(server: Served, roster: str, ruleset: str = "confrontation") -> httpx.Response:
    table = {"ruleset": ruleset, "sides": [{"roster": roster}, {}], "players": ["person", "person"]}
    return httpx.post(f"{server.url}/api/tables", json=table)


@pytest.mark.parametrize("form", [written, link_of, text_of])
def test_a_list_is_played_with_in_each_of_its_forms(served: Served, form: object) -> None:
    roster = sheet_of("ashen_column").roster
    assert callable(form)
    assert _lay(served, form(roster)).status_code == 201


def test_a_list_that_breaks_a_rule_is_refused_with_every_fault(served: Served) -> None:
    refused = _lay(served, written(replace(sheet_of("ashen_column").roster, people="alahan")))
    assert refused.status_code == 422
    assert "C2-27b" in refused.json()["error"]


@pytest.mark.parametrize("nonsense", ["roster: [", "#roster=1.AAAA", "3x Nobody at all", "roster: 1\nruleset: arcane"])
def test_nonsense_is_refused(served: Served, nonsense: str) -> None:
    assert _lay(served, nonsense).status_code == 422
