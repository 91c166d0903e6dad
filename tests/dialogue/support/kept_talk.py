"""A conversation with a journal: a real file, written and read at once, without threads."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import (
    Effect,
    JournalEffect,
    LibraryEffect,
)
from assistant.dialogue.events import Event, JournalLost, Opened, Route
from assistant.game.instant import Instant
from assistant.settings.settings import Settings
from assistant.store.documents import Wanted, answer
from assistant.store.journal.journal import Writer
from tests.dialogue.support.board_talk import BoardTalk
from tests.dialogue.support.talk import Talk, parse_settings

FIRST_MOMENT = 1_790_000_000.0
"""A day in September 2026, about noon."""
PASSES = {
    "a minute passes": 60.0,
    "an hour passes": 3600.0,
    "a day passes": 86400.0,
    "a week passes": 7 * 86400.0,
}


CHANGES = {
    "the file of the games is taken away": "unlink",
    "the file of the games is emptied": "empty",
    "nobody knows when game 1 was played": "UPDATE games SET updated = -9e999 WHERE id = 1",
    "nobody knows who is to move in game 2": "UPDATE games SET turn = 'red' WHERE id = 2",
}
"""What may become of the file, or of a game in it, by somebody else's doing."""


class Shelf:
    """The folder of a journal, and the time, which go on from one start of the program to the next."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "damavoce" / "games.db"
        self.now = FIRST_MOMENT
        self.files: Path | None = None
        """Where files of games are, if not in the person's documents."""
        self._writer: Writer | None = None

    def opened(self, post: "list[Event]") -> Writer:
        """The journal of a program that starts; whatever ran before has ended, however."""
        self.ended()
        self._writer = Writer(post.append, lambda wanted: post.append(self.read(wanted)), self.path)
        return self._writer

    def ended(self) -> None:
        """The program has ended, however: nothing of it is open."""
        if self._writer:
            self._writer.forget()
            self._writer = None

    def cleared(self) -> "Shelf":
        """The same with nothing in it."""
        self.ended()
        for each in self.path.parents[1].glob("damavoce*/*"):
            if each.is_file():
                each.unlink()
        return self

    def change(self, how: str) -> None:
        """Do something to the file, or to a game in it, from outside."""
        with closing(sqlite3.connect(self.path)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            if how.startswith("UPDATE"):
                file.execute(how)
                file.commit()
        if how == "unlink":
            self.path.unlink()
        elif how == "empty":
            os.truncate(self.path, 0)

    def read(self, wanted: LibraryEffect) -> Event:
        assert self._writer
        return self._writer.read(wanted)


@contextmanager
def shelf() -> Iterator[Shelf]:
    """A folder for as long as a test lasts, which is the person's home meanwhile."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        for name in ("HOME", "USERPROFILE"):
            patch.setenv(name, folder)
        for name in ("XDG_DOCUMENTS_DIR", "XDG_CONFIG_HOME"):
            patch.delenv(name, raising=False)
        patch.setenv("TZ", "UTC")  # a report tells the time of day
        _look_at_zone()
        kept = Shelf(Path(folder))
        try:
            yield kept
        finally:
            kept.ended()
    _look_at_zone()


def _look_at_zone() -> None:
    if hasattr(time, "tzset"):  # not on Windows
        time.tzset()


class KeptTalk(Talk):
    """The same, with everything written down as it happens."""

    def __init__(
        self, settings: Settings, on: Shelf, voice: Route | None = None, *, step: float = 1.0
    ) -> None:
        """With each event so many seconds pass."""
        self._shelf = on
        self._step = step
        self._posted: list[Event] = []
        self._journal = on.opened(self._posted)
        super().__init__(settings, voice)

    def _begun(self, settings: Settings) -> Dialogue:
        return Dialogue(settings, self._moment(), is_journalled=True)

    def _opened(self, settings: Settings, voice: Route) -> Opened:
        kept = self._journal.begun(is_offering=True, now=self._shelf.now)
        owed, copy = self._journal.owed_by_mail, self._journal.lost_copy
        return Opened(settings, voice, kept, owed, copy=copy)

    def _moment(self) -> Instant:
        self._shelf.now += self._step
        self.now = Instant(self._shelf.now - FIRST_MOMENT, self._shelf.now)
        return self.now

    def _handled(self, event: Event) -> list[Effect]:
        done: list[Effect] = []
        waiting = [event]
        while waiting:
            outbox = self.dialogue.handle(waiting.pop(0), self._moment())
            done += outbox
            kept = [each for each in outbox if isinstance(each, JournalEffect | LibraryEffect)]
            self._journal.take(kept, self._shelf.now)
            for entry in outbox:
                if isinstance(entry, Wanted):
                    self._posted.append(answer(entry, self._shelf.files))
            waiting += self._posted
            self._posted.clear()
        return done

    def act(self, line: str) -> list[str]:
        what = line.removeprefix("* ")
        if what in PASSES:
            self._shelf.now += PASSES[what]
            return []
        if what == "the copy of the day is made":
            self._journal.copy_today(self._shelf.now)
            return []
        if what in CHANGES:
            self._shelf.change(CHANGES[what])
            return []
        if what == "the disk is full":
            return self.send(JournalLost("full", "", str(self._shelf.path)))
        return super().act(line)


def talk_by(line: str, kept: Shelf) -> Talk:
    """The conversation that a line `settings` of a transcript opens."""
    given = line.removeprefix("settings")
    settings = parse_settings(given)
    if " journal=on" in given:
        return KeptTalk(settings, kept)
    return (BoardTalk if settings.boards else Talk)(settings)
