"""The page and its script agree, and both languages say everything."""

import json
import re

from tools.generate import integrity
from tools.paths import ROOT, UI

PAGE = (ROOT / "index.html").read_text(encoding="utf-8")
BOOT = (UI / "boot.js").read_text(encoding="utf-8")


def texts(language: str) -> dict[str, str]:
    """What boot.js says in a language."""
    found = re.search(rf'"{language}": (\{{.*?\n    \}})', BOOT, re.DOTALL)
    assert found
    parsed: dict[str, str] = json.loads(found[1])
    return parsed


def test_both_languages_say_the_same_things() -> None:
    assert texts("pt-BR").keys() == texts("en").keys()


def test_every_failure_says_what_to_do() -> None:
    said = texts("en").keys()
    kinds = {
        "crash",
        *re.findall(r'fail\("([\w-]+)"', BOOT),
        *re.findall(r'return "(\w+-\w+)"', BOOT),
    }
    assert kinds <= said
    assert {f"{kind}-do" for kind in kinds} <= said


def test_the_page_is_written_in_portuguese() -> None:
    portuguese = texts("pt-BR")
    written = re.findall(r'data-say="([\w-]+)">([^<]*)<', PAGE)
    assert written
    assert [(key, portuguese[key]) for key, _text in written] == written


def test_there_are_no_inline_styles_and_no_script_but_the_policys_own() -> None:
    (inline,) = re.findall(r"<script(?![^>]* src=)[^>]*>(.*?)</script>", PAGE)
    assert f"'{integrity(inline.encode())}'" in PAGE
    assert "<style" not in PAGE
    assert not re.findall(r'\s(?:style|on\w+)="', PAGE)


def test_the_page_asks_early_for_what_it_will_need() -> None:
    (largest,) = re.findall(r'data-compile="([^"]+)"', PAGE)
    assert f'fetch("{largest}")' in PAGE
    (early,) = re.findall(r'data-download="([^"]+)"', PAGE)
    told = json.loads((ROOT / "pyscript.json").read_text(encoding="utf-8"))["files"]
    assert {path.removeprefix("./") for path in told} < set(early.split())


def test_every_address_in_the_page_is_relative() -> None:
    addresses = re.findall(r'\s(?:href|src|config)="([^"]+)"', PAGE)
    assert addresses
    for address in addresses:
        assert not re.match(r"[a-z]+:|/", address)
        assert (ROOT / address.partition("#")[0]).is_file()
