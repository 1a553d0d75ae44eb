"""What is made from other files is up to date, and lists what the browser needs and no more."""

import json
import zipfile

from tools.generate import ENTRY, generate, name, python_files
from tools.paths import ROOT, VENDOR
from tools.stdlib import wanted


def test_nothing_is_stale() -> None:
    stale = [name(path) for path in generate().stale()]
    assert stale == [], "run: python -m tools.generate"


def test_the_browser_gets_every_module_and_nothing_of_the_terminal() -> None:
    files = json.loads((ROOT / "pyscript.json").read_text(encoding="utf-8"))["files"]
    listed = {path.removeprefix("./") for path in files if path.endswith(".py")}
    assert listed == {name(path) for path in python_files()}
    assert "game/cards.py" in listed
    assert not any(path.startswith(("tools/", "tests/", "e2e/")) for path in listed)
    assert not any(path.endswith("__main__.py") for path in listed)
    assert name(ENTRY) not in listed


def test_the_trimmed_library_is_byte_code_only() -> None:
    with zipfile.ZipFile(VENDOR / "stdlib" / "python_stdlib.zip") as library:
        names = library.namelist()
    assert "asyncio/__init__.pyc" in names
    assert not [entry for entry in names if entry.endswith(".py")]
    assert all(wanted(entry.removesuffix("c")) for entry in names)
