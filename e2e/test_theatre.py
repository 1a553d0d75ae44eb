"""A replay in the theatre: watched by the mouse, by touch and by the keyboard, seen by axe-core."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.player import Press, click, tap, type_on
from e2e.prepared import AnyRecord, round_of, sit_down
from e2e.test_accessibility import WAYS, Eye, Way
from game.mau_mau import Options as MauMau
from game.mexe_mexe import Options as MexeMexe
from tools.serve import Server

OPTIONS = {"mau-mau": MauMau(), "mexe-mexe": MexeMexe()}


def over(game: str, seats: int = 4) -> AnyRecord:
    """A round that is over."""
    return round_of(OPTIONS[game], seats, "a round")[-1].record


def watch(page: Page, site: Server, record: AnyRecord, press: Press, language: str) -> None:
    """From the end of the round to its replay, with nothing that flies."""
    page.emulate_media(reduced_motion="reduce")
    sit_down(page, site, record, language)
    press(page.locator("[role=dialog] [data-do=watch]"))
    expect(page.locator(".stage")).to_be_visible()
    expect(key(page, "play")).to_be_focused()


def at(page: Page, move: int, of: int) -> None:
    """The theatre is at this move."""
    expect(page.locator(".stage-move")).to_have_text(f"move {move} of {of}")


def key(page: Page, name: str) -> Locator:
    """A key of the controls."""
    return page.locator(f".stage [data-do='watch {name}']")


@pytest.mark.parametrize("game", OPTIONS)
def test_a_replay_is_watched_to_its_end_by_taps_on_a_small_phone(
    phone: Page, site: Server, game: str
) -> None:
    record = over(game)
    last = len(record.intents)
    watch(phone, site, record, tap, "en")
    for move in range(1, 6):
        at(phone, move, last)
        tap(key(phone, "on"))
    tap(key(phone, "back"))
    at(phone, 5, last)
    phone.locator("#stage-hands").select_option("all")
    expect(phone.locator(".open-hand")).to_have_count(3)
    assert not overflows(phone)
    phone.locator("[data-do='watch speed']").select_option("4")
    tap(key(phone, "end"))
    tap(key(phone, "back"))
    tap(key(phone, "back"))
    tap(key(phone, "play"))
    at(phone, last, last)
    tap(phone.locator(".bar [data-do=log]"))
    tap(phone.locator(".log-move").nth(3))
    at(phone, last - 3, last)
    tap(phone.locator("#log [data-do=log]"))
    tap(phone.locator("[data-do=leave]"))
    expect(phone.locator("[role=dialog] [data-do=watch]")).to_be_visible()


@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_replay_is_watched_by_keys(page: Page, site: Server, game: str) -> None:
    record = over(game)
    last = len(record.intents)
    watch(page, site, record, type_on, "en")
    told, keyboard = page.locator(".message"), page.keyboard
    page.locator("body").evaluate("() => document.activeElement.blur()")
    for move in range(2, last + 1):
        keyboard.press("ArrowRight")
        at(page, move, last)
    expect(told).not_to_be_empty()
    keyboard.press("ArrowLeft")
    at(page, last - 1, last)
    keyboard.press("Home")
    at(page, 1, last)
    keyboard.press("Space")
    expect(key(page, "play")).to_have_attribute("aria-label", "Pause")
    keyboard.press("Space")
    expect(key(page, "play")).to_have_attribute("aria-label", "Play")
    keyboard.press("End")
    at(page, last, last)
    slider = page.locator(".stage-range")
    slider.focus()
    keyboard.press("ArrowLeft")
    at(page, last - 1, last)
    expect(slider).to_have_attribute("aria-valuetext", f"move {last - 1} of {last}, round 1")
    type_on(page.locator("[data-do=leave]"))
    expect(page.locator("[role=dialog] [data-do=watch]")).to_be_visible()


def test_keys_that_are_switched_off_do_nothing(page: Page, site: Server) -> None:
    record = over("mau-mau")
    watch(page, site, record, click, "en")
    click(page.locator("[data-do=settings]"))
    expect(page.locator(".keys")).to_contain_text("Home End")
    click(page.locator("[data-do='prefer shortcuts off']"))
    expect(page.locator(".keys")).not_to_contain_text("Home End")
    click(page.locator("[data-do=back]"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    at(page, 1, len(record.intents))
    click(key(page, "on"))
    at(page, 2, len(record.intents))


def test_with_a_mouse_one_goes_where_one_points(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    record = over("mexe-mexe")
    last = len(record.intents)
    watch(page, site, record, click, "en")
    box = page.locator(".stage-range").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    at(page, last, last)
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator(".log-item[aria-current]")).to_have_count(1)
    page.locator(".log-move").nth(2).click()
    at(page, last - 2, last)


def test_cards_fly_on_the_way_on(page: Page, site: Server) -> None:
    watch(page, site, over("mau-mau"), click, "en")
    page.emulate_media(reduced_motion="no-preference")
    counted = page.evaluate_handle(
        "() => { const seen = []; new MutationObserver(all => all.forEach(one =>"
        " one.addedNodes.forEach(node => seen.push(...node.querySelectorAll('.flying')))))"
        ".observe(document.body, { childList: true }); return seen }"
    )
    click(key(page, "on"))
    click(key(page, "on"))
    flown = counted.evaluate("seen => seen.length")
    assert flown
    click(key(page, "back"))
    assert counted.evaluate("seen => seen.length") == flown


SIZES = ((320, 568), (360, 640), (768, 1024), (1440, 900))


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("game", OPTIONS)
def test_eight_open_hands_fit(page: Page, site: Server, game: str) -> None:
    watch(page, site, over(game, 8), click, "pt-BR")
    page.locator("#stage-hands").select_option("all")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".open-hand").first).to_be_visible()
        assert not overflows(page), (width, height)


def overflows(page: Page) -> bool:
    """Whether one would have to scroll sideways, or the controls are out of sight."""
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return bool(wide) or not key(page, "play").is_visible()


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.language)
@pytest.mark.parametrize("game", OPTIONS)
def test_nothing_is_wrong_for_axe(page: Page, site: Server, way: Way, game: str) -> None:
    page.emulate_media(color_scheme=way.scheme, reduced_motion="reduce")
    page.set_viewport_size(way.size)
    eye = Eye(page)
    watch(page, site, over(game), click, way.language)
    eye.look("the deal")
    page.locator("#stage-hands").select_option("all")
    eye.look("all hands")
    page.locator("#stage-hands").select_option("2")
    eye.press("watch end")
    eye.look("the end")
    if game == "mexe-mexe":
        eye.press("watch table", "show sheet")
        eye.look("sheet")
        eye.press("cancel")
    if page.locator(".bar [data-do=log]").is_visible():
        eye.press("log")
    eye.look("log")
    assert not eye.found, "\n".join(eye.found)
