"""Links as people use them: made at one device, copied or drawn, and opened at another."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Watch, open_table
from e2e.player import play_round, wait_for_own_turn
from e2e.prepared import AnyRecord, first, round_of, sit_down
from game.games import GAMES
from game.links.record import Kind, Shared, write
from game.links.results import outcomes_of
from game.mau_mau import Options
from game.mau_mau.presets import FAMILY
from game.mau_mau.view import View
from game.record import Player
from tools.serve import Server
from ui.house_rules import house_rules_named
from ui.sharing import qr

SAVE = "localStorage.getItem('carteado:game')"
LINK = ".share-link"
PLAY, WATCH = "[data-do='received play']", "[data-do='received watch']"


@pytest.fixture
def friend(browser: Browser, watch: Watch) -> Iterator[Page]:
    """A page at another device, whose bots keep nobody waiting."""
    context = browser.new_context(locale="pt-BR")
    kept = json.dumps(json.dumps({"language": "pt-BR", "speed": "instant"}))
    context.add_init_script(
        f"if (location.host) localStorage.setItem('carteado:preferences', {kept})"
    )
    page = context.new_page()
    watch.attend(page)
    yield page
    context.close()


def of_rita(record: AnyRecord) -> AnyRecord:
    """The record with Rita on the person's seat, and easy bots."""
    bots = (Player(player.name, "easy") for player in record.players[1:])
    return replace(record, players=(Player("Rita"), *bots))


def address(site: Server, kind: Kind, record: AnyRecord) -> str:
    """The address that carries a game."""
    return f"{site.url}#g={write(Shared(kind, record))}"


def share(page: Page, what: str) -> str:
    """Share this from the table; the link."""
    page.locator("[data-do=share]").last.click()
    page.locator(f"[data-do='share {what}']").click()
    return page.locator(LINK).inner_text()


def hand(page: Page) -> list[str]:
    """The cards of the person's hand."""
    cards: list[str] = page.locator(".hand .card").evaluate_all(
        "cards => cards.map(card => card.dataset.do)"
    )
    return sorted(cards)


def test_a_challenge_is_copied_played_elsewhere_and_compared(
    page: Page, friend: Page, site: Server
) -> None:
    theirs = of_rita(round_of(Options(hand_size=5), 3, "round 2")[-1].record)
    sit_down(page, site, theirs)
    link = share(page, "deal")
    expect(page.locator(".share-card").first).to_contain_text("Seu resultado vai junto")
    page.get_by_role("button", name="Copiar").click()
    expect(page.get_by_role("alert")).to_contain_text("Copiado")

    open_table(friend, link)
    expect(friend.locator("#came-title")).to_have_text("Um desafio: as mesmas cartas")
    expect(friend.locator(".share-card")).to_contain_text("Cartas para cada um: 5")
    expect(friend.locator(".share-result")).to_contain_text("Rita")
    expect(friend.locator(WATCH)).to_have_count(0)
    friend.locator(PLAY).click()
    saved = json.loads(friend.evaluate(SAVE))
    assert saved["seed"] == theirs.seed
    assert friend.url == site.url
    play_round(friend)
    compared = friend.locator("[role=dialog] .compared")
    expect(compared).to_contain_text("Rita")
    turns = compared.locator("tbody tr").nth(2).locator("td").nth(1)
    expect(turns).to_have_text(str(rita_s_turns(theirs)))


def rita_s_turns(record: AnyRecord) -> int:
    """The turns in which the person of a record did something."""
    work = outcomes_of(GAMES[record.game], record)
    while True:
        try:
            next(work)
        except StopIteration as end:
            turns: int = end.value.of[0].turns
            return turns


def test_a_position_is_played_on_and_the_link_asks_only_once(
    page: Page, friend: Page, site: Server
) -> None:
    record = first(Options(), 3, lambda view: len(view.discards) > 6)
    sit_down(page, site, record)
    wait_for_own_turn(page)
    cards, link = hand(page), share(page, "position")
    open_table(friend, link)
    friend.locator("[data-do='received resume']").click()
    wait_for_own_turn(friend)
    assert hand(friend) == cards
    friend.reload()
    wait_for_own_turn(friend)
    assert hand(friend) == cards


def test_a_game_is_watched_from_its_link(page: Page, friend: Page, site: Server) -> None:
    record = round_of(Options(), 3, "round 1")[-1].record
    sit_down(page, site, record)
    open_table(friend, share(page, "replay"))
    friend.locator(WATCH).click()
    expect(friend.locator(".table")).to_be_visible()
    assert friend.evaluate(SAVE) is None


def test_rules_travel_from_one_set_up_to_another(page: Page, friend: Page, site: Server) -> None:
    sit_down(page, site)
    for request in ("setup", "setup preset family", "setup panel tables", "share rules"):
        page.locator(f"[data-do='{request}']").click()
    link = page.locator(LINK).inner_text()
    assert link == f"{site.url}#t={house_rules_named('mau-mau').codes.encode(FAMILY)}"
    page.locator("[data-do=back]").click()
    expect(page.locator(".setup")).to_be_visible()
    open_table(friend, link)
    friend.locator("[data-do='received use']").click()
    family = friend.locator("[data-do='setup preset family']")
    expect(family).to_have_attribute("aria-pressed", "true")
    expect(friend.locator("#keep")).to_be_visible()


def test_the_qr_code_is_that_of_the_link(page: Page, site: Server) -> None:
    sit_down(page, site, first(Options(), 3, can_decide))
    link = share(page, "replay")
    page.locator("[data-do=qr]").click()
    drawn = page.locator(".qr path")
    expect(drawn).to_have_count(1)
    code = qr.code_of(link)
    assert code
    assert drawn.get_attribute("d") == code.path
    box = page.locator(".qr").bounding_box()
    assert box
    assert box["width"] == pytest.approx(box["height"], abs=1)
    assert drawn.evaluate("path => path.getBBox().width") > 0


def test_the_systems_sheet_is_offered_where_there_is_one(page: Page, site: Server) -> None:
    page.add_init_script(
        "navigator.share = data => { window.sent = data; return Promise.resolve() }"
    )
    sit_down(page, site, first(Options(), 3, can_decide))
    link = share(page, "replay")
    page.get_by_role("button", name="Enviar").click()
    assert page.evaluate("window.sent") == {"url": link}
    page.evaluate(
        "() => { navigator.share = () => Promise.reject(new DOMException('no', 'AbortError')) }"
    )
    page.get_by_role("button", name="Enviar").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_bad_links_say_why_and_harm_nothing(page: Page, site: Server) -> None:
    record = first(Options(), 3, can_decide)
    sit_down(page, site, record)
    saved = page.evaluate(SAVE)
    link = address(site, Kind.REPLAY, record).partition("#")[2]
    alert = page.get_by_role("alert")
    for text, said in (
        (link[:-4], "Falta o fim do link"),
        (f"{link[:-6]}{'A' if link[-6] != 'A' else 'B'}{link[-5:]}", "caractere errado"),
        (f"g=Z{link[3:]}", "versão mais nova"),
        ("outra-coisa", "não é um link"),
    ):
        page.evaluate("text => { location.hash = text }", text)
        expect(alert).to_contain_text(said)
        expect(page).to_have_url(site.url)
    assert page.evaluate(SAVE) == saved
    page.locator("#link").press_sequentially(f"Olha só: {address(site, Kind.REPLAY, record)}")
    page.get_by_role("button", name="Abrir", exact=True).click()
    expect(page.locator("#came-title")).to_have_text("Uma partida para assistir")
    page.locator("[data-do=back]").click()
    wait_for_own_turn(page)
    assert page.evaluate(SAVE) == saved


def test_the_deal_of_the_day_is_one_tap_away(page: Page, site: Server) -> None:
    sit_down(page, site)
    page.get_by_role("button", name="Partida do dia").click()
    wait_for_own_turn(page)
    today = page.evaluate(
        "(now => now.getFullYear() * 10000 + (now.getMonth() + 1) * 100 + now.getDate())"
        "(new Date())"
    )
    assert json.loads(page.evaluate(SAVE))["seed"] == f"deal {today}"
    play_round(page)
    expect(page.locator(".compared")).to_contain_text(f"nº {today}")
    page.locator("[role=dialog] [data-do=home]").click()
    expect(page.locator("[data-do=daily]")).to_contain_text(re.compile("hoje: [1-4]º lugar, [+-]"))


def can_decide(view: View) -> bool:
    """Some cards have been laid."""
    return len(view.discards) > 4
