"""In a child process: an end for native calls that hang."""

import contextlib
import faulthandler
from collections.abc import Iterator

NO_ANSWER = "no-answer"
"""Why something cannot be had: it hangs; it may not the next time."""


@contextlib.contextmanager
def limit(seconds: float) -> Iterator[None]:
    """End the process if this takes longer: a thread in C, which no native code keeps from it."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
