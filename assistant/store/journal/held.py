"""The journal's file as the thread that writes has it: open, watched, and had again where it was taken
away."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from assistant.store.journal.copies import copy_of_today, decline_copy, lost_copy, origins_of
from assistant.store.journal.file import (
    JournalError,
    Trouble,
    open_file,
    open_to_read,
    trouble_told,
    wal_of,
)
from assistant.store.journal.merging import TakenIn, take_in_all
from assistant.store.journal.places import is_far, journal_file, mounts
from assistant.store.journal.replacing import replace, set_aside
from assistant.store.journal.watch import Change, Watch, beside
from assistant.store.whole_file import replace_file

NO_COPY = (0, 0)
"""What is told of a backup copy where there is none."""


class LastDeed(NamedTuple):
    """What a file must have of a game, if it has all."""

    uid: str
    number: int
    """Its place, from 0."""
    text: str


class Held:
    """The file, whether it is open or not."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        """Where it lies; None until the system was asked."""
        self.file: sqlite3.Connection | None = None
        self._watch: Watch | None = None
        self.games = 0
        """How many it has."""
        self.was_empty = False
        """Whether it had none when it was opened."""

    def opened(self) -> sqlite3.Connection:
        """The file, opened now where it is not. Raises JournalError."""
        if self.file is None:
            self.path = self.path or journal_file()
            self.file = open_file(self.path, is_far=self._is_far)
            try:
                with trouble_told():
                    self._watch = Watch(self.path)
                    self.recount()
                    self.was_empty = not self.games
            except BaseException:
                self.close()
                raise
        return self.file

    @property
    def _is_far(self) -> bool:
        return self.path is not None and is_far(self.path.parent, mounts())

    def close(self) -> None:
        """Let go of it."""
        if self.file:
            with suppress(sqlite3.Error):
                self.file.close()
            self.file = None
        if self._watch:
            self._watch.close()
            self._watch = None

    def change(self) -> Change | None:
        """What has become of the file at the path, if it is not the one that is open."""
        return self._watch.change() if self.file and self._watch else None

    @property
    def is_log_cut(self) -> bool:
        """Whether what is written would be lost with all before, since the log became shorter."""
        return bool(self._watch and self._watch.is_log_cut())

    def recount(self) -> None:
        """Count its games, of which some may have come or gone."""
        assert self.file
        (self.games,) = self.file.execute("SELECT count(*) FROM games WHERE deleted IS NULL").fetchone()

    def replaced(self) -> str:
        """Open a journal in the place of the one that was taken away, with what can be read of that;
        the name that what lay there has now, if it was set aside. Raises JournalError."""
        assert self.path
        assert self.file
        assert self._watch
        aside = replace(self.path, self.file, self._watch, is_far=self._is_far)
        self.close()
        self.opened()
        self.taken_in()
        return aside

    def added(self) -> None:
        """A game is new in the file."""
        self.games += 1

    def taken_in(self) -> TakenIn:
        """Take in the other journals that lie beside it. Raises JournalError."""
        assert self.path
        found = take_in_all(self.opened(), self.path, is_far=self._is_far)
        self.recount()
        return found

    def has(self, deeds: Iterable[LastDeed]) -> bool:
        """Whether these are in the file that lies at the path, as whoever opens it next reads it."""
        if self.file is None or self.change():
            return False
        if not wal_of(self.file):  # nobody else opens it while it is open here
            return _has(self.file, deeds)
        try:
            file = open_to_read(self.path) if self.path else None
            if file is None:
                return False
            with closing(file):
                return _has(file, deeds)
        except (JournalError, sqlite3.Error):
            return False

    # Copies

    def copy_today(self, today: date) -> None:
        """Make the copy of the day. Raises JournalError and OSError."""
        if self.file and self.path and not self.change():
            copy_of_today(self.file, self.path, today)

    def lost_copy(self, today: date) -> tuple[int, int]:
        """How many days ago a copy was made that has games which are nowhere else, and how many."""
        found = lost_copy(self.path, frozenset(self._origins())) if self.path else None
        return (max((today - found[0].day).days, 0), found[1]) if found else NO_COPY

    def restore(self) -> tuple[TakenIn, str]:
        """Take in that copy; what is no journal is set aside before, under the name that is told too.
        Raises JournalError."""
        assert self.path
        aside = ""
        with trouble_told():
            found = lost_copy(self.path, frozenset(self._origins()))
            if found is None:
                return TakenIn(), aside
            replace_file(beside(self.path), found[0].file.read_bytes())
            try:
                self.opened()
            except JournalError as error:
                if error.trouble not in (Trouble.DAMAGED, Trouble.FOREIGN):
                    raise
                aside = set_aside(self.path)
            return self.taken_in(), aside

    def decline(self) -> None:
        """Nobody wants that copy: it is not offered again, whatever lies at the path. Raises
        JournalError."""
        assert self.path
        if found := lost_copy(self.path, frozenset(self._origins())):
            with trouble_told():
                decline_copy(found[0])

    def _origins(self) -> list[str]:
        return origins_of(self.file) if self.file else []


def _has(file: sqlite3.Connection, deeds: Iterable[LastDeed]) -> bool:
    wanted = "SELECT deed FROM deeds WHERE game = (SELECT id FROM games WHERE uid = ?) AND number = ?"
    return all(
        file.execute(wanted, (each.uid, each.number)).fetchone() == (each.text,) for each in deeds
    )
