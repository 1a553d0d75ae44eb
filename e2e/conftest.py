"""Fixtures: a site to break, and pages that may not complain or call anybody else."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
    Response,
    expect,
)

from e2e.browsers import KINDS, MissingBrowser
from tools.serve import Server, Site

BOOT_MS = 90_000
EXPECTED_MS = 20_000
"""So long a page may take for anything else; two browsers at a time are slow."""

collect_ignore = ["audit.py", "bench_boot.py", "bench_frames.py", "smoke_webkit.py"]
"""Programs, not tests; importing the second one asks for more than the tests need."""


@pytest.fixture
def site() -> Iterator[Server]:
    """The tree, served under a sub-path as GitHub Pages serves it; `.site.replaced` changes it."""
    with Server(Site(prefix="/repo/")) as server:
        yield server


def pytest_configure(config: pytest.Config) -> None:
    """Every test runs with every kind of browser; ``--browser firefox`` picks one."""
    config.option.browser = config.option.browser or list(KINDS)
    expect.set_options(timeout=EXPECTED_MS)


@pytest.fixture(scope="session")
def browser(playwright: Playwright, browser_name: str) -> Iterator[Browser]:
    """A running browser of this machine."""
    kind = KINDS[browser_name]
    try:
        arguments = kind.arguments()
    except MissingBrowser as missing:
        pytest.fail(str(missing))
    running = kind.engine(playwright).launch(**arguments)
    yield running
    running.close()


@dataclass
class Watch:
    """What a page did that a good page does not do. Tests may expect complaints."""

    origin: str
    complaints: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()

    def expect(self, *texts: str) -> None:
        """Complaints that hold one of these texts are what the test is about."""
        self.expected += texts

    def attend(self, page: Page) -> None:
        """Note everything from now on."""
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._printed)
        page.on("request", self._asked_for)
        page.on("response", self._answered)

    def _printed(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _asked_for(self, request: Request) -> None:
        if not request.url.startswith((self.origin, "blob:", "data:", "about:")):
            self.complaints.append(f"foreign request: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.url}")

    def unexpected(self) -> list[str]:
        """The complaints that no test asked for."""
        return [
            complaint
            for complaint in self.complaints
            if not any(text in complaint for text in self.expected)
        ]


@pytest.fixture
def watch(site: Server) -> Iterator[Watch]:
    """Notes complaints; the test fails at its end if there are any."""
    watching = Watch(site.url)
    yield watching
    assert watching.unexpected() == []


@pytest.fixture
def page(browser: Browser, watch: Watch) -> Iterator[Page]:
    """An empty page of a fresh, Brazilian visitor."""
    context = browser.new_context(locale="pt-BR")
    opened = context.new_page()
    watch.attend(opened)
    yield opened
    context.close()


@contextmanager
def small_phone(browser: Browser, watch: Watch) -> Iterator[Page]:
    """A page of a fresh visitor on a small phone."""
    size = {"width": 360, "height": 640}
    context = browser.new_context(locale="pt-BR", viewport=size, has_touch=True)  # type: ignore[arg-type]
    page = context.new_page()
    watch.attend(page)
    yield page
    context.close()


@pytest.fixture
def phone(browser: Browser, watch: Watch) -> Iterator[Page]:
    """A page on a small phone."""
    with small_phone(browser, watch) as page:
        yield page


def open_table(page: Page, url: str) -> None:
    """Go there and wait until the table is playable; a crashed renderer gets a second chance."""
    try:
        page.goto(url)
        wait_until_ready(page)
    except Error as crash:
        if "crash" not in str(crash).lower():
            raise
        page.goto(url)
        wait_until_ready(page)


def wait_until_ready(page: Page) -> None:
    """Wait until the table is playable, or fail with what the page says instead."""
    page.locator("html[data-app=ready], html[data-app=failed]").wait_for(
        state="attached", timeout=BOOT_MS
    )
    failure = page.locator("#failure")
    assert not failure.is_visible(), failure.inner_text()
