"""Downloads over connections that break, from servers that do not keep to what they announce."""

import errno
import hashlib
import http.client
import io
import os
import random
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from speech.models import downloads
from speech.models.downloads import DownloadError, Wanted, check_address, download, fetch, forget, held
from tests.app.support.processes import PATIENCE, environment
from tests.speech.support.model_publisher import LIST, Publisher, publisher

DATA = random.Random(6).randbytes(500_000)
OTHER = random.Random(7).randbytes(500_000)
AT_ONCE = (0.0, 0.0, 0.0, 0.0)


@pytest.fixture
def there() -> Iterator[Publisher]:
    with publisher() as running:
        running.publish("file", DATA)
        running.tags["/file.zip"] = '"one"'
        yield running


def wanted(there: Publisher, data: bytes = DATA) -> Wanted:
    return Wanted(there.address("/file.zip"), len(data), hashlib.md5(data).hexdigest())


def get(there: Publisher, part: Path, data: bytes = DATA) -> list[int]:
    """Download it; what was told on the way."""
    told: list[int] = []
    download(wanted(there, data), part, told.append, AT_ONCE, PATIENCE)
    return told


def reason(there: Publisher, part: Path) -> str:
    with pytest.raises(DownloadError) as raised:
        get(there, part)
    return raised.value.reason


def test_a_file_comes_whole_and_is_told_as_it_comes(there: Publisher, tmp_path: Path) -> None:
    told = get(there, tmp_path / "part")
    assert (tmp_path / "part").read_bytes() == DATA
    assert told == sorted(told)
    assert told[-1] == len(DATA)
    forget(tmp_path / "part")
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("has_tag", [True, False])
def test_cut_at_every_tenth_it_goes_on(there: Publisher, tmp_path: Path, has_tag: bool) -> None:
    if not has_tag:
        there.tags.clear()
    there.cut_after = len(DATA) // 10
    get(there, tmp_path / "part")
    assert (tmp_path / "part").read_bytes() == DATA
    assert there.ranges("file") == ["", *(f"bytes={50_000 * n}-" for n in range(1, 10))]


def test_without_ranges_it_begins_again_and_gives_up_where_it_never_gets_on(
    there: Publisher, tmp_path: Path
) -> None:
    there.knows_ranges = False
    there.cut_after = len(DATA) // 10
    assert reason(there, tmp_path / "part") == downloads.BROKEN_OFF
    assert len(there.ranges("file")) == 1 + len(AT_ONCE)
    there.cut_after = None
    get(there, tmp_path / "part")
    assert (tmp_path / "part").read_bytes() == DATA


def test_a_later_run_goes_on_where_one_has_ended(there: Publisher, tmp_path: Path) -> None:
    part = tmp_path / "part"
    there.cut_after = 0
    broken_off(there, part, 123_456)
    assert held(wanted(there), part) == 123_456
    there.cut_after, there.asked = None, []
    assert get(there, part)[0] > 123_456
    assert there.ranges("file") == ["bytes=123456-"]
    assert part.read_bytes() == DATA
    get(there, part)  # whole: nothing is asked for
    assert len(there.asked) == 1


def broken_off(there: Publisher, part: Path, size: int) -> None:
    """Leave a beginning of so many bytes behind."""
    there.cut_after, knew = size, there.knows_ranges
    there.knows_ranges = False
    assert reason(there, part) == downloads.BROKEN_OFF
    there.cut_after, there.knows_ranges = None, knew


@pytest.mark.parametrize("how", ["tag", "tag not compared", "no tag"])
def test_a_file_that_has_changed_in_between_begins_anew(
    there: Publisher, tmp_path: Path, how: str
) -> None:
    part = tmp_path / "part"
    if how == "no tag":
        there.tags.clear()
    broken_off(there, part, 100_000)
    # The list, too, is a new one only in its file: the sizes are alike.
    there.files["/file.zip"] = OTHER
    there.compares = how != "tag not compared"
    if how != "no tag":
        there.tags["/file.zip"] = '"two"'
    part.with_name("part.json").write_text(
        part.with_name("part.json").read_text().replace(wanted(there).md5, wanted(there, OTHER).md5)
    )
    get(there, part, OTHER)
    assert part.read_bytes() == OTHER
    # A server that compares sends the whole at once.
    assert there.ranges("file")[-1] == ("bytes=100000-" if how == "tag" else "")


def test_a_beginning_of_something_else_is_not_gone_on_with(there: Publisher, tmp_path: Path) -> None:
    part = tmp_path / "part"
    broken_off(there, part, 100_000)
    assert held(wanted(there, OTHER), part) == 0
    part.write_bytes(bytes(len(DATA) + 1))
    assert held(wanted(there), part) == 0
    part.with_name("part.json").write_text("[1")
    get(there, part)
    assert part.read_bytes() == DATA


def test_another_checksum_leaves_nothing(there: Publisher, tmp_path: Path) -> None:
    there.files["/file.zip"] = OTHER
    assert reason(there, tmp_path / "part") == downloads.OTHER_CHECKSUM
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("sent", [DATA[:-1], DATA + b"x", b""])
def test_another_size_is_told_before_anything_comes(
    there: Publisher, tmp_path: Path, sent: bytes
) -> None:
    there.files["/file.zip"] = sent
    assert reason(there, tmp_path / "part") == downloads.OTHER_SIZE
    assert not (tmp_path / "part").exists()


def test_a_length_that_is_a_lie_is_a_connection_that_breaks_off(
    there: Publisher, tmp_path: Path
) -> None:
    there.files["/file.zip"] = DATA[: len(DATA) // 2]
    there.said_length = len(DATA)
    there.knows_ranges = False
    assert reason(there, tmp_path / "part") == downloads.BROKEN_OFF


def test_a_range_of_another_size_is_refused(there: Publisher, tmp_path: Path) -> None:
    broken_off(there, tmp_path / "part", 100_000)
    there.files["/file.zip"] = DATA + b"more"
    assert reason(there, tmp_path / "part") == downloads.OTHER_SIZE


@pytest.mark.parametrize(
    ("status", "tries", "told"),
    [(404, 1, "not-there"), (403, 1, "refused"), (503, 5, "refused"), (416, 5, "broken-off")],
)
def test_a_server_that_refuses_is_told(
    there: Publisher, tmp_path: Path, status: int, tries: int, told: str
) -> None:
    there.status = status
    assert reason(there, tmp_path / "part") == told
    assert len(there.ranges("file")) == tries


def test_where_nobody_answers_that_is_told(there: Publisher, tmp_path: Path) -> None:
    there.port = 1
    assert reason(there, tmp_path / "part") == downloads.NO_NETWORK


def test_a_server_that_falls_silent_is_asked_again_and_not_without_end(
    there: Publisher, tmp_path: Path
) -> None:
    there.stalls_after = 200_000
    download(wanted(there), tmp_path / "part", lambda size: None, (0.0,), 0.3)
    assert there.ranges("file") == ["", "bytes=200000-", "bytes=400000-"]
    forget(tmp_path / "part")
    there.stalls_after = 0
    with pytest.raises(DownloadError, match=downloads.BROKEN_OFF):
        download(wanted(there), tmp_path / "part", lambda size: None, (0.0,), 0.3)


# Addresses


def test_a_redirect_on_this_machine_is_followed(there: Publisher, tmp_path: Path) -> None:
    broken_off(there, tmp_path / "part", 100_000)
    with publisher() as other:
        other.files["/moved.zip"] = DATA
        other.tags["/moved.zip"] = '"one"'
        there.redirect = other.address("/moved.zip")
        get(there, tmp_path / "part")
        assert other.asked == [("/moved.zip", "bytes=100000-")]


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("http://example.org/file.zip", "bad-address"),
        ("ftp://example.org/file.zip", "bad-address"),
        ("file:///etc/passwd", "refused"),
    ],
)
def test_a_redirect_out_of_https_is_refused(
    there: Publisher, tmp_path: Path, where: str, told: str
) -> None:
    there.redirect = where
    assert reason(there, tmp_path / "part") == told


def test_a_redirect_without_end_is_refused(there: Publisher, tmp_path: Path) -> None:
    there.redirect = there.address("/file.zip")
    assert reason(there, tmp_path / "part") == downloads.REFUSED


def test_from_the_network_nobody_is_sent_to_this_machine() -> None:
    body = io.BytesIO()
    request = urllib.request.Request("https://example.org/file.zip")
    with pytest.raises(DownloadError, match=downloads.BAD_ADDRESS):
        downloads._Redirects().redirect_request(
            request, body, 302, "Found", http.client.HTTPMessage(), "http://localhost/secret"
        )
    assert body.closed


@pytest.mark.parametrize(
    "address",
    [
        "https://alphacephei.com/vosk/models/model-list.json",
        "https://example.org:8443/a%20b.zip?x=1",
        "http://localhost:8000/list.json",
        "http://127.0.0.1/list.json",
        "http://[::1]:80/list.json",
    ],
)
def test_addresses_that_are_asked(address: str) -> None:
    check_address(address)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "model-list.json",
        "/etc/passwd",
        "file:///etc/passwd",
        "ftp://example.org/a",
        "http://example.org/a",
        "http://127.0.0.1.example.org/a",
        "http://localhost@example.org/a",
        "https://me:word@example.org/a",
        "https://",
        "https://example.org/a b",
        "https://example.org/\r\nX: y",
        "https://exam\u0430ple.org/",
        "https://example.org:port/",
        "https://[::1",
    ],
)
def test_addresses_that_are_not(address: str) -> None:
    with pytest.raises(DownloadError, match=downloads.BAD_ADDRESS):
        check_address(address)


# https


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That of a server at the own machine, which nobody vouches for, with its key.

    By its number: a machine may have no name for itself.
    """
    if not shutil.which("openssl"):
        pytest.skip("not installed: openssl")
    folder = tmp_path_factory.mktemp("certificate")
    asked = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext"
    names = ["subjectAltName=IP:127.0.0.1", "-keyout", "key", "-out", "certificate"]
    subprocess.run(["openssl", *asked.split(), *names], cwd=folder, check=True, capture_output=True)
    both = folder / "both"
    both.write_bytes((folder / "key").read_bytes() + (folder / "certificate").read_bytes())
    return both


def test_a_server_that_somebody_vouches_for_is_asked(
    certificate: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with publisher(certificate) as there, publisher() as plain:
        there.publish("file", DATA)
        get(there, tmp_path / "part")
        assert (tmp_path / "part").read_bytes() == DATA
        forget(tmp_path / "part")
        there.redirect = plain.address("/secret")
        assert reason(there, tmp_path / "part") == downloads.BAD_ADDRESS
        assert plain.asked == []


def test_a_server_that_nobody_vouches_for_is_not(certificate: Path, tmp_path: Path) -> None:
    with publisher(certificate) as there:
        there.publish("file", DATA)
        assert reason(there, tmp_path / "part") == downloads.UNTRUSTED
        assert there.asked == []


# The list, which is fetched as a whole


def test_a_short_file_is_fetched(there: Publisher) -> None:
    assert fetch(there.address(), 10_000) == there.files[LIST]


@pytest.mark.parametrize("data", [b"", bytes(10_001)])
def test_what_is_empty_or_too_long_is_refused(there: Publisher, data: bytes) -> None:
    there.files[LIST] = data
    with pytest.raises(DownloadError, match=downloads.OTHER_SIZE):
        fetch(there.address(), 10_000)


# The disk

LIMITED = """
import resource, sys
from pathlib import Path
from speech.models.downloads import Wanted, download
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[5]), int(sys.argv[5])))
try:
    download(Wanted(sys.argv[1], int(sys.argv[2]), sys.argv[3]), Path(sys.argv[4]), lambda size: None)
except OSError as error:
    print(error.errno)
"""


def test_a_disk_that_is_full_keeps_what_came(there: Publisher, tmp_path: Path) -> None:
    """The limit of a file's size stands for the disk: the system refuses to write in the middle."""
    part, want = tmp_path / "part", wanted(there)
    arguments = [want.address, str(want.size), want.md5, str(part), "300000"]
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, *arguments],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.stdout.strip(), done.stderr) == (str(errno.EFBIG), "")
    assert part.stat().st_size <= 300_000
    get(there, part)
    assert part.read_bytes() == DATA
    assert there.ranges("file")[-1] == "bytes=300000-"
    assert {*os.listdir(tmp_path)} == {"part", "part.json"}
