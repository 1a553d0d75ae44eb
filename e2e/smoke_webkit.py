"""A smoke test in WebKitGTK, the engine nearest to Safari that Linux has.

    python -m e2e.smoke_webkit

Needs ``apt-get install webkit2gtk-driver xvfb`` and the package group ``webkit`` of pyproject.toml
(``python -m pip install selenium==4.51.0``). Opens the table, reads it, and opens it again with the
server stopped. Exit status 0 when all went well.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.serve import Server, Site

try:
    from selenium import webdriver
    from selenium.webdriver.support.ui import WebDriverWait
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service
except ModuleNotFoundError:
    raise SystemExit(f"missing: {sys.executable} -m pip install selenium==4.51.0") from None

BOOT_SECONDS = 120
STATE = "return document.documentElement.dataset.app"
INSTALLED = "return navigator.serviceWorker.controller !== null"


def needed(command: str, package: str) -> str:
    """The path of a command, or the end of this script with a word on how to get it."""
    path = shutil.which(command)
    if path is None:
        raise SystemExit(f"{command} was not found: apt-get install {package}")
    return path


@contextmanager
def display() -> Iterator[str]:
    """A screen that nobody sees; Xvfb picks its number."""
    reading, writing = os.pipe()
    command = [needed("Xvfb", "xvfb"), "-displayfd", str(writing), "-screen", "0", "1280x900x24"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as screen:
        os.close(writing)
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        try:
            yield f":{number}"
        finally:
            screen.terminate()


def mini_browser() -> str:
    """The small browser that comes with the driver."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if not found:
        raise SystemExit("MiniBrowser was not found: apt-get install webkit2gtk-driver")
    return str(found[-1])


@contextmanager
def webkit() -> Iterator[webdriver.WebKitGTK]:
    """A running WebKitGTK."""
    options = Options()
    options.binary_location = mini_browser()
    options.add_argument("--automation")
    options.set_capability("browserName", "MiniBrowser")
    service = Service(needed("WebKitWebDriver", "webkit2gtk-driver"))
    driver = webdriver.WebKitGTK(options=options, service=service)
    try:
        yield driver
    finally:
        driver.quit()


def open_table(driver: webdriver.WebKitGTK, url: str) -> None:
    """Go there and wait for a playable table."""
    driver.get(url)
    WebDriverWait(driver, BOOT_SECONDS).until(
        lambda waiting: waiting.execute_script(STATE) in ("ready", "failed")
    )
    state = driver.execute_script(STATE)
    text = driver.find_element("css selector", "body").text
    if state != "ready" or "Mau-Mau" not in text:
        raise SystemExit(f"{state}: {text}")


def main() -> int:
    """Open it twice, the second time without a server."""
    with display() as number, Server(Site(prefix="/repo/")) as server:
        # No sandbox for root in a container, and no graphics card.
        os.environ.update(
            DISPLAY=number,
            WEBKIT_DISABLE_COMPOSITING_MODE="1",
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",
        )
        with webkit() as driver:
            open_table(driver, server.url)
            print("cold boot: ok")
            WebDriverWait(driver, BOOT_SECONDS).until(
                lambda waiting: waiting.execute_script(INSTALLED)
            )
            server.stop()
            open_table(driver, server.url)
            print("without a server: ok")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
