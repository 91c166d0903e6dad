"""What is done to the process from outside while the terminal is ours: stopped, continued, ended.

The terminal is given back before the process stops or dies, and taken again when it goes on. A process
that is killed outright, or on Windows, where a console has no such state, needs none of this.
"""

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from assistant.terminal.interrupts import ENDINGS


class JobControl:
    """Calls `leave` before the process stops or dies, and `come_back` when it goes on.

    Both are called from a signal handler, between any two steps of the program.
    """

    def __init__(self, leave: Callable[[], None], come_back: Callable[[], None]) -> None:
        self._leave = leave
        self._come_back = come_back
        self._before: dict[int, Any] = {}

    def install(self) -> None:
        """Take the signals, but for those that whoever started us wants ignored, like nohup."""
        if sys.platform != "win32":
            for name in ENDINGS:
                self._catch(getattr(signal, name), self._end)
            self._catch(signal.SIGTSTP, self._stop)
            self._catch(signal.SIGCONT, self._continue)

    def remove(self) -> None:
        """Give the signals back."""
        while self._before:
            signal.signal(*self._before.popitem())

    def suspend(self) -> None:
        """Stop the whole job, as Ctrl-Z does where the terminal itself takes the key."""
        if sys.platform != "win32":
            os.kill(0, signal.SIGTSTP)

    def _catch(self, number: int, handler: Callable[[int, FrameType | None], None]) -> None:
        if signal.getsignal(number) != signal.SIG_IGN:
            self._before[number] = signal.signal(number, handler) or signal.SIG_DFL

    def _end(self, number: int, _: FrameType | None) -> None:
        """Die of the signal, as whoever sent it expects, but leave the terminal in order."""
        self._leave()
        signal.signal(number, self._before.pop(number))
        signal.raise_signal(number)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._leave()
        if callable(before := self._before[number]):
            before(number, frame)
        else:
            signal.signal(number, signal.SIG_DFL)
            # To this thread, which therefore stops here and not some steps later.
            signal.raise_signal(number)
            signal.signal(number, self._stop)
        # Without a shell that could continue us the system does not stop us, and sends no SIGCONT.
        self._come_back()

    def _continue(self, number: int, frame: FrameType | None) -> None:
        self._come_back()
        if callable(before := self._before[number]):
            before(number, frame)
