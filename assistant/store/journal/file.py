"""The file of the journal, opened: with its log and its syncs as they must be, or one word for why not.

SQLite with `synchronous=FULL` and a write-ahead log: a transaction is on the disk when its commit has
come back, and a crash in the middle leaves the file as it was before. Where there can be no such log,
on a network drive, it is a rollback journal and one program alone has the file.
"""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from enum import Enum
from pathlib import Path
from tempfile import TemporaryDirectory

from assistant.errors import AssistantError
from assistant.store.journal.left_log import is_gone, keep_log_of_gone
from assistant.store.journal.schema import APPLICATION_ID, MIGRATIONS, tables_of
from assistant.store.journal.watch import log_of
from speech.files.own_folders import make_own

PATIENCE = 2.0
"""Seconds for which another program may be writing to the file."""

AGAIN = 0.01
"""Seconds until what SQLite does not wait for by itself is asked again."""


class Trouble(Enum):
    """Why games cannot be kept, or read; the value is the word of the messages."""

    NO_HOME = "no-home"
    """The system knows no home for this person."""
    FORBIDDEN = "forbidden"
    """The file or its folder may not be written."""
    FULL = "full"
    """The disk has no room."""
    DAMAGED = "damaged"
    """The file is one of ours, and what stands in it is not whole."""
    FOREIGN = "foreign"
    """The file is none of ours."""
    NEWER = "newer"
    """A later version of the program has made the file."""
    BUSY = "busy"
    """Another program has the file, and does not let go of it."""
    OTHER = "other"


class JournalError(AssistantError):
    """The journal cannot be had; the file is as it was. `detail` is the system's reason."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble.value}: {detail}")
        self.trouble = trouble
        self.detail = detail


def open_file(
    file: Path, *, is_far: bool = False, migrations: Sequence[str] = MIGRATIONS
) -> sqlite3.Connection:
    """The file, made where it is not there, to be read and written. Raises JournalError.

    `is_far` says that it lies on a network drive. The connection may be used by one thread at a time.
    """
    with trouble_told():
        _check_no_folder(file)
        keep_log_of_gone(file)
        _make_private(file)
        connection = _connected(file)
        try:
            _check_whose(connection, len(migrations))
            _set_up(connection, is_far=is_far)
            _migrate(connection, migrations)
        except BaseException:
            connection.close()
            raise
        return connection


def open_to_read(file: Path, *, version: int = len(MIGRATIONS)) -> sqlite3.Connection | None:
    """The file, to be read only; None where there is none, or one of an older version, which a writer
    has to change first. Raises JournalError."""
    with trouble_told():
        _check_no_folder(file)
        if is_gone(file):  # or SQLite would throw away the log that is beside it
            return None
        connection = _readable(file, version)
        try:
            if _number(connection, "user_version") == version:
                return connection
        except BaseException:
            connection.close()
            raise
        connection.close()
        return None


def _readable(file: Path, version: int) -> sqlite3.Connection:
    """The file, to be read only: also where nothing can be written beside it, as SQLite does to read a
    file with a log, since the disk is full or may not be written. Raises sqlite3.Error."""
    try:
        return _checked(_connected(file), version)
    except sqlite3.OperationalError:
        log = log_of(file)
        if not log.exists() or not log.stat().st_size:
            alone = f"{file.absolute().as_uri()}?mode=ro&immutable=1"
            return _checked(_connected(alone), version)
        # The last games may stand in the log. Who has the file alone can read it without anything new
        # beside it, if it may be locked; else it is read elsewhere.
        with suppress(sqlite3.OperationalError):
            return _checked(_in_memory(file), version)
        with TemporaryDirectory(prefix="damavoce-", ignore_cleanup_errors=True) as folder:
            for each in (file, log):
                shutil.copyfile(each, Path(folder) / each.name)
            return _checked(_in_memory(Path(folder) / file.name), version)


def _in_memory(file: Path) -> sqlite3.Connection:
    """A copy of what is in the file, which is locked meanwhile. Raises sqlite3.Error."""
    with closing(_connected(file)) as there:
        there.execute("PRAGMA locking_mode = EXCLUSIVE")
        copy = _connected(":memory:")
        there.backup(copy)
        return copy


def _checked(connection: sqlite3.Connection, version: int) -> sqlite3.Connection:
    try:
        _check_whose(connection, version)
        connection.execute("PRAGMA query_only = ON")
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def unsynced(connection: sqlite3.Connection) -> Iterator[None]:
    """What is committed here outlives the process at once, and the power of the machine only when the
    next commit does: with a write-ahead log it waits for no disk."""
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        yield
    finally:
        connection.execute("PRAGMA synchronous = FULL")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing. Raises JournalError, with the file as it was."""
    with trouble_told():
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise


@contextmanager
def trouble_told() -> Iterator[None]:
    """Have what SQLite or the system complains of told as a JournalError."""
    try:
        yield
    except sqlite3.Error as error:
        raise JournalError(_trouble_of(error), str(error)) from error
    except UnicodeDecodeError as error:
        # What SQLite complains of quotes bytes of the file that are none of any text.
        raise JournalError(Trouble.DAMAGED, str(error)) from error
    except (PermissionError, NotADirectoryError) as error:
        raise JournalError(Trouble.FORBIDDEN, error.strerror or str(error)) from error
    except OSError as error:
        trouble = _BY_NUMBER.get(error.errno or 0, Trouble.OTHER)
        raise JournalError(trouble, error.strerror or str(error)) from error


def wal_of(connection: sqlite3.Connection) -> bool:
    """Whether the file has a write-ahead log, so that other programs may use it at the same time."""
    (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    return bool(mode == "wal")


_BY_NUMBER = {28: Trouble.FULL, 122: Trouble.FULL, 30: Trouble.FORBIDDEN, 20: Trouble.FORBIDDEN}
"""ENOSPC, EDQUOT, EROFS, ENOTDIR."""

_BY_CODE = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.FORBIDDEN,
    sqlite3.SQLITE_CANTOPEN: Trouble.FORBIDDEN,
    sqlite3.SQLITE_PERM: Trouble.FORBIDDEN,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_ERROR: Trouble.DAMAGED,  # a table or a column is not there
    sqlite3.SQLITE_NOTADB: Trouble.FOREIGN,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
}


def _trouble_of(error: sqlite3.Error) -> Trouble:
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:
        return Trouble.FULL  # no room for what it has beside a file with a log
    # The lowest byte is the code, what stands above tells more than we do.
    if code is None:
        return Trouble.DAMAGED if isinstance(error, sqlite3.DatabaseError) else Trouble.OTHER
    return _BY_CODE.get(code & 0xFF, Trouble.OTHER)


def _connected(file: Path | str) -> sqlite3.Connection:
    """The file, or what a URI names."""
    connection = sqlite3.connect(
        file, timeout=PATIENCE, isolation_level=None, check_same_thread=False, uri=isinstance(file, str)
    )
    # A byte that is none of any text is one game's trouble, and no end to a list of many.
    connection.text_factory = lambda text: text.decode(errors="replace")
    return connection


def _check_no_folder(file: Path) -> None:
    if file.is_dir():
        raise JournalError(Trouble.FOREIGN, "a folder")


def _make_private(file: Path) -> None:
    """Have a file that is not there made for the person alone, as SQLite does not."""
    make_own(file.parent)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _check_whose(connection: sqlite3.Connection, version: int) -> None:
    """Raises JournalError for a file that is not ours, of a later version, or without tables that it
    should have. An empty one is ours."""
    # All three of one moment: another program may be making its tables between two questions.
    connection.execute("BEGIN")
    try:
        found = _number(connection, "application_id")
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        has = _number(connection, "user_version")
    finally:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
    if found != APPLICATION_ID and (found or there):
        raise JournalError(Trouble.FOREIGN, f"application_id {found:#x}")
    if has > version:
        raise JournalError(Trouble.NEWER, f"user_version {has}")
    if lost := tables_of(has) - there:
        raise JournalError(Trouble.DAMAGED, f"no table {min(lost)}")


def _set_up(connection: sqlite3.Connection, *, is_far: bool) -> None:
    """How the file is written from now on."""
    if is_far:
        # Another machine may have it open, which no lock of this one need see.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    elif not _log_ahead(connection):
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # What is deleted for good is overwritten, and not only let go of.
    connection.execute("PRAGMA secure_delete = ON")


def _log_ahead(connection: sqlite3.Connection) -> bool:
    """Have the file with a write-ahead log, if there can be one. Raises sqlite3.Error."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return bool(connection.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",))
        except sqlite3.OperationalError as error:
            # For this change alone SQLite does not wait: two programs may be making the file at once.
            if _trouble_of(error) is not Trouble.BUSY or time.monotonic() > end:
                raise
            time.sleep(AGAIN)


def _migrate(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    """Have the file as this version has it: each step whole, or not at all."""
    if _number(connection, "user_version") == len(migrations):
        return
    with transaction(connection):
        done = _number(connection, "user_version")  # another program may have been first
        for script in migrations[done:]:
            for statement in filter(str.strip, script.split(";")):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    with closing(connection.execute(f"PRAGMA {pragma}")) as found:
        return int(found.fetchone()[0])
