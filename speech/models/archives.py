"""Unpacking a zip file that nobody vouches for, and that may lead out of its folder or fill a disk.

All names are looked at before anything is written, and the bytes are counted as they come, since what
an archive says of itself may be a lie.
"""

import errno
import os
import re
import stat
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from speech.files.own_folders import PRIVATE, make_own, opened_alone
from speech.files.regular import open_regular

MOST_ENTRIES = 1_000
"""Files and folders; a model has about twenty."""
LARGEST_DIRECTORY = 1_000_000
"""Bytes of the table of contents, which is held in memory."""
LARGEST = 4_000_000_000
"""Bytes of all that is unpacked."""
HIGHEST_RATIO = 50
"""How many times larger it may be than the archive. Measured of an official model: 3, its graph 6."""
DEEPEST = 8
"""Folders inside folders."""

BLOCK = 1 << 20


class ArchiveError(Exception):
    """An archive that is not unpacked; the reason is one of the words below."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
        """In English, for a log; it may quote the archive."""


NO_ZIP = "no-zip"
"""It is no zip file, or only the beginning of one."""
DAMAGED = "damaged-archive"
"""What is in it cannot be unpacked as it was packed."""
UNSAFE = "unsafe"
"""A name or a kind of file that could do harm outside of its folder."""
TOO_LARGE = "too-large"
"""More files, or more bytes, than any model has."""


class Archive:
    """An archive whose table of contents is good. To be closed."""

    def __init__(self, file: Path) -> None:
        """Open it and look at all names. Raises ArchiveError, OSError."""
        _check_end(file)
        try:
            self._zip = zipfile.ZipFile(file)
        except _BROKEN as error:
            raise ArchiveError(NO_ZIP, str(error)) from error
        except OSError as error:
            _check_place(error, NO_ZIP)
            raise
        try:
            self._entries = _checked(self._zip.infolist())
            self.size = _size(self._zip.infolist(), file.stat().st_size)
            """Bytes of what will be unpacked, if the archive tells the truth."""
        except BaseException:
            self._zip.close()
            raise

    def __enter__(self) -> "Archive":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._zip.close()

    def unpack(self, folder: Path) -> None:
        """Write the files into a folder, which is made; a single top folder is taken off.

        Raises ArchiveError, OSError, with whatever was written up to then.
        """
        folder.mkdir(mode=PRIVATE, parents=True)
        top = _top(self._entries)
        for path, info in self._entries.items():
            target = folder.joinpath(*path.parts[1 if top else 0 :])
            if info.is_dir():
                make_own(target)
                continue
            make_own(target.parent)
            self._write(info, target)

    def _write(self, info: zipfile.ZipInfo, target: Path) -> None:
        left = info.file_size
        with open(target, "xb", opener=opened_alone) as written:
            for block in self._blocks(info):
                left -= len(block)
                if left < 0:
                    raise ArchiveError(TOO_LARGE, f"{info.filename!r} goes on")
                written.write(block)
            if left:
                raise ArchiveError(DAMAGED, f"{info.filename!r} ends early")
            written.flush()
            os.fsync(written.fileno())  # it is told to be there as soon as it is unpacked

    def _blocks(self, info: zipfile.ZipInfo) -> Iterator[bytes]:
        try:
            with self._zip.open(info) as packed:
                while block := packed.read(BLOCK):
                    yield block
        except _BROKEN as error:
            raise ArchiveError(DAMAGED, str(error)) from error
        except OSError as error:
            _check_place(error, DAMAGED)
            raise


_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,  # a compression of another kind
    RuntimeError,  # a password
    UnicodeDecodeError,
    struct.error,
    ValueError,
    OverflowError,
)


def _check_place(error: OSError, reason: str) -> None:
    """Raise ArchiveError if zipfile was sent to a place before the beginning of the file."""
    if error.errno == errno.EINVAL:
        raise ArchiveError(reason, "a place before the beginning") from error


_END = struct.Struct("<4s4H2LH")
_END_MARK, _LARGE_MARK = b"PK\5\6", b"PK\6\7"


def _check_end(file: Path) -> None:
    """Look at the size of the table of contents, before all of it is taken into memory."""
    with open_regular(file) as opened:
        size = opened.seek(0, os.SEEK_END)
        opened.seek(max(0, size - _END.size - 0xFFFF - 20))
        tail = opened.read()
    place = len(tail) - _END.size
    if tail[place : place + 4] != _END_MARK or tail[-2:] != b"\0\0":  # as zipfile looks for it
        place = tail.rfind(_END_MARK)
    if place < 0 or len(tail) - place < _END.size:
        raise ArchiveError(NO_ZIP, "no table of contents")
    directory = _END.unpack_from(tail, place)[5]
    # The form for archives beyond 4 GB has its own sizes, elsewhere; no model needs it.
    if directory > LARGEST_DIRECTORY or tail[max(0, place - 20) :].startswith(_LARGE_MARK):
        raise ArchiveError(TOO_LARGE, f"a table of contents of {directory} bytes")


def _checked(infos: list[zipfile.ZipInfo]) -> dict[PurePosixPath, zipfile.ZipInfo]:
    """The entries by their paths. Raises ArchiveError."""
    if len(infos) > MOST_ENTRIES:
        raise ArchiveError(TOO_LARGE, f"{len(infos)} entries")
    entries: dict[PurePosixPath, zipfile.ZipInfo] = {}
    written: dict[str, PurePosixPath] = {}
    for info in infos:
        path = _path(info)
        if path in entries:
            raise ArchiveError(UNSAFE, f"{info.orig_filename!r} comes twice")
        entries[path] = info
        for each in (path, *path.parents):
            # Some disks take names that differ in case, or in how accents are written, for the same.
            plain = unicodedata.normalize("NFC", str(each)).casefold()
            if written.setdefault(plain, each) != each:
                raise ArchiveError(UNSAFE, f"{info.orig_filename!r} is hardly another name")
    for path in entries:
        if any(parent in entries and not entries[parent].is_dir() for parent in path.parents):
            raise ArchiveError(UNSAFE, f"{str(path)!r} is inside a file")
    return entries


def _path(info: zipfile.ZipInfo) -> PurePosixPath:
    """The path of an entry. Raises ArchiveError for one that is not to be written."""
    name = info.orig_filename  # with what zipfile would mend or leave out
    parts = name.removesuffix("/").split("/")
    if len(parts) > DEEPEST or not all(map(_is_part, parts)):
        raise ArchiveError(UNSAFE, f"a file called {name[:200]!r}")
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFDIR if info.is_dir() else stat.S_IFREG):
        raise ArchiveError(UNSAFE, f"{name!r} is no plain file")
    if info.flag_bits & 1:
        raise ArchiveError(DAMAGED, "it has a password")
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise ArchiveError(DAMAGED, f"compression {info.compress_type}")
    return PurePosixPath(*parts)


_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""What Windows takes for devices, in every folder."""


def _is_part(part: str) -> bool:
    """Whether a folder or a file may be called so, on every system."""
    return (
        0 < len(part.encode("utf-8", "replace")) <= 150
        and part.isprintable()
        and not re.search(r'[<>:"|?*\\/]', part)
        and part[-1] not in ". "
        and part[0] != " "
        and not _RESERVED.fullmatch(part)
    )


def _size(infos: list[zipfile.ZipInfo], packed: int) -> int:
    size = sum(info.file_size for info in infos)
    if size > min(LARGEST, HIGHEST_RATIO * packed):
        raise ArchiveError(TOO_LARGE, f"{size} bytes out of {packed}")
    return size


def _top(entries: dict[PurePosixPath, zipfile.ZipInfo]) -> bool:
    """Whether everything stands in one folder."""
    tops = {path.parts[0] for path in entries}
    return len(tops) == 1 and all(len(path.parts) > 1 or entries[path].is_dir() for path in entries)
