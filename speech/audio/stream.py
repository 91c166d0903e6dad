"""In the child process of the voice: a PortAudio stream that plays from memory.

Nothing else imports this. One thread makes all native calls, since each of them may hang with a sound
server that hangs; another watches it; and neither is waited for by whoever gives the orders.
"""

import contextlib
import importlib
import os
import queue
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from speech.audio.alsa import forget_encoders
from speech.audio.channels import MONO, STEREO, fitted
from speech.audio.jack import forget_locks
from speech.audio.pulse import PulseDevice, PulseError

STALL = 3.0
"""Seconds without a callback after which the device is lost. A null sink of PulseAudio pauses for 2."""

USUAL_RATE = 22_050
"""Hz that the device is tried at: what espeak makes."""


def latency() -> float | str:
    """Give the stream's latency: what PortAudio 19.6 plays without gaps through ALSA's pulse plugin.

    Measured: at 40 ms and less the plugin underruns without end and the sound is lost; where its
    variable asks for 20 ms, 100 ms never begins. Stopping does not wait for it.
    """
    asked = os.environ.get("PULSE_LATENCY_MSEC", "")
    return "high" if asked.isdecimal() and 0 < int(asked) < 60 else 0.1


class Track:
    """One sound, as far as it has been taken."""

    def __init__(self, number: int, rate: int, data: bytes, channels: int) -> None:
        self.number = number
        self.rate = rate
        self.data = data
        self.channels = channels
        self.taken = 0
        self.last = self.began = 0.0
        self.is_stopped = False
        self.done = threading.Event()


class OutputDevice:
    """The stream, kept open between sounds of one rate: that saves 1 ms here, much more elsewhere.

    So it has two channels for words too, which are heard alike in both, and one only where the device
    has no more, such as a headset for calls.
    """

    def __init__(self, sounddevice: Any, name: str = "") -> None:
        """With a name, the device that has it or of which it is a part, and no other."""
        self.failures: tuple[type[Exception], ...] = (sounddevice.PortAudioError, ValueError)
        self.is_lost = False
        self._sounddevice = sounddevice
        self._name = name
        self._stream: Any = None
        self._rate = 0
        self._channels = STEREO
        self._track: Track | None = None

    def prepare(self, rate: int) -> None:
        """Have a stream of this rate, stopped. Raises one of `failures` if there is no device."""
        if self._stream and self._rate == rate:
            self._stream.abort()  # one that has ended must be stopped before it can begin again
            return
        if self._stream:
            self._stream.close()
        try:
            self._stream = self._opened(rate, self._channels)
        except self.failures:
            if self._channels == MONO:
                raise
            self._stream = self._opened(rate, MONO)
            self._channels = MONO
        self._rate = rate

    def _opened(self, rate: int, channels: int) -> Any:
        if self._name and sys.platform == "linux":
            # What is no device but a plugin goes on elsewhere when its device goes away.
            found = self._sounddevice.query_devices(self._name, "output")
            if "(hw:" not in found["name"]:
                raise ValueError(f"{self._name} is no device of its own")
        return self._sounddevice.RawOutputStream(
            device=self._name or None,
            samplerate=rate,
            channels=channels,
            dtype="int16",
            latency=latency(),
            callback=self._fill,
            finished_callback=self._finished,
        )

    def begin(self, track: Track) -> None:
        """Start playing. Raises one of `failures` if the device went away."""
        self.prepare(track.rate)
        # The end is told when the last block was taken, not heard: silence follows to push it out.
        tail = int(track.rate * (self._stream.latency + 0.05))
        track.data += bytes(2 * track.channels * tail)
        self._track = track
        self._stream.start()

    def stop(self) -> float:
        """Fall silent, what was handed over already is dropped; when the last sound began, or 0."""
        track = self._track
        if track and not track.done.is_set():
            track.is_stopped = True
            self._stream.abort()
            track.done.set()
        return track.began if track else 0.0

    def close(self) -> None:
        """Give the stream back, which may hang."""
        if self._stream:
            self._stream.close(ignore_errors=True)

    def _fill(self, out: Any, frames: int, when: Any, status: Any) -> None:
        track = self._track
        assert track
        if self.is_lost:  # a server that wakes up must not go on with what was given up
            out[:] = bytes(len(out))
            raise self._sounddevice.CallbackAbort
        track.last = time.monotonic()
        track.began = track.began or track.last
        part = track.data[track.taken : track.taken + len(out) // self._channels * track.channels]
        track.taken += len(part)
        # Block by block, so that no sound waits until all of it is made.
        part = fitted(part, track.channels, self._channels)
        out[: len(part)] = part
        if len(part) < len(out):
            out[len(part) :] = bytes(len(out) - len(part))
            raise self._sounddevice.CallbackStop

    def _finished(self) -> None:
        if self._track:
            self._track.done.set()


class Loudspeaker:
    """Plays one sound at a time as it is told, and tells what became of each.

    A device that is lost stays lost: PortAudio finds others only when it begins anew, and its own end
    may hang with the server. The way to another device is another process.
    """

    def __init__(
        self,
        tell: Callable[[str, int, float], None],
        name: str = "",
        on_gone: Callable[[], None] = lambda: None,
    ) -> None:
        """Begin to look for a device; `tell` gets `whole`, `stopped` or `lost`, a number, a moment.

        With a name it plays on that device alone; `on_gone` is called where it is known to have gone
        away while nothing was played.
        """
        self._name = name
        self._on_gone = on_gone
        self.reason = "no-answer"
        """Why it does not play; empty if it does."""
        self.is_known = threading.Event()
        """Set when `reason` is."""
        self._tell = tell
        self._is_lost = False
        self._device: OutputDevice | PulseDevice | None = None
        self._orders: queue.SimpleQueue[Track | int] = queue.SimpleQueue()
        self._tracks: queue.SimpleQueue[Track] = queue.SimpleQueue()
        for work in (self._play, self._watch):
            threading.Thread(target=work, daemon=True).start()

    def play(self, number: int, rate: int, data: bytes, channels: int) -> None:
        """Begin this as soon as what was asked for before is done."""
        if self._is_lost:
            self._tell("lost", number, 0.0)
        else:
            self._orders.put(Track(number, rate, data, channels))

    def stop(self, number: int) -> None:
        """Fall silent and say so, about the sound of this number."""
        if self._is_lost:
            self._tell("stopped", number, 0.0)
        else:
            self._orders.put(number)

    def _play(self) -> None:
        """Make the native calls."""
        try:
            self._device = device = self._open()
        finally:
            self._is_lost = self._device is None
            self.is_known.set()
        while device and not self._is_lost:
            order = self._orders.get()
            if isinstance(order, int):
                self._tell("stopped", order, device.stop())
                continue
            self._tracks.put(order)
            try:
                device.begin(order)
            except device.failures:
                self._lose(order)
        if device:
            device.close()

    def _open(self) -> OutputDevice | PulseDevice | None:
        if self._name:
            with contextlib.suppress(OSError, PulseError):
                sink = PulseDevice(self._name, self._on_gone)
                sink.prepare(USUAL_RATE)
                self.reason = ""
                return sink
        forget_encoders()
        forget_locks()
        try:
            sounddevice = importlib.import_module("sounddevice")
        except ImportError:
            self.reason = "no-sounddevice"
            return None
        except OSError:
            self.reason = "no-portaudio"
            return None
        device = OutputDevice(sounddevice, self._name)
        try:
            device.prepare(USUAL_RATE)
        except device.failures:
            self.reason = "no-device"
            return None
        self.reason = ""
        return device

    def _watch(self) -> None:
        """Tell the end of each sound. No native call is made here, so one that hangs is noticed."""
        while True:
            track = self._tracks.get()
            since = time.monotonic()
            while not track.done.wait(0.25):
                if time.monotonic() - max(track.last, since) > STALL:
                    break
            if track.is_stopped and track.done.is_set():
                continue
            if not track.done.is_set() or track.taken < len(track.data):
                self._lose(track)
            elif not self._is_lost:
                self._tell("whole", track.number, track.began)

    def _lose(self, track: Track) -> None:
        """Tell that the device is lost; the words that are asked for are made sound all the same."""
        if self._device and not self._is_lost:
            self._is_lost = self._device.is_lost = True
            self._tell("lost", track.number, track.began)
            self._orders.put(0)  # so that the thread that waits for orders gives the stream back
