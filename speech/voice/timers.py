"""Work that is done later, in threads of its own, unless it is called off."""

import threading
from collections.abc import Callable


class Timers:
    """All that is to be done later."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._timers: set[threading.Timer] = set()

    def later(self, seconds: float, work: Callable[[], object]) -> threading.Timer:
        """Do this after so many seconds."""

        def run() -> None:
            self._timers.discard(timer)
            work()

        timer = threading.Timer(seconds, run)
        timer.daemon = True
        timer.name = self._name
        self._timers.add(timer)
        timer.start()
        return timer

    def call_off(self, timer: threading.Timer | None) -> None:
        """Do not do this, unless it is being done."""
        if timer:
            timer.cancel()
            self._timers.discard(timer)

    def call_all_off(self) -> None:
        """Do nothing of it any more."""
        for timer in tuple(self._timers):
            self.call_off(timer)
