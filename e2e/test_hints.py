"""A hint followed move by move on the table of a small phone, by touch and by the keyboard."""

import pytest
from playwright.sync_api import Page, expect

from e2e.mexe_mexe import run_to_rebuild
from e2e.player import Press, tap, walk_on
from e2e.prepared import sit_down
from e2e.test_accessibility import WAYS, Eye, Way
from e2e.test_mexe_mexe import melds_on
from tools.serve import Server


@pytest.mark.parametrize("press", [tap, walk_on], ids=["touch", "keyboard"])
def test_a_hint_is_followed_move_by_move(phone: Page, site: Server, press: Press) -> None:
    sit_down(phone, site, run_to_rebuild())
    before = melds_on(phone)
    press(phone.locator(".actions [data-do=hint]"))
    dialog = phone.locator("[role=dialog][data-kind=hint]")
    for _ in range(2):
        press(dialog.locator("[data-do='hint deeper']"))
    press(dialog.locator("[data-do='hint guide']"))
    expect(dialog).to_have_count(0)

    panel = phone.locator(".steps")
    on, back = (panel.locator(f"[data-do='guide {way}']") for way in ("on", "back"))
    expect(panel.locator(".steps-count")).to_contain_text("1/")
    expect(on).to_be_focused()
    marked = phone.locator(".card[data-mark=guided]")
    assert marked.count()
    press(on)
    assert melds_on(phone) != before
    press(back)
    assert melds_on(phone) == before
    press(panel.locator("[data-do='guide all']"))
    expect(panel).to_contain_text("Pronto")
    expect(marked).to_have_count(0)
    expect(phone.locator(".board .meld[data-flaw]")).to_have_count(0)
    press(phone.locator(".me [data-do='step undo']"))
    assert melds_on(phone) == before
    press(panel.locator("[data-do='guide close']"))
    expect(panel).to_have_count(0)


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.language)
def test_axe_finds_no_flaw_on_the_way(page: Page, site: Server, way: Way) -> None:
    page.emulate_media(color_scheme=way.scheme, reduced_motion="reduce")
    page.set_viewport_size(way.size)
    eye = Eye(page)
    sit_down(page, site, run_to_rebuild(), way.language)
    eye.press("hint", "hint deeper", "hint deeper")
    eye.look("hint")
    eye.press("hint guide")
    eye.look("first move")
    eye.press("guide on")
    eye.look("next move")
    eye.press("guide all")
    eye.look("all done")
    assert not eye.found, "\n".join(eye.found)
