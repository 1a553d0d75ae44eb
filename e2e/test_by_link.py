"""Two people, each in a browser of their own, who play by passing links to each other."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import Watch, open_table, small_phone
from e2e.player import click, decide, tap
from e2e.test_accessibility import Eye, Way, eye, way
from tools.serve import Server

__all__ = ["eye", "way"]

MOST_DECISIONS = 30


@pytest.fixture
def friend(browser: Browser, watch: Watch) -> Iterator[Page]:
    """The page of somebody else, on a small phone."""
    with small_phone(browser, watch) as page:
        yield page


def open_quickly(page: Page, url: str, language: str = "pt-BR") -> None:
    """Open the table with bots that keep nobody waiting."""
    open_table(page, url)
    preferred = json.dumps({"language": language, "speed": "instant"})
    page.evaluate("text => localStorage.setItem('carteado:preferences', text)", preferred)
    open_table(page, url)


def enter(field: Locator, text: str) -> None:
    """Enter a text; Firefox, when driven, does not tell by itself that it has changed."""
    field.fill(text)
    field.dispatch_event("change")


def begin(page: Page, game: str) -> None:
    """From home to a table of three: two persons, one of them elsewhere, and an easy bot."""
    page.locator(f"[data-do='setup game {game}']").click()
    page.locator("[data-do=post]").click()
    page.locator("[data-do='post new']").click()
    page.locator("[data-do='setup seats 3']").click()
    for seat, name in enumerate(("Ana", "Bia")):
        enter(page.locator(f"[data-do='setup name {seat}']"), name)
    page.locator("[data-do='setup seat 2']").select_option("easy")
    page.locator(".setup-foot [data-do=start]").click()


def play_turn(page: Page, game: str) -> str:
    """Play until the turn has passed; the link of the turn."""
    link = page.locator("#post-link")
    for _ in range(MOST_DECISIONS):
        page.locator(".turn[data-mine], [role=dialog], #post-link").first.wait_for()
        if link.is_visible():
            return link.input_value()
        if game == "mau-mau":
            decide(page)
        elif (draw := page.locator(".actions [data-do='intent draw']")).is_visible():
            draw.click()
        else:
            page.locator(".hand .card").last.click()
            page.locator(".actions [data-do=discard]").click()
    message = "the turn never passes"
    raise AssertionError(message)


def paste(page: Page, link: str) -> None:
    """Put a link where links that came are put."""
    field = page.locator("#post-open")
    if not field.is_visible():
        page.locator("[data-do='post toggle'], [data-do=post]").first.click()
    enter(field, link)


@pytest.mark.parametrize("game", ["mau-mau", "mexe-mexe"])
def test_two_browsers_play_by_passing_links(
    page: Page, friend: Page, site: Server, game: str
) -> None:
    open_quickly(page, site.url)
    open_quickly(friend, site.url)
    begin(page, game)
    link = play_turn(page, game)
    friend.goto(link)
    expect(friend.locator("[data-do='post seat 1']")).to_have_attribute("aria-pressed", "true")
    tap(friend.locator("[data-do='post sit']"))
    for _ in range(3):
        back = play_turn(friend, game)
        friend.reload()
        assert friend.locator("#post-link").input_value() == back
        paste(page, back)
        link = play_turn(page, game)
        friend.locator("#post-open").fill("meio l")  # and is left so
        friend.evaluate("link => { location.href = link }", link)  # the table stays open
        expect(friend.locator(".turn[data-mine]")).to_be_visible()
    click(friend.locator("[data-do='post toggle']"))
    paste(friend, f"Sua vez! {link}")
    expect(friend.locator(".post-text")).to_contain_text("já abriu")


def test_a_link_that_the_system_has_taken_is_on_its_way(page: Page, site: Server) -> None:
    page.add_init_script(
        "navigator.share = data => { window.sent = data; return Promise.resolve() }"
    )
    open_quickly(page, site.url)
    begin(page, "mau-mau")
    link = play_turn(page, "mau-mau")
    page.locator(".post .share-send").click()
    expect(page.locator(".post-text")).to_contain_text("Mandou o link?")
    assert page.evaluate("window.sent") == {"url": link}
    page.locator("[data-do='post qr']").click()
    expect(page.locator(".post .qr")).to_be_visible()


@pytest.mark.only_browser("chromium")
def test_no_flaw_that_axe_finds(eye: Eye, page: Page, friend: Page, site: Server, way: Way) -> None:
    open_quickly(page, site.url, way.language)
    eye.press("post")
    eye.look("letterbox")
    eye.press("home")
    begin(page, "mau-mau")
    link = play_turn(page, "mau-mau")
    eye.look("a link to send")
    eye.press("post sent", "post letters")
    eye.look("all links")
    paste(page, link[:-5])
    eye.look("a link that is cut off")
    eye.press("post toggle")
    eye.look("waiting")
    open_quickly(friend, site.url, way.language)
    other = Eye(friend)
    paste(friend, link)
    other.look("invitation")
    other.press("post sit")
    friend.evaluate("scrollTo(0, 0)")  # below the strip that sticks, half a control is no target
    other.look("own turn")
    page.locator(".bar [data-do=home]").click()
    eye.press("post")
    eye.look("games")
    page.locator("[data-do^='post delete']").press("Enter")
    expect(page.locator("[data-do='post restore']")).to_be_focused()
    eye.look("a game deleted")
    eye.press("post restore", "home")
    seal = begin_with_own_decks(page)
    eye.look("seals")
    friend.goto(seal)
    expect(friend.locator("[data-do='post sit']")).to_be_visible()
    other.look("invitation to own decks")
    other.press("post sit")
    paste(page, friend.locator("#post-link").input_value())
    page.locator(".hand .card").first.wait_for()
    eye.look("a table with own decks")
    assert not eye.found + other.found, "\n".join(eye.found + other.found)


def begin_with_own_decks(page: Page) -> str:
    """From home to a table of two, each with a pack of their own; the link of the first seal."""
    page.locator("[data-do=post]").click()
    page.locator("[data-do='post new']").click()
    page.locator(".setup-foot").wait_for()
    for seats in (3, 2):  # from as many as there were
        if (fewer := page.locator(f"[data-do='setup seats {seats}']")).is_visible():
            fewer.click()
    for seat, name in enumerate(("Ana", "Bia")):
        page.locator(f"[data-do='setup name {seat}']").fill(name)
        page.keyboard.press("Enter")
    page.locator("[data-do='setup own on']").click()
    page.locator(".setup-foot [data-do=start]").click()
    return page.locator("#post-link").input_value()


def test_two_browsers_play_with_own_decks(page: Page, friend: Page, site: Server) -> None:
    open_quickly(page, site.url)
    open_quickly(friend, site.url)
    seal = begin_with_own_decks(page)
    expect(page.locator(".letterbox-lead")).to_contain_text("é o seu lacre")
    friend.goto(seal)
    tap(friend.locator("[data-do='post sit']"))
    answer = friend.locator("#post-link").input_value()
    assert answer != seal
    paste(page, answer)
    page.locator(".hand .card").first.wait_for()
    for _ in range(3):
        link = play_turn(page, "mau-mau")
        page.reload()
        assert page.locator("#post-link").input_value() == link
        friend.goto(link)
        expect(friend.locator(".turn[data-mine]")).to_be_visible()
        paste(page, play_turn(friend, "mau-mau"))
        expect(page.locator(".turn[data-mine]")).to_be_visible()
