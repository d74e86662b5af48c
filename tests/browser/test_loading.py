"""The first page is small; `benchmarks/loading.py` measures how soon it is there on a slow connection."""

from playwright.sync_api import BrowserContext

MOST = 250_000
"""bytes on the wire, pictures not counted"""


def test_the_first_load_is_small(context: BrowserContext) -> None:
    page = context.new_page()
    sizes: list[float] = []
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    page.get_by_role("button", name="Confrontation").wait_for()
    assert sum(sizes) < MOST
