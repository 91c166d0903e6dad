"""What the thread that writes knows: the file, what is owed to it, and which games are this program's.

What one event gave is one transaction, with all that is owed from before. Where one game stands in the
way of that, each is written for itself, so that it holds up no other.
"""

import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path

from assistant.dialogue.effects import (
    ChangeGame,
    Effect,
    FetchGame,
    JournalEffect,
    KeepClock,
    LibraryEffect,
    PutAway,
    ReadBack,
    Record,
    RestoreCopy,
    TakeUp,
)
from assistant.dialogue.events import (
    CopyRestored,
    Event,
    GameChanged,
    GameFetched,
    JournalLost,
    JournalRegained,
    Recorded,
)
from assistant.dialogue.kept import KeptGame
from assistant.store.journal import library
from assistant.store.journal.answers import answered, told
from assistant.store.journal.columns import UNREADABLE
from assistant.store.journal.file import JournalError, Trouble, open_to_read, wal_of
from assistant.store.journal.held import NO_COPY
from assistant.store.journal.lease import alone_with
from assistant.store.journal.owed import are_left, by_game, table_of, tables_of, with_owed
from assistant.store.journal.scribe import Scribe, as_trouble, day_of

Post = Callable[[Event], None]

_OF_ONE_GAME = (Trouble.OTHER, Trouble.DAMAGED)
"""What may be the matter with one game alone."""

_UNREADABLE = (Trouble.DAMAGED, Trouble.FOREIGN)
"""What is the matter with a file of which nothing is known."""


class Writer:
    """What the thread that writes knows; `read` alone belongs to the other one."""

    def __init__(
        self, post: Post, hand_on: Callable[[LibraryEffect], None], path: Path | None = None
    ) -> None:
        """`hand_on` has something read by the other thread; the file lies at `path`, or where the
        system has the person's data."""
        self._post = post
        self._hand_on = hand_on
        self._scribe = Scribe(post, path)
        self._owed: list[JournalEffect] = []
        """What could not be written, or is not as yet."""
        self._trouble: Trouble | None = None
        self._was_unreadable = False
        """Whether there was a file which could not be read, since all was written."""
        self._now: float | None = None
        self.owed_by_mail = (0, 0)
        """In how many games by correspondence something was to be done at the start, and how many there
        were."""
        self._given: KeptGame | None = None
        """A game that was given to be gone on with, until it is, or something else is wanted."""
        self.lost_copy = NO_COPY
        """How many days ago a copy was made that has games which are nowhere else, and how many."""

    @property
    def is_owing(self) -> bool:
        """Whether something is to be tried again."""
        return bool(self._owed)

    def begun(self, *, is_offering: bool, now: float | None = None) -> KeptGame | None:
        """Open the file; the game that is offered to be gone on with. It is `now`, or what the clock on
        the wall says."""
        try:
            file = self._scribe.opened()
            self._scribe.take_in()
            self._look_through(file, is_offering=is_offering)
            library.purge_old(file, time.time() if now is None else now)
        except Exception as error:  # noqa: BLE001  (whatever it is, the game begins)
            trouble = as_trouble(error)
            is_unreadable = trouble.trouble in _UNREADABLE
            self._lost(trouble, self._copy(now) if is_unreadable else NO_COPY)
            with suppress(JournalError, sqlite3.Error, OSError):
                if self._scribe.held.path and (read := open_to_read(self._scribe.held.path)):
                    with closing(read):
                        self._look_through(read, is_offering=is_offering)
        if self._trouble is None:
            self.lost_copy = self._copy(now)
        self._let_go()
        return self._given

    def _copy(self, now: float | None) -> tuple[int, int]:
        """The backup copy that may be wanted back, as lost_copy has it."""
        with suppress(Exception):  # whatever it is, the game begins
            return self._scribe.held.lost_copy(day_of(now))
        return NO_COPY

    def _look_through(self, file: sqlite3.Connection, *, is_offering: bool) -> None:
        """See what the file has to be told of, or offered, at a start."""
        self.owed_by_mail = library.owed_by_mail(file)
        if is_offering:
            self._offer(file)

    def copy_today(self, now: float | None = None) -> None:
        """Make the backup copy of the day; where that cannot be, another day's is there."""
        with suppress(Exception):
            self._scribe.held.copy_today(day_of(now))

    def take_back(self) -> None:
        """Nobody waited for the game that was offered."""
        self._given = None
        self._let_go()

    def take(self, batch: Iterable[Effect], now: float | None = None) -> None:
        """Do what an event gave, in its order; `now` as above."""
        self._now = now
        left = iter(batch)
        try:
            for effect in left:
                self._take_one(effect)
            self._write()
        except Exception as error:  # noqa: BLE001  (nothing ends the thread, and nothing is lost)
            self._owed += [each for each in left if isinstance(each, JournalEffect)]
            self._lost(as_trouble(error))

    def close(self) -> None:
        """The last try; what was begun and came to nothing is no game."""
        self._write()
        self.look()
        with suppress(JournalError, sqlite3.Error):
            if (file := self._scribe.held.file) and self._scribe.writing:
                untouched = [
                    each for each in self._scribe.writing.untouched() if each in self._scribe.leases
                ]
                if untouched:
                    library.purge_untouched(file, untouched)
                library.erase_what_is_left(file)
        self.forget()

    def forget(self) -> None:
        """Let go of the file and the games, as the end of the process would."""
        self._scribe.close()

    def read(self, wanted: LibraryEffect) -> Event:
        """What a person wants to know, read by a connection of its own."""
        return answered(wanted, lambda: self._read(wanted))

    def _read(self, wanted: LibraryEffect) -> Event:
        file = open_to_read(self._scribe.held.path) if self._scribe.held.path else None
        if file is None:
            raise JournalError(self._trouble or Trouble.OTHER)
        with closing(file):
            return self._answer(file, wanted)

    # Writing

    def _take_one(self, effect: Effect) -> None:
        if isinstance(effect, JournalEffect):
            if isinstance(effect, TakeUp) and self._given and self._given.number == effect.game:
                self._scribe.taken[effect.table], self._given = self._given, None
            if isinstance(effect, KeepClock):  # in place of the one before: none is owed twice
                self._owed = [each for each in self._owed if not _is_clock_of(each, effect.table)]
            if isinstance(effect, ReadBack):
                self._write()
                self._read_back(effect)
            else:
                self._owed.append(effect)
        elif isinstance(effect, LibraryEffect):
            self._given = None  # who wants something else has let the answer be
            self._write()
            self.look()
            self._do(effect)

    def look(self) -> None:
        """Have the file be at its path, where it was taken away since anything was written."""
        try:
            if self._scribe.is_away:
                self._scribe.replace(self._now)
        except Exception as error:  # noqa: BLE001  (who wants something is told that it cannot be had)
            self._lost(as_trouble(error))

    def _write(self) -> None:
        """Write what is owed, and tell what came of it."""
        if self._owed:
            error = self._scribe.write(self._owed, self._now)
            if error is None:
                self._written([self._owed], [])
            elif error.trouble in _OF_ONE_GAME:
                self._write_apart()
            else:
                self._lost(error)
        self._let_go()

    def _write_apart(self) -> None:
        """Write each game for itself, as if the file were another one than was known."""
        done: list[list[JournalEffect]] = []
        left: list[list[JournalEffect]] = []
        trouble: JournalError | None = None
        for group in by_game(self._owed, self._scribe.writing.games if self._scribe.writing else {}):
            if self._scribe.writing:
                self._scribe.writing.doubt(map(table_of, group))
            error = self._scribe.write(group, self._now)
            trouble = error or trouble
            (left if error else done).append(group)
        if trouble:
            self._lost(trouble)
        self._written(done, left)

    def _read_back(self, wanted: ReadBack) -> None:
        """Say that the last deeds are in the file, when they were read there; else it is lost."""
        if self._trouble or not self._scribe.writing:
            return  # which is told already
        try:
            self._scribe.read_back(self._now)
        except Exception as error:  # noqa: BLE001  (what cannot be read is not said to be there)
            self._lost(as_trouble(error))
            return
        number = self._scribe.writing.game_at(wanted.table) or 0
        self._post(Recorded(wanted.record_id, wanted.table, number))

    def _written(self, done: list[list[JournalEffect]], left: list[list[JournalEffect]]) -> None:
        """Some is in the file, and some is still owed."""
        still = {id(each) for group in left for each in group}
        self._owed = [each for each in self._owed if id(each) in still]
        if self._trouble and not self._owed:
            self._trouble = None
            is_new = self._was_unreadable and self._scribe.held.was_empty
            self._was_unreadable = False
            self._post(JournalRegained(is_new))
        for group in done:
            for each in group:
                self._finish(each)

    def _finish(self, effect: JournalEffect) -> None:
        """It is in the file."""
        assert self._scribe.writing
        match effect:
            case Record(record_id, table):
                self._post(Recorded(record_id, table, self._scribe.writing.game_at(table) or 0))
            case TakeUp(table):
                self._scribe.taken.pop(table, None)
            case PutAway(table):
                self._scribe.writing.put_away(table)

    def _lost(self, error: JournalError, copy: tuple[int, int] = NO_COPY) -> None:
        """It cannot be written: said once for each reason, and tried again."""
        if error.trouble not in (Trouble.FULL, Trouble.BUSY) and not self._scribe.held.change():
            self._scribe.held.close()  # opened anew: whatever it was may be over
        if error.trouble is not self._trouble:
            self._trouble = error.trouble
            self._was_unreadable = error.trouble in _UNREADABLE
            file = str(self._scribe.held.path or "")
            self._post(JournalLost(error.trouble.value, error.detail, file, copy))

    # What people want of the games

    def _do(self, wanted: LibraryEffect) -> None:
        """What a person wants of the games: read by the other thread, where there can be two, and where
        nothing is changed by it."""
        # Of one that was taken away, and cannot be had again as yet, nothing is told.
        file = None if self._scribe.is_away else self._scribe.held.file
        if isinstance(wanted, RestoreCopy):
            self._post(answered(wanted, lambda: self._restored(wanted)))
        elif isinstance(wanted, ChangeGame):
            self._post(answered(wanted, lambda: self._changed(wanted)))
        elif file and (isinstance(wanted, FetchGame) or not wal_of(file)):
            self._post(answered(wanted, lambda: self._answer(file, wanted)))
        elif isinstance(wanted, FetchGame):
            self._post(self.read(wanted))
        else:
            self._hand_on(wanted)

    def _answer(self, file: sqlite3.Connection, wanted: LibraryEffect) -> Event:
        if not isinstance(wanted, FetchGame):
            return told(file, wanted, self._scribe.leases.is_elsewhere)
        fetched = self._fetched(file, wanted.game)
        if isinstance(fetched, str):
            return GameFetched(wanted.request_id, None, fetched, by=wanted.to)
        self._given = fetched
        return GameFetched(wanted.request_id, fetched, by=wanted.to)

    def _offer(self, file: sqlite3.Connection) -> None:
        """Find the game that was played last and has not ended; one that is damaged is passed by."""
        for number in library.last_open(file):
            fetched = self._fetched(file, number)
            if isinstance(fetched, KeptGame):
                self._given = fetched
                return

    def _fetched(self, file: sqlite3.Connection, number: int) -> KeptGame | str:
        """A game that nobody else may have from now on, with what is owed of it; or why it cannot be
        had."""
        tables = self._tables_of(number)
        if tables and not are_left(tables, self._owed):
            return "here"
        if not self._scribe.leases.hold(number):
            return "elsewhere"
        try:
            found = library.fetch(file, number)
            if found is None or library.state(file, number) != "there":
                return "gone"  # or deleted, and to be had back first
            found = with_owed(found, tables, self._owed)
            found.game()  # or its deeds make none
        except JournalError as error:
            return error.trouble.value
        except UNREADABLE:
            return Trouble.DAMAGED.value
        return found

    def _changed(self, wanted: ChangeGame) -> Event:
        game, how = wanted.game, wanted.how
        file = self._scribe.opened()
        assert self._scribe.held.path
        if tables := self._tables_of(game):
            why = "other" if are_left(tables, self._owed) else "here"
        else:
            with alone_with(self._scribe.held.path, game) as is_alone:
                why = self._change(file, game, how) if is_alone else "elsewhere"
            with suppress(sqlite3.Error):
                self._scribe.held.recount()
        return GameChanged(wanted.request_id, game, how, why, by=wanted.to)

    def _change(self, file: sqlite3.Connection, game: int, how: str) -> str:
        """Do it; why not, if it cannot be."""
        state, uid = library.state(file, game), library.uid_of(file, game)
        if how != "restore" and self._scribe.writing:
            self._scribe.writing.forget(uid)
        if how == "restore":
            return "" if library.restore(file, game) else state
        if how == "delete":
            now = time.time() if self._now is None else self._now
            return "" if library.delete(file, game, now) else "gone"
        if state == "gone":
            return state
        return "" if library.purge(file, [game]) else "later"

    def _restored(self, wanted: RestoreCopy) -> Event:
        """Take in the backup copy that was offered, or never offer it again."""
        if not wanted.is_wanted:
            self._scribe.held.decline()
            return CopyRestored(wanted.request_id, 0, "declined", by=wanted.to)
        days, _ = self._scribe.held.lost_copy(day_of(self._now))
        found, aside = self._scribe.held.restore()
        is_whole = found.files > 1 and not found.unread  # what was played last was beside it
        self._was_unreadable &= not is_whole
        self._scribe.opened()
        self._write()
        self._written([], [])
        return CopyRestored(wanted.request_id, found.games, "", days, is_whole, aside, by=wanted.to)

    # Whose games are

    def _tables_of(self, game: int) -> frozenset[int]:
        return tables_of(game, self._scribe.writing.games if self._scribe.writing else {}, self._owed)

    def _let_go(self) -> None:
        """Let others have the games that are at no table, are not to be, and of which nothing is
        owed."""
        held = {*self._scribe.writing.games.values()} if self._scribe.writing else set()
        held |= {each.game for each in self._owed if isinstance(each, TakeUp)}
        if self._given:
            held.add(self._given.number)
        self._scribe.leases.let_go(held)


def _is_clock_of(effect: JournalEffect, table: int) -> bool:
    return isinstance(effect, KeepClock) and effect.table == table
