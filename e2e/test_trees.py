"""What a screen reader is given of the main screens is what it was, until it is meant to change."""

import pytest
from playwright.sync_api import Browser

from e2e.trees import NAMES, TREES, trees
from tools.serve import Server

pytestmark = pytest.mark.only_browser("chromium")


def test_screen_readers_are_given_what_they_were(browser: Browser, site: Server) -> None:
    for tree in trees(browser, site):
        assert tree.text == tree.kept.read_text("utf-8"), (
            f"{tree.name}: if that is meant: python -m e2e.trees --write"
        )
    assert {path.stem for path in TREES.iterdir()} == set(NAMES)
