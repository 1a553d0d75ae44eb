"""The browsers of this machine, driven by Playwright; it downloads none of its own."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import BrowserContext, BrowserType, Playwright


class MissingBrowser(Exception):
    """A browser that this machine does not have; the message says how to get it."""


class Launch(TypedDict, total=False):
    """The arguments of Playwright's launch functions that we use."""

    executable_path: str
    channel: str
    args: list[str]


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of browser is found and started."""

    commands: tuple[str, ...]
    package: str
    engine: Callable[[Playwright], BrowserType]
    launch: Launch

    def arguments(self) -> Launch:
        """What starts it. Raises MissingBrowser."""
        for command in self.commands:
            if path := shutil.which(command):
                return {**self.launch, "executable_path": path}
        raise MissingBrowser(f"{self.commands[0]} was not found: apt-get install {self.package}")


KINDS = {
    "chromium": Kind(
        commands=("chromium", "chromium-browser", "google-chrome"),
        package="chromium",
        engine=lambda playwright: playwright.chromium,
        # As root, in a container, Chromium has no sandbox; the rest keeps it from phoning home.
        launch={
            "args": [
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
            ]
        },
    ),
    "firefox": Kind(
        commands=("firefox-esr", "firefox"),
        package="firefox-esr",
        engine=lambda playwright: playwright.firefox,
        # Playwright 1.64 drives an unpatched Firefox ESR by WebDriver BiDi; 1.65 cannot.
        launch={"channel": "moz-firefox"},
    ),
}


@contextmanager
def profile(playwright: Playwright, kind: str, folder: Path) -> Iterator[BrowserContext]:
    """A browser that keeps what it knows in ``folder``: enter again to restart it."""
    found = KINDS[kind]
    context = found.engine(playwright).launch_persistent_context(folder, **found.arguments())
    try:
        yield context
    finally:
        context.close()
