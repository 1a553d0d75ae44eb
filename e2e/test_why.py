"""Why a meld is one or none: asked at the meld, answered in words, with the way to the rule."""

import pytest
from playwright.sync_api import Page, expect

from e2e.mexe_mexe import run_to_rebuild
from e2e.player import Press, tap, walk_on
from e2e.prepared import sit_down
from tools.serve import Server


@pytest.mark.parametrize("press", [tap, walk_on], ids=["touch", "keyboard"])
def test_a_broken_meld_says_why_and_leads_to_its_rule(
    phone: Page, site: Server, press: Press
) -> None:
    sit_down(phone, site, run_to_rebuild())
    asks = phone.locator(".board [data-do='why 0']")
    expect(asks).to_have_count(0)
    press(phone.locator(".board .card[data-card='9H']"))
    press(phone.locator(".actions [data-do=new]"))
    press(asks)
    dialog = phone.locator("[role=dialog][data-kind=why]")
    expect(dialog).to_contain_text("Falta 9 de copas.")
    expect(dialog).to_contain_text("Um curinga (um 2) também fecha a sequência.")
    press(dialog.locator("[data-do='rules X8']"))
    expect(phone.locator("[data-cited]")).to_contain_text("X8")
    press(phone.locator("[data-do=back]"))
    press(dialog.locator("[data-do=cancel]"))
    expect(dialog).to_have_count(0)
    expect(asks).to_be_focused()


def test_a_sound_meld_says_why_when_it_is_selected(phone: Page, site: Server) -> None:
    sit_down(phone, site, run_to_rebuild(), "en")
    tap(phone.locator(".board .handle"))
    tap(phone.locator(".actions [data-do='why 0']"))
    expect(phone.get_by_role("dialog", name="Meld 1, run: why?")).to_contain_text(
        "Three or more hearts in sequence."
    )
