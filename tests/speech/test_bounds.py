"""What never ends, drips or is far too large is bounded, and told at once."""

import contextlib
import hashlib
import http.server
import itertools
import struct
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from speech.audio.wav import TOO_LONG, WavError, read_wav
from speech.ear.recognizers.checks import ModelTrouble, check_model
from speech.models import downloads
from speech.models.downloads import BROKEN_OFF, LIST_BROKEN_OFF, DownloadError, Wanted, download, fetch
from speech.voice.utterance import LONGEST_SENTENCE, sentences
from tests.app.support.processes import ROOT

DRIPS = 0.02
SIZE = 4_000_000


class _DrippingHeaders(http.server.BaseHTTPRequestHandler):
    """Never comes to the end of its first header."""

    def do_GET(self) -> None:
        try:
            self.wfile.write(b"HTTP/1.1 200 OK\r\nX: ")
            for _ in itertools.count():
                self.wfile.write(b"x")
                time.sleep(DRIPS)
        except OSError:
            pass

    def log_message(self, *_: object) -> None:
        pass


class _Dripping(http.server.BaseHTTPRequestHandler):
    """Gives a byte now and then, for ever."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(SIZE))
        self.end_headers()
        try:
            for _ in itertools.count():
                self.wfile.write(b"[")
                time.sleep(DRIPS)
        except OSError:
            pass

    def log_message(self, *_: object) -> None:
        pass


@contextlib.contextmanager
def serving(kind: type[http.server.BaseHTTPRequestHandler]) -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), kind) as server:
        server.daemon_threads = True
        server.block_on_close = False
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/list.json"
        server.shutdown()


@pytest.fixture
def dripping() -> Iterator[str]:
    with serving(_Dripping) as address:
        yield address


def test_headers_that_drip_have_the_same_deadline() -> None:
    began = time.monotonic()
    with serving(_DrippingHeaders) as address, pytest.raises(DownloadError) as raised:
        fetch(address, SIZE + 1, patience=5, in_all=0.5)
    assert raised.value.reason == LIST_BROKEN_OFF
    assert time.monotonic() < began + 10


def test_headers_that_drip_break_a_file_off(tmp_path: Path) -> None:
    with serving(_DrippingHeaders) as address:
        wanted = Wanted(address, SIZE, hashlib.md5(b"").hexdigest())
        with pytest.raises(DownloadError) as raised:
            download(wanted, tmp_path / "part", lambda _: None, pauses=(), patience=0.5)
    assert raised.value.reason == BROKEN_OFF


def test_a_list_that_drips_has_a_deadline_in_all(dripping: str) -> None:
    began = time.monotonic()
    with pytest.raises(DownloadError) as raised:
        fetch(dripping, SIZE + 1, patience=5, in_all=0.5)
    assert raised.value.reason == LIST_BROKEN_OFF
    assert time.monotonic() < began + 10


def test_a_file_that_drips_breaks_off(
    dripping: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(downloads, "SLOWEST", 1000.0)
    wanted = Wanted(dripping, SIZE, hashlib.md5(b"").hexdigest())
    with pytest.raises(DownloadError) as raised:
        download(wanted, tmp_path / "part", lambda _: None, pauses=(), patience=0.5)
    assert raised.value.reason == BROKEN_OFF


@pytest.mark.parametrize("name", ["conf/model.conf", "conf/fbank.conf"])
def test_options_of_gigabytes_are_not_read(tmp_path: Path, name: str) -> None:
    model = tmp_path / "it"
    source = ROOT / "models" / "it"
    for file in source.rglob("*"):
        if file.is_file():
            there = model / file.relative_to(source)
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_bytes(file.read_bytes())
    assert check_model(model) == []
    with open(model / name, "r+b") as options:
        options.truncate(3_000_000_000)
    faults = check_model(model)
    assert [(fault.trouble, fault.file) for fault in faults] == [(ModelTrouble.DAMAGED, name)]


@pytest.mark.parametrize("text", ["parola " * 3000 + "parola", "x" * 20_000, "uno, due; " * 2000 + "x"])
def test_a_text_without_an_end_is_said_in_parts(text: str) -> None:
    parts = sentences(text)
    assert max(map(len, parts)) <= LONGEST_SENTENCE
    assert "".join(parts).replace(" ", "") == text.replace(" ", "")
    assert all(part.endswith((",", ";", "parola", "x")) for part in parts)


def test_a_recording_of_hours_is_refused_before_it_is_worked_on() -> None:
    sound = bytes(8000 * 3600)
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, 8000, 8000, 1, 8)
    data = b"RIFF\0\0\0\0WAVE" + form + struct.pack("<4sI", b"data", len(sound)) + sound
    with pytest.raises(WavError) as raised:
        read_wav(data, 16_000, longest=600)
    assert raised.value.reason == TOO_LONG
