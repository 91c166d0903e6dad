"""In the child process of the ear: a microphone that is opened, watched, lost, and looked for again.

One thread makes all calls of PortAudio, since each may hang with a sound server that hangs. Then the
process is to end: ending one always works, and whoever holds it begins another (ear.py).
"""

import contextlib
import math
import queue
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from speech.ear.device import PortAudio
from speech.ear.news import NO_PORTAUDIO, NO_SOUNDDEVICE
from speech.ear.sources import NoMicrophone, OnBlock, Source, is_file, open_file

WAITS = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds before each new try; the last one again and again."""

LASTING = frozenset({NO_SOUNDDEVICE, NO_PORTAUDIO})
"""Reasons that only an installation mends: there is no new try before the next opening."""

HANG = 8.0
"""Seconds that opening a device may take; looking through all of them takes some tenths."""
CLOSE_HANG = 2.0
"""Seconds that closing one may take: some thousandths, unless the sound server is gone or hangs."""

LOOK = 0.25
"""Seconds from one look at the device to the next."""


@dataclass(frozen=True, slots=True)
class MicrophoneOpened:
    """The microphone of an opening is open: `source` converts its blocks."""

    number: int
    source: Source


@dataclass(frozen=True, slots=True)
class MicrophoneLost:
    """There is no microphone for an opening; told once until there is. It is tried again, unless ..."""

    number: int
    reason: str
    detail: str
    lasts: bool
    """... only an installation mends it."""


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The patience of an opening is at its end."""

    number: int


Told = MicrophoneOpened | MicrophoneLost | GivenUp


@dataclass(frozen=True, slots=True)
class _Opening:
    number: int
    device: str
    patience: float
    since: float = field(default_factory=time.monotonic)


@dataclass(frozen=True, slots=True)
class _Preparation:
    pass


class Microphone:
    """At most one microphone. `open` and `shut` return at once."""

    def __init__(
        self, on_block: OnBlock, tell: Callable[[Told], None], on_hang: Callable[[], None]
    ) -> None:
        """All three are called from other threads, and must be quick; `on_hang` ends the process."""
        self._on_block = on_block
        self._tell = tell
        self._on_hang = on_hang
        self._orders: queue.SimpleQueue[_Opening | _Preparation | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._opening: _Opening | None = None
        self._source: Source | None = None
        self._source_of = ""  # the device
        self._port_audio = PortAudio()
        self._is_lost = False
        self._tries = 0
        self._next_try = 0.0

    def prepare(self) -> None:
        """Load what the first opening of a device needs, so that no word is lost while it does."""
        self._order(_Preparation())

    def open(self, number: int, device: str, patience: float = math.inf) -> None:
        """Open this device: see `Ear`. It is tried for so many seconds.

        Where it is open already it stays so, with this number.
        """
        self._order(_Opening(number, device, patience))

    def shut(self) -> None:
        """Give it back."""
        self._order(None)

    def _order(self, order: _Opening | _Preparation | None) -> None:
        if self._thread is None:
            if order is None:
                return
            self._thread = threading.Thread(target=self._run, name="microphone", daemon=True)
            self._thread.start()
        self._orders.put(order)

    def _run(self) -> None:
        while True:
            with contextlib.suppress(queue.Empty):
                self._obey(self._orders.get(timeout=self._pause()))
            opening = self._opening
            if opening is None:
                continue
            if self._source:
                self._look(opening, self._source)
            elif time.monotonic() >= self._next_try:
                self._try(opening)
            if not self._source and time.monotonic() > opening.since + opening.patience:
                self._opening = None
                self._tell(GivenUp(opening.number))

    def _pause(self) -> float | None:
        """Seconds to the next look or try; None for none."""
        if self._opening is None:
            return None
        if self._source:
            return LOOK
        return min(LOOK, max(0.0, self._next_try - time.monotonic()))

    def _obey(self, opening: _Opening | _Preparation | None) -> None:
        if isinstance(opening, _Preparation):
            # What is missing is told where it is needed.
            with contextlib.suppress(NoMicrophone), self._watched(HANG):
                self._port_audio.prepare()
            return
        self._opening = opening
        if opening is None or opening.device != self._source_of or self._source is None:
            self._close()
            self._is_lost = False
            self._tries = 0
            self._next_try = 0.0
        else:
            self._tell(MicrophoneOpened(opening.number, self._source))

    def _look(self, opening: _Opening, source: Source) -> None:
        if fault := source.fault():
            self._lose(opening, fault)
            self._port_audio.lose()
            self._close()  # last, since it may hang

    def _try(self, opening: _Opening) -> None:
        try:
            with self._watched(HANG):
                self._source = self._found(opening.device)
        except NoMicrophone as error:
            self._lose(opening, error)
            return
        self._source_of = opening.device
        self._is_lost = False
        self._tries = 0
        self._tell(MicrophoneOpened(opening.number, self._source))

    def _found(self, device: str) -> Source:
        if is_file(device):
            return open_file(device, self._on_block)
        return self._port_audio.open(device, self._on_block)

    def _lose(self, opening: _Opening, why: NoMicrophone) -> None:
        lasts = why.reason in LASTING
        if not self._is_lost or lasts:
            self._is_lost = True
            self._tell(MicrophoneLost(opening.number, why.reason, why.detail, lasts))
        if lasts:
            self._opening = None
        self._next_try = time.monotonic() + WAITS[min(self._tries, len(WAITS) - 1)]
        self._tries += 1

    def _close(self) -> None:
        source, self._source = self._source, None
        if source:
            with self._watched(CLOSE_HANG):
                source.close()

    @contextlib.contextmanager
    def _watched(self, seconds: float) -> Iterator[None]:
        """End the process if this takes longer: native code that hangs cannot be called off."""
        timer = threading.Timer(seconds, self._on_hang)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
