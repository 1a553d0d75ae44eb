"""A person at the table of Mau-Mau, who plays what is marked."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

TURN_MS = 30_000
MOST_DECISIONS = 400

Press = Callable[[Locator], None]
"""How this person presses a control: with the mouse, by touch, or by the keyboard."""


def click(control: Locator) -> None:
    """With the mouse."""
    control.click()


def tap(control: Locator) -> None:
    """By touch."""
    control.tap()


def type_on(control: Locator) -> None:
    """By the keyboard alone: go there with Tab, then press Enter."""
    page = control.page
    for _ in range(200):
        if control.evaluate("control => control === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    message = f"cannot be reached by Tab: {control}"
    raise AssertionError(message)


def start_game(page: Page, press: Press = click) -> None:
    """From home to a table of four whose bots do not let one wait."""
    press(page.locator("[data-do=start]"))
    expect(page.locator(".table")).to_be_visible()
    page.locator(".speed select").select_option("instant")


def wait_for_own_turn(page: Page) -> None:
    """Wait until the game waits for this person."""
    waiting = page.locator(".turn[data-mine], [role=dialog]")
    waiting.first.wait_for(state="visible", timeout=TURN_MS)


def decide(page: Page, press: Press = click) -> None:
    """Do one thing: answer a dialog, play a marked card, or press the button that there is."""
    suit = page.locator("[role=dialog] .suit-choice").first
    if suit.is_visible():
        press(suit)
        return
    legal = page.locator(".hand .card[data-state=legal]")
    if legal.count():
        press(legal.first)
        press(page.locator(".actions [data-do=play]"))
        return
    for intent in ("pass", "pay", "draw"):
        button = page.locator(f".actions [data-do='intent {intent}']")
        if button.is_visible():
            press(button)
            return
    message = f"nothing to do: {page.locator('.mine').inner_text()}"
    raise AssertionError(message)


def play_round(page: Page, press: Press = click) -> None:
    """Play until the round is over."""
    over = page.locator("[role=dialog][data-kind=end]")
    for _ in range(MOST_DECISIONS):
        wait_for_own_turn(page)
        if over.is_visible():
            return
        decide(page, press)
    message = "the round does not end"
    raise AssertionError(message)
