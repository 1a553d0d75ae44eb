"""Compiles modules and packs them with their data. Runs inside Pyodide (see tools/bundle.py).

    node tools/pyodide_host.mjs PYODIDE_FOLDER tools/bytecode.py RESULT.zip FILE…

Modules become byte code, made by the very interpreter
that will run it: compiling them anew at every start is most of what they cost. The result is the
same bytes every time.
"""

import json
import sys
import zipfile
from hashlib import sha256
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]
from pathlib import Path

#: Docstrings and asserts stay behind: half the size.
OPTIMIZE = 2

#: The entry that tells which sources a bundle was made from.
SOURCES = "SOURCES.json"

#: Where the bundle lies in the browser; tracebacks show it.
HOME = "/home/pyodide/carteado.zip/"


def compiled(name: str, source: bytes) -> bytes:
    """The content of the .pyc file for a module."""
    code = compile(source, HOME + name, "exec", dont_inherit=True, optimize=OPTIMIZE)
    content: bytearray = _code_to_timestamp_pyc(code, 0, 0)
    return bytes(content)


def pack(names: list[str], result: str) -> None:
    """Write the bundle of these files, which tells their hashes."""
    contents = {name: Path(name).read_bytes() for name in names}
    hashes = {name: sha256(content).hexdigest() for name, content in contents.items()}
    with zipfile.ZipFile(result, "w") as bundle:

        def add(name: str, content: bytes) -> None:
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            bundle.writestr(entry, content, zipfile.ZIP_DEFLATED, compresslevel=9)

        add(SOURCES, json.dumps(hashes, indent=1).encode())
        for name, content in contents.items():
            if name.endswith(".py"):
                add(name + "c", compiled(name, content))
            else:
                add(name, content)


if __name__ == "__main__":
    pack(sys.argv[2:], sys.argv[1])
