"""What takes a while tells that it goes on: nothing is silent for more than three seconds."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator

QUIET = 2.5
"""Seconds after which something is said where nothing else is."""


@contextlib.contextmanager
def told_while(tell: Callable[[int], None], every: float) -> Iterator[None]:
    """Have it told, each time after so many seconds, for how many it has gone on; from a thread."""
    is_over = threading.Event()
    began = time.monotonic()

    def go_on() -> None:
        while not is_over.wait(every):
            tell(round(time.monotonic() - began))

    thread = threading.Thread(target=go_on, name="waiting", daemon=True)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()
