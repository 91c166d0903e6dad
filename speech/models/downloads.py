"""Getting a file from a publisher over a connection that may break, into a part that is gone on with.

Only https is spoken, or http with this very machine, also where a server sends one on. What has come is
kept beside a note of what it is the beginning of; a file that has changed since begins anew. Whether it
is what was wanted is decided by its size and checksum, which come from elsewhere.
"""

import contextlib
import hashlib
import http.client
import re
import ssl
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from speech.files.notes import read_note, write_note
from speech.files.own_folders import opened_alone
from speech.models.connections import Deadline, Plain, Secure

PATIENCE = 30.0
"""Seconds in which something has to come."""
LIST_PATIENCE = 60.0
"""Seconds in which a short file has to be there as a whole, however steadily a server drips."""
SLOWEST = 200.0
"""Bytes a second, over as many seconds as `PATIENCE`; what comes more slowly comes never."""
PAUSES = (0.2, 1.0, 3.0, 9.0)
"""Seconds before each new try, while nothing more comes; one more failure ends the download."""
PROGRESS = 100
"""A hundredth of the file has to come, for the tries to be counted anew."""
BLOCK = 1 << 16

BAD_ADDRESS = "bad-address"
"""Neither https, nor http on this machine; or a server sends there."""
NO_NETWORK = "no-network"
"""Nobody answers under this address."""
UNTRUSTED = "untrusted"
"""The server cannot prove that it is the one of the address."""
NOT_THERE = "not-there"
"""The server has no such file."""
REFUSED = "refused"
"""The server answers something else; the detail is its number."""
BROKEN_OFF = "broken-off"
"""The connection has broken off too often. What came is kept."""
LIST_BROKEN_OFF = "list-broken-off"
"""The same of a short file, of which nothing is kept, or it came too slowly."""
OTHER_SIZE = "other-size"
"""The file is larger or smaller than announced."""
OTHER_CHECKSUM = "other-checksum"
"""The file is not the one announced. What came is gone."""


class DownloadError(Exception):
    """A file that cannot be got; the reason is one of the words above."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Wanted:
    """A file, as somebody has announced it."""

    address: str
    size: int
    """Bytes."""
    md5: str


def check_address(address: str) -> None:
    """Whether a file may be asked for there. Raises DownloadError."""
    try:
        parts = urllib.parse.urlsplit(address)
        is_plain = address.isascii() and address.isprintable() and " " not in address
        is_good = is_plain and parts.hostname and parts.username is None and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good or not (parts.scheme == "https" or _is_own(address)):
        raise DownloadError(BAD_ADDRESS, address)


def fetch(address: str, most: int, patience: float = PATIENCE, in_all: float = LIST_PATIENCE) -> bytes:
    """A short file as a whole, of at most so many bytes, in so many seconds. Raises DownloadError."""
    until = time.monotonic() + in_all
    data = b""
    try:
        with _answer(address, {}, min(patience, in_all), in_all) as answer:
            while len(data) <= most and (block := _read(answer)):
                data += block
                if time.monotonic() > until:
                    raise DownloadError(LIST_BROKEN_OFF, f"{len(data)} bytes in {in_all:.0f} s")
            if answer.length:  # of what was announced
                raise DownloadError(LIST_BROKEN_OFF, f"{answer.length} bytes are missing")
    except _Broken as error:
        reason = LIST_BROKEN_OFF if error.reason == BROKEN_OFF else error.reason
        raise DownloadError(reason, error.detail) from error
    except _Unsatisfiable as error:
        raise DownloadError(REFUSED, "416") from error
    except (OSError, http.client.HTTPException) as error:
        raise DownloadError(LIST_BROKEN_OFF, str(error)) from error
    if len(data) > most or not data:
        raise DownloadError(OTHER_SIZE)
    return data


def held(wanted: Wanted, part: Path) -> int:
    """How many bytes of a file are already there."""
    note = read_note(_note_of(part)) or {}
    if [note.get(name) for name in ("address", "size", "md5")] != [*_named(wanted).values()]:
        return 0
    try:
        size = part.stat().st_size
    except OSError:
        return 0
    return size if size <= wanted.size else 0


def download(
    wanted: Wanted,
    part: Path,
    on_bytes: Callable[[int], None],
    pauses: Sequence[float] = PAUSES,
    patience: float = PATIENCE,
) -> None:
    """Have the whole file in `part`, its size and checksum verified; goes on where it broke off.

    `on_bytes` is told how many bytes are there, each time some have come. Raises DownloadError, and
    OSError for what the disk does not take; the part is kept for the next time unless it is wrong.
    """
    was_held = held(wanted, part) > 0
    _Download(wanted, part, on_bytes, pauses, patience).run()
    if _md5(part) == wanted.md5:
        return
    forget(part)
    if was_held:  # the beginning may have been of another file than the end
        _Download(wanted, part, on_bytes, pauses, patience).run()
        if _md5(part) == wanted.md5:
            return
        forget(part)
    raise DownloadError(OTHER_CHECKSUM)


def forget(part: Path) -> None:
    """Remove a part and its note. Raises OSError."""
    part.unlink(missing_ok=True)
    _note_of(part).unlink(missing_ok=True)


class _Broken(Exception):
    """A connection that has broken off, or a server that cannot answer now."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class _Download:
    """One file on its way."""

    def __init__(
        self,
        wanted: Wanted,
        part: Path,
        on_bytes: Callable[[int], None],
        pauses: Sequence[float],
        patience: float,
    ) -> None:
        self._wanted = wanted
        self._part = part
        self._on_bytes = on_bytes
        self._pauses = pauses
        self._patience = patience
        self._have = held(wanted, part)

    def run(self) -> None:
        """Connect as often as it takes."""
        failures, best = 0, self._have
        while self._have < self._wanted.size:
            try:
                self._go_on()
            except _Broken as error:
                if self._have >= best + max(1, self._wanted.size // PROGRESS):
                    failures, best = 0, self._have
                if failures == len(self._pauses):
                    raise DownloadError(error.reason, error.detail) from error
                time.sleep(self._pauses[failures])
                failures += 1

    def _go_on(self) -> None:
        """Connect once, and take what comes. Raises _Broken, DownloadError, OSError."""
        note = read_note(_note_of(self._part)) or {} if self._have else {}
        headers = {}
        if self._have:
            headers["Range"] = f"bytes={self._have}-"
            if sign := _sign(note):
                headers["If-Range"] = sign
        try:
            with _answer(self._wanted.address, headers, self._patience, self._patience) as answer:
                self._begin(answer, note)
                self._take(answer)
        except _Unsatisfiable:
            self._start_over()
        if self._have < self._wanted.size:
            raise _Broken(BROKEN_OFF, f"{self._have} of {self._wanted.size} bytes")

    def _begin(self, answer: Any, note: Mapping[str, Any]) -> None:
        """Compare what will come with what is wanted, and with what is there."""
        signs = {name: answer.headers.get(header, "") for name, header in _SIGNS.items()}
        if answer.status == http.client.PARTIAL_CONTENT:
            first, total = _range(answer.headers.get("Content-Range", ""))
            if total not in (None, self._wanted.size):
                self._refuse_size(f"{total} bytes")
            is_same = all(note.get(name, "") == sign for name, sign in signs.items() if sign)
            if first != self._have or not is_same:
                self._start_over()
                raise _Broken(BROKEN_OFF, "another part, or of another file")
            return
        length = answer.length  # as the headers tell it, if they do
        if length not in (None, self._wanted.size):
            self._refuse_size(f"{length} bytes")
        self._start_over()
        write_note(_note_of(self._part), {**_named(self._wanted), **signs})

    def _take(self, answer: Any) -> None:
        pace = _Pace(self._patience)
        with open(self._part, "ab", buffering=0, opener=opened_alone) as part:
            while block := _read(answer):
                pace.count(len(block))
                if self._have + len(block) > self._wanted.size:
                    self._refuse_size("more bytes")
                self._have += len(block)
                while block:  # a disk that is nearly full takes a part, and refuses the next
                    block = block[part.write(block) :]
                self._on_bytes(self._have)

    def _start_over(self) -> None:
        with open(self._part, "wb", opener=opened_alone):
            self._have = 0

    def _refuse_size(self, what: str) -> NoReturn:
        forget(self._part)
        raise DownloadError(OTHER_SIZE, f"{what} instead of {self._wanted.size}")


class _Pace:
    """How fast something comes: a server that drips would keep us for days, and never be silent."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._since = time.monotonic()
        self._came = 0

    def count(self, size: int) -> None:
        """So many bytes have come. Raises _Broken where that was too slow for too long."""
        self._came += size
        seconds = time.monotonic() - self._since
        if seconds < self._patience:
            return
        if self._came < SLOWEST * seconds:
            raise _Broken(BROKEN_OFF, f"{self._came} bytes in {seconds:.0f} s")
        self._since, self._came = time.monotonic(), 0


_SIGNS = {"etag": "ETag", "modified": "Last-Modified"}
"""By what a server tells that a file has changed: the names in the note, and its own."""


def _sign(note: Mapping[str, Any]) -> str:
    """What a server may compare. A weak tag does not stand for the same bytes."""
    etag = str(note.get("etag", ""))
    return etag if etag and not etag.startswith("W/") else str(note.get("modified", ""))


def _note_of(part: Path) -> Path:
    return part.with_name(f"{part.name}.json")


def _named(wanted: Wanted) -> dict[str, Any]:
    return {"address": wanted.address, "size": wanted.size, "md5": wanted.md5}


def _range(text: str) -> tuple[int | None, int | None]:
    """The first byte of a range, and the size of the whole; None for what is not told."""
    found = re.fullmatch(r"bytes (\d{1,18})-\d{1,18}/(\d{1,18}|\*)", text.strip(), re.ASCII)
    if found is None:
        return None, None
    return int(found[1]), None if found[2] == "*" else int(found[2])


def _md5(file: Path) -> str:
    with open(file, "rb") as opened:
        return hashlib.file_digest(opened, lambda: hashlib.md5(usedforsecurity=False)).hexdigest()


# The connection


class _Unsatisfiable(Exception):
    """The server's file ends before what was asked for."""


class _Redirects(urllib.request.HTTPRedirectHandler):
    """Follows to where files may be asked for, and from the network never to this machine."""

    def redirect_request(  # type: ignore[no-untyped-def]
        self, req, fp, code, msg, headers, newurl
    ) -> urllib.request.Request | None:
        """See urllib."""
        try:
            check_address(newurl)
            if _is_own(newurl) and not _is_own(req.full_url):
                raise DownloadError(BAD_ADDRESS, newurl)
        except DownloadError:
            fp.close()
            raise
        return super().redirect_request(req, fp, code, msg, headers, newurl)


@contextlib.contextmanager
def _answer(address: str, headers: Mapping[str, str], patience: float, begin: float) -> Iterator[Any]:
    """What a server answers, if it begins to in so many seconds. Raises _Broken, _Unsatisfiable,
    DownloadError."""
    check_address(address)
    request = urllib.request.Request(address, headers={"User-Agent": "Damavoce", **headers})
    # No proxy knows the way to this very machine.
    proxies = [urllib.request.ProxyHandler({})] if _is_own(address) else []
    deadline = Deadline(begin)
    opener = urllib.request.build_opener(_Redirects, Plain(deadline), Secure(deadline), *proxies)
    try:
        with deadline:
            answer = opener.open(request, timeout=patience)
    except urllib.error.HTTPError as error:
        error.close()
        _refused(error.code)
    except urllib.error.URLError as error:
        if deadline.is_over:
            raise _Broken(BROKEN_OFF, f"no answer in {begin:.0f} s") from error
        if isinstance(error.reason, ssl.SSLCertVerificationError):
            raise DownloadError(UNTRUSTED, str(error.reason)) from error
        raise _Broken(NO_NETWORK, str(error.reason)) from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise _Broken(BROKEN_OFF, str(error)) from error
    with answer:
        if deadline.is_over:  # what is broken off within its headers looks like one that has ended
            raise _Broken(BROKEN_OFF, f"no answer in {begin:.0f} s")
        yield answer


def _refused(status: int) -> NoReturn:
    if status == http.client.REQUESTED_RANGE_NOT_SATISFIABLE:
        raise _Unsatisfiable
    if status in (http.client.NOT_FOUND, http.client.GONE):
        raise DownloadError(NOT_THERE)
    if status in (408, 425, 429) or status >= 500:  # it may do better later
        raise _Broken(REFUSED, str(status))
    raise DownloadError(REFUSED, str(status))


def _read(answer: Any) -> bytes:
    try:
        block: bytes = answer.read1(BLOCK)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise _Broken(BROKEN_OFF, str(error)) from error
    return block


def _is_own(address: str) -> bool:
    """Whether this is plain http with this machine."""
    parts = urllib.parse.urlsplit(address)
    return parts.scheme == "http" and parts.hostname in ("localhost", "127.0.0.1", "::1")
