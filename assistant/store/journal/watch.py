"""Whether the file at the journal's path is the one that is open, and still a journal.

SQLite writes on into a file that was removed, moved away or overwritten, and says that all is well:
only who looks at the path notices.
"""

import os
import sqlite3
from contextlib import suppress
from enum import Enum
from pathlib import Path

MAGIC = b"SQLite format 3\0"
"""What every database of SQLite begins with."""


class Change(Enum):
    """What has become of the file."""

    GONE = "gone"
    """There is none at the path."""
    OTHER = "other"
    """There is another one."""
    SPOILT = "spoilt"
    """It is the same, and no journal any more: empty, overwritten, or without the log that belongs to
    it."""


class Watch:
    """Compares the file at a path with the one that was opened there.

    It has a descriptor of its own for that, which has to be closed behind the connection: to close one
    of a file lets go of all locks that the process has there.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        """Made when the file was opened. Raises OSError."""
        self._path = path
        self._connection = connection
        self._log = log_of(path)
        self._descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        self._log_id = identity_of(self._log)
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
        looks = (own.st_size, own.st_mtime_ns)
        if self._log_id and identity_of(self._log) != self._log_id:
            return Change.SPOILT
        if looks != self._seen:
            if not self._is_journal() or self._is_cut(own.st_size):
                return Change.SPOILT
            self._seen = looks
        return None

    def remove_log(self) -> None:
        """Take away the log at the path where it is that of the file that was opened: SQLite would take
        it for one of whatever lies there now."""
        if self._log_id and identity_of(self._log) == self._log_id:
            remove_logs(self._path)

    def close(self) -> None:
        """Let go of the file."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _is_journal(self) -> bool:
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        return os.read(self._descriptor, len(MAGIC)) == MAGIC

    def _is_cut(self, size: int) -> bool:
        """Whether the file has become shorter though it has no fewer pages."""
        if size >= self._seen[0]:
            return False
        try:
            (pages,), (length,) = (
                self._connection.execute(f"PRAGMA {name}").fetchone()
                for name in ("page_count", "page_size")
            )
        except sqlite3.Error:
            return True
        return bool(size < pages * length)


def log_of(path: Path) -> Path:
    """Where SQLite has the write-ahead log of a file."""
    return Path(f"{path}-wal")


def remove_logs(path: Path) -> None:
    """Take away what SQLite has beside a file, that is not there or is nobody's. Raises OSError."""
    for each in (log_of(path), Path(f"{path}-shm")):
        each.unlink(missing_ok=True)


def identity_of(path: Path) -> tuple[int, int] | None:
    """What tells one file from another, whatever they are called; None where there is none."""
    with suppress(OSError):
        found = os.stat(path)
        return found.st_dev, found.st_ino
    return None
