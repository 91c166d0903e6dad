"""Where blocks of sound come from as they are recorded: a device, or a file that stands for one.

A source puts each block, as it is, with the moment at which its recording began, where it is told to;
whoever takes it from there makes 16-bit mono at 16 kHz of it with `convert`. That is not done by the
source, whose thread must not be late.
"""

import contextlib
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from speech.audio.wav import WavError, read_wav
from speech.ear.news import FORBIDDEN, LOST, NO_DEVICE

RATE = 16_000
"""Samples a second of what `convert` makes."""

SECONDS = 0.05
"""How long a block is."""

FILE, GROWING = "file:", "fifo:"
"""How the names of devices begin that are files."""

OnBlock = Callable[[float, bytes], None]


class NoMicrophone(Exception):
    """There is none; the reason is one of the words of news.py."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class Source(Protocol):
    """Something that is recorded from, from the moment it is made."""

    name: str
    rate: int

    def convert(self, sound: bytes) -> bytes:
        """A block as 16-bit mono at 16 kHz. To be used from one thread, for one after the other."""

    def fault(self) -> NoMicrophone | None:
        """Why no more blocks come, if none do."""

    def close(self) -> None:
        """Give it back; this may hang where it is a device."""


def is_file(device: str) -> bool:
    """Whether the name of a device is that of a file."""
    return device.startswith((FILE, GROWING))


def open_file(device: str, on_block: OnBlock) -> Source:
    """Open a file that stands for a microphone. Raises NoMicrophone."""
    kind, path = (device[: len(FILE)], device[len(FILE) :])
    try:
        return _FileSource(device, (_Wav if kind == FILE else _Growing)(Path(path)), on_block)
    except FileNotFoundError as error:
        raise NoMicrophone(NO_DEVICE, str(error)) from error
    except PermissionError as error:
        raise NoMicrophone(FORBIDDEN, str(error)) from error
    except (OSError, WavError) as error:
        raise NoMicrophone(NO_DEVICE, str(error)) from error


class _Wav:
    """A WAV file of any rate, from its beginning, and silence after it."""

    def __init__(self, path: Path) -> None:
        self._sound = read_wav(path.read_bytes(), RATE)
        self._place = 0

    def read(self, size: int) -> bytes:
        part = self._sound[self._place : self._place + size]
        self._place += size
        return part

    def close(self) -> None:
        pass


class _Growing:
    """A named pipe, or a file that somebody adds to: 16-bit mono at 16 kHz, from now on."""

    def __init__(self, path: Path) -> None:
        # Nobody need write to a pipe yet.
        self._file = os.open(
            path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        )
        self._half = b""
        # What was said before a microphone was open is not heard.
        with contextlib.suppress(OSError):
            os.lseek(self._file, 0, os.SEEK_END)
        while self._read(_AT_ONCE):
            pass

    def read(self, size: int) -> bytes:
        sound = self._half + self._read(size - len(self._half))
        whole = len(sound) // 2 * 2
        self._half = sound[whole:]
        return sound[:whole]

    def _read(self, size: int) -> bytes:
        try:
            return os.read(self._file, size)
        except BlockingIOError:
            return b""

    def close(self) -> None:
        os.close(self._file)


_AT_ONCE = 1 << 16


class _FileSource:
    """A file in real time: a thread puts a block each twentieth of a second."""

    rate = RATE

    def __init__(self, name: str, file: _Wav | _Growing, on_block: OnBlock) -> None:
        self.name = name
        self._file = file
        self._on_block = on_block
        self._fault: NoMicrophone | None = None
        self._is_closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="file", daemon=True)
        self._thread.start()

    def convert(self, sound: bytes) -> bytes:
        """See `Source`."""
        return sound

    def fault(self) -> NoMicrophone | None:
        """See `Source`."""
        return self._fault

    def close(self) -> None:
        """See `Source`."""
        self._is_closed.set()
        self._thread.join()

    def _run(self) -> None:
        size = 2 * int(RATE * SECONDS)
        due = time.monotonic() + SECONDS
        try:
            while not self._is_closed.wait(max(0.0, due - time.monotonic())):
                sound = self._file.read(size)
                self._on_block(due - SECONDS, sound + bytes(size - len(sound)))
                # After a long pause of the whole machine it is not made up for.
                due = max(due + SECONDS, time.monotonic() - _LATE)
        except OSError as error:
            self._fault = NoMicrophone(LOST, str(error))
        finally:
            self._file.close()


_LATE = 1.0
"""Seconds by which it may be late."""
