"""Players who use the pages as people do: with a mouse, or with the keyboard alone."""

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page

PATIENCE = 60_000
"""milliseconds"""

TRIES = 400

WITHIN_A_GAME = 3000

WITHIN_SECONDS = 240


def begin(page: Page, title: str, opponent: str = "A sparring partner", sides: tuple[str, str] | None = None) -> None:
    """Lay a table in three clicks."""
    page.goto("/")
    page.get_by_role("button", name=title).click()
    if sides is not None:
        page.get_by_label("Your side").select_option(sides[0])
        page.get_by_label("The other side").select_option(sides[1])
    page.get_by_label(opponent).check()
    page.get_by_role("button", name="Lay the table").click()


class Mouse:
    """Clicks whatever can be clicked."""

    def __init__(self, page: Page, random: Random) -> None:
        self.page, self.random = page, random

    def answer(self) -> None:
        """Give some answer to the question that stands there."""
        ask = self.page.locator(".ask")
        if ask.locator("button.option").count():
            self._click(self._any(ask.locator("button.option")))
        elif ask.locator('input[type="checkbox"]').count() and ask.get_by_text("Choose").count():
            self._several(ask)
        elif (
            ask.get_by_role("button", name="Put it here").count() or ask.get_by_role("button", name="Move here").count()
        ) or ask.get_by_role("button", name="This point").count():
            self._place(ask)
        elif ask.locator(".row").count():
            self._allot(ask)
        else:
            self._click(ask.locator("button.button"))

    def _any(self, found: Locator) -> Locator:
        return found.nth(self.random.randrange(found.count()))

    def _click(self, what: Locator) -> None:
        what.click(timeout=PATIENCE)

    def _several(self, ask: Locator) -> None:
        boxes = ask.locator('ul input[type="checkbox"]')
        give = ask.locator("button.button")
        for number in range(boxes.count()):
            if give.is_enabled():
                break
            boxes.nth(number).check()
        self._click(give)

    def _allot(self, ask: Locator) -> None:
        give = ask.locator("button.button")
        for _ in range(TRIES):
            if give.is_enabled():
                break
            more = ask.locator(".row button:has-text('+'):enabled")
            self._click(self._any(more))
        self._click(give)

    def _place(self, ask: Locator) -> None:
        give = ask.locator("button.button")
        stay = ask.get_by_role("button", name="Stay")
        if stay.count() and self.random.random() < 0.3:
            self._click(stay)
            return
        for _ in range(TRIES):
            if self._stands(ask):
                self._click(give)
                return
            self._elsewhere()
        raise AssertionError("no place was found: " + ask.inner_text())

    def _stands(self, ask: Locator) -> bool:
        """Whether the base may stand where it is, once that has been judged."""
        judged = ask.locator("p.good, p.bad").first
        judged.wait_for(timeout=PATIENCE)
        return "good" in (judged.get_attribute("class") or "")

    def _elsewhere(self) -> None:
        """Somewhere in what is offered, or near."""
        zone = self.page.locator("svg .zone").last
        shape = zone if zone.count() else self.page.locator("svg .board")
        box = shape.bounding_box()
        board = self.page.locator("svg .board").bounding_box()
        assert box is not None
        assert board is not None
        left, top = max(box["x"], board["x"]), max(box["y"], board["y"])
        right = min(box["x"] + box["width"], board["x"] + board["width"])
        low = min(box["y"] + box["height"], board["y"] + board["height"])
        self.page.mouse.click(self.random.uniform(left, right), self.random.uniform(top, low))


class Keyboard(Mouse):
    """Touches nothing but keys."""

    def _click(self, what: Locator) -> None:
        what.focus(timeout=PATIENCE)
        self.page.keyboard.press("Enter")

    def _several(self, ask: Locator) -> None:
        boxes = ask.locator('ul input[type="checkbox"]')
        give = ask.locator("button.button")
        for number in range(boxes.count()):
            if give.is_enabled():
                break
            boxes.nth(number).focus()
            self.page.keyboard.press("Space")
        self._click(give)

    def _elsewhere(self) -> None:
        self.page.locator('svg[role="application"]').focus()
        for _ in range(self.random.randint(1, 8)):
            self.page.keyboard.press(self.random.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "q", "e")))


def is_over(page: Page) -> bool:
    return page.locator("#result").count() > 0


def play(*players: Mouse, until: Callable[[], bool] | None = None) -> int:
    """Everybody answers what he is asked until the game is over; how many answers were given."""
    given = 0
    ends = monotonic() + WITHIN_SECONDS
    while not is_over(players[0].page) and not (until and until()):
        asked = next((player for player in players if _is_asked(player.page)), None)
        assert monotonic() < ends, "nobody is asked, and the game is not over"
        if asked is None:
            players[0].page.wait_for_timeout(30)
            continue
        before = _question(asked.page)
        asked.answer()
        given += 1
        assert given < WITHIN_A_GAME, "the game does not end"
        asked.page.wait_for_function(
            "before => document.querySelector('.ask')?.dataset.ask !== before", arg=before, timeout=PATIENCE
        )
    return given


def _is_asked(page: Page) -> bool:
    return _question(page) not in ("", None)


def _question(page: Page) -> Any:
    ask = page.locator(".ask")
    return ask.get_attribute("data-ask") if ask.count() else None
