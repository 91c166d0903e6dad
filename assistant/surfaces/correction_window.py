"""The times in which moves by voice may be corrected: counted only while nobody speaks or types."""

import asyncio
from collections.abc import Callable

STEP = 0.05
"""Seconds after which it is looked at again whether somebody speaks or types."""


class CorrectionWindows:
    """Several such times, by their numbers: none ends another."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        is_quiet: Callable[[], bool],
        on_end: Callable[[int], None],
    ) -> None:
        """`is_quiet` tells whether neither the player speaks or types nor the program speaks; `on_end`
        is called with the number of each when its quiet seconds have gone by."""
        self._loop = loop
        self._is_quiet = is_quiet
        self._on_end = on_end
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def open(self, number: int, seconds: float) -> None:
        """Begin one. Its number was never used before."""
        self._wait(number, seconds)

    def close(self) -> None:
        """End all without a call. May be called twice."""
        while self._timers:
            self._timers.popitem()[1].cancel()

    def _wait(self, number: int, left: float) -> None:
        if left <= 0:
            self._timers.pop(number, None)
            self._on_end(number)
            return
        began = self._loop.time()

        def look() -> None:
            gone = self._loop.time() - began if self._is_quiet() else 0.0
            self._wait(number, left - gone)

        self._timers[number] = self._loop.call_later(STEP, look)
