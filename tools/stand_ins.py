"""Lighter modules in the place of some of Python's, for the trimmed library (tools/stdlib.py).

What a browser has not (sockets, processes, threads, a terminal) weighs most in what every start
must import. These modules say of it what others ask for by name, and no more. Whoever needs the
rest gets an ImportError or an AttributeError, as from any module that was left out.
"""

import re

#: Pyodide asks its package loader where packages would go, and nothing else where none is
#: installed. This one spares every start the archives that the true one imports.
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

#: Pyodide's loop is its own: the loops for other systems stay out, and all that only they use.
ASYNCIO = """
from .coroutines import *
from .events import *
from .exceptions import *
from .futures import *
from .locks import *
from .protocols import *
from .queues import *
from .runners import *
from .taskgroups import *
from .tasks import *
from .timeouts import *
from .transports import *
from .events import _BaseDefaultEventLoopPolicy as DefaultEventLoopPolicy

__all__ = (
    coroutines.__all__ + events.__all__ + exceptions.__all__ + futures.__all__ + locks.__all__
    + protocols.__all__ + queues.__all__ + runners.__all__ + taskgroups.__all__ + tasks.__all__
    + timeouts.__all__ + transports.__all__
)
"""

#: Futures of threads: asyncio asks whether it was given one, so the real ones come when asked for.
CONCURRENT_FUTURES = """
FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"

def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    from concurrent.futures import _base
    return getattr(_base, name)
"""

#: The default arguments of asyncio's event loops name these.
SOCKET = """
AF_UNSPEC = 0
AI_PASSIVE = 1
"""
SUBPROCESS = """
PIPE = -1
STDOUT = -2
DEVNULL = -3
"""

#: No signals come to a page. asyncio looks for an interrupt's, by number.
SIGNAL = """
from _signal import *
"""

#: No terminal, no colours: what tracebacks are printed with.
COLORIZE = """
class NoColors:
    def __getattr__(self, name):
        return ""

class Theme:
    traceback = NoColors()

def can_colorize(*, file=None):
    return False

def get_theme(*, tty_file=None, force_color=False, force_no_color=False):
    return Theme
"""

#: The flags of code, by which inspect names its own; nobody here reads byte code.
DIS = """
COMPILER_FLAG_NAMES = {
    1: "OPTIMIZED", 2: "NEWLOCALS", 4: "VARARGS", 8: "VARKEYWORDS", 16: "NESTED",
    32: "GENERATOR", 64: "NOFREE", 128: "COROUTINE", 256: "ITERABLE_COROUTINE",
    512: "ASYNC_GENERATOR", 0x4000000: "HAS_DOCSTRING", 0x8000000: "METHOD",
}
"""

#: PyScript escapes; nobody here reads HTML, which takes two thousand names of characters.
HTML = """
def escape(s, quote=True):
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        s = s.replace('"', "&quot;").replace("'", "&#x27;")
    return s
"""

#: Byte code has no docstrings, so there are none to be made for Pyodide's own methods.
DOCSTRING = """
def get_cmeth_docstring(func):
    return ""
"""

#: PyScript's package brings at once all that it has, the network and storage too, and what that
#: imports. Of this one each part comes when it is asked for.
PYSCRIPT = """
from polyscript import lazy_py_modules as py_import
from pyscript.context import (
    RUNNING_IN_WORKER, PyWorker, config, current_target, document, js_import, js_modules, sync,
    window,
)

PARTS = {
    "HTML": "display", "display": "display", "fetch": "fetch", "Storage": "storage",
    "storage": "storage", "WebSocket": "websocket", "when": "events", "Event": "events",
    "create_named_worker": "workers", "workers": "workers",
}

def __getattr__(name):
    if name not in PARTS:
        raise AttributeError(name)
    from importlib import import_module
    globals()[name] = wanted = getattr(import_module("pyscript." + PARTS[name]), name)
    return wanted
"""

STAND_INS = {
    "_colorize.py": COLORIZE,
    "_pyodide/docstring.py": DOCSTRING,
    "asyncio/__init__.py": ASYNCIO,
    "concurrent/futures/__init__.py": CONCURRENT_FUTURES,
    "dis.py": DIS,
    "html/__init__.py": HTML,
    "pyodide/_package_loader.py": PACKAGE_LOADER,
    "pyscript/__init__.py": PYSCRIPT,
    "signal.py": SIGNAL,
    "socket.py": SOCKET,
    "subprocess.py": SUBPROCESS,
}

#: Where a few lines of a module weigh more than they are worth: a pattern, and what replaces it.
CHANGES = {
    # all of logging, for the number of a level
    "asyncio/futures.py": ((r"import logging\n", ""), (r"logging\.DEBUG - 1", "9")),
    # byte code has no docstrings: so every class would be given one, told from its signature
    "dataclasses.py": ((r" {4}if not getattr\(cls, '__doc__'\):\n.*?text_sig\)\n", ""),),
    # what wraps lines, and its long patterns; Pyodide and tracebacks only indent
    "textwrap.py": ((r"import re\n.*?(?=def dedent)", ""),),
}


def changed(name: str, source: str) -> str:
    """The source with its changes made. Raises ValueError if there is nothing to change."""
    for pattern, replacement in CHANGES.get(name, ()):
        source, count = re.subn(pattern, replacement, source, flags=re.DOTALL)
        if count != 1:
            raise ValueError(f"{name} has {count} times {pattern!r}")
    return source
