"""The server of the README: types, prefix, validators, and nothing outside the tree."""

import gzip
import http.client
from collections.abc import Iterator

import pytest

from tools.serve import Server, Site, prefix, server_on_free_port


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(Site(prefix="/repo/")) as running:
        yield running


def get(server: Server, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.mark.parametrize(
    ("path", "mime_type"),
    [
        ("/repo/", "text/html; charset=utf-8"),
        ("/repo/sw.js", "text/javascript; charset=utf-8"),
        ("/repo/ui/runtime.mjs", "text/javascript; charset=utf-8"),
        ("/repo/ui/vendor/pyodide/pyodide.asm.wasm", "application/wasm"),
        ("/repo/ui/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_the_types_that_browsers_insist_on(
    server: Server, path: str, mime_type: str
) -> None:
    answer, _body = get(server, path)
    assert answer.status == 200
    assert answer.headers["Content-Type"] == mime_type


def test_what_shrinks_is_compressed_for_who_can_read_it(server: Server) -> None:
    _answer, plain = get(server, "/repo/index.html")
    answer, zipped = get(server, "/repo/index.html", **{"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(zipped) == plain


def test_an_unchanged_file_is_not_sent_again(server: Server) -> None:
    answer, _body = get(server, "/repo/index.html")
    again, body = get(server, "/repo/index.html", **{"If-None-Match": answer.headers["ETag"]})
    assert again.status == 304
    assert body == b""


@pytest.mark.parametrize("path", ["/", "/index.html", "/repo/nothing", "/repo/../../etc/passwd"])
def test_there_is_nothing_outside_the_site(server: Server, path: str) -> None:
    answer, _body = get(server, path)
    assert answer.status == 404


def test_a_busy_port_is_passed_over(server: Server) -> None:
    other = server_on_free_port(Site(), server.server_port)
    assert other.server_port != server.server_port
    other.server_close()


@pytest.mark.parametrize(
    ("typed", "meant"), [("/", "/"), ("", "/"), ("repo", "/repo/"), ("/a/b", "/a/b/")]
)
def test_prefixes_are_taken_as_people_type_them(typed: str, meant: str) -> None:
    assert prefix(typed) == meant
