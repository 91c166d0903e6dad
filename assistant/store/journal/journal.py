"""The journal at work: one thread writes what the conversation gives, another reads what people want.

The loop never waits for a disk. What cannot be written is told once and kept in memory, and is tried
again with whatever comes next and every few seconds, so that a disk that has room again loses nothing.
"""

import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from assistant.dialogue.effects import Effect, JournalEffect, LibraryEffect
from assistant.dialogue.kept import KeptGame
from assistant.store.journal.held import NO_COPY
from assistant.store.journal.writer import Post
from assistant.store.journal.writer import Writer as Writer

AGAIN = 5.0
"""Seconds until what could not be written is tried again, if nothing comes before."""
LOOK = 2.0
"""Seconds behind which it is looked, where nothing is written, whether the file is still there: who
ends the program by force may not write again."""
LAST_PATIENCE = 3.0
"""Seconds for which the end of the program waits for what is still to be written."""
START_PATIENCE = 1.5
"""Seconds for which a start waits for the game that may be gone on with."""


STOP_PATIENCE = 1.0
"""Seconds for which the process, told to stop, waits for what is written first."""

COPY: Sequence[Effect] = ()
"""What stands among the batches where a backup copy is to be made."""


class Journal:
    """The owner of what is written down and of what is read of it."""

    def __init__(self, post: Post, *, is_offering: bool = True, path: Path | None = None) -> None:
        """`post` is told what becomes of each effect, from other threads. `is_offering` has a game that
        has not ended be looked for, to be gone on with. The file lies at `path`, or where the system
        has the person's data."""
        self._post = post
        self._batch: list[Effect] = []
        self._batches: queue.SimpleQueue[Sequence[Effect] | threading.Event | None] = (
            queue.SimpleQueue()
        )
        self._wanted: queue.SimpleQueue[LibraryEffect | None] = queue.SimpleQueue()
        self._writer = Writer(post, self._wanted.put, path)
        self._is_offering = is_offering
        self._is_ready = threading.Event()
        self._handing = threading.Lock()
        self._offered: KeptGame | None = None
        self._is_late = False
        """Whether nobody waits any more for what is offered."""
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
        with self._handing:
            self._is_late = not self._is_ready.is_set()
            return self._offered

    @property
    def owed_by_mail(self) -> tuple[int, int]:
        """In how many games by correspondence something is to be done, and how many there are; as it
        was when the start had what is offered."""
        return self._writer.owed_by_mail if self._is_ready.is_set() else (0, 0)

    def perform(self, effect: JournalEffect | LibraryEffect) -> None:
        """Take something to be done with the rest of what its event gives."""
        self._batch.append(effect)

    def flush(self) -> None:
        """All of the event has been given."""
        if self._batch:
            batch, self._batch = self._batch, []
            self._batches.put(batch)

    @property
    def lost_copy(self) -> tuple[int, int]:
        """How many days ago a backup copy was made that has games which are nowhere else, and how many;
        as it was when the start had what is offered."""
        return self._writer.lost_copy if self._is_ready.is_set() else NO_COPY

    def write_now(self, told: Callable[[], Sequence[JournalEffect]]) -> None:
        """Have what is told written before anything else happens, behind what was given before; from a
        signal handler too, between any two steps of the program."""
        if (effects := told()) and self._is_ready.is_set():
            is_written = threading.Event()
            self._batches.put(effects)
            self._batches.put(is_written)
            is_written.wait(STOP_PATIENCE)

    def copy_today(self) -> None:
        """Have the backup copy of the day made, behind what is written before."""
        self._batches.put(COPY)

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
            self._hand(writer.begun(is_offering=self._is_offering))
            while True:
                try:
                    batch = self._batches.get(timeout=AGAIN if writer.is_owing else LOOK)
                except queue.Empty:
                    batch = []
                    writer.look()
                if batch is None:
                    break
                if batch is COPY:
                    writer.copy_today()
                elif isinstance(batch, threading.Event):
                    batch.set()
                else:
                    writer.take(batch)
            writer.close()
        finally:
            self._is_ready.set()
            self._wanted.put(None)

    def _hand(self, kept: KeptGame | None) -> None:
        """Give the game that is offered to the start that waits for it, if that still waits."""
        with self._handing:
            is_late = self._is_late
            if not is_late:
                self._offered = kept
            self._is_ready.set()
        if is_late:
            self._writer.take_back()

    def _read_on(self) -> None:
        while (wanted := self._wanted.get()) is not None:
            self._post(self._writer.read(wanted))
