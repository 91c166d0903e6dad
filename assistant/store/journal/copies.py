"""Backup copies of the journal: one that is wanted, and one of each day, kept for a week.

They lie beside the journal's folder, not in it: who removes that has them still.
"""

import errno
import os
import re
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Container, Sequence
from contextlib import closing, suppress
from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

from assistant.store.journal.file import PATIENCE, JournalError, Trouble, open_to_read, trouble_told
from speech.files.own_folders import make_own

DAYS = 7
"""For so many days a copy is kept."""
ROOM = 3
"""No copy is made on a disk that has not so many times its size free."""


class Copy(NamedTuple):
    """One that is kept."""

    file: Path
    day: date
    origin: str
    """The name of the journal that it is of, as `origins` has it."""
    taken_in: tuple[str, ...] = ()
    """The names of others of which it has all, where it was looked into."""


def copies_of(journal: Path) -> list[Copy]:
    """Those of a journal, and of others that were there before it; the newest first."""
    found = list[tuple[date, int, Copy]]()
    with suppress(OSError):
        for each in _folder_of(journal).iterdir():
            if match := _NAME.fullmatch(each.name):
                with suppress(ValueError, OSError):  # another program may just have removed it
                    day = date.fromisoformat(match[1])
                    found.append((day, each.stat().st_mtime_ns, Copy(each, day, match[2])))
    return [copy for _, _, copy in sorted(found, reverse=True)]


def lost_copy(journal: Path, origins: frozenset[str]) -> tuple[Copy, int] | None:
    """The newest copy of a journal that is none of these, nor was taken in by them, and how many games
    it has: those games are to be had nowhere else."""
    declined = _declined(journal)
    for copy in copies_of(journal):
        if copy.origin in origins or copy.day <= declined.get(copy.origin, date.min):
            continue
        with suppress(JournalError, sqlite3.Error):
            file = open_to_read(copy.file)
            if file is None:
                continue
            with closing(file):
                (count,) = file.execute("SELECT count(*) FROM games WHERE deleted IS NULL").fetchone()
                names = tuple(origins_of(file))
            if count:
                return copy._replace(taken_in=names), int(count)
    return None


def decline_copy(copy: Copy) -> None:
    """Have a copy, and all that are older, never be offered again. Raises OSError."""
    for name in (copy.origin, *copy.taken_in):
        (copy.file.parent / f"{copy.day}-{name}.declined").touch(mode=0o600)


def _declined(journal: Path) -> dict[str, date]:
    """The days of the newest copies that nobody wanted, by the names of their journals."""
    found = dict[str, date]()
    for each in sorted(_folder_of(journal).glob("*.declined")):
        day, _, name = each.stem.rpartition("-")
        with suppress(ValueError):
            found[name] = date.fromisoformat(day)
    return found


def origins_of(file: sqlite3.Connection) -> list[str]:
    """The names of the journals of which an open one has all, its own first."""
    with trouble_told():
        return [name for (name,) in file.execute("SELECT name FROM origins ORDER BY id")]


def copy_to(file: sqlite3.Connection, target: Path) -> None:
    """Write an open journal to one new file, whole or not at all, the person's alone.

    Raises JournalError; FileExistsError and other OSErrors of the target.
    """
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    descriptor, name = tempfile.mkstemp(prefix=_PART, suffix=target.name, dir=target.parent)
    os.close(descriptor)
    try:
        with trouble_told(), closing(sqlite3.connect(name, isolation_level=None)) as copy:
            file.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE").fetchone()  # or it would want a log beside it
        name_anew(Path(name), target)
    finally:
        with suppress(OSError):
            os.unlink(name)


def name_anew(file: Path, target: Path) -> None:
    """Have a file be found under another name too, which nothing has. Raises OSError."""
    try:
        os.link(file, target)
    except FileExistsError:
        raise
    except OSError:  # a disk that knows no second name
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        os.replace(file, target)


def remove_parts(folder: Path) -> None:
    """Take away what is left in a folder of copies that were not ended, long ago."""
    with suppress(OSError):
        for each in folder.glob(f"{_PART}*.db"):
            if each.stat().st_mtime < time.time() - _LONG:
                each.unlink()


def copy_of_today(file: sqlite3.Connection, journal: Path, today: date) -> None:
    """Make the copy of a day, if there is none as yet, and let go of those that are too old.

    Raises JournalError and OSError, with what there was.
    """
    folder, (own, *_) = _folder_of(journal), origins_of(file)
    target = folder / f"{today.isoformat()}-{own}.db"
    if target.exists() or file.execute("SELECT 1 FROM games LIMIT 1").fetchone() is None:
        return
    make_own(folder)
    remove_parts(folder)
    if shutil.disk_usage(folder).free < ROOM * journal.stat().st_size:
        return
    with suppress(FileExistsError):  # another program was first
        copy_to(file, target)
    for copy in copies_of(journal):
        if copy.day <= today - timedelta(days=DAYS):
            copy.file.unlink(missing_ok=True)
            mark_of(copy.file).unlink(missing_ok=True)
            for mark in folder.glob(f"{copy.day}-*.declined"):
                mark.unlink(missing_ok=True)


def mark_of(file: Path) -> Path:
    """The empty file beside a journal, or a copy, which says that something is still to be overwritten
    there."""
    return Path(f"{file}-erase")


def purge_in_copies(journal: Path, uids: Container[str]) -> bool:
    """Have nothing left of some games in the copies; whether that could be done as yet, since another
    program may have one, or the disk no room. One that cannot be rid of them is no copy more."""
    is_done = True
    for copy in copies_of(journal):
        try:
            connection = sqlite3.connect(copy.file, timeout=PATIENCE, isolation_level=None)
            with trouble_told(), closing(connection) as file:
                _purge(file, mark_of(copy.file), uids)
        except JournalError as error:
            if error.trouble not in (Trouble.BUSY, Trouble.FULL):
                with suppress(OSError):
                    copy.file.unlink(missing_ok=True)
                    mark_of(copy.file).unlink(missing_ok=True)
                    continue
            is_done = False
    return is_done


def remove_set_aside(journal: Path) -> None:
    """Nothing is wanted of any game: the damaged journals that were set aside go too, and no file that
    only had their name."""
    for each in journal.parent.glob(f"{journal.stem}*-damaged*"):
        with suppress(OSError):
            if any(mark in each.read_bytes() for mark in _OF_JOURNALS):
                each.unlink()


_OF_JOURNALS = (b"CREATE TABLE deeds", b'"MovePlayed"')
"""What stands in a journal, wherever it is damaged."""


def _purge(file: sqlite3.Connection, mark: Path, uids: Container[str]) -> None:
    games = file.execute("SELECT id, uid FROM games").fetchall()
    found = [number for number, uid in games if uid in uids]
    if not (found or mark.exists()):
        return
    file.execute("PRAGMA secure_delete = ON")
    file.execute("BEGIN IMMEDIATE")
    mark.touch(mode=0o600)
    remove(file, found)
    file.execute("COMMIT")
    file.execute("VACUUM")
    mark.unlink(missing_ok=True)


def remove(file: sqlite3.Connection, games: Sequence[int]) -> None:
    """Delete games for good, and people who play no other, inside a transaction; no other file brings
    them back."""
    for number in games:
        file.execute("INSERT OR IGNORE INTO purged SELECT uid FROM games WHERE id = ?", (number,))
        for table, column in (("positions", "game"), ("deeds", "game"), ("games", "id")):
            file.execute(f"DELETE FROM {table} WHERE {column} = ?", (number,))
    file.execute(
        "DELETE FROM people WHERE NOT EXISTS (SELECT 1 FROM games WHERE white = people.id) "
        "AND NOT EXISTS (SELECT 1 FROM games WHERE black = people.id)"
    )


_PART = ".part-"
"""What the name of a copy begins with that is not ended."""
_LONG = 3600.0
_NAME = re.compile(r"(\d{4}-\d\d-\d\d)-([0-9a-f]+)\.db")


def _folder_of(journal: Path) -> Path:
    return journal.parent.with_name(f"{journal.parent.name}-copies")
