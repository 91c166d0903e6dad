"""What the thread that writes knows: the file, what is owed to it, and which games are this program's.

What one event gave is one transaction, with all that is owed from before. Where one game stands in the
way of that, each is written for itself, so that it holds up no other.
"""

import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from datetime import date, datetime
from pathlib import Path

from assistant.dialogue.effects import (
    ChangeGame,
    Effect,
    FetchGame,
    JournalEffect,
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
    JournalAlone,
    JournalLost,
    JournalMerged,
    JournalRegained,
    JournalReplaced,
    Recorded,
)
from assistant.dialogue.kept import KeptGame
from assistant.store.journal import library
from assistant.store.journal.answers import answered, told
from assistant.store.journal.columns import UNREADABLE
from assistant.store.journal.file import JournalError, Trouble, open_to_read, transaction, wal_of
from assistant.store.journal.held import NO_COPY, Held
from assistant.store.journal.lease import Leases, alone_with
from assistant.store.journal.owed import are_left, by_game, table_of, tables_of, with_owed
from assistant.store.journal.watch import Change
from assistant.store.journal.writing import Writing
from assistant.values import replaced

Post = Callable[[Event], None]

_OF_ONE_GAME = (Trouble.OTHER, Trouble.DAMAGED)
"""What may be the matter with one game alone."""


class Writer:
    """What the thread that writes knows; `read` alone belongs to the other one."""

    def __init__(
        self, post: Post, hand_on: Callable[[LibraryEffect], None], path: Path | None = None
    ) -> None:
        """`hand_on` has something read by the other thread; the file lies at `path`, or where the
        system has the person's data."""
        self._post = post
        self._hand_on = hand_on
        self._held = Held(path)
        self._writing: Writing | None = None
        self._owed: list[JournalEffect] = []
        """What could not be written, or is not as yet."""
        self._trouble: Trouble | None = None
        self._now: float | None = None
        self._leases = Leases()
        self.owed_by_mail = (0, 0)
        """In how many games by correspondence something was to be done at the start, and how many there
        were."""
        self._given: KeptGame | None = None
        """A game that was given to be gone on with, until it is, or something else is wanted."""
        self._taken: dict[int, KeptGame] = {}
        """By their tables, games that are gone on with there, while that is not written."""
        self.lost_copy = NO_COPY
        """How many days ago a copy was made that has games which are nowhere else, and how many."""
        self._gone: JournalReplaced | None = None
        """What is to be told of a file that was taken away, when all is in another one; of the games
        that are lost, how many there were."""

    @property
    def is_owing(self) -> bool:
        """Whether something is to be tried again."""
        return bool(self._owed)

    def begun(self, *, is_offering: bool, now: float | None = None) -> KeptGame | None:
        """Open the file; the game that is offered to be gone on with. It is `now`, or what the clock on
        the wall says."""
        try:
            file = self._opened()
            self._take_in()
            self._look_through(file, is_offering=is_offering)
            library.purge_old(file, time.time() if now is None else now)
        except Exception as error:  # noqa: BLE001  (whatever it is, the game begins)
            self._lost(_as_trouble(error))
            with suppress(JournalError, sqlite3.Error, OSError):
                if self._held.path and (read := open_to_read(self._held.path)):
                    with closing(read):
                        self._look_through(read, is_offering=is_offering)
        if self._trouble in (None, Trouble.DAMAGED, Trouble.FOREIGN):
            with suppress(Exception):  # whatever it is, the game begins
                self.lost_copy = self._held.lost_copy(_day_of(now))
        self._let_go()
        return self._given

    def _look_through(self, file: sqlite3.Connection, *, is_offering: bool) -> None:
        """See what the file has to be told of, or offered, at a start."""
        self.owed_by_mail = library.owed_by_mail(file)
        if is_offering:
            self._offer(file)

    def copy_today(self, now: float | None = None) -> None:
        """Make the backup copy of the day; where that cannot be, another day's is there."""
        with suppress(Exception):
            self._held.copy_today(_day_of(now))

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
            self._lost(_as_trouble(error))

    def close(self) -> None:
        """The last try; what was begun and came to nothing is no game."""
        self._write()
        with suppress(JournalError, sqlite3.Error):
            if self._is_away():
                self._replace()
            if (file := self._held.file) and self._writing:
                untouched = [each for each in self._writing.untouched() if each in self._leases]
                if untouched:
                    library.purge_untouched(file, untouched)
                library.erase_what_is_left(file)
        self.forget()

    def forget(self) -> None:
        """Let go of the file and the games, as the end of the process would."""
        self._leases.let_go()
        self._held.close()

    def read(self, wanted: LibraryEffect) -> Event:
        """What a person wants to know, read by a connection of its own."""
        return answered(wanted, lambda: self._read(wanted))

    def _read(self, wanted: LibraryEffect) -> Event:
        file = open_to_read(self._held.path) if self._held.path else None
        if file is None:
            raise JournalError(self._trouble or Trouble.OTHER)
        with closing(file):
            return self._answer(file, wanted)

    # Writing

    def _opened(self) -> sqlite3.Connection:
        is_new = self._held.file is None
        file = self._held.opened()
        self._leases.path = self._held.path
        self._writing = self._writing or Writing(file, self._hold, self._taken)
        self._writing.move_to(file)
        if is_new and not wal_of(file):
            self._post(JournalAlone())
        return file

    def _take_in(self) -> None:
        """Take in the journals that lie beside it, which is told."""
        found = self._held.taken_in()
        if found.files:
            self._post(JournalMerged(found.files, found.games, found.unread))

    def _replace(self) -> None:
        """Have a journal again with all that is known here, in the place of one that was taken away; it
        is told. Raises JournalError."""
        assert self._writing
        change = self._held.change() or Change.OTHER
        if self._gone is None:
            where = str(self._held.path)
            self._gone = JournalReplaced(change.value, where, self._held.games, "", NO_COPY)
        if self._held.file:
            self._gone = replaced(self._gone, aside=self._held.replaced())
        file = self._opened()
        self._leases.let_go()  # their files may be gone with it
        with transaction(file):
            self._writing.write_all_again()
        for game in self._writing.games.values():
            self._leases.hold(game)
        self._held.games = self._held.count()
        lost = max(self._gone.lost - self._held.games, 0)
        copy = self._held.lost_copy(_day_of(self._now)) if lost else NO_COPY
        self._post(replaced(self._gone, lost=lost, copy=copy))
        self._gone = None

    def _is_away(self) -> bool:
        """Whether what was written is not where it is to be."""
        return self._gone is not None or self._held.change() is not None

    def _take_one(self, effect: Effect) -> None:
        if isinstance(effect, JournalEffect):
            if isinstance(effect, TakeUp) and self._given and self._given.number == effect.game:
                self._taken[effect.table], self._given = self._given, None
            if isinstance(effect, ReadBack):
                self._write()
                self._read_back(effect)
            else:
                self._owed.append(effect)
        elif isinstance(effect, LibraryEffect):
            self._given = None  # who wants something else has let the answer be
            self._write()
            self._do(effect)

    def _write(self) -> None:
        """Write what is owed, and tell what came of it."""
        if self._owed:
            error = self._tried(self._owed)
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
        for group in by_game(self._owed, self._writing.games if self._writing else {}):
            if self._writing:
                self._writing.doubt(map(table_of, group))
            error = self._tried(group)
            trouble = error or trouble
            (left if error else done).append(group)
        if trouble:
            self._lost(trouble)
        self._written(done, left)

    def _tried(self, owed: Iterable[JournalEffect]) -> JournalError | None:
        """Write it in one transaction, to the file that lies at the path when all is done; why not,
        where that cannot be."""
        before = self._writing.tables if self._writing else {}
        failed = self._committed(owed)
        if not self._is_away():
            return failed
        try:
            self._replace()
        except Exception as error:  # noqa: BLE001  (the game goes on, whatever it is)
            assert self._writing
            self._writing.go_back(before)
            return _as_trouble(error)
        return self._committed(owed) if failed else None

    def _committed(self, owed: Iterable[JournalEffect]) -> JournalError | None:
        try:
            file = self._opened()
            assert self._writing
            with self._writing.undone_on_failure(), transaction(file):
                self._writing.write(each for each in owed if not isinstance(each, PutAway))
        except Exception as error:  # noqa: BLE001  (the same)
            return _as_trouble(error)
        return None

    def _read_back(self, wanted: ReadBack) -> None:
        """Say that the last deeds are in the file, when they were read there; else it is lost."""
        if self._trouble or not self._writing:
            return  # which is told already
        try:
            if not self._held.has(self._writing.last_deeds()):
                self._replace()
                if not self._held.has(self._writing.last_deeds()):
                    raise JournalError(Trouble.OTHER)
        except Exception as error:  # noqa: BLE001  (what cannot be read is not said to be there)
            self._lost(_as_trouble(error))
            return
        number = self._writing.game_at(wanted.table) or 0
        self._post(Recorded(wanted.record_id, wanted.table, number))

    def _written(self, done: list[list[JournalEffect]], left: list[list[JournalEffect]]) -> None:
        """Some is in the file, and some is still owed."""
        still = {id(each) for group in left for each in group}
        self._owed = [each for each in self._owed if id(each) in still]
        if self._trouble and not self._owed:
            self._trouble = None
            self._post(JournalRegained())
        for group in done:
            for each in group:
                self._finish(each)

    def _finish(self, effect: JournalEffect) -> None:
        """It is in the file."""
        assert self._writing
        match effect:
            case Record(record_id, table):
                self._post(Recorded(record_id, table, self._writing.game_at(table) or 0))
            case TakeUp(table):
                self._taken.pop(table, None)
            case PutAway(table):
                self._writing.put_away(table)

    def _lost(self, error: JournalError) -> None:
        """It cannot be written: said once for each reason, and tried again."""
        if error.trouble not in (Trouble.FULL, Trouble.BUSY) and not self._held.change():
            self._held.close()  # opened anew: whatever it was may be over
        if error.trouble is not self._trouble:
            self._trouble = error.trouble
            self._post(JournalLost(error.trouble.value, error.detail, str(self._held.path or "")))

    # What people want of the games

    def _do(self, wanted: LibraryEffect) -> None:
        """What a person wants of the games: read by the other thread, where there can be two, and where
        nothing is changed by it."""
        file = self._held.file
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
            return told(file, wanted, self._leases.is_elsewhere)
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
        if not self._leases.hold(number):
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
        file = self._opened()
        assert self._held.path
        if tables := self._tables_of(game):
            why = "other" if are_left(tables, self._owed) else "here"
        else:
            with alone_with(self._held.path, game) as is_alone:
                why = self._change(file, game, how) if is_alone else "elsewhere"
        return GameChanged(wanted.request_id, game, how, why, by=wanted.to)

    def _change(self, file: sqlite3.Connection, game: int, how: str) -> str:
        """Do it; why not, if it cannot be."""
        state, uid = library.state(file, game), library.uid_of(file, game)
        if how != "restore" and self._writing:
            self._writing.forget(uid)
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
            self._held.decline()
            return CopyRestored(wanted.request_id, 0, "declined", by=wanted.to)
        found = self._held.restore()
        self._opened()
        self._write()
        return CopyRestored(wanted.request_id, found.games, by=wanted.to)

    # Whose games are

    def _tables_of(self, game: int) -> frozenset[int]:
        return tables_of(game, self._writing.games if self._writing else {}, self._owed)

    def _hold(self, game: int) -> None:
        """A game was begun here, and so is this program's."""
        self._leases.hold(game)
        self._held.added()

    def _let_go(self) -> None:
        """Let others have the games that are at no table, are not to be, and of which nothing is
        owed."""
        held = {*self._writing.games.values()} if self._writing else set()
        held |= {each.game for each in self._owed if isinstance(each, TakeUp)}
        if self._given:
            held.add(self._given.number)
        self._leases.let_go(held)


def _day_of(now: float | None) -> date:
    return datetime.fromtimestamp(time.time() if now is None else now).date()


def _as_trouble(error: Exception) -> JournalError:
    return error if isinstance(error, JournalError) else JournalError(Trouble.OTHER, repr(error))
