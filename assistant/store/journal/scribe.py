"""Writes to the file that lies at the journal's path, whatever is done to it meanwhile: behind each
commit it is looked whether that is still the file that was written to."""

import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from datetime import date, datetime
from pathlib import Path

from assistant.dialogue.effects import JournalEffect, KeepClock, PutAway
from assistant.dialogue.events import Event, JournalAlone, JournalMerged, JournalReplaced
from assistant.dialogue.kept import KeptGame
from assistant.store.journal.file import JournalError, Trouble, transaction, unsynced, wal_of
from assistant.store.journal.held import NO_COPY, Held
from assistant.store.journal.lease import Leases
from assistant.store.journal.watch import Change
from assistant.store.journal.writing import Writing
from assistant.values import replaced


class Scribe:
    """The file, what is known of the tables, and the games that are this program's."""

    def __init__(self, post: Callable[[Event], None], path: Path | None) -> None:
        self._post = post
        self.held = Held(path)
        self.leases = Leases()
        self.writing: Writing | None = None
        """None until the file was opened."""
        self.taken: dict[int, KeptGame] = {}
        """By their tables, games that are gone on with there, while that is not written."""
        self._gone: JournalReplaced | None = None
        """What is to be told of a file that was taken away, when all is in another one; of the games
        that are lost, how many there were."""

    def opened(self) -> sqlite3.Connection:
        """The file, opened now where it is not. Raises JournalError."""
        is_new = self.held.file is None
        file = self.held.opened()
        self.leases.path = self.held.path
        self.writing = self.writing or Writing(file, self._hold, self.taken)
        self.writing.move_to(file)
        if is_new and not wal_of(file):
            self._post(JournalAlone())
        return file

    def take_in(self) -> None:
        """Take in the journals that lie beside it, which is told. Raises JournalError."""
        found = self.held.taken_in()
        if found.files:
            self._post(JournalMerged(*found))

    def write(self, owed: Iterable[JournalEffect], now: float | None) -> JournalError | None:
        """Write it in one transaction, to the file that lies at the path when all is done; why not,
        where that cannot be."""
        owed = [*owed]
        before = self.writing.tables if self.writing else {}
        is_cut = self.held.is_log_cut
        failed = JournalError(Trouble.DAMAGED) if is_cut else self._committed(owed)
        if not self.is_away:
            return failed
        try:
            self.replace(now)
        except Exception as error:  # noqa: BLE001  (the game goes on, whatever it is)
            if self.writing:
                self.writing.go_back(before)
            return as_trouble(error)
        return self._committed(owed) if failed else None

    @property
    def is_away(self) -> bool:
        """Whether what was written is not where it is to be."""
        return self._gone is not None or self.held.change() is not None

    def replace(self, now: float | None) -> None:
        """Have a journal again with all that is known here, in the place of one that was taken away, or
        lacks something; it is told. Raises JournalError."""
        assert self.writing
        change = self.held.change()
        if self._gone is None:
            why = (change or Change.LACKING).value
            self._gone = JournalReplaced(why, str(self.held.path), self.held.games, "", NO_COPY)
        if change:
            self._gone = replaced(self._gone, aside=self.held.replaced())
        file = self.opened()
        self.writing.go_back(self.writing.tables)
        self.leases.let_go()  # their files may be gone with it
        with transaction(file):
            self.writing.write_all_again()
        for game in self.writing.games.values():
            self.leases.hold(game)
        self.held.recount()
        lost = max(self._gone.lost - self.held.games, 0)
        copy = self.held.lost_copy(day_of(now)) if lost else NO_COPY
        self._post(replaced(self._gone, lost=lost, copy=copy))
        self._gone = None

    def read_back(self, now: float | None) -> None:
        """See that the last deeds of the games at tables are in the file. Raises JournalError where
        they cannot be."""
        assert self.writing
        if not self.held.has(self.writing.last_deeds()):
            self.replace(now)
            if not self.held.has(self.writing.last_deeds()):
                raise JournalError(Trouble.OTHER)

    def close(self) -> None:
        """Let go of the file and the games."""
        self.leases.let_go()
        self.held.close()

    def _committed(self, owed: Sequence[JournalEffect]) -> JournalError | None:
        try:
            file = self.opened()
            assert self.writing
            # What clocks have left comes every other second, and waits for no disk.
            is_light = all(isinstance(each, KeepClock) for each in owed)
            sync = unsynced(file) if is_light else nullcontext()
            with self.writing.undone_on_failure(), sync, transaction(file):
                self.writing.write(each for each in owed if not isinstance(each, PutAway))
        except Exception as error:  # noqa: BLE001  (the same)
            return as_trouble(error)
        return None

    def _hold(self, game: int) -> None:
        """A game was begun here, and so is this program's."""
        self.leases.hold(game)
        self.held.added()


def day_of(now: float | None) -> date:
    """The day of a moment, or today."""
    return datetime.fromtimestamp(time.time() if now is None else now).date()


def as_trouble(error: Exception) -> JournalError:
    """Whatever it is, as what the journal complains of."""
    return error if isinstance(error, JournalError) else JournalError(Trouble.OTHER, repr(error))
