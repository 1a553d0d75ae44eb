"""Makes everything in the tree that is made from other files of the tree.

    python -m tools.generate            write it
    python -m tools.generate --check    only say what is stale; exit status 1 if anything is

Made are: the PNG icons; the bundle of our modules; in index.html the links, the hash of the inline
script and the size of the download; the list of files with their hashes in sw.js. Needs the
development dependencies
(``python3 -m tools.test`` installs them in .venv).
"""

import argparse
import base64
import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path

from tools import bundle
from tools.bundle import BUNDLE, ENTRIES, ENTRY, data_files, name
from tools.icons import icons
from tools.paths import ROOT, UI, VENDOR

PYSCRIPT = ROOT / "pyscript.json"
CSS = UI / "css"
INDEX = ROOT / "index.html"
WORKER = ROOT / "sw.js"

#: What a browser can ask for.
SERVED = frozenset(
    (".css", ".js", ".json", ".mjs", ".pack", ".png", ".svg", ".wasm", ".webmanifest")
)

#: What the shell is painted with.
SHELL_STYLES = ("theme.css", "shell.css", "home.css")
#: What the others build upon; those follow in the order of their names.
TABLE_STYLES = ("cards.css", "table.css", "piles.css", "place.css")
STYLE = 'rel="stylesheet"'

#: The block of the page that names PyScript's plugins.
PLUGINS = "modules of PyScript that no page here uses, but each asks for"


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


def site_files(tree: Tree) -> list[Path]:
    """Every file of the site but the service worker itself."""
    found = {INDEX, PYSCRIPT, *ENTRIES, *tree.made}
    found.update(path for path in UI.rglob("*") if path.suffix in SERVED)
    return sorted(found - {WORKER, VENDOR / "VENDOR.json", *data_files()})


def between_marks(text: str, begin: str, content: str, end: str) -> str:
    """The text with what stands between the two marks replaced."""
    pattern = re.compile(f"({re.escape(begin)}\n).*?([ ]*{re.escape(end)})", re.DOTALL)
    result, count = pattern.subn(lambda match: match[1] + content + match[2], text)
    if count != 1:
        raise ValueError(f"expected one {begin} … {end}, found {count}")
    return result


def with_links(page: str, block: str, attributes: str, targets: Iterable[Path]) -> str:
    """The page with one of its generated blocks of links replaced."""
    lines = "".join(f'  <link {attributes} href="{name(path)}">\n' for path in targets)
    return between_marks(page, f"<!-- generated: {block} -->", lines, "<!-- generated: end -->")


def index_html(tree: Tree) -> bytes:
    """The page with its links, and with the number of bytes that the progress bar counts."""
    in_order = (*SHELL_STYLES, *TABLE_STYLES)
    others = sorted(path.name for path in CSS.glob("*.css") if path.name not in in_order)
    modules = [
        UI / "runtime.mjs",
        *sorted((VENDOR / "pyodide").glob("*.mjs")),
        *sorted((VENDOR / "pyscript").glob("core*.js")),
    ]
    plugins = sorted(set((VENDOR / "pyscript").glob("*.js")).difference(modules))
    fetched = [
        VENDOR / "pyodide" / "pyodide.asm.wasm",
        VENDOR / "stdlib" / "python_stdlib.pack",
    ]
    page = tree.read(INDEX).decode()
    first = [CSS / style for style in SHELL_STYLES]
    page = with_links(page, "first styles", 'rel="preload" as="style"', first)
    page = with_links(page, "modules", 'rel="modulepreload"', modules)
    page = with_links(page, PLUGINS, 'rel="modulepreload" fetchpriority="low"', plugins)
    page = with_links(page, "styles", STYLE, first)
    later = map(CSS.joinpath, (*TABLE_STYLES, *others))
    page = with_links(page, "styles of the table", STYLE, later)
    counted = [*modules, *fetched, PYSCRIPT, ENTRY, BUNDLE]
    (inline,) = re.findall(r"<script>(.*?)</script>", page)
    page = re.sub(r"'sha256-[^']*'", f"'{integrity(inline.encode())}'", page)
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
    tree.write(INDEX, index_html(tree))
    tree.write(WORKER, sw_js(tree))
    return tree


def main() -> int:
    """Write what is stale, or only name it."""
    parser = argparse.ArgumentParser(prog="python -m tools.generate", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args()
    fresh = bundle.is_fresh()
    if not fresh and not options.check:
        bundle.make()
    tree = generate()
    stale = [*([] if fresh else [BUNDLE]), *tree.stale()]
    for path in stale:
        print(f"stale: {name(path)}" if options.check else f"wrote {name(path)}")
    if options.check and stale:
        print("run: python -m tools.generate")
        return 1
    if not options.check:
        for path in tree.stale():
            path.write_bytes(tree.made[path])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
