"""Whether the file at the journal's path is the one that is open, and still a journal.

SQLite writes on into a file that was removed, moved away or overwritten, and says that all is well:
only who looks at the path notices.
"""

import os
import secrets
import sys
from contextlib import suppress
from enum import Enum
from pathlib import Path
from threading import Lock

MAGIC = b"SQLite format 3\0"
"""What every database of SQLite begins with."""
_HEAD = 32
"""Bytes of a database that are read here."""
_PAGE, _PAGES = slice(16, 18), slice(28, 32)
"""Where those have the size of a page, and how many the file has."""

LOG, FRAME = 32, 24
"""Bytes before the frames of a log, and before the page in each, as SQLite's description of it says."""
_INDEX = 20
"""Bytes of the index of a log that are read here."""
_PAGE_AND_FRAMES = slice(14, 16), slice(16, 20)
"""Where that has the size of a page, and the number of the last frame."""


class Change(Enum):
    """What has become of the file."""

    GONE = "gone"
    """There is none at the path."""
    OTHER = "other"
    """There is another one."""
    SPOILT = "spoilt"
    """It is the same, and no journal any more: empty, overwritten, or without the log that belongs to
    it."""
    CUT = "cut"
    """It is the same, and the log that belongs to it has become shorter."""
    LACKING = "lacking"
    """It is the same, and does not have what was written to it."""


class Watch:
    """Compares the file at a path with the one that was opened there."""

    def __init__(self, path: Path) -> None:
        """Made when the file was opened. Raises OSError."""
        self._path = path
        self._logs = _logs_of(path)
        self._descriptor = _opened(path)
        self._log_id = identity_of(self._logs[0])
        self._log_and_index = _opened_log_and_index(path)
        self._log_now, self._renamed = self._logs[0], 0
        """Where the log is looked for, and when its file was last renamed or written."""
        self._seen = (0, 0)
        """The size of the file and when it was written, as they were when it was looked into last."""

    def change(self) -> Change | None:
        """What has become of the file, if it is not as it was; a stat each of file and log, and an
        fstat, tell."""
        try:
            there = os.stat(self._path)
        except (FileNotFoundError, NotADirectoryError):
            return Change.GONE
        except OSError:
            return None  # nobody can tell, and what is written tells it
        own = os.fstat(self._descriptor)
        if not os.path.samestat(there, own):
            return Change.OTHER
        if own.st_ctime_ns != self._renamed:  # who puts a link in its place moves it away
            self._log_now, self._renamed = log_of(self._path), own.st_ctime_ns
        looks = (own.st_size, own.st_mtime_ns)
        if not self.has_log() and self._log_id:
            # Behind a link that was put there SQLite looks for the log beside what it leads to.
            return Change.SPOILT if self._log_now == self._logs[0] else Change.OTHER
        if self.is_log_cut():
            return Change.CUT
        if looks != self._seen:
            if not self._is_whole(own.st_size):
                return Change.SPOILT
            self._seen = looks
        return None

    def is_log_cut(self) -> bool:
        """Whether the log has not all the frames that the index of all programs has of it: what is
        written next to such a log makes a file of nonsense. Nothing is looked up for that."""
        if not self._log_and_index:
            return False
        log, index = self._log_and_index
        head = os.pread(index, _INDEX, 0)
        page, frames = (int.from_bytes(head[place], sys.byteorder) for place in _PAGE_AND_FRAMES)
        return frames > 0 and os.fstat(log).st_size < LOG + frames * (FRAME + page)

    def has_log(self) -> bool:
        """Whether the log at the path is that of the file that was opened."""
        return self._log_id is not None and identity_of(self._log_now) == self._log_id

    def remove_log(self) -> None:
        """Take the log of that file away, if it is where it was: SQLite would take it for one of
        whatever lies there now."""
        if self._log_id and identity_of(self._logs[0]) == self._log_id:
            _remove(self._logs)

    def close(self) -> None:
        """Let go of the file."""
        if self._descriptor >= 0:
            _let_go(self._descriptor)
            self._descriptor = -1
        for each in self._log_and_index:
            _let_go(each)
        self._log_and_index = ()

    def _is_whole(self, size: int) -> bool:
        """Whether it is a database, and has not become shorter than it says itself. SQLite counts pages
        too that only the log has as yet."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        head = os.read(self._descriptor, _HEAD)
        if len(head) < _HEAD or not head.startswith(MAGIC):
            return False
        page, pages = (int.from_bytes(head[place], "big") for place in (_PAGE, _PAGES))
        return size >= min(self._seen[0], page * pages)


def _opened_log_and_index(path: Path) -> tuple[int, ...]:
    """The log of a file and the index of that, opened for as long as the journal is; nothing where
    there are none to be read."""
    found = list[int]()
    if os.name == "posix":  # elsewhere they could not be removed then
        try:
            for name in _logs_of(path):
                found.append(_opened(name))
        except OSError:
            for each in found:
                _let_go(each)
            return ()
    return tuple(found)


_kept = list[int]()
"""Descriptors that nobody uses now, those that were let go of first at the beginning. To close one
lets go of all locks that the process has on its file, also those of other connections."""
_MOST_KEPT = 48
"""After so many others nobody has the file of one open any more."""
_ALONE = Lock()


def _opened(path: Path) -> int:
    """A descriptor to read a file by, one that is kept where there is one. Raises OSError."""
    with _ALONE:
        there = os.stat(path)
        for each in _kept:
            if _identity(each) == (there.st_dev, there.st_ino):
                _kept.remove(each)
                return each
        return os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))


def _let_go(descriptor: int) -> None:
    """Have a descriptor kept that is not used any more, where closing it would do harm."""
    if os.name != "posix":
        os.close(descriptor)
        return
    with _ALONE:
        _kept.append(descriptor)
        # Nobody finds a file without a name, to lock it too.
        for each in {*_kept[:-_MOST_KEPT], *(each for each in _kept if not _identity(each))}:
            _kept.remove(each)
            os.close(each)


def _identity(descriptor: int) -> tuple[int, int] | None:
    """What tells an open file from another; None for one without a name."""
    with suppress(OSError):
        found = os.fstat(descriptor)
        return (found.st_dev, found.st_ino) if found.st_nlink else None
    return None


def log_of(path: Path) -> Path:
    """Where SQLite has the write-ahead log of a file: where a link leads to."""
    return _logs_of(path)[0]


def _logs_of(path: Path) -> tuple[Path, Path]:
    """The log of a file, and the index of that."""
    real = os.path.realpath(path)
    return Path(f"{real}-wal"), Path(f"{real}-shm")


def beside(journal: Path) -> Path:
    """A name for another journal beside this one, whence it is taken in."""
    return journal.with_name(f"{journal.stem}-{secrets.token_hex(4)}{journal.suffix}")


def remove_logs(path: Path) -> None:
    """Take away what SQLite has beside a file, that is not there or is nobody's. Raises OSError."""
    _remove(_logs_of(path))


def _remove(logs: tuple[Path, Path]) -> None:
    for each in logs:
        each.unlink(missing_ok=True)


def identity_of(path: Path) -> tuple[int, int] | None:
    """What tells one file from another, whatever they are called; None where there is none."""
    with suppress(OSError):
        found = os.stat(path)
        return found.st_dev, found.st_ino
    return None
