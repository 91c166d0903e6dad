"""The ear: a microphone and a recogniser in a child process, and who looks after it.

What is asked for comes from any thread and returns at once; one thread does it, in order, and tells the
news. A child that has ended is followed by another, at once the first time and later after a while that
grows, with everything as it had been asked for: only sound is lost. What lasts is told, and not tried
again. Devices that are lost the child itself looks for (microphone.py).
"""

import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from speech.ear.news import (
    ASKED,
    CRASHED,
    NOTHING,
    EarHeard,
    EarNews,
    EarOpened,
    EarShort,
    EarShut,
    EarSpeech,
    EarSteady,
    HearingLost,
    HearingRegained,
)
from speech.ear.recognizers.process import (
    VOSK,
    Ended,
    ListensFor,
    News,
    RecognizerProcess,
    RequestRefused,
    Short,
    Shut,
    Speech,
    Steady,
    StreamLost,
    StreamOpened,
    UtteranceEnded,
)
from speech.ear.recognizers.recognizer import NO_WORDS
from speech.process.child import ChildGone

WAITS = (0.0, 0.5, 2.0, 5.0, 10.0, 30.0)
"""Seconds before each new child; the last one again and again."""

STABLE = 30.0
"""Seconds after which a child, like one that has heard something, is no failure if it ends."""


@dataclass(slots=True)
class _Wanted:
    """What was asked for, and holds for every child."""

    model: Path
    phrases: Sequence[str]
    words: Sequence[str] = ()
    person: tuple[float, float] | None = None
    """The wait and the gain of who speaks, where they are known."""
    opening: bool | None = None
    """Whether the microphone is to be open for one utterance only; None if it is to be shut."""
    is_held: bool = False
    until: float = 0.0
    """When what is said is heard again (`time.monotonic`), if it is not held."""


class Ear:
    """Hears what is said. All methods may be called from any thread; all but `close` return at once."""

    def __init__(
        self,
        on_news: Callable[[EarNews], None],
        model: Path,
        phrases: Sequence[str],
        device: str = "",
        kind: str = VOSK,
    ) -> None:
        """Begin, with the microphone shut. `on_news` is called from a thread of its own.

        `device` is the name of a microphone or a part of it, or nothing for the usual one; `file:PATH`
        is a WAV file, played in real time at each opening, then silence; and `fifo:PATH` a named pipe,
        or a file that grows, of 16-bit mono at 16 kHz, with silence where nothing comes. `kind` is the
        recogniser: see process.py.
        """
        self._on_news = on_news
        self._device = device
        self._kind = kind
        self._wanted = _Wanted(model, phrases)
        self._orders: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._is_over = False
        self._process: RecognizerProcess | None = None
        self._began = 0.0
        self._tries = 0
        self._next_try: float | None = None
        self._loading = self._listening = self._opening = 0  # numbers of what was asked
        self._finishes: set[int] = set()
        self._shuts = 0
        self._is_ready = self._is_open = self._is_speaking = False
        self._lost = ""  # the reason that was told last, until it is regained
        self._failure: HearingLost | None = None  # what is wrong with the model, and lasts
        self._thread = threading.Thread(target=self._run, name="ear", daemon=True)
        self._orders.put(self._start)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The number of the child process, while there is one."""
        process = self._process
        return process.pid if process else None

    def listen_for(self, phrases: Sequence[str]) -> None:
        """Expect these phrases, of the same model; what is being said is forgotten."""
        self._orders.put(partial(self._listen_for, phrases))

    def use(self, model: Path, phrases: Sequence[str]) -> None:
        """Hear with another model."""
        self._orders.put(partial(self._use, model, phrases))

    def expect(self, words: Sequence[str]) -> None:
        """Tell each of these when it is said alone (`EarShort`), from the next utterance on.

        None: nothing more of the kind.
        """
        self._orders.put(partial(self._expect, words))

    def adapt(self, wait: float, gain: float) -> None:
        """Hear a person who is known: what they say ends with so many seconds of quiet, 0 for as many
        as usual, and is made louder by so many decibels."""
        self._orders.put(partial(self._adapt, wait, gain))

    def open(self, *, push: bool) -> None:
        """Open the microphone: `EarOpened`, or `HearingLost`.

        With `push` it is shut at the end of one utterance, or after 8 seconds without one: `EarShut`.
        """
        self._orders.put(partial(self._open, push))

    def shut(self) -> None:
        """Shut the microphone: `EarShut`. What is being said is forgotten."""
        self._orders.put(self._shut)

    def hold(self) -> None:
        """Hear nothing from now on: the own voice speaks. The microphone stays open."""
        self._orders.put(self._hold)

    def release(self, after: float) -> None:
        """Hear what is said so many seconds from now, or later: 0.35 after the own voice has spoken.

        It is 0 where a key has cut the voice off, and may then be followed by another one, which
        changes nothing: where it is not held, only an earlier moment counts.
        """
        self._orders.put(partial(self._release, time.monotonic() + after))

    def finish(self) -> None:
        """End the utterance here: `EarHeard` follows, whatever happens."""
        self._orders.put(self._finish)

    def close(self) -> None:
        """End it, in some hundredths of a second. May be called twice; nothing more is told."""
        self._is_over = True
        self._orders.put(lambda: None)
        if threading.current_thread() is not self._thread:
            self._thread.join()

    # The one thread

    def _run(self) -> None:
        try:
            while not self._is_over:
                wait = None if self._next_try is None else max(0.0, self._next_try - time.monotonic())
                try:
                    order = self._orders.get(timeout=wait)
                except queue.Empty:
                    order = self._start
                order()
        finally:
            if self._process:
                self._process.close()

    def _tell(self, news: EarNews) -> None:
        if not self._is_over:
            self._on_news(news)

    def _start(self) -> None:
        """Begin with a new child."""
        self._next_try = None
        self._began = time.monotonic()
        try:
            self._process = RecognizerProcess(self._put_news, self._kind)
        except ChildGone as error:
            self._crash(str(error))
            return
        self._send(lambda process: process.prepare())
        self._send_person()
        self._send_model()
        wanted = self._wanted
        left = wanted.until - time.monotonic()
        if wanted.is_held or left > 0:
            self._send(lambda process: process.hold())
        if not wanted.is_held and left > 0:
            self._send(lambda process: process.release(left))
        if wanted.opening is not None:
            self._send_opening(wanted.opening)

    def _send(self, ask: Callable[[RecognizerProcess], int]) -> int:
        """Ask the child, if there is one: the number of its answer, or 0. Its end is told by itself."""
        if self._process:
            with contextlib.suppress(ChildGone):
                return ask(self._process)
        return 0

    def _send_model(self) -> None:
        wanted = self._wanted
        self._failure = None
        self._loading = self._send(lambda process: process.load(wanted.model))
        self._send_phrases()
        self._send(lambda process: process.expect(wanted.words))

    def _send_person(self) -> None:
        if person := self._wanted.person:
            self._send(lambda process: process.adapt(*person))

    def _send_phrases(self) -> None:
        self._is_ready = False
        self._listening = self._send(lambda process: process.listen_for(self._wanted.phrases))

    def _send_opening(self, push: bool) -> None:
        self._is_open = False
        self._opening = self._send(lambda process: process.open(self._device, push=push))

    # What is asked for

    def _use(self, model: Path, phrases: Sequence[str]) -> None:
        self._wanted.model, self._wanted.phrases = model, phrases
        self._send_model()

    def _listen_for(self, phrases: Sequence[str]) -> None:
        self._wanted.phrases = phrases
        if self._failure and self._failure.reason != NO_WORDS:
            return  # no phrases mend it
        self._failure = None
        self._send_phrases()

    def _expect(self, words: Sequence[str]) -> None:
        self._wanted.words = words
        self._send(lambda process: process.expect(words))

    def _adapt(self, wait: float, gain: float) -> None:
        self._wanted.person = (wait, gain)
        self._send_person()

    def _open(self, push: bool) -> None:
        if self._failure:
            self._tell(self._failure)
            if push:
                return
        self._wanted.opening = push
        self._send_opening(push)

    def _shut(self) -> None:
        self._want_no_device()
        if self._send(lambda process: process.shut()):
            self._shuts += 1
        else:
            self._be_shut(ASKED)

    def _hold(self) -> None:
        self._wanted.is_held = True
        self._send(lambda process: process.hold())

    def _release(self, until: float) -> None:
        wanted = self._wanted
        if wanted.is_held or until < wanted.until:
            wanted.until = until
        wanted.is_held = False
        # The child decides likewise, for itself.
        self._send(lambda process: process.release(max(0.0, until - time.monotonic())))

    def _finish(self) -> None:
        if number := self._send(lambda process: process.finish()):
            self._finishes.add(number)
        else:
            self._tell(EarHeard((), 0.0))

    # What the child tells

    def _put_news(self, news: News) -> None:
        # All of it is of the child that is there: its end comes last, and only then another one begins.
        self._orders.put(partial(self._hear_of, news))

    def _hear_of(self, news: News) -> None:
        match news:
            case UtteranceEnded():
                self._tries = 0
                self._finishes.discard(news.number)
                manner = (news.level, news.above_noise, news.pause, news.seconds)
                self._tell(EarHeard(news.hypotheses, news.milliseconds, *manner))
            case Steady(text):
                self._tell(EarSteady(text))
            case Short(text):
                self._tell(EarShort(text))
            case Speech(is_speaking):
                self._is_speaking = is_speaking
                self._tell(EarSpeech(is_speaking))
            case StreamOpened() | Shut() | StreamLost():
                self._hear_of_microphone(news)
            case ListensFor() if news.number == self._listening:
                self._is_ready = True
                self._regain()
            case RequestRefused():
                self._hear_refusal(news)
            case Ended(noise):
                self._crash(noise)

    def _hear_of_microphone(self, news: StreamOpened | Shut | StreamLost) -> None:
        is_asked = isinstance(news, Shut) and news.reason == ASKED
        if is_asked:
            self._shuts -= 1
        elif news.number != self._opening:
            return  # it has been opened anew since
        match news:
            case StreamOpened():
                self._is_open = True
                self._tell(EarOpened(news.device))
                self._regain()
            case Shut():
                self._be_shut(news.reason, is_stale=is_asked and news.number != self._opening)
            case StreamLost():
                self._is_open = False
                self._lose(HearingLost(news.reason, news.detail), is_new=news.lasts)
                if news.lasts:
                    self._wanted.opening = None
                    self._lost = ""  # the next opening is to tell it again

    def _hear_refusal(self, news: RequestRefused) -> None:
        if news.number in (self._loading, self._listening):
            if not self._failure:
                faults = [" ".join((fault.trouble.value, *fault[1:])) for fault in news.faults]
                self._failure = HearingLost(
                    news.reason, "; ".join(filter(None, [news.detail, *faults]))
                )
                self._lose(self._failure, is_new=True)
        elif news.number in self._finishes:
            self._finishes.discard(news.number)
            self._tell(EarHeard((), 0.0))
        elif not self._failure and self._process:
            self._process.kill()  # it hears no more, and another one may

    def _be_shut(self, reason: str, *, is_stale: bool = False) -> None:
        if not is_stale:
            self._want_no_device()
            self._is_open = False
        self._tell(EarShut(reason))

    def _want_no_device(self) -> None:
        self._wanted.opening = None
        if self._is_ready:
            self._lost = ""  # a device that nobody wants is not lost

    def _regain(self) -> None:
        is_whole = self._is_ready and (self._wanted.opening is None or self._is_open)
        if self._lost and is_whole:
            self._lost = ""
            self._tell(HearingRegained())

    def _lose(self, news: HearingLost, *, is_new: bool) -> None:
        """Tell it once, and again what `is_new`: it lasts."""
        if not self._lost or (is_new and self._lost != news.reason):
            self._lost = news.reason
            self._tell(news)

    def _crash(self, noise: str) -> None:
        """The child has ended: answer for it, and begin another."""
        if self._process:
            self._process.close()
        self._process = None
        self._is_ready = self._is_open = False
        if self._is_speaking:
            self._is_speaking = False
            self._tell(EarSpeech(False))
        self._lose(HearingLost(CRASHED, noise), is_new=False)
        for _ in self._finishes:
            self._tell(EarHeard((), 0.0))
        self._finishes.clear()
        for _ in range(self._shuts):
            self._tell(EarShut(ASKED))
        self._shuts = 0
        if time.monotonic() - self._began > STABLE:
            self._tries = 0
        wait = WAITS[min(self._tries, len(WAITS) - 1)]
        self._tries += 1
        if wait and self._wanted.opening:  # nobody waits so long with a key in mind
            self._be_shut(NOTHING)
        self._next_try = time.monotonic() + wait
