"""The composition root of a game: builds everything, says who owns which effects, and runs the loop."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import (
    BoardEffect,
    EarEffect,
    Effect,
    FileEffect,
    JournalEffect,
    LibraryEffect,
    MarkSquares,
    MemoryEffect,
    OpenWindow,
    ProgramEffect,
    Quit,
    ReadOn,
    Remember,
    SearchEffect,
    TellingEffect,
    UseBoards,
    UseEar,
    UseVoice,
    VoiceEffect,
    WindowEffect,
)
from assistant.dialogue.events import (
    Event,
    FastOpponentFailed,
    Interrupted,
    NothingToReadOn,
    Opened,
    WindowClosed,
    Woke,
)
from assistant.dialogue.text import TakeText
from assistant.engine.kernels import Kernels
from assistant.game.instant import Instant
from assistant.loop import Loop
from assistant.narration.catalog import base_of, catalog
from assistant.narration.narrator import in_words
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.store.documents import Documents
from assistant.store.journal.journal import Journal
from assistant.store.log import Log
from assistant.store.log_secrets import NotesUnwanted
from assistant.store.memory import Memory
from assistant.surfaces.correction_window import CorrectionWindows
from assistant.surfaces.heartbeat import Heartbeat
from assistant.surfaces.inbox import Inbox
from assistant.surfaces.listening import Listening, model_of
from assistant.surfaces.opponents import Opponents
from assistant.surfaces.telling import Telling
from assistant.surfaces.voice import Voice
from assistant.terminal.console import open_console
from assistant.terminal.interrupts import before_the_end, catching_interrupts, run
from speech.voice.utterance import Note, Urgency, Utterance

if TYPE_CHECKING:
    from assistant.surfaces.boards import Boards
    from assistant.surfaces.private_voices import PrivateVoices


BEFORE_READING = 0.02
"""Seconds from the first prompt until the words are read: before anybody can have typed a line."""
BEFORE_COMPILING = 0.5
"""Seconds from the first prompt until the compiled opponent is made ready: the start comes first."""


def run_game(
    settings: Settings,
    log: Log | None = None,
    remember: Callable[[str, str], None] | None = None,
    complaints: Sequence[str] = (),
    device: str = "",
    ports: Sequence[str] = (),
    protocol: str = "",
    *,
    is_offering: bool = True,
    mail: Path | None = None,
    asks_game: bool = False,
) -> int:
    """Play by these settings on standard input and output; returns the exit status.

    `remember` keeps a preference, by its name and value, for the next time; it may raise
    PreferencesError. `complaints` were printed already, and are still to be said. `device` is the
    microphone, if not the usual one. At `ports` are the boards, which speak this protocol, or any if it
    is empty. `is_offering` offers a game that has not ended. `mail` is a folder of mails that is to be
    watched. `asks_game` asks at a terminal which of the two games is wanted. Raises OSError when the
    output is gone.
    """
    try:
        app = _App(settings, log, remember, complaints, device, is_offering, mail, asks_game)
        return run(app.run(ports, protocol))
    finally:
        if log:
            log.close()


class _App:
    """One run of the program."""

    def __init__(
        self,
        settings: Settings,
        log: Log | None,
        remember: Callable[[str, str], None] | None,
        complaints: Sequence[str],
        device: str,
        is_offering: bool,
        mail: Path | None,
        asks_game: bool,
    ) -> None:
        self._settings = settings
        self._language = settings.language
        self._complaints = complaints
        self._log = log
        self._inbox = Inbox(lambda: self._dialogue.awaits_games)
        self._console = open_console(self._post, settings.cells or None, self._hush)
        self._status: int | None = None
        self._line_is_wanted = False
        self._voice: Voice | None = None
        self._listening = Listening(self._post, model_of, device)
        self._memory = Memory(remember, base_of(settings.language), self._complain_of_settings)
        self._kernels = Kernels(
            lambda error: self._post(FastOpponentFailed(error.reason, error.detail))
        )
        self._opponents = Opponents(self._post, self._kernels)
        self._boards: Boards | None = None
        self._alarm: asyncio.TimerHandle | None = None
        """What posts Woke when the conversation wants to be woken."""
        self._heart: Heartbeat | None = None
        self._telling = Telling(self._console.write_line, partial(self._confess, is_said=False))
        self._journal = Journal(self._post, is_offering=is_offering)
        self._documents = Documents(self._post, mail=mail)
        self._asks_game = asks_game and self._console.sees_keys
        self._dialogue = Loop(
            Dialogue(settings, now(), is_journalled=True),
            {
                TellingEffect: self._telling.perform,
                VoiceEffect: self._perform_of_voice,
                EarEffect: self._perform_of_ear,
                MemoryEffect: self._perform_of_memory,
                WindowEffect: self._perform_of_window,
                BoardEffect: self._perform_of_boards,
                SearchEffect: self._opponents.perform,
                JournalEffect: self._journal.perform,
                LibraryEffect: self._journal.perform,
                FileEffect: self._documents.perform,
                ProgramEffect: self._perform_of_program,
            },
            witness=self._write_log,
            on_failure=self._confess,
        )

    async def run(self, ports: Sequence[str], protocol: str) -> int:
        """Begin, and take one event after the other until the program is left."""
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(self._confess_of_loop)
        self._windows = CorrectionWindows(
            self._loop, self._is_quiet, lambda number: self._put(WindowClosed(number))
        )
        tell, write = lambda: self._post(Interrupted()), self._journal.close
        keep = partial(self._journal.write_now, lambda: self._dialogue.clocks_left(now()))
        with catching_interrupts(self._loop, tell), before_the_end(keep, write):
            try:
                wake, waited = partial(self._put, Woke()), lambda: self._console.waited
                self._heart = Heartbeat(self._loop, wake, waited, keep)
                self._journal.start()
                self._console.start(self._loop)
                wanted, sees_keys = UseVoice.by(self._settings), self._console.sees_keys
                self._voice = Voice(wanted, self._post, sees_keys, on_busy=self._hear_or_not)
                self._telling.voice = self._voice
                self._say_complaints(self._complaints)
                if self._settings.white_device or self._settings.black_device:
                    self._telling.private = self._open_private()
                if ports:
                    with self._confessing():
                        self._boards = self._open_boards(ports, protocol)
                kept, owed = self._journal.offered(), self._journal.owed_by_mail
                is_watched, route = self._documents.is_watching, self._voice.route
                copy, asks = self._journal.lost_copy, self._asks_game
                opened = Opened(self._settings, route, kept, owed, is_watched, copy, asks)
                self._take(opened, now())
                with self._confessing():
                    self._perform_of_ear(UseEar.by(self._settings))
                self._loop.call_later(BEFORE_READING, vocabulary, self._language)
                self._loop.call_later(BEFORE_READING, self._documents.watch)
                self._loop.call_later(BEFORE_READING, self._journal.copy_today)
                if self._settings.computers:
                    variant = self._settings.regulation.variant
                    self._loop.call_later(BEFORE_COMPILING, self._kernels.prepare, variant)
                while self._status is None:
                    self._want_line()
                    self._take(*await self._inbox.take())
                self._kernels.stop()  # nothing is begun any more while the goodbye is said
                with self._confessing():
                    await self._say_last_words()
            finally:
                self._close()
        return self._status

    def _close(self) -> None:
        parts = (self._console, self._journal, self._documents, self._opponents, self._kernels)
        others = (self._windows, self._listening, self._boards, self._voice, self._telling.private)
        for each in (*parts, *others, self._heart):
            if each:
                each.close()

    async def _say_last_words(self) -> None:
        """Let the goodbye be heard; a key cuts it off, as it does everything."""
        assert self._voice
        await asyncio.to_thread(self._voice.finish)

    def _hush(self) -> None:
        if self._voice:
            self._voice.hush()

    def _hear_or_not(self, is_busy: bool, was_hushed: bool) -> None:
        """The own voice speaks, which the ear must not hear, or is silent again."""
        self._listening.hold() if is_busy else self._listening.release(was_hushed)

    def _is_quiet(self) -> bool:
        """Whether nobody speaks or types."""
        is_voice = self._voice is not None and self._voice.is_speaking
        return not (is_voice or self._listening.is_speaking or self._console.is_typing)

    def _take(self, event: Event, at: Instant) -> None:
        """Handle one event, that happened then; what was printed because of it is said aloud as one."""
        if self._heart and (held_up := self._heart.noticed()):
            self._handle(held_up, now())
        self._handle(event, at)
        if self._heart:
            self._heart.beat(self._dialogue.is_timed)

    def _handle(self, event: Event, at: Instant) -> None:
        if event.ends_reading:
            self._line_is_wanted = False
        self._dialogue.take(event, at)
        self._journal.flush()
        self._telling.say_aloud()
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Have the conversation woken when it wants to be, and at no other time."""
        if self._alarm:
            self._alarm.cancel()
        due, wake = self._dialogue.next_wakeup(), self._loop.call_later
        self._alarm = None if due is None else wake(due - time.monotonic(), self._put, Woke())

    def _open_private(self) -> "PrivateVoices":
        """Look for the devices of those who are told things alone. No other game imports this."""
        from assistant.surfaces.private_voices import PrivateVoices

        return PrivateVoices(self._settings, self._post, self._console.write_line)

    def _perform_of_voice(self, effect: VoiceEffect) -> None:
        if self._telling.private:
            self._telling.private.perform(effect)
        match effect:
            case UseVoice():
                # What was said before it is still said by whoever spoke until now.
                self._telling.say_aloud()
                assert self._voice
                self._voice.use(effect)
            case ReadOn():
                if not (self._voice and self._voice.go_on()):
                    self._put(NothingToReadOn())

    def _perform_of_ear(self, effect: EarEffect) -> None:
        if isinstance(effect, UseEar):
            self._know_confusions(base_of(effect.language))
            self._console.use_talk_key(effect.listen == "push")
        self._listening.perform(effect)

    def _perform_of_memory(self, effect: MemoryEffect) -> None:
        """Have what was set hold outside the conversation too, now and the next time."""
        match effect:
            case Remember("cells", value):
                self._console.limit_lines(int(value) or None)
            case Remember("language", value):
                self._language = value
        self._memory.perform(effect)

    def _perform_of_window(self, effect: WindowEffect) -> None:
        if isinstance(effect, OpenWindow):
            self._windows.open(effect.number, effect.seconds)

    def _perform_of_boards(self, effect: BoardEffect) -> None:
        if self._boards:
            self._boards.perform(effect)
        if isinstance(effect, MarkSquares) and effect.is_heard:
            self._sound_squares(effect)

    def _perform_of_program(self, effect: ProgramEffect) -> None:
        match effect:
            case Quit(status):
                self._status = status
                self._console.want_no_line()
            case TakeText(is_wanted):
                self._console.take_text(is_wanted)

    def _open_boards(self, ports: Sequence[str], protocol: str) -> "Boards":
        """Look for the boards at these ports. No other game imports what reads them."""
        from assistant.store.boards import board_memory
        from assistant.surfaces.boards import Boards

        wanted = UseBoards.by(self._settings)
        start, memory = self._settings.start, board_memory()
        return Boards(ports, self._post, start, wanted, protocol=protocol, memory=memory)

    def _sound_squares(self, effect: MarkSquares) -> None:
        """Have the squares heard, in their order among what is said, each at its place."""
        from assistant.tactile.guide import tone_of  # no other game imports it

        where = self._settings.regulation.variant.geometry, Side(effect.side)
        notes = tuple(Note(*tone_of(each, *where)) for each in effect.squares)
        self._telling.sound(notes, self._language)

    def _know_confusions(self, language: str) -> None:
        """Let the conversation know what was learnt of the person in its language."""
        self._memory.speak(language)
        with self._confessing():
            if known := self._memory.confusions():
                self._put(known)

    def _want_line(self) -> None:
        if self._dialogue.waits_for_player and not (self._line_is_wanted or self._inbox.has_lines):
            self._line_is_wanted = True
            self._console.want_line()

    def _write_log(self, entry: Event | Effect) -> None:
        if self._log is None:
            return
        try:
            self._log.write(entry)
        except NotesUnwanted:
            self._log.close()
            self._log = None
            self._complain("errors-log-of-notes")
        except Exception as error:  # noqa: BLE001  (whatever it is, the game goes on without a log)
            self._log = None
            detail = (error.strerror if isinstance(error, OSError) else None) or str(error)
            self._complain("errors-log-lost", detail=detail)

    @contextlib.contextmanager
    def _confessing(self) -> Iterator[None]:
        """Have what fails told, and the game go on without it."""
        try:
            yield
        except Exception as error:  # noqa: BLE001  (no failure outside the conversation ends a game)
            self._confess(error)

    def _confess_of_loop(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What failed in a call that the loop made: a key, a timer."""
        if isinstance(error := context.get("exception"), Exception):
            self._confess(error)

    def _confess(self, error: Exception, *, is_said: bool = True) -> None:
        self._complain("errors-internal", is_said=is_said, detail=f"{type(error).__name__}: {error}")

    def _complain_of_settings(self, kind: str, detail: str) -> None:
        self._complain("errors-settings-lost", kind=kind, detail=detail)

    def _complain(self, message_id: str, *, is_said: bool = True, **details: str) -> None:
        # What is no text is marked: it can be neither printed nor said.
        text = catalog(self._language).text(message_id, **details).encode("utf-8", "replace").decode()
        self._console.write_error(text)
        if is_said:
            self._say_complaints([text])

    def _say_complaints(self, texts: Sequence[str]) -> None:
        """Have it said, too, what was printed on standard error."""
        language = self._language
        self._telling.speak(
            Utterance(text, language, in_words(text), Urgency.IMPORTANT) for text in texts
        )

    def _put(self, event: Event) -> None:
        self._inbox.put(event, now())

    def _post(self, event: Event) -> None:
        """Post an event from another thread: it has happened now, whenever its turn comes."""
        # The loop is closed when a thread outlives the game by a moment.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._inbox.put, event, now())


def now() -> Instant:
    """The moment, by both clocks."""
    return Instant(time.monotonic(), time.time())
