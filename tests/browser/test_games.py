"""Whole games in the browser."""

from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.players import Keyboard, Mouse, begin, is_over, play

TITLES = ("The duel", "Confrontation", "The Arcane")


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_against_the_sparring_partner_by_mouse(page: Page, title: str) -> None:
    begin(page, title)
    assert play(Mouse(page, Random(1))) > 5
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("rolls are those that were committed to")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    for name in ("The duel", "Lay the table"):
        page.get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")
    play(Keyboard(page, Random(2)))
    assert is_over(page)


def test_a_whole_game_on_a_phone(context: BrowserContext) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, "The duel")
    play(Mouse(page, Random(3)))
    assert is_over(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_two_people_by_a_link(context: BrowserContext, page: Page) -> None:
    begin(page, "The duel", "Somebody by a link")
    link = page.get_by_label("The link of the other seat").input_value()
    browser = context.browser
    assert browser is not None
    with browser.new_context(viewport={"width": 1000, "height": 700}) as elsewhere:
        other = elsewhere.new_page()
        other.goto(link)
        other.get_by_label("Your name").fill("Bea")
        other.get_by_role("button", name="Sit down").click()
        assert "#" not in other.url
        play(Mouse(page, Random(4)), Mouse(other, Random(5)))
        assert is_over(page)
        expect(other.locator("#result")).to_be_visible()


class AtOneScreen(Mouse):
    """Two who share a screen: whoever is asked draws the curtain first."""

    def answer(self) -> None:
        curtain = self.page.get_by_role("button", name="Show the table")
        if curtain.count():
            curtain.click()
        super().answer()


def test_two_people_at_one_screen(page: Page) -> None:
    begin(page, "The duel", "Somebody at this screen")
    play(AtOneScreen(page, Random(6)))
    assert is_over(page)


def test_a_reload_loses_nothing(page: Page) -> None:
    begin(page, "The duel")
    count = [0]

    def ten() -> bool:
        count[0] += 1
        return count[0] > 10

    play(Mouse(page, Random(7)), until=ten)
    told = page.locator(".list p").all_inner_texts()
    page.reload()
    page.wait_for_selector(".list p")
    page.wait_for_timeout(300)
    assert page.locator(".list p").all_inner_texts()[: len(told)] == told
    play(Mouse(page, Random(8)))
    assert is_over(page)
