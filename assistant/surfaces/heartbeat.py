"""Notices where the loop of a game has stood still while a clock ran, and why, and has it written down
what clocks have left before the process stops.

The loop is to come by several times a second. Where it comes much later, the process was stopped from
outside, or the machine slept, or we were late ourselves. Nobody can catch SIGSTOP, but whoever has a
process go on sends SIGCONT, which comes before anything else is done.
"""

import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

from assistant.dialogue.events import HeldUp
from assistant.surfaces.machine_sleep import STANDS_STILL, time_slept

BEAT = 0.25
"""Seconds after which the loop is to come by again."""
LATE = 1.0
"""Seconds that it may be late, which are the time of whoever is to move."""


class Heartbeat:
    """Beats on the loop while a clock runs."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        wake: Callable[[], None],
        waited: Callable[[], float],
        keep: Callable[[], None],
    ) -> None:
        """`wake` has an event taken; `waited` tells for how many seconds so far the person's terminal
        has kept us waiting, which is theirs; `keep` writes down what clocks have left, and may be
        called between any two steps of the program."""
        self._loop = loop
        self._wake = wake
        self._waited = waited
        self._keep = keep
        self._timer: asyncio.TimerHandle | None = None
        self._was_here = 0.0
        self._waited_before = 0.0
        self._slept: float | None = None
        self._was_continued = False
        self._before: dict[int, Any] = {}
        if sys.platform != "win32":
            self._before[signal.SIGCONT] = signal.signal(signal.SIGCONT, self._note)
            if signal.getsignal(signal.SIGTSTP) != signal.SIG_IGN:
                self._before[signal.SIGTSTP] = signal.signal(signal.SIGTSTP, self._stop)

    def beat(self, is_wanted: bool) -> None:
        """Beat from now on, or no more."""
        if is_wanted and not self._timer:
            self._schedule()
        elif not is_wanted:
            self._rest()

    def noticed(self) -> HeldUp | None:
        """What has held the loop up until now, if anything has: to be asked before each event, since
        what it is may have been born meanwhile."""
        if self._timer is None or not self._is_late:
            return None
        away, was_continued, asleep = self._away, self._was_continued, self._asleep
        self._rest()
        self._schedule()
        why = "stopped" if was_continued else "asleep" if asleep > LATE else "busy"
        return HeldUp(why, away, asleep if why == "asleep" and STANDS_STILL else 0.0)

    def close(self) -> None:
        """Beat no more, and give the signals back."""
        self._rest()
        while self._before:
            number, before = self._before.popitem()
            signal.signal(number, before or signal.SIG_DFL)

    @property
    def _away(self) -> float:
        """For how many seconds the loop has not come by, but for those that it was kept waiting."""
        waited = 0.0 if self._was_continued else self._waited() - self._waited_before
        return time.monotonic() - self._was_here - waited

    @property
    def _asleep(self) -> float:
        """For how many seconds the machine has slept since then."""
        slept = time_slept()
        return 0.0 if slept is None or self._slept is None else slept - self._slept

    @property
    def _is_late(self) -> bool:
        return self._away > BEAT + LATE or self._asleep > LATE

    def _schedule(self) -> None:
        self._was_here, self._was_continued = time.monotonic(), False
        self._slept, self._waited_before = time_slept(), self._waited()
        self._timer = self._loop.call_later(BEAT, self._come_by)

    def _rest(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _come_by(self) -> None:
        if self._is_late:
            self._wake()
        else:
            self._schedule()

    def _note(self, *_: object) -> None:
        self._was_continued = True

    def _stop(self, number: int, _: FrameType | None) -> None:
        """Stop, as is wanted; who is killed meanwhile has paid for the time until now."""
        if self._timer:
            with contextlib.suppress(Exception):  # whatever it is, the process stops
                self._keep()
        before = signal.signal(number, signal.SIG_DFL)
        # To this thread, which therefore stops here and not some steps later.
        signal.raise_signal(number)
        signal.signal(number, before)
