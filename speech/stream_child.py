"""The child process of `stream_player`: a PortAudio stream that plays from memory.

Run by its path, so it imports nothing of the project. Frames come in on standard input (see `HEAD`),
one line per answer goes out: `ready` or the reason why not, then `whole`, `stopped` or `lost`, each
with the sound's number and the moment (seconds of `time.monotonic`) its first sample was taken, or 0.
"""

import importlib
import os
import queue
import struct
import sys
import threading
import time
from typing import Any, NoReturn

HEAD = struct.Struct("<cIII")
"""P or S (play, stop), the sound's number, its rate in Hz, the length of the bytes that follow."""

STALL = 3.0
"""Seconds without a callback after which the device is lost. A null sink of PulseAudio pauses for 2."""


def latency() -> float | str:
    """Give the stream's latency: what PortAudio 19.6 plays without gaps through ALSA's pulse plugin.

    Measured: at 40 ms and less the plugin underruns without end and the sound is lost; where its
    variable asks for 20 ms, 100 ms never begins. Stopping does not wait for it.
    """
    asked = os.environ.get("PULSE_LATENCY_MSEC", "")
    return "high" if asked.isdecimal() and 0 < int(asked) < 60 else 0.1


class Sound:
    """One sound, as far as it has been taken."""

    def __init__(self, number: int, data: bytes) -> None:
        self.number = number
        self.data = data
        self.taken = 0
        self.last = self.began = 0.0
        self.is_stopped = False
        self.done = threading.Event()


class Device:
    """The stream, kept open between sounds of one rate: that saves 1 ms here, much more elsewhere."""

    def __init__(self, sounddevice: Any) -> None:
        self._sounddevice = sounddevice
        self._stream: Any = None
        self._rate = 0
        self._sound: Sound | None = None

    def prepare(self, rate: int) -> None:
        """Have a stream of this rate, stopped. PortAudioError, ValueError if there is no device."""
        if self._stream and self._rate == rate:
            self._stream.abort()  # one that has ended must be stopped before it can begin again
            return
        if self._stream:
            self._stream.close()
        self._stream = self._sounddevice.RawOutputStream(
            samplerate=rate,
            channels=1,
            dtype="int16",
            latency=latency(),
            callback=self._fill,
            finished_callback=self._finished,
        )
        self._rate = rate

    def begin(self, sound: Sound, rate: int) -> None:
        """Start playing. PortAudioError if the device went away."""
        self.prepare(rate)
        # The end is told when the last block was taken, not heard: silence follows to push it out.
        tail = int(rate * (self._stream.latency + 0.05))
        sound.data += bytes(2 * tail)
        self._sound = sound
        self._stream.start()

    def stop(self) -> None:
        """Fall silent; what was handed over already is dropped."""
        if self._sound and not self._sound.done.is_set():
            self._sound.is_stopped = True
            self._stream.abort()
            self._sound.done.set()

    def _fill(self, out: Any, frames: int, when: Any, status: Any) -> None:
        sound = self._sound
        assert sound
        sound.last = time.monotonic()
        sound.began = sound.began or sound.last
        part = sound.data[sound.taken : sound.taken + len(out)]
        out[: len(part)] = part
        sound.taken += len(part)
        if len(part) < len(out):
            out[len(part) :] = bytes(len(out) - len(part))
            raise self._sounddevice.CallbackStop

    def _finished(self) -> None:
        if self._sound:
            self._sound.done.set()


def say(words: str) -> None:
    """Answer with one line."""
    os.write(1, words.encode() + b"\n")


def lose(number: int) -> NoReturn:
    """Say that the device is lost, and end without the library's own end, which may hang."""
    say(f"lost {number} 0")
    os._exit(1)


def watch(sounds: "queue.SimpleQueue[Sound]") -> None:
    """Tell the end of each sound. No native call is made here, so that one that hangs is noticed."""
    while True:
        sound = sounds.get()
        since = time.monotonic()
        while not sound.done.wait(0.25):
            if time.monotonic() - max(sound.last, since) > STALL:
                lose(sound.number)
        if sound.is_stopped:
            continue
        if sound.taken < len(sound.data):
            lose(sound.number)
        say(f"whole {sound.number} {sound.began}")


def serve(device: Device, failures: tuple[type[Exception], ...]) -> None:
    """Play what comes in until it ends."""
    sounds: queue.SimpleQueue[Sound] = queue.SimpleQueue()
    threading.Thread(target=watch, args=(sounds,), daemon=True).start()
    sound: Sound | None = None
    while len(head := sys.stdin.buffer.read(HEAD.size)) == HEAD.size:
        kind, number, rate, length = HEAD.unpack(head)
        data = sys.stdin.buffer.read(length)
        if kind == b"S":
            device.stop()
            say(f"stopped {number} {sound.began if sound else 0}")
            continue
        sound = Sound(number, data)
        sounds.put(sound)
        try:
            device.begin(sound, rate)
        except failures:
            lose(number)


def main() -> None:
    """Find a device, say whether there is one, serve."""
    try:
        sounddevice = importlib.import_module("sounddevice")
    except ImportError:
        return say("no-sounddevice")
    except OSError:
        return say("no-portaudio")
    failures = (sounddevice.PortAudioError, ValueError)
    device = Device(sounddevice)
    try:
        device.prepare(22050)
    except failures:
        return say("no-device")
    say("ready")
    return serve(device, failures)


if __name__ == "__main__":
    main()
    os._exit(0)  # the library's own end closes streams, which hangs with a server that hangs
