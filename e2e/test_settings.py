"""Settings change the page at once and are kept; keys and sounds do as they are told."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import open_table, wait_until_ready
from e2e.player import start_game, wait_for_own_turn
from e2e.test_accessibility import Eye, Way, eye, way
from tools.serve import Server

__all__ = ["eye", "way"]

LISTEN = """() => {
  window.begun = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) {
      window.begun += 1;
      return start.apply(this, when);
    };
  }
}"""
"""Counts what begins to sound."""


OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  window.prompted = 0;
  offer.prompt = () => { window.prompted += 1; };
  window.dispatchEvent(offer);
}"""
"""What a browser does that can install the page."""


def felt(page: Page) -> str:
    """The colour of the felt."""
    script = "getComputedStyle(document.documentElement).getPropertyValue('--felt').trim()"
    colour: str = page.evaluate(script)
    return colour


def test_what_is_chosen_is_worn_at_once_and_by_the_next_visit(page: Page, site: Server) -> None:
    open_table(page, site.url)
    root = page.locator("html")
    page.locator("[data-do=settings]").click()
    before = felt(page)
    for choice in ("theme dark", "felt blue", "contrast more", "side left"):
        page.locator(f"[data-do='prefer {choice}']").click()
    worn = {"shade": "dark", "felt": "blue", "contrast": "more", "side": "left"}
    for name, value in worn.items():
        expect(root).to_have_attribute(f"data-{name}", value)
    assert felt(page) != before
    page.reload()
    for name, value in worn.items():  # before Python is there
        expect(root).to_have_attribute(f"data-{name}", value)
    wait_until_ready(page)
    page.locator("[data-do=settings]").click()
    page.locator("[data-do=defaults]").click()
    expect(root).to_have_attribute("data-felt", "green")
    assert felt(page) == before


@pytest.mark.only_browser("chromium")  # Playwright does not change an open page in Firefox
def test_the_theme_follows_the_device_until_one_is_chosen(page: Page, site: Server) -> None:
    open_table(page, site.url)
    root = page.locator("html")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-shade", "dark")
    page.locator("[data-do=settings]").click()
    page.locator("[data-do='prefer theme light']").click()
    expect(root).to_have_attribute("data-shade", "light")


def test_single_keys_read_the_table_until_they_are_switched_off(page: Page, site: Server) -> None:
    open_table(page, site.url)
    start_game(page)
    wait_for_own_turn(page)
    message = page.locator(".message")
    page.keyboard.press("c")
    expect(message).to_contain_text("Você tem")
    page.keyboard.press("t")
    expect(message).to_contain_text("No topo do descarte")
    page.locator("[data-do=settings]").click()
    page.locator("[data-do='prefer shortcuts off']").click()
    page.locator("[data-do=back]").click()
    page.keyboard.press("c")
    expect(message).to_contain_text("No topo do descarte")


@pytest.mark.only_browser("chromium")
def test_a_table_is_heard_after_a_gesture_unless_it_is_mute(page: Page, site: Server) -> None:
    open_table(page, site.url)
    page.evaluate(LISTEN)
    start_game(page)
    wait_for_own_turn(page)
    assert page.evaluate("window.begun") > 0
    page.locator("[data-do=settings]").click()
    page.locator("[data-do='prefer volume off']").click()
    page.locator("[data-do=back]").click()
    page.evaluate("window.begun = 0")
    page.locator(".hand .card").first.click()
    page.locator(".actions [data-do=play]").click()
    wait_for_own_turn(page)
    assert page.evaluate("window.begun") == 0


def test_the_browsers_offer_to_install_is_taken_up_once(page: Page, site: Server) -> None:
    open_table(page, site.url)
    install = page.locator("[data-do=install]")
    expect(install).to_be_hidden()
    page.evaluate(OFFER)
    install.click()
    assert page.evaluate("window.prompted") == 1
    expect(install).to_be_hidden()


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("contrast", ["system", "more"])
def test_no_flaw_that_axe_finds(
    eye: Eye, page: Page, site: Server, way: Way, contrast: str
) -> None:
    open_table(page, site.url)
    if way.language == "en":
        eye.press("language en")
    eye.press(
        "settings", f"prefer contrast {contrast}", "prefer helper beginner", "prefer felt blue"
    )
    eye.look("settings")
    eye.press("back")
    eye.look("home")
    eye.press("lesson mau-mau")
    eye.look("lesson, to read")
    eye.press("lesson next")
    eye.look("lesson, a card wanted")
    assert not eye.found, "\n".join(eye.found)
