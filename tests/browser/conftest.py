"""The pages in a real Chromium, served by a real server."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from sortilege.server.pages import STATIC
from tests.server.conftest import Served

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")

QUIETLY = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium of the machine; left out where there is none, but never in CI."""
    program = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if program is None:
        if os.environ.get("CI"):
            pytest.fail("Chromium is not installed: `make test` installs it where it may")
        pytest.skip("Chromium is not installed")
    assert (STATIC / "index.html").exists(), "the pages are not built: make web"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(QUIETLY))
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(Path(tmp_path_factory.mktemp("house"))) as server:
        yield server


@pytest.fixture
def context(browser: Browser, house: Served) -> Iterator[BrowserContext]:
    made = browser.new_context(base_url=house.url, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
