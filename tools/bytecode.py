"""Compiles modules and packs them with their data. Runs inside Pyodide (see tools/bundle.py).

    node tools/pyodide_host.mjs PYODIDE_FOLDER tools/bytecode.py RESULT.pack FILE…

Modules become byte code, made by the very interpreter that will run it: compiling them anew at
every start is most of what they cost. A *pack* is a zip whose entries are not compressed, as one
gzip stream: smaller than an ordinary zip, the browser itself unpacks it (ui/runtime.mjs), and
Python then reads its modules as they are. The result is the same bytes every time.
"""

import gzip
import io
import json
import sys
import zipfile
from collections.abc import Iterable
from hashlib import sha256
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]
from pathlib import Path

#: Docstrings and asserts stay behind: half the size.
OPTIMIZE = 2

#: Modules that lie here stay sources: rarely asked for, and smaller so.
VENDORED = "ui/vendor/"

#: The entry that tells which sources a bundle was made from.
SOURCES = "SOURCES.json"

#: Where the bundle lies in the browser; tracebacks show it.
HOME = "/home/pyodide/carteado.zip/"

EPOCH = (1980, 1, 1, 0, 0, 0)


def compiled(home: str, name: str, source: bytes) -> tuple[str, bytes]:
    """The .pyc file for a module: its name and content."""
    code = compile(source, home + name, "exec", dont_inherit=True, optimize=OPTIMIZE)
    return name + "c", bytes(_code_to_timestamp_pyc(code, 0, 0))


def write_pack(path: str, entries: Iterable[tuple[str, bytes]]) -> None:
    """Write a pack of these files."""
    plain = io.BytesIO()
    with zipfile.ZipFile(plain, "w", zipfile.ZIP_STORED) as archive:
        for name, content in entries:
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content)
    Path(path).write_bytes(gzip.compress(plain.getvalue(), 9, mtime=0))


def open_pack(path: Path) -> zipfile.ZipFile:
    """The zip in a pack."""
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(path.read_bytes())))


def bundle(names: list[str], result: str) -> None:
    """Write the bundle of these files, which tells their hashes."""
    contents = {name: Path(name).read_bytes() for name in names}
    hashes = {name: sha256(content).hexdigest() for name, content in contents.items()}
    sources = (SOURCES, json.dumps(hashes, indent=1).encode())
    files = (
        compiled(HOME, name, content)
        if name.endswith(".py") and not name.startswith(VENDORED)
        else (name, content)
        for name, content in contents.items()
    )
    write_pack(result, [sources, *files])


if __name__ == "__main__":
    bundle(sys.argv[2:], sys.argv[1])
