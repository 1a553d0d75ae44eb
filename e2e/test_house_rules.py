"""House rules as people use them: chosen, shared, read up, and in force at the table."""

import re

from playwright.sync_api import Page, expect

from e2e.conftest import open_table
from e2e.player import click, decide, wait_for_own_turn
from e2e.prepared import first, sit_down
from game.mau_mau import Options
from game.mau_mau.intents import Play
from game.mau_mau.presets import PRESETS
from game.mau_mau.view import View
from tools.serve import Server

SAVE = "localStorage.getItem('carteado:game')"
MOST_DECISIONS = 40
COUNT_FLIGHTS = """() => {
  window.flown = 0;
  new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(
    node => { window.flown += node.querySelectorAll(".flying").length; }
  ))).observe(document.body, { childList: true });
}"""


def test_a_table_is_set_up_shared_and_played(page: Page, site: Server) -> None:
    open_table(page, site.url)
    page.locator("[data-do=setup]").click()
    family, original = (page.locator(f"[data-do='setup preset {name}']") for name in FAMILY)
    family.click()
    expect(family).to_have_attribute("aria-pressed", "true")
    for panel in ("penalties", "effects", "tables"):
        page.locator(f"[data-do='setup panel {panel}']").click()
    cutting = page.locator("#panel-penalties [data-do^='setup option cutting']")
    cutting.click()
    expect(cutting).to_have_attribute("aria-checked", "true")
    expect(family).to_have_attribute("aria-pressed", "false")
    page.locator("#effect-9").select_option("hard-draw")
    page.locator("#effect-9-cards").select_option("4")
    code = page.locator("output.code")
    shared = code.inner_text()
    page.locator("[data-do^='copy ']").click()
    expect(page.get_by_role("alert")).to_contain_text("Copiado")

    original.click()
    expect(code).not_to_have_text(shared)
    expect(cutting).to_have_attribute("aria-checked", "false")
    page.locator("#code").focus()
    page.keyboard.press("ControlOrMeta+V")
    expect(page.locator("#code")).to_have_value(shared)
    page.keyboard.press("Enter")
    expect(code).to_have_text(shared)
    expect(page.locator(".setup-message")).to_contain_text("Pronto")
    expect(cutting).to_have_attribute("aria-checked", "true")
    expect(page.locator("#effect-9")).to_have_value("hard-draw")
    expect(page.locator("#effect-9-cards")).to_have_value("4")

    page.locator("[data-do=start]").click()
    page.locator(".speed select").select_option("instant")
    refused_with_a_rule(page)


FAMILY = ("family", "original")


def refused_with_a_rule(page: Page) -> None:
    """A wrong card is refused at this table; the rule that it cites can be read, and left."""
    wrong = page.locator(".hand .card[data-state=illegal]")
    for _ in range(MOST_DECISIONS):
        wait_for_own_turn(page)
        if wrong.count() and not page.locator("[role=dialog]").count():
            break
        decide(page)
    click(wrong.first)
    page.locator(".actions [data-do=play]").click()
    chip = page.locator(".message[data-tone=refused] .rule")
    rule = chip.inner_text()
    chip.click()
    cited = page.locator(".rulebook #cited")
    expect(cited).to_be_focused()
    expect(cited).to_be_in_viewport()
    expect(cited.locator(".rule", has_text=re.compile(f"^{rule}$"))).to_have_count(1)
    page.locator("[data-do=back]").click()
    expect(page.locator(".turn[data-mine]")).to_be_visible()


def test_two_people_on_one_device(page: Page, site: Server) -> None:
    open_table(page, site.url)
    page.locator("[data-do=setup]").click()
    fewer = page.get_by_role("button", name="Menos um jogador")
    fewer.click()
    fewer.click()
    page.locator("#who-1").select_option("human")
    for seat, person in enumerate(("Rita", "Zeca")):
        page.locator(f"#name-{seat}").press_sequentially(person)
        page.keyboard.press("Enter")
    page.locator("[data-do=start]").click()

    curtain = page.locator(".curtain")
    passed: list[str] = []
    hands: dict[str, list[str]] = {}
    for _ in range(MOST_DECISIONS):
        page.locator(".turn[data-mine], [role=dialog], .curtain").first.wait_for()
        if curtain.count():
            see_no_card(page)
            name = re.search("Rita|Zeca", curtain.inner_text())
            assert name, curtain.inner_text()
            passed.append(name[0])
            page.locator("[data-do=uncover]").click()
            expect(page.locator(".turn[data-mine]")).to_be_visible()
            hand = page.locator(".hand .card").evaluate_all(IDENTITIES)
            if name[0] in hands:
                assert set(hand) & set(hands[name[0]])
            hands[name[0]] = hand
        if len(passed) > 3:
            break
        decide(page)
    assert set(passed) == {"Rita", "Zeca"}
    assert not set(hands["Rita"]) & set(hands["Zeca"])


IDENTITIES = "cards => cards.map(card => card.dataset.do)"


def see_no_card(page: Page) -> None:
    """While the curtain is down there is no card in the page, not even one that flies."""
    expect(page.locator(".card, .face, .flying, .ghost, [data-card]")).to_have_count(0)
    assert not re.search(r"cards\.svg#", page.locator("body").inner_html())


def test_undo_takes_back_and_again_tells_again(page: Page, site: Server) -> None:
    sit_down(page, site, first(Options(), 3, can_play))
    before, hand = page.evaluate(SAVE), page.locator(".hand .card")
    cards = hand.evaluate_all(IDENTITIES)
    page.locator(".hand .card[data-state=legal]").first.click()
    page.locator(".actions [data-do=play]").click()
    expect(hand).to_have_count(len(cards) - 1)
    wait_for_own_turn(page)
    assert page.evaluate(SAVE) != before

    page.evaluate(COUNT_FLIGHTS)
    page.locator("[data-do=again]").click()
    assert page.evaluate("window.flown") > 0
    expect(page.locator(".message")).not_to_be_empty()

    page.locator("[data-do=undo]").click()
    expect(hand).to_have_count(len(cards))
    assert hand.evaluate_all(IDENTITIES) == cards
    assert page.evaluate(SAVE) == before
    expect(page.locator(".turn[data-mine]")).to_be_visible()


def can_play(view: View) -> bool:
    """There are cards to play, none of them wild, and all bots have played since the deal."""
    plays = [intent for intent in view.legal if isinstance(intent, Play)]
    return len(view.discards) > 4 and bool(plays) and not any(play.suit for play in plays)


def test_a_cut_is_offered_and_can_be_declined_and_made(page: Page, site: Server) -> None:
    sit_down(page, site, first(Options(cutting=True), 3, lambda view: view.asked_to_cut))
    dialog, hand = page.locator("[role=dialog][data-kind=cut]"), page.locator(".hand .card")
    expect(dialog).to_be_visible()
    held = hand.count()
    before = page.evaluate(SAVE)
    dialog.locator("[data-do='intent decline']").click()
    expect(dialog).to_have_count(0)
    wait_for_own_turn(page)
    expect(hand).to_have_count(held)

    page.locator("[data-do=undo]").click()
    expect(dialog).to_be_visible()
    assert page.evaluate(SAVE) == before
    dialog.locator("[data-do^='intent play']").first.click()
    expect(dialog).to_have_count(0)
    wait_for_own_turn(page)
    page.locator("[data-do=log]").first.click()
    expect(page.locator(".log-list")).to_contain_text("Você cortou!")


def test_the_last_card_but_one_is_laid_with_mau_mau(page: Page, site: Server) -> None:
    sit_down(page, site, first(PRESETS["family"], 2, may_call))
    page.locator(".hand .card[data-state=legal]").first.click()
    call = page.locator(".actions [data-do='play mau-mau']")
    expect(call).to_contain_text("dizer “mau-mau”")
    call.click()
    wait_for_own_turn(page)
    page.locator("[data-do=log]").first.click()
    expect(page.locator(".log-list")).to_contain_text("Você disse “mau-mau”!")


def may_call(view: View) -> bool:
    """Two cards in hand, and one of them, not a wild one, can be played with the call."""
    calls = [intent for intent in view.legal if isinstance(intent, Play) and intent.calls]
    return len(view.hand) == 2 and bool(calls) and not any(play.suit for play in calls)
