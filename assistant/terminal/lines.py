"""Whole lines in: from pipes and files, and from a terminal that does its own editing.

A thread reads standard input. From a pipe or a file it takes a line only when one is wanted, so that
no line is read before the program has answered the one before; from a terminal it reads at once.
"""

import sys
import threading
from collections.abc import Callable
from io import RawIOBase

from assistant.dialogue.events import Event, InputEnded, LineRefused, TextEntered
from assistant.dialogue.text import MOST_TEXT
from assistant.parsing.words.tokens import LONGEST_LINE

_BLOCK = 65536
_BYTES_OF_ONE = 4
"""The most that a character takes in UTF-8."""


class LineReader:
    """Reads lines from an unbuffered file in a thread of its own and posts them as events."""

    def __init__(self, source: RawIOBase | None, post: Callable[[Event], None]) -> None:
        self._source = source
        self._post = post
        self._is_terminal = source is not None and source.isatty()
        self._wanted = threading.Semaphore(0)
        self._left = b""
        self._has_ended = False
        self._longest = LONGEST_LINE

    def start(self) -> None:
        """Begin to read. The thread ends with the input, or with the program."""
        threading.Thread(target=self._run, name="lines", daemon=True).start()

    def want_line(self) -> None:
        """The program waits for a line."""
        self._wanted.release()

    def take_text(self, is_wanted: bool) -> None:
        """What comes from now on is text, whose lines may be long; or lines again."""
        self._longest = MOST_TEXT if is_wanted else LONGEST_LINE

    def _run(self) -> None:
        while True:
            if not self._is_terminal:
                self._wanted.acquire()
            event = self._next_event()
            self._post(event)
            if isinstance(event, InputEnded):
                return

    def _next_event(self) -> Event:
        """The next line, bounded: of a longer one only the end is looked for."""
        is_too_long = False
        while b"\n" not in self._left:
            if len(self._left) > _BYTES_OF_ONE * self._longest:
                is_too_long = True
                self._left = b""
            block = self._read()
            if not block:
                return self._last_event(is_too_long)
            self._left += block
        line, _, self._left = self._left.partition(b"\n")
        return self._line_event(line, is_too_long)

    def _last_event(self, is_too_long: bool) -> Event:
        line, self._left = self._left, b""
        return self._line_event(line, is_too_long) if line or is_too_long else InputEnded()

    def _line_event(self, line: bytes, is_too_long: bool) -> Event:
        text = line.decode("utf-8", "replace").rstrip("\r")
        return LineRefused() if is_too_long or len(text) > self._longest else TextEntered(text)

    def _read(self) -> bytes:
        if self._source is None or self._has_ended:
            return b""
        try:
            block = self._source.read(_BLOCK) or b""
        except OSError:
            # The terminal is gone: for the game that is the end of input.
            block = b""
        self._has_ended = not block
        return block


def standard_input() -> RawIOBase | None:
    """Standard input without buffers, which a thread may still wait on when the program ends.

    None where the program was started without one. On a Windows console it gives UTF-8.
    """
    buffer = getattr(sys.stdin, "buffer", None)
    raw = getattr(buffer, "raw", None)
    return raw if isinstance(raw, RawIOBase) else None
