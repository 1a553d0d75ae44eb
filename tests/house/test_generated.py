"""What is made from other files is up to date, and lists what the browser needs and no more."""

import json

from tools.bundle import (
    BUNDLE,
    ENTRIES,
    data_files,
    is_fresh,
    name,
    python_files,
)
from tools.bytecode import SOURCES, open_pack
from tools.generate import generate
from tools.paths import ROOT, VENDOR
from tools.stand_ins import STAND_INS
from tools.stdlib import wanted


def test_nothing_is_stale() -> None:
    assert is_fresh(), "run: python -m tools.generate"
    stale = [name(path) for path in generate().stale()]
    assert stale == [], "run: python -m tools.generate"


def test_the_bundle_has_every_module_and_nothing_of_the_terminal() -> None:
    with open_pack(BUNDLE) as bundle:
        packed = set(bundle.namelist()) - {SOURCES}
    modules = {entry.removesuffix("c") for entry in packed if entry.endswith(".pyc")}
    assert modules == {name(path) for path in python_files()}
    assert packed - {f"{module}c" for module in modules} == {name(path) for path in data_files()}
    assert "game/cards.py" in modules
    assert not any(path.startswith(("tools/", "tests/", "e2e/")) for path in modules)
    assert not any(path.endswith("__main__.py") for path in modules)
    assert modules.isdisjoint(map(name, ENTRIES))


def test_pyscript_is_told_of_the_bundle_alone() -> None:
    files = json.loads((ROOT / "pyscript.json").read_text(encoding="utf-8"))["files"]
    assert files == {f"./{name(BUNDLE)}": "./carteado.zip"}


def test_the_trimmed_library_is_byte_code_only() -> None:
    with open_pack(VENDOR / "stdlib" / "python_stdlib.pack") as library:
        names = library.namelist()
    assert "asyncio/__init__.pyc" in names
    assert not [entry for entry in names if entry.endswith(".py")]
    own = {entry for entry in names if entry.startswith("pyscript/")}
    own |= {f"{stand_in}c" for stand_in in STAND_INS}
    assert len(own) > 1
    assert all(wanted(entry.removesuffix("c")) for entry in names if entry not in own)
