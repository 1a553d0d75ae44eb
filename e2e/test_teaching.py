"""The lessons, done by tapping what is marked."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import open_table
from e2e.player import tap
from tools.serve import Server

MOST_TAPS = 60


@pytest.mark.parametrize("game", ["mau-mau", "mexe-mexe"])
def test_a_lesson_is_done_on_a_small_phone(phone: Page, site: Server, game: str) -> None:
    open_table(phone, site.url)
    phone.emulate_media(reduced_motion="reduce")
    tap(phone.locator(f"[data-do='setup game {game}']"))
    tap(phone.locator("[data-do=settings]"))
    tap(phone.locator("[data-do='prefer speed instant']"))
    tap(phone.locator("[data-do=back]"))
    tap(phone.locator(f"[data-do='lesson {game}']"))
    lesson, wanted = phone.locator(".lesson"), phone.locator("[data-wanted]").first
    for _ in range(MOST_TAPS):
        expect(wanted.or_(phone.locator(".home")).first).to_be_visible()
        if not lesson.is_visible():
            break
        tap(wanted)
    expect(phone.locator(".home")).to_be_visible()
