"""The time in which a move by voice may be corrected: counted only while nobody speaks or types."""

import asyncio
from collections.abc import Callable

STEP = 0.05
"""Seconds after which it is looked at again whether somebody speaks or types."""


class Window:
    """One such time at most; a new one takes the place of the old."""

    def __init__(self, loop: asyncio.AbstractEventLoop, is_quiet: Callable[[], bool]) -> None:
        """`is_quiet` tells whether neither the player speaks or types nor the program speaks."""
        self._loop = loop
        self._is_quiet = is_quiet
        self._timer: asyncio.TimerHandle | None = None

    def open(self, seconds: float, on_end: Callable[[], None]) -> None:
        """Call `on_end` when so many quiet seconds have gone by."""
        self.close()
        self._wait(seconds, on_end)

    def close(self) -> None:
        """End it without a call. May be called twice."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _wait(self, left: float, on_end: Callable[[], None]) -> None:
        if left <= 0:
            self._timer = None
            on_end()
            return
        began = self._loop.time()

        def look() -> None:
            gone = self._loop.time() - began if self._is_quiet() else 0.0
            self._wait(left - gone, on_end)

        self._timer = self._loop.call_later(STEP, look)
