"""In the child process of the ear: microphones, through PortAudio.

Nothing else imports this. All calls but those of the callback are made by one thread (microphone.py),
since each of them may hang with a sound server that hangs.
"""

import contextlib
import importlib
import time
from collections.abc import Sequence
from itertools import product
from typing import Any

from speech.audio.alsa import forget_encoders
from speech.audio.jack import forget_locks
from speech.audio.resample import Resampler
from speech.audio.samples import bytes_of, numbers_of
from speech.ear.news import BUSY, FORBIDDEN, LOST, NO_DEVICE, NO_PORTAUDIO, NO_SOUNDDEVICE
from speech.ear.sources import RATE, SECONDS, NoMicrophone, OnBlock

RATES = (48_000, 44_100, 32_000, 96_000, 22_050, 11_025, 8_000)
"""Hz that are tried where a device takes neither 16 kHz nor what it calls its own."""

LATENCY = 0.1
"""Seconds that PortAudio may hold: two blocks. Through ALSA's plugin of PulseAudio it is this in any
case, and a smaller one is lost sound where the machine is busy."""

STALL = 3.0
"""Seconds without a block after which a device is lost. A null sink of PulseAudio pauses for 2."""
_FIRST_STALL = 6.0
"""The same before the first block: a headset without a wire needs some seconds to become one."""

_OTHER_FORMAT = frozenset({-9997, -9998, -9994})
"""PortAudio's numbers for a rate, a number of channels and a format that the device does not take."""
_UNAVAILABLE = -9985
"""PortAudio's number for a device that somebody else has."""
_DENIED = frozenset({-13, -1, -2147024891})
"""What the system answers where it is not allowed: ALSA twice, and Windows."""
_IN_USE = frozenset({-16, -2004287478})
"""What the system answers where somebody else has the device: ALSA and Windows."""


class PortAudio:
    """The library, and the devices that it found when it began.

    It finds others only when it begins anew, which it may only while nothing is open.
    """

    def __init__(self) -> None:
        self._library: Any = None
        self._is_stale = False

    def prepare(self) -> None:
        """Load it, which takes some tenths of a second the first time. Raises NoMicrophone."""
        if self._library is not None:
            return
        forget_encoders()
        forget_locks()
        try:
            self._library = importlib.import_module("sounddevice")
        except ImportError as error:
            raise NoMicrophone(NO_SOUNDDEVICE, str(error)) from error
        except OSError as error:
            raise NoMicrophone(NO_PORTAUDIO, str(error)) from error
        except Exception as error:  # its own start may fail in any way, and another time succeed
            raise NoMicrophone(NO_DEVICE, repr(error)) from error
        self._is_stale = False

    def open(self, device: str, on_block: OnBlock) -> "InputDevice":
        """Open a microphone: that of this name, or with this in its name, or the usual one.

        Raises NoMicrophone. Where there is none among the devices that are known it looks for new ones.
        """
        is_new = self._library is None
        self.prepare()
        if self._is_stale:
            self._begin_anew()
            is_new = True
        try:
            return InputDevice(self._library, device, on_block)
        except NoMicrophone:
            self._is_stale = True
            if is_new:
                raise
        self._begin_anew()
        try:
            return InputDevice(self._library, device, on_block)
        except NoMicrophone:
            self._is_stale = True
            raise

    def lose(self) -> None:
        """A device is gone: what is known of the devices is not true any more."""
        self._is_stale = True

    def _begin_anew(self) -> None:
        library = self._library
        forget_locks()
        try:
            with contextlib.suppress(library.PortAudioError):
                library._terminate()
            library._initialize()
        except library.PortAudioError as error:
            raise NoMicrophone(NO_DEVICE, str(error)) from error
        self._is_stale = False


class InputDevice:
    """A microphone that is open: see `Source`."""

    def __init__(self, library: Any, device: str, on_block: OnBlock) -> None:
        """Open it. Raises NoMicrophone."""
        self._library = library
        self._on_block = on_block
        self._last = self._opened = time.monotonic()
        self._has_ended = False
        self._stream: Any = None
        number, self.name, own = _found(library, device)
        self.rate, self._channels = self._begin(number, own)
        self._resampler = Resampler(self.rate, RATE) if self.rate != RATE else None

    def convert(self, sound: bytes) -> bytes:
        """See `Source`."""
        numbers: Sequence[float] = numbers_of(sound)
        if self._channels == 2:
            numbers = [sum(pair) / 2 for pair in zip(numbers[::2], numbers[1::2], strict=False)]
        elif self._resampler is None:
            return sound
        if self._resampler:
            numbers = self._resampler.feed(numbers)
        return bytes_of(min(32767, max(-32768, round(number))) for number in numbers)

    def fault(self) -> NoMicrophone | None:
        """See `Source`."""
        if self._has_ended:
            return NoMicrophone(LOST, "the stream has ended")
        patience = STALL if self._last > self._opened else _FIRST_STALL
        if time.monotonic() - self._last > patience:
            return NoMicrophone(LOST, f"no sound for {patience} seconds")
        return None

    def close(self) -> None:
        """See `Source`."""
        with contextlib.suppress(self._library.PortAudioError):
            self._stream.abort()
        self._stream.close(ignore_errors=True)

    def _begin(self, number: int | None, own: int) -> tuple[int, int]:
        """Begin with the first rate, and the first number of channels, that the device takes."""
        refused: Exception | None = None
        for channels, rate in product((1, 2), dict.fromkeys((RATE, own, *RATES))):
            try:
                self._start(number, rate, channels)
            except (self._library.PortAudioError, ValueError) as error:
                if _number(error) not in _OTHER_FORMAT:
                    raise _why(error) from error
                refused = error
            else:
                return rate, channels
        assert refused
        raise _why(refused) from refused

    def _start(self, number: int | None, rate: int, channels: int) -> None:
        self._delay, self._has_ended = SECONDS, False
        stream = self._library.RawInputStream(
            samplerate=rate,
            blocksize=int(rate * SECONDS),
            device=number,
            channels=channels,
            dtype="int16",
            latency=LATENCY,
            callback=self._take,
            finished_callback=self._finish,
        )
        self._stream = stream
        # What was recorded so long ago at most comes now.
        self._delay = max(SECONDS, min(float(stream.latency), 1.0))
        try:
            stream.start()
        except BaseException:
            stream.close(ignore_errors=True)
            raise

    def _take(self, sound: Any, frames: int, when: Any, status: Any) -> None:
        self._last = time.monotonic()
        self._on_block(self._last - self._delay, bytes(sound))

    def _finish(self) -> None:
        self._has_ended = True


def _found(library: Any, wanted: str) -> tuple[int | None, str, int]:
    """The number, name and rate of a microphone. Raises NoMicrophone."""
    try:
        if not wanted:
            found = library.query_devices(None, "input")
            return None, str(found["name"]), int(found["default_samplerate"])
        usual = library.default.hostapi
        devices = [
            (number, each)
            for number, each in enumerate(library.query_devices())
            if each["max_input_channels"] > 0
        ]
    except (library.PortAudioError, ValueError) as error:
        raise NoMicrophone(NO_DEVICE, str(error)) from error
    # On Windows each device is there several times, with shorter names for older programs.
    name = wanted.casefold()
    named = [(number, each) for number, each in devices if name in each["name"].casefold()]
    named.sort(key=lambda it: (it[1]["name"].casefold() != name, it[1]["hostapi"] != usual))
    if not named:
        raise NoMicrophone(NO_DEVICE, f"no microphone has {wanted} in its name")
    number, found = named[0]
    return number, str(found["name"]), int(found["default_samplerate"])


def _number(error: Exception) -> int | None:
    """PortAudio's number of an error."""
    match error.args:
        case [_, int(number), *_]:
            return number
    return None


def _why(error: Exception) -> NoMicrophone:
    """Why a microphone cannot be opened."""
    host, text = None, str(error).casefold()
    match error.args:
        case [_, _, (_, int(number), *_)]:
            host = number
    if host in _DENIED or "denied" in text or "not permitted" in text:
        return NoMicrophone(FORBIDDEN, str(error))
    if host in _IN_USE or _number(error) == _UNAVAILABLE or "busy" in text:
        return NoMicrophone(BUSY, str(error))
    return NoMicrophone(NO_DEVICE, str(error))
