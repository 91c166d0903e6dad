"""Archives that mean harm, or are broken: each is refused, and nothing is written beside its folder."""

import contextlib
import io
import os
import stat
import struct
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from speech.models import archives
from speech.models.archives import Archive, ArchiveError


def packed(*entries: tuple[str | zipfile.ZipInfo, bytes], kind: int = zipfile.ZIP_DEFLATED) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", kind) as archive:
        for name, content in entries:
            archive.writestr(name, content)
    return data.getvalue()


def unpack(data: bytes, folder: Path) -> dict[str, bytes]:
    """Unpack into a folder beside others; the files that are there then."""
    file = folder / "archive.zip"
    file.write_bytes(data)
    with Archive(file) as archive:
        archive.unpack(folder / "in" / "model")
    return {
        each.relative_to(folder / "in" / "model").as_posix(): each.read_bytes()
        for each in (folder / "in").rglob("*")
        if each.is_file()
    }


def refusal(data: bytes, folder: Path) -> str:
    with pytest.raises(ArchiveError) as raised:
        unpack(data, folder)
    assert all(each.is_relative_to(folder / "in") for each in written(folder))
    return raised.value.reason


def written(folder: Path) -> list[Path]:
    return [each for each in folder.rglob("*") if each.name not in ("archive.zip", "in")]


def named(name: str, mode: int = stat.S_IFREG | 0o644) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo("x")
    info.filename = name  # unmended
    info.create_system = 3
    info.external_attr = mode << 16
    return info


def test_one_top_folder_is_taken_off(tmp_path: Path) -> None:
    data = packed(("m/", b""), ("m/am/final.mdl", b"1"), ("m/conf/a.conf", b"2"), ("m/empty/", b""))
    assert unpack(data, tmp_path) == {"am/final.mdl": b"1", "conf/a.conf": b"2"}
    assert (tmp_path / "in/model/empty").is_dir()


@pytest.mark.parametrize(
    "entries", [(("a/x", b"1"), ("b/x", b"2")), (("x", b"1"),), (("a/x", b"1"), ("y", b"2"))]
)
def test_several_stay_as_they_are(tmp_path: Path, entries: tuple[tuple[str, bytes], ...]) -> None:
    assert unpack(packed(*entries), tmp_path) == dict(entries)


def test_what_lies_in_the_middle_of_a_stream_is_unpacked_alike(tmp_path: Path) -> None:
    content = bytes(range(256)) * 20_000
    assert unpack(packed(("m/a", content), kind=zipfile.ZIP_STORED), tmp_path) == {"a": content}


def test_an_empty_archive_gives_an_empty_folder(tmp_path: Path) -> None:
    assert unpack(packed(), tmp_path) == {}


UNSAFE = {
    "absolute": [named("/etc/evil")],
    "upwards": [named("../evil")],
    "upwards in the middle": [named("m/../../evil")],
    "here": [named("m/./a")],
    "nothing between": [named("m//a")],
    "drive": [named("C:/evil")],
    "stream": [named("m/a:b")],
    "backslashes": [named("m\\..\\evil")],
    "zero byte": [named("m/a\0.txt")],
    "escape": [named("m/\x1b[31m")],
    "reserved": [named("m/AUX.txt")],
    "dot at the end": [named("m/a.")],
    "blank at the end": [named("m /a")],
    "long": [named("m/" + "a" * 300)],
    "deep": [named("a/" * 20 + "a")],
    "link": [named("m/link", stat.S_IFLNK | 0o777)],
    "device": [named("m/null", stat.S_IFCHR | 0o666)],
    "pipe": [named("m/pipe", stat.S_IFIFO | 0o666)],
    "folder that is a file": [named("m/a/", stat.S_IFREG | 0o644)],
    "file that is a folder": [named("m/a", stat.S_IFDIR | 0o755)],
    "twice": [named("m/a"), named("m/a")],
    "other case": [named("m/a"), named("m/A")],
    "other case of a folder": [named("m/a/1"), named("M/a/2")],
    "other accents": [named("m/\u00e9"), named("m/e\u0301")],
    "inside a file": [named("m/a"), named("m/a/b")],
}


@pytest.mark.parametrize("infos", UNSAFE.values(), ids=UNSAFE)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_what_could_do_harm_is_refused_before_anything_is_written(
    tmp_path: Path, infos: list[zipfile.ZipInfo]
) -> None:
    data = packed(("m/good", b"1"), *((info, b"evil") for info in infos))
    assert refusal(data, tmp_path) == archives.UNSAFE
    assert written(tmp_path) == []


def test_a_bomb_is_seen_by_its_size(tmp_path: Path) -> None:
    assert refusal(packed(("m/zeros", bytes(5_000_000))), tmp_path) == archives.TOO_LARGE
    assert written(tmp_path) == []


def test_a_bomb_of_entries_that_share_their_bytes_is_seen(tmp_path: Path) -> None:
    """Many names for the same place in the archive: each is small, and all together are not."""
    data = packed(("m/00", bytes(20_000)), ("m/pad", bytes(range(256)) * 4), kind=zipfile.ZIP_DEFLATED)
    place = data.index(b"PK\1\2")
    entry = data[place : data.index(b"PK\1\2", place + 4)]
    copies = b"".join(entry.replace(b"m/00", f"m/{n:02}".encode()) for n in range(99))
    fields = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 99, 99, len(copies), place, 0)
    assert refusal(data[:place] + copies + fields, tmp_path) == archives.TOO_LARGE


def test_more_than_was_announced_is_not_written(tmp_path: Path) -> None:
    """An entry that says it has ten bytes, and has a million."""
    data = bytearray(packed(("m/a", b"0123456789" * 100_000), kind=zipfile.ZIP_STORED))
    place = data.index(b"PK\1\2")
    struct.pack_into("<L", data, place + 24, 10)
    struct.pack_into("<L", data, 22, 10)
    assert refusal(bytes(data), tmp_path) == archives.DAMAGED
    assert all(each.stat().st_size <= 10 for each in written(tmp_path) if each.is_file())


def test_too_many_entries_are_refused(tmp_path: Path) -> None:
    data = packed(*((f"m/{n}", b"") for n in range(archives.MOST_ENTRIES + 1)))
    assert refusal(data, tmp_path) == archives.TOO_LARGE


@pytest.mark.parametrize("mark", [b"", b"PK\6\7" + bytes(16)], ids=["its size", "its other form"])
def test_a_table_of_contents_that_fills_the_memory_is_not_read(tmp_path: Path, mark: bytes) -> None:
    size = 1_000 if mark else archives.LARGEST_DIRECTORY + 1
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 1, 1, size, 0, 0)
    assert refusal(bytes(2_000) + mark + end, tmp_path) == archives.TOO_LARGE


BROKEN: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda data: b"",
    "text": lambda data: b"<html>Not found</html>",
    "cut": lambda data: data[: len(data) // 2],
    "cut at the end": lambda data: data[:-1],
    "another kind": lambda data: b"\x1f\x8b\x08" + data[3:40],
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN)
def test_what_is_no_zip_is_told_as_that(tmp_path: Path, change: Callable[[bytes], bytes]) -> None:
    assert refusal(change(packed(("m/a", b"1" * 100))), tmp_path) == archives.NO_ZIP


def test_a_changed_byte_is_seen(tmp_path: Path) -> None:
    data = packed(("m/a", bytes(range(256)) * 40), kind=zipfile.ZIP_STORED)
    assert refusal(data.replace(b"\5\6\7\x08", b"\5\6\7\x09", 1), tmp_path) == archives.DAMAGED


@pytest.mark.parametrize("flag", [1, 0x41])
def test_a_password_is_refused(tmp_path: Path, flag: int) -> None:
    data = bytearray(packed(("m/a", b"1")))
    data[data.index(b"PK\1\2") + 8] |= flag
    assert refusal(bytes(data), tmp_path) == archives.DAMAGED


def test_another_compression_is_refused(tmp_path: Path) -> None:
    data = packed(("m/a", b"1"), kind=zipfile.ZIP_BZIP2)
    assert refusal(data, tmp_path) == archives.DAMAGED


changes = st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.binary(max_size=6)), max_size=4)


@given(changes, st.floats(0, 1))
@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_are_unpacked_or_refused_and_stay_in_their_folder(
    tmp_path_factory: pytest.TempPathFactory, changes: list[tuple[float, bytes]], end: float
) -> None:
    folder = tmp_path_factory.mktemp("any")
    data = bytearray(packed(("m/a", b"1" * 50), ("m/b/c", bytes(range(200)))))
    for part, new in changes:
        place = int(part * len(data))
        data[place : place + len(new)] = new
    with contextlib.suppress(ArchiveError):
        unpack(bytes(data[: int(end * len(data)) or None]), folder)
    assert all(each.is_relative_to(folder / "in") for each in written(folder))


@pytest.mark.skipif(sys.platform == "win32", reason="modes of POSIX")
@pytest.mark.other_system
def test_what_is_unpacked_is_the_persons_alone_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        unpack(packed(("top/a.txt", b"a"), ("top/deep/er/b.txt", b"b")), tmp_path)
    finally:
        os.umask(before)
    found = [*(tmp_path / "in" / "model").rglob("*")]
    assert len(found) == 4
    assert not [each for each in found if each.stat().st_mode & 0o077]
