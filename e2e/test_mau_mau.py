"""Mau-Mau as people play it: to the end, by mouse, touch and keyboard, with breaks."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import open_table, wait_until_ready
from e2e.player import (
    click,
    decide,
    play_round,
    start_game,
    tap,
    type_on,
    unseen_focus,
    wait_for_own_turn,
    watch_focus,
)
from tools.serve import Server

SAVE = "carteado:game"


def test_a_round_by_clicks_only_and_another_one(page: Page, site: Server) -> None:
    open_table(page, site.url)
    start_game(page)
    play_round(page, click)
    expect(page.locator(".tally tbody tr")).to_have_count(4)
    expect(page.locator(".tally tr[data-won]")).to_have_count(1)
    page.get_by_role("button", name="Outra rodada").click()
    expect(page.locator(".bar-round")).to_have_text("rodada 2")
    wait_for_own_turn(page)


def test_a_round_by_touch_on_a_small_phone(phone: Page, site: Server) -> None:
    open_table(phone, site.url)
    start_game(phone, tap)
    play_round(phone, tap)
    width = phone.evaluate("document.documentElement.scrollWidth")
    assert width <= 360


def test_a_round_by_keyboard_alone(page: Page, site: Server) -> None:
    open_table(page, site.url)
    watch_focus(page)
    start_game(page, type_on)
    play_round(page, type_on)
    expect(page.locator(".dialog-title")).to_be_focused()
    type_on(page.get_by_role("button", name="Outra rodada"))
    wait_for_own_turn(page)
    decide(page, type_on)
    wait_for_own_turn(page)
    assert unseen_focus(page) == []


def test_the_focus_comes_back_to_where_one_went_away(page: Page, site: Server) -> None:
    open_table(page, site.url)
    start_game(page, type_on)
    wait_for_own_turn(page)
    watch_focus(page)
    for away, back in (("log", "#log [data-do=log]"), ("settings", "[data-do=back]")):
        way = page.locator(f".bar [data-do={away}]")
        type_on(way)
        type_on(page.locator(back))
        expect(way).to_be_focused()
    assert unseen_focus(page) == []


def test_arrows_walk_along_the_hand_and_escape_takes_a_wild_card_back(
    page: Page, site: Server
) -> None:
    open_table(page, site.url)
    start_game(page)
    wait_for_own_turn(page)
    cards = page.locator(".hand .card")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()


def test_a_reload_goes_on_right_there(page: Page, site: Server) -> None:
    open_table(page, site.url)
    start_game(page)
    for _ in range(4):
        wait_for_own_turn(page)
        if page.locator("[role=dialog][data-kind=end]").is_visible():
            break
        saved = page.evaluate(f"localStorage.getItem('{SAVE}')")
        hand = page.locator(".hand .card").evaluate_all("cards => cards.map(c => c.dataset.card)")
        page.reload()
        wait_until_ready(page)
        wait_for_own_turn(page)
        assert page.evaluate(f"localStorage.getItem('{SAVE}')") == saved
        again = page.locator(".hand .card").evaluate_all("cards => cards.map(c => c.dataset.card)")
        assert again == hand
        decide(page)


def test_a_damaged_save_is_set_aside_and_said(page: Page, site: Server) -> None:
    open_table(page, site.url)
    start_game(page)
    wait_for_own_turn(page)
    page.evaluate(f"localStorage.setItem('{SAVE}', localStorage.getItem('{SAVE}').slice(0, -9))")
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_role("alert")).to_contain_text("foi guardado à parte")
    assert page.evaluate("localStorage.getItem('carteado:aside:1')")
    assert page.evaluate(f"localStorage.getItem('{SAVE}')") is None
    page.get_by_role("button", name="Fechar aviso").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    start_game(page)


def test_a_full_storage_is_said_and_the_game_goes_on(page: Page, site: Server) -> None:
    open_table(page, site.url)
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full') } }")
    start_game(page)
    expect(page.get_by_role("alert")).to_contain_text("não está guardando")
    wait_for_own_turn(page)
    decide(page)
    wait_for_own_turn(page)


def test_a_refusal_says_why_and_cites_the_rule(page: Page, site: Server) -> None:
    open_table(page, site.url)
    start_game(page)
    for _ in range(30):
        wait_for_own_turn(page)
        legal = page.locator(".hand .card[data-state=legal]")
        chain = page.locator(".badge[data-kind=chain]")
        if legal.count() and not chain.count() and not page.locator("[role=dialog]").count():
            page.locator("[data-pile=stock]").click()
            message = page.locator(".message[data-tone=refused]")
            expect(message).to_contain_text(re.compile("Você tem carta que serve|não se puxa"))
            expect(message.locator(".rule")).to_have_text(re.compile("M2|M15"))
            return
        decide(page)
    pytest.fail("never a card to play")


def test_the_language_can_be_changed_at_the_table(page: Page, site: Server) -> None:
    open_table(page, site.url)
    start_game(page)
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Close the settings").click()
    expect(page.get_by_role("button", name="Home")).to_be_visible()
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_role("button", name="Home")).to_be_visible()


def test_a_double_tap_on_a_card_selects_it_and_does_not_play_it(page: Page, site: Server) -> None:
    open_table(page, site.url)
    start_game(page)
    wait_for_own_turn(page)
    hand = page.locator(".hand .card")
    before = hand.count()
    hand.first.dblclick(position={"x": 12, "y": 12})
    expect(hand.first).to_have_attribute("aria-pressed", "true")
    expect(hand).to_have_count(before)
