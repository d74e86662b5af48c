"""Nothing stands in anybody's way: axe finds no violation, by day and by night, wide and narrow."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from sortilege.rulebook.texts import checkout
from tests.browser.players import Mouse, begin, play

AXE = (checkout() / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary'][:300]}"
        for one in found["violations"]
    ]


@pytest.fixture(params=["light", "dark"])
def lit(page: Page, request: pytest.FixtureRequest) -> Page:
    page.emulate_media(color_scheme=request.param)
    return page


def test_the_first_page(lit: Page) -> None:
    lit.goto("/")
    lit.get_by_role("button", name="Confrontation").click()
    lit.get_by_text("Options of the rules").click()
    assert violations(lit) == []


@pytest.mark.parametrize("width", [1280, 390])
def test_the_table_at_many_questions(lit: Page, width: int) -> None:
    lit.set_viewport_size({"width": width, "height": 844})
    begin(lit, "Confrontation")
    seen: set[str] = set()
    found: list[str] = []

    def look() -> bool:
        kind = lit.locator(".ask").get_attribute("data-kind") or ""
        if kind and kind not in seen:
            seen.add(kind)
            found.extend(violations(lit))
        return len(seen) >= 8 or bool(found)

    play(Mouse(lit, Random(1)), until=look)
    assert found == []


def test_the_end_of_a_game_and_a_rule(lit: Page) -> None:
    begin(lit, "The duel")
    play(Mouse(lit, Random(2)))
    assert violations(lit) == []
    lit.locator(".list .rule").first.click()
    lit.get_by_role("dialog").wait_for()
    assert violations(lit) == []
