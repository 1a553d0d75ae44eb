"""What a screen reader is given of the main screens, as text that can be read and compared.

    python -m e2e.trees --write    renew the texts in ``e2e/trees``

Each is the accessibility tree as Playwright writes it down: roles, names, states, in order.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from e2e.browsers import KINDS
from e2e.looks import NOON, SCREENS, go
from tools.paths import ROOT
from tools.serve import Server, Site

TREES = ROOT / "e2e" / "trees"
NAMES = ("home", "setup", "settings", "lesson", "mau-mau", "mexe-mexe")


class Tree(NamedTuple):
    """What is given of a screen now."""

    name: str
    text: str

    @property
    def kept(self) -> Path:
        """Where the text lies with which it is compared."""
        return TREES / f"{self.name}.yaml"


def trees(browser: Browser, site: Server) -> Iterator[Tree]:
    """The trees of all these screens, in Portuguese and on a small phone."""
    size = {"width": 360, "height": 640}
    context = browser.new_context(
        locale="pt-BR",
        timezone_id="America/Sao_Paulo",
        viewport=size,  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.clock.set_fixed_time(NOON)
    for name in NAMES:
        go(page, site, SCREENS[name])
        yield Tree(name, page.locator("#app").aria_snapshot() + "\n")
        page.evaluate("localStorage.clear()")
    context.close()


def main() -> None:
    """Renew the texts, or only print them."""
    parser = argparse.ArgumentParser(prog="python -m e2e.trees", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    kind = KINDS["chromium"]
    TREES.mkdir(exist_ok=True)
    with sync_playwright() as playwright, Server(Site(prefix="/repo/")) as site:
        browser = kind.engine(playwright).launch(**kind.arguments())
        for tree in trees(browser, site):
            print(f"{tree.name}:\n{tree.text}")
            if options.write:
                tree.kept.write_text(tree.text, encoding="utf-8")
        browser.close()


if __name__ == "__main__":
    main()
