"""A write-ahead log whose journal is gone, empty or overwritten: the last games may stand in it alone.

SQLite throws such a log away when it opens the path. But each page that was written last stands in it
whole, and with the first page of the file SQLite reads the others out of the log by itself.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from assistant.store.journal.watch import FRAME, LOG, beside, log_of, remove_logs
from assistant.store.whole_file import alone_at


def keep_log_of_gone(journal: Path) -> None:
    """Do so where the journal is gone, before it is opened. Raises OSError."""
    if _has_log(journal) and is_gone(journal):
        with alone_at(journal):  # who makes a new one first has looked for a log first
            if _has_log(journal) and is_gone(journal):
                keep_left_log(journal)


def keep_left_log(journal: Path) -> None:
    """Have what a log tells whose journal cannot be read be another journal beside it, which is taken
    in; or set aside, where none can be made of it. Raises OSError."""
    log = log_of(journal)
    if not _has_log(journal):
        return
    other = beside(journal)
    if page := _first_page(log):
        shutil.copy(log, log_of(other))  # another program may still write to it
        with open(os.open(other, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600), "wb") as file:
            file.write(page)
    else:
        log.rename(other)
    remove_logs(journal)


def _has_log(journal: Path) -> bool:
    # A live log has a journal that is not empty: so it is looked for before that.
    return not is_gone(log_of(journal))


def is_gone(journal: Path) -> bool:
    """Whether nothing is at the path, or an empty file."""
    try:
        return not journal.stat().st_size
    except (FileNotFoundError, NotADirectoryError):
        return True


def _first_page(log: Path) -> bytes:
    """The first page of the file, as the log has it; empty where it does not."""
    return next((page for number, page in _pages(log) if number == 1), b"")


def _pages(log: Path) -> Iterator[tuple[int, bytes]]:
    """The pages of a log by their numbers, as far as they are of one time."""
    with open(log, "rb") as file:
        header = file.read(LOG)
        size, salts = int.from_bytes(header[8:12], "big"), header[16:24]
        if len(header) < LOG or not 512 <= size <= 65536:
            return
        while len(frame := file.read(FRAME)) == FRAME and frame[8:16] == salts:
            if len(page := file.read(size)) == size:
                yield int.from_bytes(frame[:4], "big"), page
