"""Makes everything in the tree that is made from other files of the tree.

    python -m tools.generate            write it
    python -m tools.generate --check    only say what is stale; exit status 1 if anything is

Made are: the PNG icons; the list of Python files in pyscript.json; the links and the size of the
download in index.html; the list of files with their hashes in sw.js. Needs the development
dependencies (``python3 -m tools.test`` installs them in .venv).
"""

import argparse
import base64
import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path

from tools.icons import icons
from tools.paths import ROOT, UI, VENDOR

PYSCRIPT = ROOT / "pyscript.json"
INDEX = ROOT / "index.html"
WORKER = ROOT / "sw.js"

#: PyScript runs it by name; every other module is imported from the list.
ENTRY = UI / "main.py"

#: Modules that only the command line imports; with every __main__.py they never go to a browser.
TERMINAL_ONLY = frozenset(ROOT / "game" / name for name in ("perft.py", "selfplay.py"))

#: What a browser can ask for.
SERVED = frozenset(
    (".css", ".js", ".json", ".mjs", ".png", ".py", ".svg", ".wasm", ".webmanifest", ".zip")
)

#: First these; the others follow in the order of their names.
FIRST_STYLES = ("theme.css", "shell.css", "cards.css", "table.css", "piles.css", "place.css")


class Tree:
    """The tree as it will be: what was made just now, above what lies on the disk."""

    def __init__(self) -> None:
        self.made: dict[Path, bytes] = {}

    def read(self, path: Path) -> bytes:
        """The content that the file will have."""
        made = self.made.get(path)
        return path.read_bytes() if made is None else made

    def write(self, path: Path, content: bytes) -> None:
        """Give the file this content, later."""
        self.made[path] = content

    def size(self, paths: Iterable[Path]) -> int:
        """Bytes in all these files."""
        return sum(len(self.read(path)) for path in paths)

    def stale(self) -> list[Path]:
        """What was made and is not on the disk so."""
        return [
            path
            for path, content in self.made.items()
            if not path.is_file() or path.read_bytes() != content
        ]


def python_files() -> list[Path]:
    """The modules that the browser gets, beside the entry."""
    found = [*(ROOT / "game").rglob("*.py"), *UI.rglob("*.py")]
    left_out = TERMINAL_ONLY | {ENTRY}
    return sorted(path for path in found if path not in left_out and path.name != "__main__.py")


def data_files() -> list[Path]:
    """What the modules read as files: the words in every language."""
    return sorted((UI / "locale").glob("*.json"))


def site_files(tree: Tree) -> list[Path]:
    """Every file of the site but the service worker itself."""
    found = {INDEX, PYSCRIPT, ENTRY, *python_files(), *tree.made}
    found.update(path for path in UI.rglob("*") if path.suffix in SERVED and path.suffix != ".py")
    return sorted(found - {WORKER, VENDOR / "VENDOR.json"})


def name(path: Path) -> str:
    """The path as URLs in the site have it."""
    return path.relative_to(ROOT).as_posix()


def between_marks(text: str, begin: str, content: str, end: str) -> str:
    """The text with what stands between the two marks replaced."""
    pattern = re.compile(f"({re.escape(begin)}\n).*?([ ]*{re.escape(end)})", re.DOTALL)
    result, count = pattern.subn(lambda match: match[1] + content + match[2], text)
    if count != 1:
        raise ValueError(f"expected one {begin} … {end}, found {count}")
    return result


def pyscript_json(tree: Tree) -> bytes:
    """The configuration with its list of files brought up to date."""
    config = json.loads(tree.read(PYSCRIPT))
    names = [f"./{name(path)}" for path in (*python_files(), *data_files())]
    config["files"] = {path: path for path in names}
    return (json.dumps(config, indent=2, ensure_ascii=False) + "\n").encode()


def with_links(page: str, block: str, relation: str, targets: Iterable[Path]) -> str:
    """The page with one of its generated blocks of links replaced."""
    lines = "".join(f'  <link rel="{relation}" href="{name(path)}">\n' for path in targets)
    return between_marks(page, f"<!-- generated: {block} -->", lines, "<!-- generated: end -->")


def index_html(tree: Tree) -> bytes:
    """The page with its links, and with the number of bytes that the progress bar counts."""
    styles = sorted(
        (UI / "css").glob("*.css"),
        key=lambda path: ((*FIRST_STYLES, path.name).index(path.name), path.name),
    )
    modules = [
        UI / "runtime.mjs",
        *sorted((VENDOR / "pyodide").glob("*.mjs")),
        *sorted((VENDOR / "pyscript").glob("core*.js")),
    ]
    fetched = [
        VENDOR / "pyodide" / "pyodide.asm.wasm",
        VENDOR / "stdlib" / "python_stdlib.zip",
    ]
    page = tree.read(INDEX).decode()
    page = with_links(page, "modules", "modulepreload", modules)
    page = with_links(page, "styles", "stylesheet", styles)
    counted = [*modules, *fetched, PYSCRIPT, ENTRY, *python_files(), *data_files()]
    page = re.sub(r'(<progress [^>]*max=")\d+', rf"\g<1>{tree.size(counted)}", page)
    return page.encode()


def integrity(content: bytes) -> str:
    """The hash of a content, as fetch() takes it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def sw_js(tree: Tree) -> bytes:
    """The service worker with the hash of every file, and a version made from them all."""
    hashes = {name(path): integrity(tree.read(path)) for path in site_files(tree)}
    version = hashlib.sha256(json.dumps(hashes).encode()).hexdigest()[:12]
    files = json.dumps(hashes, indent=2, ensure_ascii=False)
    block = f'const VERSION = "{version}";\nconst FILES = {files};\n'
    text = tree.read(WORKER).decode()
    return between_marks(text, "// generated: begin", block, "// generated: end").encode()


def generate() -> Tree:
    """Make everything; later makers see what earlier ones made."""
    tree = Tree()
    for path, png in icons():
        tree.write(path, png)
    tree.write(PYSCRIPT, pyscript_json(tree))
    tree.write(INDEX, index_html(tree))
    tree.write(WORKER, sw_js(tree))
    return tree


def main() -> int:
    """Write what is stale, or only name it."""
    parser = argparse.ArgumentParser(prog="python -m tools.generate", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args()
    tree = generate()
    stale = tree.stale()
    for path in stale:
        print(f"stale: {name(path)}" if options.check else f"wrote {name(path)}")
    if options.check and stale:
        print("run: python -m tools.generate")
        return 1
    if not options.check:
        for path in stale:
            path.write_bytes(tree.made[path])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
