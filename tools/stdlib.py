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
from tools.stand_ins import STAND_INS, changed

#: Where Pyodide puts the zip; tracebacks show it.
HOME = "/lib/python314.zip/"

#: Names that begin so are left out.
LEFT_OUT = (
    # programs, tools for programmers, and what only they import
    *("__hello__.py", "__phello__", "_ast_unparse.py", "_pyrepl/", "antigravity.py", "argparse.py"),
    *("bdb.py", "cProfile.py", "cmd.py", "code.py", "compileall.py", "difflib.py", "doctest.py"),
    *("ensurepip/", "filecmp.py", "fileinput.py", "getopt.py", "graphlib.py", "idlelib/"),
    *("importlib/metadata/", "importlib/resources/", "json/__main__.py", "json/tool.py"),
    *("lib2to3/", "logging/config.py", "logging/handlers.py", "modulefinder.py", "opcode.py"),
    *(
        "optparse.py",
        "_opcode_metadata.py",
        "pdb.py",
        "pickle.py",
        "pickletools.py",
        "_compat_pickle.py",
    ),
    *("pprint.py", "profile.py", "profiling/", "pstats.py", "py_compile.py", "pyclbr.py"),
    *("pydoc.py", "pydoc_data/", "pyodide/_package_loader.py", "pyodide/common.py"),
    *("pyodide/console.py", "rlcompleter.py", "runpy.py", "sre_", "symtable.py", "tabnanny.py"),
    *("this.py", "timeit.py", "trace.py", "tracemalloc.py", "unittest/", "venv/", "zipapp.py"),
    # the operating system, the terminal, other processes and threads
    *("_aix_support.py", "_android_support.py", "_apple_support.py", "_ios_support.py"),
    *("_osx_support.py", "_sysconfigdata", "concurrent/futures/interpreter.py"),
    *("concurrent/futures/process.py", "concurrent/futures/thread.py", "concurrent/interpreters/"),
    *("ctypes/", "curses/", "dbm/", "getpass.py", "locale.py", "multiprocessing/", "platform.py"),
    *("pty.py", "queue.py", "sched.py", "selectors.py", "shelve.py", "shlex.py", "shutil.py"),
    *("sqlite3/", "sysconfig/", "tempfile.py", "tkinter/", "tty.py", "turtle", "uuid.py"),
    *("webbrowser.py",),
    # loops of events for other systems
    *("asyncio/__main__.py", "asyncio/base_events.py", "asyncio/base_subprocess.py"),
    *("asyncio/graph.py", "asyncio/log.py", "asyncio/proactor_", "asyncio/selector_"),
    *("asyncio/sslproto.py", "asyncio/staggered.py", "asyncio/streams.py", "asyncio/subprocess.py"),
    *("asyncio/threads.py", "asyncio/tools.py", "asyncio/trsock.py", "asyncio/unix_"),
    *("asyncio/windows_", "pyodide/_nodesock_transport.py"),
    # the network, mail and the formats of files that never come here
    *("_markupbase.py", "_ssl.py", "_strptime.py", "calendar.py", "configparser.py", "csv.py"),
    *("email/", "ftplib.py", "gettext.py", "html/entities.py", "html/parser.py", "http/"),
    *("imaplib.py", "ipaddress.py", "mailbox.py", "mimetypes.py", "netrc.py", "nturl2path.py"),
    *("plistlib.py", "poplib.py", "pyodide/http/", "quopri.py", "smtplib.py", "socketserver.py"),
    *("ssl.py", "stringprep.py", "tomllib/", "urllib/", "wave.py", "wsgiref/", "xml/", "xmlrpc/"),
    *("zoneinfo/",),
    # archives, colours and arithmetic that nobody here asks for
    *("bz2.py", "colorsys.py", "compression/", "fractions.py", "gzip.py", "lzma.py"),
    *("statistics.py", "tarfile.py", "zipfile/"),
    # doubles: of modules that Pyodide has in C, or frozen into its interpreter
    *("importlib/_bootstrap", "zipimport.py", "_pydatetime.py", "_pydecimal.py", "_pyio.py"),
)

#: Of the hundred text encodings, those that start-up asks for, and Unicode's.
ENCODINGS = frozenset(
    (
        *("__init__", "aliases", "ascii", "latin_1", "raw_unicode_escape", "unicode_escape"),
        *("utf_16", "utf_16_le", "utf_8", "utf_8_sig"),
    )
)


def wanted(name: str) -> bool:
    """Whether the file of this name stays in."""
    if name.endswith("/") or name.startswith(LEFT_OUT):
        return False
    folder, _, module = name.partition("/")
    return folder != "encodings" or module.removesuffix(".py") in ENCODINGS


def modules(source: str, pyscript: str) -> Iterator[tuple[str, bytes]]:
    """The modules that stay in, of Pyodide's zip and of PyScript's own package."""
    texts: dict[str, str] = json.loads(Path(pyscript).read_text(encoding="utf-8"))
    with zipfile.ZipFile(source) as full:
        texts |= {name: full.read(name).decode() for name in filter(wanted, full.namelist())}
    for name, text in (texts | STAND_INS).items():
        yield name, (text if name in STAND_INS else changed(name, text)).encode()


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
