"""Takes into a journal what it lacks of another one: game by game, by what each is known by in every
file, and by its deeds.

A game that goes on in the other one is taken as it is there. One that went on differently in both is in
the journal twice. What was deleted for good in either is in neither.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from assistant.store.journal.copies import copy_to, remove, remove_parts
from assistant.store.journal.file import JournalError, Trouble, open_file, transaction, trouble_told
from assistant.store.journal.watch import beside, log_of, remove_logs
from assistant.store.whole_file import alone_at


class TakenIn(NamedTuple):
    """What came of other journals."""

    files: int = 0
    games: int = 0
    """How many were new."""
    further: int = 0
    """How many were there already, and went on further in the other one."""
    unread: int = 0
    """How many files could not be read, or not whole."""

    def with_more(self, other: "TakenIn") -> "TakenIn":
        """Both together."""
        return TakenIn(*(one + more for one, more in zip(self, other, strict=True)))


def take_in_all(file: sqlite3.Connection, journal: Path, *, is_far: bool = False) -> TakenIn:
    """Take in every journal that lies beside an open one under a name that goes on from its own, as
    games-2.db; one that was read whole is then taken away, one that is damaged set aside. Raises
    JournalError."""
    total = TakenIn()
    remove_parts(journal.parent)
    with trouble_told():
        others = sorted(journal.parent.glob(f"{journal.stem}-*{journal.suffix}"))
    for other in others:
        with alone_at(journal):  # two programs that start at once take it in once
            if not _is_another(other, journal):
                continue  # taken in by another program, or the same file under another name
            try:
                found = _taken_in(file, other, is_far=is_far)
            except JournalError:
                continue  # of a newer version, or held by somebody: at another start, perhaps
            with suppress(OSError):
                _put_aside(other) if found.unread else _take_away(other)
        total = total.with_more(found)
    return total


def _is_another(other: Path, journal: Path) -> bool:
    try:
        return other.is_file() and not os.path.samefile(other, journal)
    except OSError:
        return False


def _take_away(other: Path) -> None:
    remove_logs(other)
    other.unlink()


def _put_aside(other: Path) -> None:
    """Have a journal that cannot be read never be tried again; nothing of it is lost."""
    name = other if not os.path.exists(f"{other}-damaged") else beside(other)
    aside = Path(f"{name}-damaged")
    other.rename(aside)
    if log_of(other).exists():
        log_of(other).rename(log_of(aside))


def _taken_in(file: sqlite3.Connection, other: Path, *, is_far: bool) -> TakenIn:
    """What came of one."""
    try:
        open_file(other, is_far=is_far).close()  # brought up to date, with what stands in its log
    except JournalError as error:
        if error.trouble not in (Trouble.DAMAGED, Trouble.FOREIGN):
            raise
        return _UNREAD
    with _attached(file, other), transaction(file):
        return _merge(file)


@contextmanager
def _attached(file: sqlite3.Connection, other: Path) -> Iterator[None]:
    with trouble_told():
        file.execute("ATTACH ? AS other", (str(other),))
    try:
        yield
    finally:
        with suppress(sqlite3.Error):
            file.execute("DETACH other")


_UNREAD = TakenIn(files=1, unread=1)


def _merge(file: sqlite3.Connection) -> TakenIn:
    """The same, inside a transaction."""
    taken, unread = [0, 0], 0
    try:
        found = file.execute(
            "SELECT theirs.id, theirs.uid, mine.id FROM other.games AS theirs "
            "LEFT JOIN main.games AS mine ON mine.uid = theirs.uid "
            "WHERE (mine.id IS NULL OR mine.updated IS NOT theirs.updated OR "
            "mine.plies <> theirs.plies) AND theirs.uid NOT IN (SELECT uid FROM main.purged) "
            "ORDER BY theirs.id"
        ).fetchall()
        gone = file.execute("SELECT id FROM games WHERE uid IN (SELECT uid FROM other.purged)")
        remove(file, [number for (number,) in gone.fetchall()])
        file.execute("INSERT OR IGNORE INTO origins (name) SELECT name FROM other.origins ORDER BY id")
    except sqlite3.DatabaseError:
        return _UNREAD
    for theirs, uid, mine in found:
        file.execute("SAVEPOINT one")
        try:
            is_taken, is_further = _take(file, theirs, uid, mine)
            taken[is_further] += is_taken
        except sqlite3.DatabaseError:
            file.execute("ROLLBACK TO one")
            unread = 1
        file.execute("RELEASE one")
    new, further = taken
    return TakenIn(1, new, further, unread)


def _take(file: sqlite3.Connection, theirs: int, uid: str, mine: int | None) -> tuple[bool, bool]:
    """Take one game, where the journal has not as much of it; whether it was taken, and whether it was
    there and went on further."""
    new = _deeds(file, "other", theirs)
    if mine is not None:
        old = _deeds(file, "main", mine)
        if old[: len(new)] == new:
            return False, False
        if new[: len(old)] == old:
            for table, column in (("positions", "game"), ("deeds", "game"), ("games", "id")):
                file.execute(f"DELETE FROM main.{table} WHERE {column} = ?", (mine,))
            _copy(file, theirs, uid, mine)
            return True, True
        uid = f"{uid}-{blake2b(''.join(new).encode(), digest_size=4).hexdigest()}"
        if file.execute("SELECT 1 FROM main.games WHERE uid = ?", (uid,)).fetchone():
            return False, False
    _copy(file, theirs, uid, unused(file, theirs))
    return True, False


def unused(file: sqlite3.Connection, number: int) -> int | None:
    """A number that a game had in another file, where no game ever had it in this one."""
    (is_had,) = file.execute(
        "SELECT EXISTS (SELECT 1 FROM main.games WHERE id = ?1) OR "
        "(?1 <= (SELECT seq FROM main.sqlite_sequence WHERE name = 'games') "
        "AND EXISTS (SELECT 1 FROM main.purged))",
        (number,),
    ).fetchone()
    return None if is_had else number


def _deeds(file: sqlite3.Connection, name: str, game: int) -> list[str]:
    rows = file.execute(f"SELECT deed FROM {name}.deeds WHERE game = ? ORDER BY number", (game,))
    return [text for (text,) in rows]


def _copy(file: sqlite3.Connection, theirs: int, uid: str, number: int | None) -> None:
    """The rows of a game of the other file, under a number of this one."""
    run = file.execute
    run(
        "INSERT OR IGNORE INTO main.people (name, key) SELECT name, key FROM other.people "
        "WHERE EXISTS (SELECT 1 FROM other.games WHERE id = ? AND people.id IN (white, black))",
        (theirs,),
    )
    others = {"id", "uid", "white", "black"}
    same = ", ".join(row[1] for row in run("PRAGMA main.table_info(games)") if row[1] not in others)
    person = (
        "(SELECT id FROM main.people WHERE name = (SELECT name FROM other.people WHERE id = theirs.{}))"
    )
    cursor = run(
        f"INSERT INTO main.games (id, uid, white, black, {same}) "
        f"SELECT ?, ?, {person.format('white')}, {person.format('black')}, {same} "
        "FROM other.games AS theirs WHERE id = ?",
        (number, uid, theirs),
    )
    for table, rest in (("deeds", "number, deed"), ("positions", "ply, position")):
        run(
            f"INSERT INTO main.{table} (game, {rest}) "
            f"SELECT ?, {rest} FROM other.{table} WHERE game = ?",
            (cursor.lastrowid, theirs),
        )


def salvaged(old: sqlite3.Connection, journal: Path) -> Path | None:
    """All that an open journal has, though nothing of it need be at its path any more, as another
    journal beside that; None where it cannot be read whole."""
    return _salvaged(journal, lambda copy: copy_to(old, copy))


def salvaged_from_disk(journal: Path) -> Path | None:
    """The same of what whoever opens it next would find at the path."""

    def copied(copy: Path) -> None:
        shutil.copy(journal, copy)
        shutil.copy(log_of(journal), log_of(copy))
        open_file(copy).close()

    return _salvaged(journal, copied)


def _salvaged(journal: Path, make: Callable[[Path], None]) -> Path | None:
    copy = beside(journal)
    try:
        make(copy)
        with closing(sqlite3.connect(copy)) as file:
            if file.execute("PRAGMA quick_check(1)").fetchone() == ("ok",):
                return copy
    except (sqlite3.Error, JournalError, OSError):
        pass
    with suppress(OSError):
        _take_away(copy)
    return None
