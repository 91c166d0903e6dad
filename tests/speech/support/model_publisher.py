"""A publisher of models on this machine: its list, its archives, and all that a server may do wrong."""

import contextlib
import hashlib
import http.server
import io
import json
import ssl
import threading
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.app.support.processes import PATIENCE

LIST = "/model-list.json"


@dataclass
class Publisher:
    """What is published, how the server behaves, and what it was asked for."""

    files: dict[str, bytes] = field(default_factory=dict)
    """By their paths."""
    tags: dict[str, str] = field(default_factory=dict)
    """The ETag of a file, where it has one."""
    cut_after: int | None = None
    """After so many bytes each connection breaks off."""
    knows_ranges: bool = True
    compares: bool = True
    """Whether If-Range is looked at."""
    said_length: int | None = None
    """A Content-Length that is not true."""
    status: int = 200
    redirect: str = ""
    stalls_after: int | None = None
    """After so many bytes nothing more comes until `go_on` is set."""
    go_on: threading.Event = field(default_factory=threading.Event)
    asked: list[tuple[str, str]] = field(default_factory=list)
    """Paths, and ranges."""
    port: int = 0
    origin: str = "http://127.0.0.1"

    def address(self, path: str = LIST) -> str:
        return f"{self.origin}:{self.port}{path}"

    def publish(self, name: str, archive: bytes, **entry: Any) -> None:
        """Add an archive, and its entry to the list; what is given wins over what is true."""
        self.files[f"/{name}.zip"] = archive
        entries = json.loads(self.files.get(LIST, b"[]"))
        true = {
            "lang": "it",
            "lang_text": "Italian",
            "md5": hashlib.md5(archive).hexdigest(),
            "name": name,
            "obsolete": "false",
            "size": len(archive),
            "size_text": "2MiB",
            "type": "small",
            "url": self.address(f"/{name}.zip"),
            "version": "0.22",
        }
        entries = [each for each in entries if each["name"] != name] + [{**true, **entry}]
        self.files[LIST] = json.dumps(entries).encode()

    def ranges(self, name: str) -> list[str]:
        """The ranges that were asked for of an archive."""
        return [asked for path, asked in self.asked if path == f"/{name}.zip"]


@contextlib.contextmanager
def publisher(certificate: Path | None = None) -> Iterator[Publisher]:
    """Have a publisher whose server runs in threads of this process; with a certificate over https."""
    there = Publisher(origin="https://127.0.0.1" if certificate else "http://127.0.0.1")

    class Handler(_Handler):
        publisher = there

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    if certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        server.socket = context.wrap_socket(
            server.socket, server_side=True, do_handshake_on_connect=False
        )
    there.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield there
    finally:
        there.go_on.set()
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()


class _Handler(http.server.BaseHTTPRequestHandler):
    publisher: Publisher

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        there = self.publisher
        there.asked.append((self.path, self.headers.get("Range", "")))
        data = there.files.get(self.path)
        is_archive = self.path != LIST
        if is_archive and there.redirect:
            self._head(302, {"Location": there.redirect, "Content-Length": "0"})
        elif data is None or (is_archive and there.status != 200):
            self._head(404 if data is None else there.status, {"Content-Length": "0"})
        elif is_archive:
            self._send_archive(data)
        else:
            self._head(200, {"Content-Length": str(len(data))})
            self.wfile.write(data)

    def _send_archive(self, data: bytes) -> None:
        there = self.publisher
        tag = there.tags.get(self.path, "")
        headers = {"ETag": tag} if tag else {}
        wanted = self.headers.get("Range", "")
        compared = self.headers.get("If-Range", "")
        if wanted and there.knows_ranges and (not there.compares or compared in ("", tag)):
            first = int(wanted.removeprefix("bytes=").removesuffix("-"))
            if first >= len(data):
                self._head(416, {"Content-Range": f"bytes */{len(data)}", "Content-Length": "0"})
                return
            headers["Content-Range"] = f"bytes {first}-{len(data) - 1}/{len(data)}"
            self._head(206, {**headers, "Content-Length": str(len(data) - first)})
            self._send(data[first:])
        else:
            length = there.said_length or len(data)
            self._head(200, {**headers, "Content-Length": str(length)})
            self._send(data)

    def _send(self, data: bytes) -> None:
        there = self.publisher
        with contextlib.suppress(OSError):
            if there.stalls_after is not None:
                self.wfile.write(data[: there.stalls_after])
                self.wfile.flush()
                there.go_on.wait(PATIENCE)
                self.wfile.write(data[there.stalls_after :])
            else:
                self.wfile.write(data[: there.cut_after])

    def _head(self, status: int, headers: Mapping[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()


def zipped(folder: Path, top: str) -> bytes:
    """A folder packed as the publisher packs a model: everything in one top folder."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{top}/", b"")
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                archive.write(file, f"{top}/{file.relative_to(folder).as_posix()}")
    return packed.getvalue()
