"""The journal at work: one thread writes what the conversation gives, another reads what people want.

The loop never waits for a disk. What cannot be written is told once and kept in memory, and is tried
again with whatever comes next and every few seconds, so that a disk that has room again loses nothing.
"""

import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path

from assistant.dialogue.effects import (
    ChangeGame,
    Effect,
    ExportGames,
    FetchGame,
    FindGames,
    JournalEffect,
    LibraryEffect,
    PutAway,
    ReadGame,
    Record,
)
from assistant.dialogue.events import (
    Event,
    GameChanged,
    GameFetched,
    GameRead,
    GamesExported,
    GamesFound,
    JournalAlone,
    JournalLost,
    JournalRegained,
    Recorded,
)
from assistant.dialogue.kept import GameSearch, KeptGame
from assistant.store.journal import library
from assistant.store.journal.exporting import exported
from assistant.store.journal.file import (
    JournalError,
    Trouble,
    open_file,
    open_to_read,
    transaction,
    wal_of,
)
from assistant.store.journal.lease import Lease, is_leased, take_lease
from assistant.store.journal.places import is_far, journal_file, mounts
from assistant.store.journal.writing import Writing
from assistant.values import replaced

AGAIN = 5.0
"""Seconds until what could not be written is tried again, if nothing comes before."""
LAST_PATIENCE = 3.0
"""Seconds for which the end of the program waits for what is still to be written."""
START_PATIENCE = 1.5
"""Seconds for which a start waits for the game that may be gone on with."""

Post = Callable[[Event], None]


class Journal:
    """The owner of what is written down and of what is read of it."""

    def __init__(self, post: Post, *, is_offering: bool = True, path: Path | None = None) -> None:
        """`post` is told what becomes of each effect, from other threads. `is_offering` has a game that
        has not ended be looked for, to be gone on with. The file lies at `path`, or where the system
        has the person's data."""
        self._post = post
        self._batch: list[Effect] = []
        self._batches: queue.SimpleQueue[Sequence[Effect] | None] = queue.SimpleQueue()
        self._wanted: queue.SimpleQueue[LibraryEffect | None] = queue.SimpleQueue()
        self._writer = Writer(post, self._wanted.put, path)
        self._is_offering = is_offering
        self._is_ready = threading.Event()
        self._offered: KeptGame | None = None
        self._threads = [
            threading.Thread(target=each, name=f"journal {name}", daemon=True)
            for name, each in (("writer", self._write_on), ("reader", self._read_on))
        ]

    def start(self) -> None:
        """Begin to open the file."""
        for each in self._threads:
            each.start()

    def offered(self) -> KeptGame | None:
        """The game that was played last and has not ended, if nobody else has it; waits for it."""
        self._is_ready.wait(START_PATIENCE)
        return self._offered

    def perform(self, effect: JournalEffect | LibraryEffect) -> None:
        """Take something to be done with the rest of what its event gives."""
        self._batch.append(effect)

    def flush(self) -> None:
        """All of the event has been given."""
        if self._batch:
            batch, self._batch = self._batch, []
            self._batches.put(batch)

    def close(self) -> None:
        """Write what is still to be written, and let go of the games."""
        self.flush()
        self._batches.put(None)
        for each in self._threads:
            if each.is_alive():
                each.join(LAST_PATIENCE)

    def _write_on(self) -> None:
        writer = self._writer
        try:
            self._offered = writer.begun(is_offering=self._is_offering)
        finally:
            self._is_ready.set()
        while True:
            try:
                batch = self._batches.get(timeout=AGAIN if writer.is_owing else None)
            except queue.Empty:
                writer.take([])
                continue
            if batch is None:
                break
            writer.take(batch)
        writer.close()
        self._wanted.put(None)

    def _read_on(self) -> None:
        while (wanted := self._wanted.get()) is not None:
            self._post(self._writer.read(wanted))


class Writer:
    """What the thread that writes knows; `read` alone belongs to the other one."""

    def __init__(
        self, post: Post, hand_on: Callable[[LibraryEffect], None], path: Path | None = None
    ) -> None:
        """`hand_on` has something read by the other thread; the file lies at `path`, or where the
        system has the person's data."""
        self._post = post
        self._hand_on = hand_on
        self._path = path
        self._file: sqlite3.Connection | None = None
        self._writing: Writing | None = None
        self._owed: list[JournalEffect] = []
        """What could not be written, or is not as yet."""
        self._trouble: Trouble | None = None
        self._now: float | None = None
        self._leases: dict[int, Lease] = {}
        """By the number of the game."""

    @property
    def is_owing(self) -> bool:
        """Whether something is to be tried again."""
        return bool(self._owed)

    def begun(self, *, is_offering: bool, now: float | None = None) -> KeptGame | None:
        """Open the file; the game that is offered to be gone on with. It is `now`, or what the clock on
        the wall says."""
        try:
            file = self._opened()
            library.purge_old(file, time.time() if now is None else now)
            for number in library.last_open(file) if is_offering else ():
                fetched = self._fetched(file, number)
                if isinstance(fetched, KeptGame):
                    return fetched
        except JournalError as error:
            self._lost(error)
        except Exception as error:  # noqa: BLE001  (whatever it is, the game begins)
            self._lost(JournalError(Trouble.OTHER, repr(error)))
        return None

    def take(self, batch: Iterable[Effect], now: float | None = None) -> None:
        """Do what an event gave, in its order; `now` as above."""
        self._now = now
        for effect in batch:
            if isinstance(effect, JournalEffect):
                self._owed.append(effect)
            elif isinstance(effect, LibraryEffect):
                self._write()
                self._do(effect)
        self._write()

    def close(self) -> None:
        """The last try; what was begun and came to nothing is no game."""
        self._write()
        with suppress(JournalError, sqlite3.Error):
            if self._file and self._writing and (untouched := self._writing.untouched()):
                library.purge(self._file, untouched)
        self.forget()

    def forget(self) -> None:
        """Let go of the file and the games, as the end of the process would."""
        for lease in self._leases.values():
            lease.release()
        self._leases.clear()
        if self._file:
            with suppress(sqlite3.Error):
                self._file.close()
            self._file = None

    def read(self, wanted: LibraryEffect) -> Event:
        """What a person wants to know, read by a connection of its own."""
        try:
            file = open_to_read(self._path) if self._path else None
            if file is None:
                raise JournalError(self._trouble or Trouble.OTHER)
            with closing(file):
                return self._answer(file, wanted)
        except JournalError as error:
            return _failed(wanted, error.trouble.value)
        except Exception:  # noqa: BLE001  (who waits for the answer is to have one)
            return _failed(wanted, Trouble.OTHER.value)

    def _opened(self) -> sqlite3.Connection:
        if self._file is None:
            self._path = self._path or journal_file()
            far = is_far(self._path.parent, mounts())
            self._file = open_file(self._path, is_far=far)
            self._writing = (
                self._writing.moved_to(self._file) if self._writing else Writing(self._file, self._hold)
            )
            if not wal_of(self._file):
                self._post(JournalAlone())
        return self._file

    def _write(self) -> None:
        """Write what is owed, and tell what came of it."""
        if not self._owed:
            return
        owed = self._owed
        try:
            file = self._opened()
            assert self._writing
            with self._writing.undone_on_failure(), transaction(file):
                self._writing.write(each for each in owed if not isinstance(each, PutAway))
        except JournalError as error:
            self._lost(error)
            return
        except Exception as error:  # noqa: BLE001  (the game goes on, whatever it is)
            self._lost(JournalError(Trouble.OTHER, repr(error)))
            return
        self._owed = []
        if self._trouble:
            self._trouble = None
            self._post(JournalRegained())
        for each in owed:
            if isinstance(each, Record):
                game = self._writing.game_at(each.table) or 0
                self._post(Recorded(each.record_id, each.table, game))
            elif isinstance(each, PutAway):
                self._release(self._writing.game_at(each.table))

    def _lost(self, error: JournalError) -> None:
        """It cannot be written: said once for each reason, and tried again."""
        if error.trouble not in (Trouble.FULL, Trouble.BUSY) and self._file:
            with suppress(sqlite3.Error):
                self._file.close()
            self._file = None  # opened anew: whatever it was may be over
        if error.trouble is not self._trouble:
            self._trouble = error.trouble
            self._post(JournalLost(error.trouble.value, error.detail, str(self._path or "")))

    def _do(self, wanted: LibraryEffect) -> None:
        """What a person wants of the games: read by the other thread, where there can be two."""
        if isinstance(wanted, ChangeGame):
            self._post(self._changed(wanted))
        elif self._file and not wal_of(self._file):
            self._post(self._answer(self._file, wanted))
        else:
            self._hand_on(wanted)

    def _answer(self, file: sqlite3.Connection, wanted: LibraryEffect) -> Event:
        match wanted:
            case FindGames(request, search, first, most):
                found = library.find(file, search, first, most)
                rows = tuple(
                    replaced(each, is_elsewhere=self._is_elsewhere(each.number))
                    if each.result is None
                    else each
                    for each in found.rows
                )
                return GamesFound(request, rows, first, found.total, by=wanted.to)
            case ReadGame(request, number):
                game = library.fetch(file, number)
                return GameRead(request, game, "" if game else "gone", by=wanted.to)
            case ExportGames():
                return exported(file, wanted)
            case FetchGame(request, number):
                fetched = self._fetched(file, number)
                if isinstance(fetched, KeptGame):
                    return GameFetched(request, fetched, by=wanted.to)
                return GameFetched(request, None, fetched, by=wanted.to)
        raise AssertionError(wanted)

    def _changed(self, wanted: ChangeGame) -> Event:
        try:
            why = self._change(self._opened(), wanted.game, wanted.how)
        except JournalError as error:
            why = error.trouble.value
        return GameChanged(wanted.request_id, wanted.game, wanted.how, why, by=wanted.to)

    def _change(self, file: sqlite3.Connection, game: int, how: str) -> str:
        """Do it; why not, if it cannot be."""
        if self._is_elsewhere(game):
            return "elsewhere"
        if how == "purge":
            if library.fetch(file, game) is None:
                return "gone"
            return "" if library.purge(file, [game]) else "later"
        if how == "restore":
            if library.find(file, GameSearch(number=game)).total:
                return "there"
            return "" if library.restore(file, game) else "gone"
        return (
            ""
            if library.delete(file, game, time.time() if self._now is None else self._now)
            else "gone"
        )

    def _fetched(self, file: sqlite3.Connection, number: int) -> KeptGame | str:
        """A game that nobody else may have from now on; or why it cannot be had."""
        if library.find(file, GameSearch(number=number), most=1).total == 0:
            return "gone"  # or deleted, and to be had back first
        if number not in self._leases and not self._lease(number):
            return "elsewhere"
        try:
            found = library.fetch(file, number)
            if found is None:
                self._release(number)
                return "gone"
            found.game()  # or its deeds make none
            return found
        except (JournalError, ValueError):
            self._release(number)
            return Trouble.DAMAGED.value

    def _lease(self, game: int) -> bool:
        """Have a game for this program alone; False where another one has it."""
        if game in self._leases or self._path is None:
            return True
        try:
            lease = take_lease(self._path, game)
        except OSError:
            return True  # a disk that knows no locks: better played twice than not at all
        if lease:
            self._leases[game] = lease
        return lease is not None

    def _hold(self, game: int) -> None:
        """A game was begun here, and so is this program's."""
        self._lease(game)

    def _release(self, game: int | None) -> None:
        lease = self._leases.pop(game, None) if game is not None else None
        if lease:
            lease.release()

    def _is_elsewhere(self, game: int) -> bool:
        return game not in self._leases and self._path is not None and is_leased(self._path, game)


def _failed(wanted: LibraryEffect, why: str) -> Event:
    match wanted:
        case FindGames(request, _, first):
            return GamesFound(request, (), first, 0, why, by=wanted.to)
        case FetchGame(request):
            return GameFetched(request, None, why, by=wanted.to)
        case ReadGame(request):
            return GameRead(request, None, why, by=wanted.to)
        case ExportGames(request):
            return GamesExported(request, 0, why=why, by=wanted.to)
    raise AssertionError(wanted)
