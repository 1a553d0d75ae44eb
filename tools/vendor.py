"""Refreshes ui/vendor: the pinned PyScript and Pyodide, the trimmed standard library, and segno.

    python -m tools.vendor

To move to a new version, change its pin in tools/npm.py or tools/pypi.py and its files below, then
run this and ``python -m tools.generate``.
"""

import hashlib
import json
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools import pypi
from tools.node import MissingCommand, run
from tools.npm import LICENCES, PYODIDE, PYSCRIPT, Package, WrongContent, unpacked
from tools.paths import CACHE, ROOT, VENDOR
from tools.pypi import SEGNO, Wheel

LIST = VENDOR / "VENDOR.json"


@dataclass(frozen=True, slots=True)
class Part:
    """One vendored thing: a folder of ui/vendor, its origin and its licence."""

    folder: str
    title: str
    package: Package | Wheel
    licence: str
    files: tuple[str, ...]
    note: str


PARTS = (
    Part(
        folder="pyodide",
        title="Pyodide",
        package=PYODIDE,
        licence="MPL-2.0",
        files=("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"),
        note="as published",
    ),
    Part(
        folder="stdlib",
        title="The Python standard library",
        package=PYODIDE,
        licence="Python-2.0.1",
        files=("python_stdlib.pack",),
        note="Pyodide's and PyScript's Python modules, trimmed and compiled by tools/stdlib.py",
    ),
    Part(
        folder="pyscript",
        title="PyScript",
        package=PYSCRIPT,
        licence="Apache-2.0",
        # PyScript imports the six plugins even for MicroPython, which no page here uses.
        files=(
            *("core.js", "core-*.js", "error-*.js", "deprecations-manager-*.js", "donkey-*.js"),
            *("py-editor-*.js", "py-game-*.js", "py-terminal-*.js"),
        ),
        note="as published, less what no page here loads",
    ),
    Part(
        folder="segno",
        title="segno",
        package=SEGNO,
        licence="BSD-3-Clause",
        files=("encoder.py", "consts.py"),
        note="as published, less all but the encoder of QR codes",
    ),
)


def refresh() -> None:
    """Make ui/vendor anew and list what it holds."""
    for part in PARTS:
        folder = VENDOR / part.folder
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        if part.folder == "stdlib":
            build_stdlib(folder / part.files[0])
        else:
            copy_files(part, folder)
        (folder / "LICENSE").write_text(licence_text(part), encoding="utf-8")
    LIST.write_text(json.dumps(listing(), indent=2) + "\n", encoding="utf-8")


def copy_files(part: Part, folder: Path) -> None:
    """Copy the part's files out of its package."""
    if isinstance(part.package, Wheel):
        source = pypi.unpacked(part.package) / part.package.name
    else:
        source = unpacked(part.package)
        if (source / "dist").exists():
            source /= "dist"
    for pattern in part.files:
        found = sorted(source.glob(pattern))
        if not found:
            raise FileNotFoundError(f"{part.package.origin} has no {pattern}")
        for path in found:
            shutil.copyfile(path, folder / path.name)


def build_stdlib(result: Path) -> None:
    """Let Pyodide itself compile and trim its standard library."""
    pyodide = unpacked(PYODIDE).relative_to(ROOT)
    source = pyodide / "python_stdlib.zip"
    (core,) = (unpacked(PYSCRIPT) / "dist").glob("core-*.js")
    pyscript = CACHE / "pyscript.json"
    pyscript.write_text(run("node", ["tools/pyscript_package.mjs", str(core)], ROOT), "utf-8")
    script = ["tools/pyodide_host.mjs", str(pyodide), "tools/stdlib.py"]
    files = (source, pyscript.relative_to(ROOT), result.relative_to(ROOT))
    run("node", [*script, *map(str, files)], ROOT)
    result.chmod(0o644)


def licence_text(part: Part) -> str:
    """The text of the part's licence: the wheel's own, or that of the SPDX identifier."""
    if isinstance(part.package, Wheel):
        (own,) = pypi.unpacked(part.package).glob("*.dist-info/licenses/LICENSE")
        return own.read_text(encoding="utf-8")
    path = unpacked(LICENCES) / "licenses" / f"{part.licence}.json"
    text: str = json.loads(path.read_text(encoding="utf-8"))["licenseText"]
    return re.sub(r"[ \t]+$", "", text, flags=re.MULTILINE).rstrip() + "\n"


def listing() -> list[dict[str, object]]:
    """What VENDOR.json says: every part and the hash of every file."""
    return [
        {
            "folder": part.folder,
            "name": part.title,
            "version": part.package.version,
            "origin": part.package.origin,
            "integrity": part.package.integrity,
            "licence": part.licence,
            "note": part.note,
            "sha256": dict(hashes(VENDOR / part.folder)),
        }
        for part in PARTS
    ]


def hashes(folder: Path) -> Iterator[tuple[str, str]]:
    """The name and the sha256 of every file in a folder."""
    for path in sorted(folder.iterdir()):
        yield path.name, hashlib.sha256(path.read_bytes()).hexdigest()


def main() -> int:
    """Refresh, and say what came of it."""
    try:
        refresh()
    except (MissingCommand, WrongContent, FileNotFoundError) as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"wrote {LIST.relative_to(ROOT)}; now run: python -m tools.generate")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
