"""A person at the table: mouse, touch and keyboard, and one who plays what is marked."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position, expect

TURN_MS = 30_000
MOST_DECISIONS = 400
STRIP = 24
"""Pixels that are seen of a card of the hand at least."""

WATCH_FOCUS = """() => {
  const found = window.unseen = new Set();
  let had = "";
  const flaw = (at, ring) => {
    if (at === document.body) return had && `lost from ${had}`;
    if (ring.outlineStyle === "none" || !at.matches(":focus-visible")) return "has no ring";
    const { left, top, width, height } = at.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const seen = parts.some(x => parts.some(y =>
      at.contains(document.elementFromPoint(left + x * width, top + y * height))));
    return seen ? "" : "is out of sight, or below something";
  };
  const look = () => {
    const at = document.activeElement;
    const what = flaw(at, getComputedStyle(at));
    const name = `${at.tagName}.${at.className} ${at.dataset.do ?? ""}`;
    if (what) found.add(at === document.body ? what : `${name} ${what}`);
    had = at === document.body ? "" : name;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes in every frame when the focus is nowhere, or cannot be seen; it may begin nowhere."""

Press = Callable[[Locator], None]
"""How this person presses a control: with the mouse, by touch, or by the keyboard."""


def click(control: Locator) -> None:
    """With the mouse."""
    control.click(position=_in_sight(control))


def tap(control: Locator) -> None:
    """By touch; with the mouse in Firefox, where Playwright's tap does nothing at all."""
    browser = control.page.context.browser
    assert browser
    if browser.browser_type.name == "firefox":
        click(control)
    else:
        control.tap(position=_in_sight(control))


def _in_sight(control: Locator) -> Position | None:
    """Where to press: in the middle, but cards at the corner, for the next one may lie on them."""
    of_hand = control.evaluate("control => control.matches('.hand .card')")
    return {"x": STRIP / 2, "y": STRIP / 2} if of_hand else None


def type_on(control: Locator) -> None:
    """By the keyboard alone: go there with Tab, then press Enter."""
    for _ in range(200):
        if control.evaluate("control => control === document.activeElement"):
            control.page.keyboard.press("Enter")
            return
        _tab_towards(control)
    message = f"cannot be reached by Tab: {control}"
    raise AssertionError(message)


def walk_on(control: Locator) -> None:
    """By the keyboard as it is made for cards: with Tab to any of them, then arrows and Space."""
    if not control.evaluate("control => control.matches('.hand .card, .board .card')"):
        type_on(control)
        return
    keyboard = control.page.keyboard
    beside = "control => control.parentElement.contains(document.activeElement)"
    for _ in range(200):
        if control.evaluate(beside):
            break
        _tab_towards(control)
    for _ in range(200):
        if control.evaluate("control => control === document.activeElement"):
            keyboard.press("Space")
            return
        keyboard.press("ArrowRight")
    message = f"cannot be reached by arrows: {control}"
    raise AssertionError(message)


def watch_focus(page: Page) -> None:
    """From now on note when it cannot be seen what has the focus."""
    page.evaluate(WATCH_FOCUS)


def unseen_focus(page: Page) -> list[str]:
    """What has been noted."""
    found: list[str] = page.evaluate("[...window.unseen]")
    return found


def _tab_towards(control: Locator) -> None:
    """With Tab or Shift+Tab, not past the end of the page: Firefox, when driven, stays outside."""
    behind = "control => !!(document.activeElement.compareDocumentPosition(control) & 2)"
    control.page.keyboard.press("Shift+Tab" if control.evaluate(behind) else "Tab")


def drag(what: Locator, where: Locator) -> None:
    """With the mouse: press, move in steps, let go."""
    mouse = what.page.mouse
    where.scroll_into_view_if_needed()
    mouse.move(*spot(what))
    mouse.down()
    mouse.move(*spot(where), steps=8)
    mouse.up()


def spot(control: Locator) -> tuple[float, float]:
    """Where this control is seen on the screen: a point of it on which nothing lies."""
    box = control.bounding_box()
    assert box, f"not to be seen: {control}"
    within = _in_sight(control) or {"x": box["width"] / 2, "y": box["height"] / 2}
    return box["x"] + within["x"], box["y"] + within["y"]


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
    answer = page.locator("[role=dialog]").locator(".suit-choice, [data-do='intent decline']").first
    if answer.is_visible():
        press(answer)
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
