"""What a command reads: a file, standard input, or a pipe, which is bounded in size and in time."""

import errno
import io
import os
import select
import stat
import sys
import time
from typing import BinaryIO

STANDARD_INPUT = "-"
SILENCE = 30.0
"""Seconds in which a pipe may bring nothing."""
LONGEST_WAIT = 600.0
"""Seconds that are waited for one altogether; what is done with its bytes meanwhile does not count."""
MOST_BYTES = 500_000_000
"""Bytes that a pipe may bring: several times the largest collections of games."""
LONGEST = 3600.0
"""Seconds after which one that still brings something is taken for endless."""
LONGEST_TEXT_LINE = 10_000_000
"""Bytes without an end of line that are no text."""


def open_input(file: str) -> BinaryIO:
    """A file to be read, or with `-` standard input. Raises OSError.

    Reading a pipe raises TimeoutError where it brings nothing for long, and EFBIG where it does not
    end; reading a device the latter, as soon as it brings anything.
    """
    if file == STANDARD_INPUT:
        if sys.stdin is None:  # the program was started without one: that is an empty input
            return io.BytesIO()
        try:
            descriptor = os.dup(sys.stdin.fileno())
        except io.UnsupportedOperation:  # another program has put something else in its place
            return sys.stdin.buffer
    else:
        flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        descriptor = os.open(file, flags)
    kind = os.fstat(descriptor).st_mode
    if stat.S_ISDIR(kind):
        os.close(descriptor)
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if stat.S_ISREG(kind) or sys.platform == "win32" or os.isatty(descriptor):
        return os.fdopen(descriptor, "rb")
    return io.BufferedReader(_Bounded(descriptor, 0 if stat.S_ISCHR(kind) else MOST_BYTES))


def endless() -> OSError:
    """What is raised where nothing says that an input will end."""
    return OSError(errno.EFBIG, os.strerror(errno.EFBIG))


class _Bounded(io.RawIOBase):
    """A pipe or a device, waited for so long and read so far."""

    def __init__(self, descriptor: int, most: int) -> None:
        self._descriptor = descriptor
        self._left = most
        self._patience = LONGEST_WAIT
        self._until = time.monotonic() + LONGEST

    def readable(self) -> bool:
        """Always."""
        return True

    def readinto(self, buffer: "memoryview | bytearray") -> int:  # type: ignore[override]
        """Wait for bytes; 0 at the end."""
        began = time.monotonic()
        found, _, _ = select.select([self._descriptor], [], [], min(SILENCE, self._patience))
        self._patience = max(0.0, self._patience - (time.monotonic() - began))
        if not found:
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
        count = os.readv(self._descriptor, [buffer])
        self._left -= count
        if self._left < 0 or time.monotonic() > self._until:
            raise endless()
        return count

    def close(self) -> None:
        """Let it go."""
        if not self.closed:
            os.close(self._descriptor)
        super().close()
