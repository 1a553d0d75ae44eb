"""Mexe-Mexe: the rulebook's examples on screen, what others rebuild, the sheet, many melds."""

import re

import pytest
from playwright.sync_api import CDPSession, Locator, Page, ViewportSize, expect

from e2e.mexe_mexe import (
    HEARTS,
    KINGS,
    REBUILT,
    curinga_to_exchange,
    just_eliminated,
    long_sheet,
    many_melds,
    run_rebuilt_by_another,
    run_to_rebuild,
)
from e2e.player import Press, spot, tap, walk_on
from e2e.prepared import sit_down
from e2e.test_mexe_mexe import melds_on, put, split_before
from tools.serve import Server

PAPER: ViewportSize = ViewportSize(width=718, height=1047)
"""CSS pixels of an A4 page within margins of a centimetre."""
PDF_PAGE = re.compile(rb"/Type\s*/Page\b")
ROWS = "rows => rows.map(row => [...row.cells].map(cell => [...cell.childNodes]\
.map(part => part.textContent).join(' ')).join('\\t')).join('\\n')"
"""The rows of a table with tabs between the cells."""
MANY_ROUNDS = 12


# ---- the examples of the rulebook --------------------------------------------------------------


def test_x31_a_run_is_parted_for_one_card(page: Page, site: Server) -> None:
    sit_down(page, site, run_to_rebuild())
    assert melds_on(page) == [HEARTS]
    split_before(page, "9H")
    put(page, "8H", meld=1)
    expect(page.locator(".board .meld")).to_have_count(2)
    assert melds_on(page) == ["6H 7H 8H", "8H 9H 10H JH QH"]
    expect(page.locator(".board .meld[data-flaw]")).to_have_count(0)
    page.locator(".hand .card").first.click()
    page.locator(".actions [data-do=discard]").click()
    expect_in_log(page, "Você pôs 8 de copas: sequência de copas, de 8 a Q.")


def test_x33_a_curinga_is_exchanged_by_touch(phone: Page, site: Server) -> None:
    sit_down(phone, site, curinga_to_exchange())
    exchange(phone, tap)


def test_x33_a_curinga_is_exchanged_by_keyboard_alone(page: Page, site: Server) -> None:
    sit_down(page, site, curinga_to_exchange())
    exchange(page, walk_on)


def exchange(page: Page, press: Press) -> None:
    """8 of diamonds for the curinga: undo it, do it again, and keep the curinga."""
    twos = page.locator(".hand .card[data-card='2S']")
    kept = twos.count()
    assert melds_on(page) == ["6D 7D 2S 9D 10D"]
    swap = page.locator(".actions [data-do^=exchange]")
    press(page.locator(".hand .card[data-card='8D']"))
    expect(swap).to_have_accessible_name("Trocar 8 de ouros pelo curinga 2 de espadas")
    press(swap)
    expect(twos).to_have_count(kept + 1)
    assert melds_on(page) == ["6D 7D 8D 9D 10D"]
    press(page.locator(".me [data-do='step undo']"))
    expect(twos).to_have_count(kept)
    press(page.locator(".me [data-do='step redo']"))
    expect(twos).to_have_count(kept + 1)

    press(page.locator(".hand .card:not([data-card='2S'])").first)
    press(page.locator(".actions [data-do=discard]"))
    expect_in_log(page, "Você trocou curinga: 2 de espadas por 8 de ouros.", press)
    expect(twos).to_have_count(kept + 1)


def expect_in_log(page: Page, text: str, press: Press = Locator.click) -> None:
    """The turn is over, and this is told of it."""
    page.locator(".turn[data-mine], [role=dialog]").first.wait_for()
    press(page.locator("[data-do=log]").first)
    expect(page.locator(".log-list")).to_contain_text(text)


# ---- what others rebuild -----------------------------------------------------------------------


def test_a_rivals_rearrangement_is_seen_again_step_by_step(page: Page, site: Server) -> None:
    sit_down(page, site, run_rebuilt_by_another())
    lies = [*REBUILT, KINGS]
    assert melds_on(page) == lies
    steps = page.locator(".steps")
    expect(steps).to_have_count(0)
    text = steps.locator(".steps-text")
    on, back, skip = (steps.locator(f"[data-do='steps {way}']") for way in ("on", "back", "skip"))

    page.locator("[data-do=again]").click()
    on.click()  # from here on, time does not turn the pages
    while back.is_visible():
        back.click()
    expect(text).to_have_text("1/3 Ana desfez sequência de copas, de 6 a Q.")
    assert melds_on(page) == ["6H 7H 8H", "9H 10H", "JH QH"]
    on.click()
    expect(text).to_contain_text("2/3 Ana pôs 8 de copas")
    assert melds_on(page) == list(REBUILT)
    on.click()
    expect(text).to_contain_text("3/3 Ana pôs")
    assert melds_on(page) == lies
    back.click()
    expect(text).to_contain_text("2/3")
    assert melds_on(page) == list(REBUILT)
    on.click()
    expect(text).to_contain_text("3/3")
    on.click()
    expect(steps).to_have_count(0)
    assert melds_on(page) == lies

    page.locator("[data-do=again]").click()
    skip.click()
    expect(steps).to_have_count(0)
    assert melds_on(page) == lies


# ---- by finger ---------------------------------------------------------------------------------


@pytest.mark.only_browser("chromium")
def test_a_finger_drags_a_card_to_a_meld(phone: Page, site: Server) -> None:
    sit_down(phone, site, curinga_to_exchange())
    run = phone.locator(".board .meld").first
    card = phone.locator(".hand .card[data-card='JD']")
    finger = phone.context.new_cdp_session(phone)

    touch(finger, "touchStart", card)
    expect(phone.locator("html")).to_have_class(re.compile("dragging"))
    touch(finger, "touchMove", run)
    expect(run).to_have_class(re.compile("drop-here"))
    touch(finger, "touchEnd")
    expect(run.locator(".card")).to_have_count(6)
    assert melds_on(phone) == ["6D 7D 2S 9D 10D JD"]
    expect(phone.locator("html")).not_to_have_class(re.compile("dragging"))
    expect(phone.locator(".card[aria-pressed=true]")).to_have_count(0)


def touch(finger: CDPSession, what: str, where: Locator | None = None) -> None:
    """What a finger does where a control is seen."""
    points = [dict(zip("xy", spot(where), strict=True))] if where else []
    finger.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


# ---- many melds --------------------------------------------------------------------------------


def test_each_of_thirty_melds_is_reached_on_a_small_phone(phone: Page, site: Server) -> None:
    sit_down(phone, site, many_melds(30))
    handles = phone.locator(".board .meld .handle")
    pressed = phone.locator(".board .card[aria-pressed=true]")
    for number in range(handles.count()):
        handle = handles.nth(number)
        handle.scroll_into_view_if_needed()
        tap(handle)
        expect(handle).to_have_attribute("aria-pressed", "true")
        expect(pressed).to_have_count(3)
        tap(handle)
        expect(pressed).to_have_count(0)


# ---- the score sheet ---------------------------------------------------------------------------


def test_x43_who_was_eliminated_may_come_back(page: Page, site: Server) -> None:
    sit_down(page, site, just_eliminated())
    dialog = page.locator("[role=dialog]")
    expect(dialog).to_have_attribute("data-kind", "return")
    expect(dialog.locator(".dialog-title")).to_have_text("Você foi eliminado: voltar ao jogo?")
    mine = dialog.locator(".sheet tbody td").first
    expect(mine).to_contain_text("eliminado")
    offered = max(int(total) for total in dialog.locator(".sheet tfoot td").all_inner_texts()[1:])
    dialog.locator("[data-do='intent return']").click()
    expect(dialog).to_have_attribute("data-kind", "end")
    expect(mine).to_contain_text(f"voltou com {offered}")
    expect(dialog.locator(".sheet tfoot td").first).to_have_text(str(offered))
    dialog.locator("[data-do='intent deal']").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".hand .card").first).to_be_visible()


def test_the_sheet_is_copied_as_text(page: Page, site: Server) -> None:
    sit_down(page, site, just_eliminated())
    page.locator("[data-do='intent decline']").click()
    rows = page.locator(".sheet tr").evaluate_all(ROWS)
    assert rows.startswith("Rodada\t")
    page.locator("[role=dialog] [data-do^=copy]").click()
    expect(page.get_by_text("Copiado.")).to_be_visible()
    assert pasted(page) == rows


def pasted(page: Page) -> str:
    """What is in the clipboard."""
    page.evaluate("""() => {
        const paper = document.createElement('textarea');
        document.querySelector('[role=dialog]').append(paper);
        paper.focus();
    }""")
    page.keyboard.press("ControlOrMeta+V")
    paper = page.locator("textarea")
    expect(paper).not_to_have_value("")
    return paper.input_value()


@pytest.mark.only_browser("chromium")
def test_a_long_sheet_prints_on_one_page(page: Page, site: Server) -> None:
    sit_down(page, site, long_sheet(MANY_ROUNDS))
    sheet = page.locator(".sheet")
    assert sheet.locator("tbody tr").count() >= MANY_ROUNDS
    expect(sheet).to_contain_text("voltou com")
    page.evaluate("window.print = () => document.body.dataset.printed = 'yes'")
    page.locator("[role=dialog] [data-do=print]").click()
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")

    assert len(PDF_PAGE.findall(page.pdf(format="A4"))) == 1
    page.set_viewport_size(PAPER)
    page.emulate_media(media="print")
    box = sheet.bounding_box()
    assert box
    assert box["width"] <= PAPER["width"]
    assert box["height"] <= PAPER["height"]
    assert page.locator("body").inner_text().strip() == sheet.inner_text().strip()


# ---- hints -------------------------------------------------------------------------------------


@pytest.mark.parametrize("press", [tap, walk_on], ids=["touch", "keyboard"])
def test_a_hint_leads_to_the_table_as_it_can_be(phone: Page, site: Server, press: Press) -> None:
    sit_down(phone, site, run_to_rebuild())
    press(phone.locator(".actions [data-do=hint]"))
    dialog = phone.locator("[role=dialog][data-kind=hint]")
    expect(dialog).to_contain_text("Dá para baixar")
    expect(dialog).to_contain_text("Ótimo")
    press(dialog.locator("[data-do='hint deeper']"))
    expect(dialog).to_contain_text("Da mão:")
    press(dialog.locator("[data-do='hint deeper']"))
    expect(dialog.locator(".hint-how li").first).to_be_visible()
    press(dialog.locator("[data-do='hint apply']"))
    expect(dialog).to_have_count(0)
    expect(phone.locator(".board .meld[data-flaw]")).to_have_count(0)
    assert len(melds_on(phone)) > 1
    press(phone.locator("[data-do='show sheet']"))
    expect(phone.locator(".sheet-hints td").first).to_have_text("3")
