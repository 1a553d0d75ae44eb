"""Mexe-Mexe as people play it: by touch, keyboard and mouse, with the whole table in pieces."""

from playwright.sync_api import Locator, Page, expect

from e2e.conftest import wait_until_ready
from e2e.mexe_mexe import Winning, many_melds, run_to_rebuild, winning_turn
from e2e.player import (
    Press,
    click,
    drag,
    tap,
    unseen_focus,
    wait_for_own_turn,
    walk_on,
    watch_focus,
)
from e2e.prepared import sit_down
from game.cards import Card
from tools.serve import Server

LEAST_TARGET = 24
"""CSS pixels that WCAG 2.2 asks of a target; readers are seen, and large, with the focus only."""
SMALL = """(buttons, least) => buttons
  .map(button => [button.dataset.do, button.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least || box.height < least))
  .map(([what, box]) => `${what}: ${box.width} by ${box.height}`)"""
CARDS = "melds => melds.map(meld => [...meld.querySelectorAll('.card')].map(c => c.dataset.card))"


def test_a_round_won_by_touch_on_a_small_phone(phone: Page, site: Server) -> None:
    turn = winning_turn("draw", discard=True)
    sit_down(phone, site, turn.record)
    win(phone, turn, tap)


def test_a_round_won_by_keyboard_alone(page: Page, site: Server) -> None:
    turn = winning_turn("take", discard=False)
    sit_down(page, site, turn.record)
    watch_focus(page)
    win(page, turn, walk_on)
    walk_on(page.locator("[role=dialog] [data-do='intent deal'], [role=dialog] [data-do=rematch]"))
    wait_for_own_turn(page)
    walk_on(page.locator(".actions [data-do='intent draw']"))
    walk_on(page.locator(".hand .card").last)
    walk_on(page.locator(".actions [data-do=discard]"))
    wait_for_own_turn(page)
    walk_on(page.locator("[data-do='show look']"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-do='show look']")).to_be_focused()
    assert unseen_focus(page) == []


def test_a_round_won_by_dragging(page: Page, site: Server) -> None:
    turn = winning_turn("take", discard=True)
    assert turn.discard
    sit_down(page, site, turn.record)
    room = page.locator(".hand-room")
    drag(page.locator("[data-drag=top]"), room)
    expect(page.locator("[data-drag=top]")).to_have_count(0)
    melds = page.locator(".board .meld")
    new = melds.nth(melds.count())
    for number, card in enumerate(turn.meld):
        drag(card_of(page, card), new if number else page.locator(".new-meld"))
        expect(new.locator(".card")).to_have_count(number + 1)
    drag(card_of(page, turn.meld[0]), room)
    expect(new.locator(".card")).to_have_count(len(turn.meld) - 1)
    drag(card_of(page, turn.meld[0]), new)
    expect(page.locator(".board .meld[data-flaw]")).to_have_count(0)
    drag(card_of(page, turn.discard), page.locator("[data-drop=discard]"))
    see_the_end(page)


def test_a_run_is_rebuilt_with_a_reload_in_the_middle(page: Page, site: Server) -> None:
    sit_down(page, site, run_to_rebuild())
    assert melds_on(page) == ["6H 7H 8H 9H 10H JH QH"]
    split_before(page, "9H")
    split_before(page, "JH")
    put(page, "8H", meld=1)
    apart = ["6H 7H 8H", "8H 9H 10H", "JH QH"]
    assert melds_on(page) == apart

    page.reload()
    wait_until_ready(page)
    expect(page.locator(".board .meld")).to_have_count(3)
    assert melds_on(page) == apart
    page.locator(".me [data-do='step undo']").click()
    page.locator(".me [data-do='step redo']").click()
    assert melds_on(page) == apart

    put(page, "10H", meld=2)
    assert melds_on(page) == ["6H 7H 8H", "8H 9H 10H", "10H JH QH"]
    expect(page.locator(".board .meld[data-flaw]")).to_have_count(0)
    page.locator(".hand .card").first.click()
    page.locator(".actions [data-do=discard]").click()
    page.locator(".turn[data-mine], [role=dialog]").first.wait_for()
    page.locator("[data-do=log]").first.click()
    log = page.locator(".log-list")
    expect(log).to_contain_text("Você pôs 8 de copas: sequência de copas, de 8 a 10.")
    expect(log).to_contain_text("Você pôs 10 de copas: sequência de copas, de 10 a Q.")


def test_a_broken_table_cannot_end_the_turn(page: Page, site: Server) -> None:
    sit_down(page, site, run_to_rebuild())
    split_before(page, "JH")
    expect(page.locator(".board .meld[data-flaw]")).to_have_count(1)
    end, dialog = page.locator(".actions [data-do=end]"), page.locator("[role=dialog]")
    end.click()
    expect(dialog).to_have_attribute("data-kind", "missing")
    expect(dialog.locator(".missing-item").first).to_contain_text("Jogo 2")
    dialog.locator("[data-do='go meld 1']").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-do='meld 1']")).to_be_focused()
    expect(page.locator(".board .card[aria-pressed=true]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".card[aria-pressed=true]")).to_have_count(0)

    page.locator(".hand .card").first.click()
    page.locator(".actions [data-do=discard]").click()
    expect(dialog).to_have_attribute("data-kind", "missing")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator(".actions [data-do=clear]").click()
    page.locator(".actions [data-do='step reset']").click()
    expect(page.locator(".board .meld")).to_have_count(1)
    end.click()
    expect(dialog.locator(".missing-item")).to_have_count(1)
    dialog.locator("[data-do='go hand']").click()
    expect(page.locator(".hand .card").last).to_be_focused()


def test_thirty_melds_on_a_small_phone(phone: Page, site: Server) -> None:
    sit_down(phone, site, many_melds(30))
    assert phone.locator(".board .meld").count() >= 30
    for density in (None, "comfortable", "compact", "list"):
        if density:
            phone.locator("[data-do='show look']").click()
            phone.locator(f"[data-do='prefer density {density}']").click()
            phone.locator("[role=dialog] [data-do=cancel]").click()
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
        board = phone.locator(".board")
        assert board.evaluate("board => board.scrollWidth <= board.clientWidth")
        assert phone.locator("button:not(.reader)").evaluate_all(SMALL, LEAST_TARGET) == []
    tap(phone.locator(".board .meld .handle").last)
    expect(phone.locator(".board .card[aria-pressed=true]")).to_have_count(3)


def win(page: Page, turn: Winning, press: Press) -> None:
    """Do this turn by pressing controls, and see that it ends the round."""
    press(page.locator(f"[data-pile][data-do='intent {turn.gets}']"))
    expect(page.locator(f".pile[data-do='intent {turn.gets}'][data-ready]")).to_have_count(0)
    melds = page.locator(".board .meld")
    before = melds.count()
    for card in turn.meld:
        press(card_of(page, card))
        expect(card_of(page, card)).to_have_attribute("aria-pressed", "true")
    press(page.locator(".actions [data-do=new]"))
    expect(melds).to_have_count(before + 1)
    if turn.discard:
        press(card_of(page, turn.discard))
        press(page.locator(".actions [data-do=discard]"))
    else:
        press(page.locator(".actions [data-do=end]"))
    see_the_end(page)


def see_the_end(page: Page) -> None:
    """The round is over, and the score sheet tells who paid."""
    dialog = page.locator("[role=dialog][data-kind=end]")
    expect(dialog).to_be_visible()
    expect(dialog.locator(".dialog-title")).to_have_text("Você bateu!")
    expect(dialog.locator(".dialog-title")).to_be_focused()
    points = dialog.locator(".sheet tbody .cell-points")
    expect(points).to_have_count(2)
    assert points.first.inner_text() == "0"
    assert int(points.last.inner_text()) > 0


def card_of(page: Page, card: Card) -> Locator:
    """This very card, wherever it lies."""
    return page.locator(f".card[data-do='card {card}']")


def melds_on(page: Page) -> list[str]:
    """The melds by their faces."""
    return [" ".join(cards) for cards in page.locator(".board .meld").evaluate_all(CARDS)]


def split_before(page: Page, face: str) -> None:
    """Part the run before this card."""
    page.locator(f".board .card[data-card='{face}']").click()
    page.locator(".actions [data-do^=split]").click()


def put(page: Page, face: str, *, meld: int) -> None:
    """A card of the hand to a meld, which then receives it."""
    click(page.locator(f".hand .card[data-card='{face}']"))
    page.locator(f".handle[data-do='put {meld}']").click()
