"""The main screens look as they did, until somebody means them to look otherwise."""

import pytest
from playwright.sync_api import Browser

from e2e.looks import NAMES, PICTURES, SHADES, SIZES, looks
from tools.serve import Server

MOST_BYTES = 1_500_000

pytestmark = pytest.mark.only_browser("chromium")


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_looks_as_it_did(browser: Browser, site: Server, name: str) -> None:
    flaws = [flaw for look in looks(browser, site, (name,)) if (flaw := look.flaw())]
    on_purpose = f"if that is meant: python -m e2e.looks --write {name}"
    assert not flaws, "\n".join((*flaws, on_purpose))


def test_the_pictures_are_those_of_the_screens_and_small() -> None:
    kept = {path.stem: path.stat().st_size for path in PICTURES.glob("*.webp")}
    wanted = {
        f"{name}-{size['width']}-{shade}" for name in NAMES for size in SIZES for shade in SHADES
    }
    assert kept.keys() == wanted
    assert sum(kept.values()) < MOST_BYTES
