"""Builds the trimmed, precompiled standard library. Runs inside Pyodide (see tools/vendor.py).

    node tools/pyodide_host.mjs PYODIDE_FOLDER tools/stdlib.py SOURCE.zip PYSCRIPT.json RESULT.pack

Pyodide's own zip holds sources, which it compiles anew at every start: most of the time that a
visitor waits. This one holds byte code, made by the very interpreter that will run it, and leaves
out what a card table cannot use (no sockets to serve, no terminal, no packages to install). It has
PyScript's own package too, which PyScript would otherwise bring as sources.
"""

import json
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.bytecode import compiled, write_pack

#: Where Pyodide puts the zip; tracebacks show it.
HOME = "/lib/python314.zip/"

#: Names that begin so are left out.
LEFT_OUT = (
    # programs, tools for programmers, and what only they import
    *("_ast_unparse.py", "_pyrepl/", "antigravity.py", "argparse.py", "bdb.py", "cProfile.py"),
    *("cmd.py", "code.py", "compileall.py", "difflib.py", "doctest.py", "ensurepip/"),
    *("filecmp.py", "fileinput.py", "getopt.py", "idlelib/", "importlib/metadata/"),
    *("importlib/resources/", "lib2to3/", "logging/config.py", "logging/handlers.py"),
    *("modulefinder.py", "optparse.py", "pdb.py", "pickle.py", "pickletools.py", "pprint.py"),
    *("profile.py", "profiling/", "pstats.py", "py_compile.py", "pyclbr.py", "pydoc.py"),
    *(
        "pydoc_data/",
        "pyodide/_package_loader.py",
        "pyodide/console.py",
        "rlcompleter.py",
        "symtable.py",
        "tabnanny.py",
    ),
    *("this.py", "trace.py", "tracemalloc.py", "unittest/", "venv/", "zipapp.py", "__phello__"),
    # the operating system, the terminal, other processes
    *("_aix_support.py", "_android_support.py", "_apple_support.py", "_ios_support.py"),
    *("_osx_support.py", "_sysconfigdata", "asyncio/proactor_events.py", "asyncio/tools.py"),
    *("asyncio/windows_", "concurrent/futures/process.py", "concurrent/interpreters/"),
    *("ctypes/", "curses/"),
    *("dbm/", "getpass.py", "multiprocessing/", "platform.py", "pty.py", "sched.py", "shelve.py"),
    *("sqlite3/", "sysconfig/", "tkinter/", "tty.py", "turtle", "uuid.py", "webbrowser.py"),
    # the network, mail and the formats of files that never come here
    *("_strptime.py", "calendar.py", "configparser.py", "csv.py", "email/", "ftplib.py"),
    *(
        "gettext.py",
        "html/parser.py",
        "http/",
        "imaplib.py",
        "ipaddress.py",
        "mailbox.py",
        "mimetypes.py",
    ),
    *("netrc.py", "nturl2path.py", "plistlib.py", "poplib.py", "quopri.py", "smtplib.py"),
    *("socketserver.py", "ssl.py", "stringprep.py", "tomllib/", "urllib/request.py"),
    *("urllib/robotparser.py", "wave.py", "wsgiref/", "xml/", "xmlrpc/", "zoneinfo/"),
    # archives and arithmetic that nobody here asks for
    *("fractions.py", "gzip.py", "statistics.py", "tarfile.py"),
    # doubles: of modules that Pyodide has in C, or frozen into its interpreter
    *("importlib/_bootstrap", "zipimport.py", "_pydatetime.py", "_pydecimal.py", "_pyio.py"),
)

#: Of the hundred text encodings, those that start-up, archives and host names ask for.
ENCODINGS = frozenset(
    (
        *("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "raw_unicode_escape"),
        *("unicode_escape", "utf_16", "utf_16_le", "utf_8", "utf_8_sig"),
    )
)


def wanted(name: str) -> bool:
    """Whether the file of this name stays in."""
    if name.endswith("/") or name.startswith(LEFT_OUT):
        return False
    folder, _, module = name.partition("/")
    return folder != "encodings" or module.removesuffix(".py") in ENCODINGS


#: Pyodide asks its package loader where packages would go, and nothing else where none is
#: installed. This one answers, and spares every start the archives that the true one imports.
PACKAGE_LOADER = """
class Place:
    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path

SITE_PACKAGES = Place("/lib/python3.14/site-packages")
DSO_DIR = Place("/usr/lib")

def init_loaded_packages():
    pass
"""


def modules(source: str, pyscript: str) -> Iterator[tuple[str, bytes]]:
    """The modules that stay in, of Pyodide's zip and of PyScript's own package."""
    with zipfile.ZipFile(source) as full:
        for name in filter(wanted, full.namelist()):
            yield name, full.read(name)
    yield "pyodide/_package_loader.py", PACKAGE_LOADER.encode()
    for name, text in json.loads(Path(pyscript).read_text(encoding="utf-8")).items():
        yield name, text.encode()


def build(source: str, pyscript: str, result: str) -> None:
    """Write the trimmed ``result`` from the full ``source`` and PyScript's package (JSON)."""
    write_pack(
        result,
        (
            compiled(HOME, name, content) if name.endswith(".py") else (name, content)
            for name, content in sorted(modules(source, pyscript))
        ),
    )


if __name__ == "__main__":
    build(*sys.argv[1:])
