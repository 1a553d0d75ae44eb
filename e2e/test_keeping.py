"""Nothing is lost: several tabs, a full or blocked storage, and everything taken elsewhere."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import Watch, open_table, wait_until_ready
from e2e.player import decide, start_game, wait_for_own_turn
from e2e.prepared import first, round_of, sit_down
from e2e.test_accessibility import Eye, Way, eye, way
from game.mau_mau import Options
from game.mau_mau.intents import Play
from game.mau_mau.view import View
from game.mexe_mexe import Options as MexeMexe
from tools.serve import Server
from ui.archive.clerk import entry_of
from ui.archive.entry import Entry
from ui.games import game_named
from ui.session import Session

__all__ = ["eye", "way"]

FILL = """() => {
  let number = 0;
  for (let size = 1 << 20; size > 16; size >>= 1)
    try { for (;;) localStorage.setItem(`filler:${number++}`, "x".repeat(size)); } catch (full) {}
}"""
EMPTY = """() => Object.keys(localStorage).filter(key => key.startsWith("filler:"))
  .forEach(key => localStorage.removeItem(key))"""
BLOCK = """
  Object.defineProperty(window, "localStorage", { get() { throw new Error("blocked"); } });
  IDBFactory.prototype.open = () => { throw new Error("blocked"); };
"""
"""What a browser does whose person allows sites to keep nothing."""
WATCH = """() => {
  const make = URL.createObjectURL;
  URL.createObjectURL = blob => {
    blob.text().then(text => { window.handed = text; });
    return make.call(URL, blob);
  };
}"""
"""Notes the text of a file that is handed over; Playwright hears of no downloads in Firefox."""
KEPT = "() => Object.fromEntries(Object.entries(localStorage))"


def entries() -> list[Entry]:
    """Games that were finished, of both kinds, and one that was not."""
    games = [(Options(), f"round {number}") for number in range(3)]
    rounds = [round_of(options, 3, seed) for options, seed in [*games, (MexeMexe(), "a round")]]
    matches = [*(whole[-1] for whole in rounds), rounds[0][len(rounds[0]) // 2]]
    return [
        entry_of(Session(game_named(match.record.game), match), f"2026-11-{10 + day}T20:15")
        for day, match in enumerate(matches)
    ]


def put_by(page: Page, games: list[Entry]) -> None:
    """Have these games on the device."""
    page.evaluate(
        "texts => { for (const [key, text] of Object.entries(texts))"
        " localStorage.setItem(key, text) }",
        {entry.key: entry.to_text() for entry in games},
    )


def can_play(view: View) -> bool:
    """The person has a card to play that names no suit, and others left."""
    plays = [intent for intent in view.legal if isinstance(intent, Play)]
    return len(view.hand) > 3 and bool(plays) and all(play.suit is None for play in plays)


def saved(page: Page, export: Locator) -> str:
    """The text of the file that this control hands over."""
    page.evaluate(WATCH)
    export.click()
    page.wait_for_function("window.handed")
    text: str = page.evaluate("window.handed")
    return text


def game_kept(page: Page) -> str:
    """The game under way as the browser has it."""
    text: str = page.evaluate("localStorage.getItem('carteado:game')")
    return text


def test_two_tabs_never_write_over_each_other(page: Page, site: Server, watch: Watch) -> None:
    sit_down(page, site, first(Options(), 3, can_play))
    wait_for_own_turn(page)
    other = page.context.new_page()
    watch.attend(other)
    open_table(other, site.url)
    wait_for_own_turn(other)
    decide(other)
    wait_for_own_turn(other)
    asked = page.locator("[role=dialog][data-kind=went-on]")
    expect(asked).to_contain_text("continuou em outra aba")
    after = game_kept(other)
    asked.locator("[data-do=here]").click()
    expect(asked).to_be_hidden()
    expect(page.locator(".hand .card")).to_have_count(other.locator(".hand .card").count())
    assert game_kept(page) == after
    decide(page)
    expect(other.locator("[role=dialog][data-kind=went-on]")).to_be_visible()


def test_a_game_begun_in_another_tab_takes_nothing_away(
    page: Page, site: Server, watch: Watch
) -> None:
    sit_down(page, site, first(Options(), 3, can_play))
    wait_for_own_turn(page)
    decide(page)
    wait_for_own_turn(page)
    other = page.context.new_page()
    watch.attend(other)
    open_table(other, site.url)
    other.locator("[data-do=home]").click()
    other.locator("[data-do=start]").click()
    wait_for_own_turn(other)
    asked = page.locator("[role=dialog][data-kind=went-on]")
    expect(asked).to_contain_text("Outra partida")
    asked.locator("[data-do=games]").click()
    page.locator("[data-do^='games continue']").click()
    wait_for_own_turn(page)
    expect(other.locator("[role=dialog][data-kind=went-on]")).to_be_visible()
    other.locator("[role=dialog] [data-do=games]").click()
    expect(other.locator(".kept-game")).to_have_count(1)


def test_in_a_full_storage_one_plays_on_and_is_told_and_all_is_kept_once_there_is_room(
    page: Page, site: Server
) -> None:
    sit_down(page, site, first(Options(), 3, can_play))
    wait_for_own_turn(page)
    before = game_kept(page)
    page.evaluate(FILL)
    for _ in range(8):
        decide(page)
        wait_for_own_turn(page)
        if page.locator(".unkept").is_visible():
            break
    notice = page.locator(".unkept")
    expect(notice).to_contain_text("não está guardando esta partida")
    decide(page)
    wait_for_own_turn(page)
    kept = json.loads(saved(page, notice.locator("button")))["kept"]
    assert len(json.loads(kept["game"])["intents"]) > len(json.loads(before)["intents"])
    page.evaluate(EMPTY)
    decide(page)
    expect(notice).to_be_hidden()
    wait_for_own_turn(page)
    hand = page.locator(".hand .card").count()
    page.reload()
    wait_until_ready(page)
    expect(page.locator(".hand .card")).to_have_count(hand)


def test_in_a_blocked_storage_one_can_play(page: Page, site: Server) -> None:
    page.add_init_script(BLOCK)
    open_table(page, site.url)
    start_game(page)
    wait_for_own_turn(page)
    expect(page.locator(".unkept")).to_contain_text("não está guardando")
    decide(page)
    wait_for_own_turn(page)


def test_everything_goes_to_another_device_in_one_file(
    page: Page, site: Server, browser: Browser, watch: Watch, tmp_path: Path
) -> None:
    sit_down(page, site, first(Options(), 3, can_play))
    put_by(page, entries())
    page.locator("[data-do=settings]").click()
    page.locator("[data-do='prefer felt blue']").click()
    page.locator("[data-do=back]").click()
    page.locator("[data-do=home]").click()
    page.locator("[data-do=games]").click()
    expect(page.locator(".kept-game")).to_have_count(6)
    page.locator("[data-do='games statistics']").click()
    expect(page.locator(".account")).to_have_count(2)
    expect(page.get_by_text("Contando as partidas")).to_be_hidden()
    page.locator("[data-do=games]").click()
    file = tmp_path / "carteado.json"
    file.write_text(saved(page, page.locator("[data-do='games export']")), "utf-8")

    context = browser.new_context(locale="pt-BR")
    there = context.new_page()
    watch.attend(there)
    open_table(there, site.url)
    there.locator("[data-do=games]").click()
    there.locator("input[type=file]").set_input_files(file)
    found = there.locator("[role=dialog]")
    expect(found).to_contain_text("5 partidas (novas aqui: 5)")
    assert there.evaluate("localStorage.length") == 0
    found.locator("[data-do='games take']").click()
    expect(there.locator(".kept-game")).to_have_count(6)
    expect(there.locator("html")).to_have_attribute("data-felt", "blue")
    kept, brought = page.evaluate(KEPT), there.evaluate(KEPT)
    assert {key: brought[key] for key in kept} == kept
    there.locator("[data-do=continue]").click()
    expect(there.locator(".table")).to_be_visible()
    context.close()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[1, 2", "não é do Carteado"),
        (b"\xff\xfe\x00", "não é do Carteado"),
        (b'{"carteado-file": 9}', "mais nova"),
    ],
    ids=["half", "bytes", "newer"],
)
def test_a_file_of_something_else_is_told_apart(
    page: Page, site: Server, tmp_path: Path, content: bytes, said: str
) -> None:
    open_table(page, site.url)
    page.locator("[data-do=games]").click()
    wrong = tmp_path / "wrong.json"
    wrong.write_bytes(content)
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.locator(".archive-told")).to_contain_text(said)


@pytest.mark.only_browser("chromium")
def test_no_flaw_that_axe_finds(eye: Eye, page: Page, site: Server, way: Way) -> None:
    sit_down(page, site, first(Options(), 3, can_play), way.language)
    put_by(page, entries())
    eye.press("home")
    eye.look("home with a game")
    eye.press("games")
    eye.look("games")
    with page.expect_download() as saving:
        eye.press("games export")
    assert saving.value.suggested_filename.startswith("carteado-20")
    page.locator("input[type=file]").set_input_files(saving.value.path())
    expect(page.locator("[role=dialog]")).to_be_visible()
    eye.look("what is in a file")
    eye.press("cancel", "games statistics")
    expect(page.locator(".account")).to_have_count(2)
    eye.look("statistics")
    page.evaluate(FILL)
    eye.press("games")
    page.locator("[data-do^='games delete']").first.click()
    eye.look("a game deleted")
    eye.press("home", "setup seats 5", "continue")
    page.evaluate("localStorage.setItem('carteado:game', '{}')")
    wait_for_own_turn(page)
    page.locator(".hand .card[data-state=legal]").first.click()
    page.locator(".actions [data-do=play]").click()
    expect(page.locator("[role=dialog][data-kind=went-on]")).to_be_visible()
    eye.look("gone on elsewhere")
    assert not eye.found, "\n".join(eye.found)
