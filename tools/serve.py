"""Serves the table from this machine and opens it in the browser.

    python3 -m tools.serve

Any static web server will do as well. This one behaves as GitHub Pages does (gzip, ETag,
max-age), so that what is tested and measured here is what visitors get.
"""

import argparse
import gzip
import hashlib
import json
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from types import TracebackType
from typing import Self
from urllib.parse import unquote, urlsplit

from tools import bundle
from tools.paths import ROOT

MIME_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
COMPRESSED_ALREADY = frozenset((".pack", ".png"))
MAX_AGE = 600
FIRST_PORT = 8000
PYSCRIPT = ROOT / "pyscript.json"


@dataclass(frozen=True, slots=True)
class Content:
    """A file as it goes over the wire."""

    plain: bytes
    zipped: bytes | None
    etag: str
    mime_type: str


def content_of(path: Path) -> Content:
    """The file's content; read and compressed once for as long as the file does not change."""
    return _content(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=512)
def _content(path: Path, _changed: int) -> Content:
    plain = path.read_bytes()
    zipped = None if path.suffix in COMPRESSED_ALREADY else gzip.compress(plain, 6, mtime=0)
    etag = f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
    return Content(plain, zipped, etag, MIME_TYPES.get(path.suffix, "application/octet-stream"))


def sources_instead() -> bytes:
    """PyScript's configuration for the sources themselves, while they are newer than the bundle."""
    config = json.loads(PYSCRIPT.read_bytes())
    paths = (f"./{bundle.name(source)}" for source in bundle.sources())
    return json.dumps({**config, "files": {path: path for path in paths}}).encode()


@dataclass(slots=True)
class Site:
    """What is served: a folder, under a prefix of the URL.

    ``replaced`` may answer for single files instead (path in the site → content; None: not
    found); tests break and change the site with it. ``requests`` and ``sent`` count.
    """

    root: Path = ROOT
    prefix: str = "/"
    replaced: dict[str, bytes | None] = field(default_factory=dict)
    requests: list[str] = field(default_factory=list)
    sent: int = 0

    def find(self, url: str) -> Content | None:
        """The content at this URL, if there is any."""
        path = unquote(urlsplit(url).path)
        if not path.startswith(self.prefix):
            return None
        name = path.removeprefix(self.prefix)
        if not name or name.endswith("/"):
            name += "index.html"
        if name in self.replaced:
            return self._replacement(self.replaced[name], name)
        if name == PYSCRIPT.name and not bundle.is_fresh():
            return self._replacement(sources_instead(), name)
        file = (self.root / name).resolve()
        if not file.is_relative_to(self.root) or not file.is_file():
            return None
        return content_of(file)

    def _replacement(self, plain: bytes | None, name: str) -> Content | None:
        if plain is None:
            return None
        etag = f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
        mime_type = MIME_TYPES.get(Path(name).suffix, "application/octet-stream")
        return Content(plain, None, etag, mime_type)


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: "Server"

    def do_GET(self) -> None:
        """Send the file, or say that it is unchanged or not there."""
        site = self.server.site
        site.requests.append(self.path)
        content = site.find(self.path)
        if content is None:
            self._answer(HTTPStatus.NOT_FOUND, b"404: not found\n", "text/plain")
        elif self.headers.get("If-None-Match") == content.etag:
            self._answer(HTTPStatus.NOT_MODIFIED, b"", content.mime_type, ETag=content.etag)
        elif content.zipped and "gzip" in self.headers.get("Accept-Encoding", ""):
            headers = {"ETag": content.etag, "Content-Encoding": "gzip"}
            self._answer(HTTPStatus.OK, content.zipped, content.mime_type, **headers)
        else:
            self._answer(HTTPStatus.OK, content.plain, content.mime_type, ETag=content.etag)

    do_HEAD = do_GET  # noqa: N815  # http.server looks for this name

    def _answer(self, status: HTTPStatus, body: bytes, mime_type: str, **headers: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", mime_type)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", f"max-age={MAX_AGE}")
        self.send_header("Vary", "Accept-Encoding")
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
            self.server.site.sent += len(body)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
        """Say nothing: people want to read the address, not every file's name."""


class Server(ThreadingHTTPServer):
    """A web server for one site, on this machine only. A context manager serves in a thread."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, site: Site, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.site = site
        self._open: set[socket] = set()

    @property
    def url(self) -> str:
        """Where the site is."""
        return f"http://localhost:{self.server_port}{self.site.prefix}"

    def handle_error(self, request: object, client_address: object) -> None:
        """Browsers hang up when they like; that is no error worth printing."""

    def process_request(self, request: socket, client_address: object) -> None:  # type: ignore[override]
        """Remember the connection, to be able to cut it."""
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: socket) -> None:  # type: ignore[override]
        """Forget the connection."""
        self._open.discard(request)
        super().shutdown_request(request)

    def stop(self) -> None:
        """Stop serving and cut what is still connected, as when the network goes."""
        self.shutdown()
        self.server_close()
        for connection in list(self._open):
            self.shutdown_request(connection)

    def __enter__(self) -> Self:
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def server_on_free_port(site: Site, port: int) -> Server:
    """A server on this port, or on the next one that is free."""
    for candidate in range(port, port + 100):
        try:
            return Server(site, candidate)
        except OSError:
            continue
    return Server(site)


def serve(server: Server, opener: Callable[[str], object]) -> None:
    """Serve until Ctrl+C."""
    print(f"Carteado: {server.url}")
    print("Ctrl+C para parar / to stop", flush=True)
    opener(server.url)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


def prefix(text: str) -> str:
    """A URL prefix as people type it (``repo``, ``/repo/``), with both slashes."""
    return f"/{text.strip('/')}/".replace("//", "/")


def main() -> int:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.serve", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--port", type=int, default=FIRST_PORT, help="default: %(default)s")
    parser.add_argument("--prefix", type=prefix, default="/", help="as Pages does: /repo/")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    options = parser.parse_args()
    opener = (lambda _url: None) if options.no_open else webbrowser.open
    serve(server_on_free_port(Site(prefix=options.prefix), options.port), opener)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
