"""How soon the first page can be used on a slow connection: python -m benchmarks.loading (needs Chromium)."""

from pathlib import Path
from shutil import which
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUMS, QUIETLY
from tests.server.conftest import Served

SLOW = {"offline": False, "latency": 100, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
"""a slow mobile connection: 1.6 Mbit/s, 100 ms"""

TIMES = 5


def load(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds until the games can be chosen, and kilobytes on the wire."""
    with browser.new_context() as context:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW)
        sizes: list[float] = []
        session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
        page.goto(url, wait_until="commit")
        page.get_by_role("button", name="Confrontation").wait_for()
        taken = float(page.evaluate("performance.now()"))
        page.wait_for_load_state("networkidle")
        return taken, sum(sizes) / 1000


def main() -> None:
    program = next(filter(None, map(which, CHROMIUMS)))
    with TemporaryDirectory() as data, Served(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(QUIETLY))
        loads = [load(browser, server.url) for _ in range(TIMES)]
        browser.close()
    print(f"usable after {median(taken for taken, _ in loads):.0f} ms (limit 2000), median of {TIMES}, cold")
    print(f"{loads[0][1]:.0f} kB on the wire (limit 250)")


if __name__ == "__main__":
    main()
