"""The first page is small and soon there."""

from playwright.sync_api import Browser, BrowserContext

from tests.server.conftest import Served

MOST = 250_000
"""bytes on the wire, pictures not counted"""

SLOW = {"offline": False, "latency": 100, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
"""a slow mobile connection: 1.6 Mbit/s, 100 ms"""

WITHIN = 2000
"""milliseconds"""


def test_the_first_load_is_small(context: BrowserContext) -> None:
    page = context.new_page()
    sizes: list[float] = []
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    page.get_by_role("button", name="Confrontation").wait_for()
    assert sum(sizes) < MOST


def test_it_can_be_used_soon_on_a_slow_connection(browser: Browser, house: Served) -> None:
    with browser.new_context(base_url=house.url) as context:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW)
        page.goto("/", wait_until="commit")
        page.get_by_role("button", name="Confrontation").wait_for(timeout=60_000)
        taken = page.evaluate("performance.now()")
        assert taken < WITHIN, f"{taken} ms"
