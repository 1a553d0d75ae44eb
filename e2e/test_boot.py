"""The table opens, under a sub-path and calling nobody, or says why it cannot."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.conftest import Watch, open_table, wait_until_ready
from tools.paths import ROOT
from tools.serve import Server

WASM = "ui/vendor/pyodide/pyodide.asm.wasm"
LAID = """() => [...document.querySelectorAll(
  ".home-title, .home-lead, .cover .face, .start-title, .game, .game-name, .game-note"
)].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.textContent.replace(/\\s/g, ""), ...[x, y, width, height].map(Math.round)];
})"""
"""The words of the home screen that are there before Python, and where they lie."""


def test_a_cold_visit_ends_at_a_playable_table(page: Page, site: Server) -> None:
    open_table(page, site.url)
    expect(page.locator("#boot")).to_be_hidden()
    expect(page.locator("#app")).to_contain_text("Mau-Mau")
    assert page.locator("html").get_attribute("lang") == "pt-BR"


def test_the_progress_bar_counts_every_byte(page: Page, site: Server) -> None:
    page.goto(site.url, wait_until="commit")
    bar = page.wait_for_selector("#boot-progress")
    wait_until_ready(page)
    assert bar
    assert bar.evaluate("bar => bar.value") == bar.evaluate("bar => bar.max")


def test_before_python_there_are_a_title_a_choice_and_progress(page: Page, site: Server) -> None:
    page.route(f"**/{WASM}", lambda _route: None)  # never answers
    page.goto(site.url, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-app", "loading")
    expect(page.get_by_role("heading", name="Carteado")).to_be_visible()
    expect(page.get_by_role("progressbar", name="Baixando a mesa…")).to_be_visible()
    expect(page.get_by_text("Isto só acontece na primeira visita")).to_be_visible()
    page.get_by_role("button", name="Mau-Mau").click()
    expect(page.locator("html")).to_have_attribute("data-wanted", "mau-mau")
    expect(page.get_by_role("button", name="Mau-Mau")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status")).to_contain_text("Já vai")


@pytest.mark.parametrize(("locale", "size"), [("pt-BR", (360, 640)), ("en", (1440, 900))])
def test_nothing_jumps_when_python_is_there(
    browser: Browser, site: Server, watch: Watch, locale: str, size: tuple[int, int]
) -> None:
    width, height = size
    context = browser.new_context(locale=locale, viewport={"width": width, "height": height})
    page = context.new_page()
    watch.attend(page)
    waiting: list[Route] = []
    page.route(f"**/{WASM}", lambda route: waiting.append(route))  # noqa: PLW0108  # wants a function
    page.goto(site.url, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("lang", locale)
    expect(page.locator("#boot-progress")).to_be_visible()
    before = page.evaluate(LAID)
    waiting.pop().continue_()
    wait_until_ready(page)
    assert page.evaluate(LAID) == before
    context.close()


def test_others_are_greeted_in_english(browser: Browser, site: Server, watch: Watch) -> None:
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    watch.attend(page)
    open_table(page, site.url)
    assert page.locator("html").get_attribute("lang") == "en"
    context.close()


def test_the_stored_language_is_spoken(page: Page, site: Server) -> None:
    open_table(page, site.url)
    page.evaluate("localStorage.setItem('carteado:preferences', '{\"language\": \"en\"}')")
    open_table(page, site.url)
    assert page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize("missing", [WASM, "ui/runtime.mjs", "ui/carteado.pack"])
def test_a_missing_file_ends_in_a_message(
    page: Page, site: Server, watch: Watch, missing: str
) -> None:
    watch.expect("404", missing.rpartition("/")[2], "wasm", "runtime.mjs", "Error", "error: ")
    site.site.replaced[missing] = None
    page.goto(site.url)
    expect_failure(page, "missing-file", "Um arquivo do jogo não chegou.")
    expect(page.locator("#failure-details")).to_contain_text(missing)


def test_without_webassembly_a_message(page: Page, site: Server, watch: Watch) -> None:
    watch.expect("WebAssembly", "Error", "Exception")
    page.add_init_script("Object.defineProperty(window, 'WebAssembly', { value: undefined })")
    page.goto(site.url)
    expect_failure(page, "no-webassembly", "sem WebAssembly")


def test_in_an_old_browser_a_message(page: Page, site: Server, watch: Watch) -> None:
    watch.expect("")
    page.add_init_script("Object.defineProperty(window, 'structuredClone', { value: undefined })")
    page.goto(site.url)
    expect_failure(page, "old-browser", "antigo demais")


def test_with_databases_that_do_not_open_a_message(page: Page, site: Server, watch: Watch) -> None:
    watch.expect("")
    page.add_init_script(
        "IDBFactory.prototype.open = () => { const asked = { error: 'full' };"
        " setTimeout(() => asked.onerror({})); return asked; }"
    )
    page.goto(site.url)
    expect_failure(page, "storage-blocked", "não deixa este site guardar dados")


def test_an_error_in_python_ends_in_a_message(page: Page, site: Server, watch: Watch) -> None:
    watch.expect("Error")
    site.site.replaced["ui/main.py"] = b"1 / 0\n"
    page.goto(site.url)
    expect_failure(page, "crash", "Algo inesperado aconteceu")
    expect(page.locator("#failure-details")).to_contain_text("ZeroDivisionError")


def test_from_the_disk_a_message(browser: Browser) -> None:
    context = browser.new_context(locale="pt-BR")
    page = context.new_page()
    page.goto((ROOT / "index.html").as_uri())
    expect_failure(page, "file-protocol", "direto do disco")
    context.close()


@pytest.mark.only_browser("chromium")  # an unpatched Firefox is not told to do without
def test_without_javascript_a_message(browser: Browser, site: Server) -> None:
    context = browser.new_context(locale="pt-BR", java_script_enabled=False)
    page = context.new_page()
    page.goto(site.url)
    expect(page.get_by_role("heading", name="O JavaScript está desligado")).to_be_visible()
    context.close()


def test_a_crash_in_the_middle_is_told(page: Page, site: Server, watch: Watch) -> None:
    watch.expect("in the middle")
    open_table(page, site.url)
    page.evaluate("setTimeout(() => { throw new Error('in the middle') })")
    expect_failure(page, "crash", "Algo inesperado aconteceu")
    expect(page.get_by_role("button", name="Recarregar")).to_be_visible()


def test_the_security_policy_is_in_force(page: Page, site: Server, watch: Watch) -> None:
    watch.expect("Content Security Policy", "settings blocked", "foreign request")
    open_table(page, site.url)
    refused = page.evaluate("fetch('https://example.org/').then(() => 'went', () => 'refused')")
    assert refused == "refused"
    inline = "const s = document.createElement('script'); s.textContent = 'window.ran = 1';"
    assert page.evaluate(f"{inline} document.body.append(s); window.ran ?? 'did not run'") == (
        "did not run"
    )


def test_the_manifest_makes_it_installable(page: Page, site: Server) -> None:
    page.goto(site.url, wait_until="commit")
    link = page.locator("link[rel=manifest]")
    answer = page.request.get(link.evaluate("link => link.href"))
    manifest = json.loads(answer.body())
    base = Path("/repo/ui")
    assert (base / manifest["start_url"]).resolve() == Path("/repo")
    assert (base / manifest["scope"]).resolve() == Path("/repo")
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        file = ROOT / "ui" / icon["src"]
        width = int.from_bytes(file.read_bytes()[16:20])
        assert icon["sizes"] == f"{width}x{width}"
    wait_until_ready(page)


def expect_failure(page: Page, kind: str, text: str) -> None:
    """The one panel shows, says this, and the page knows that it failed."""
    expect(page.locator("html")).to_have_attribute("data-failure", kind, timeout=60_000)
    expect(page.locator("html")).to_have_attribute("data-app", "failed")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("#failure-what")).to_contain_text(re.compile(re.escape(text)))
