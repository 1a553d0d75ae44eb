"""Builds the trimmed, precompiled standard library. Runs inside Pyodide (see tools/vendor.py).

    node tools/pyodide_host.mjs PYODIDE_FOLDER tools/stdlib.py SOURCE.zip RESULT.zip

Pyodide's own zip holds sources, which it compiles anew at every start: most of the time that a
visitor waits. This one holds byte code, made by the very interpreter that will run it, and leaves
out what a card table cannot use (no sockets to serve, no terminal, no packages to install).
The result is the same bytes every time.
"""

import sys
import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]

#: Asserts and docstrings of the standard library go too: smaller, and a little faster to read.
OPTIMIZE = 2

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
    *("pydoc_data/", "pyodide/console.py", "rlcompleter.py", "symtable.py", "tabnanny.py"),
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


def compiled(name: str, source: bytes) -> bytes:
    """The content of the .pyc file for a module."""
    code = compile(source, HOME + name, "exec", dont_inherit=True, optimize=OPTIMIZE)
    content: bytearray = _code_to_timestamp_pyc(code, 0, 0)
    return bytes(content)


def build(source: str, result: str) -> None:
    """Write the trimmed ``result`` from the full ``source``."""
    with zipfile.ZipFile(source) as full, zipfile.ZipFile(result, "w") as trimmed:
        for name in sorted(filter(wanted, full.namelist())):
            result_name, content = name, full.read(name)
            if name.endswith(".py"):
                result_name, content = name + "c", compiled(name, content)
            entry = zipfile.ZipInfo(result_name, (1980, 1, 1, 0, 0, 0))
            trimmed.writestr(entry, content, zipfile.ZIP_DEFLATED, compresslevel=9)


if __name__ == "__main__":
    build(*sys.argv[1:])
