"""A lock between processes, which goes with the one that holds it, however that ends."""

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

STEP = 0.2
"""Seconds between two looks at a lock that somebody else has."""


@contextlib.contextmanager
def locked(
    file: Path, on_wait: Callable[[], None] = lambda: None, patience: float | None = None
) -> Iterator[None]:
    """Hold the lock of this file, which is made, or of this folder.

    `on_wait` is called once if somebody else has it.

    Waits as long as it takes, or as many seconds. Raises OSError where the file cannot be made, and
    TimeoutError, which is one, when patience is at its end.
    """
    lock = os.open(file, os.O_RDONLY if file.is_dir() else os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not take(lock):
            on_wait()
            until = None if patience is None else time.monotonic() + patience
            while not take(lock):
                if until is not None and time.monotonic() >= until:
                    raise TimeoutError(str(file))
                time.sleep(STEP if patience is None else min(STEP, patience / 100))
        yield
    finally:
        os.close(lock)


def can_take(descriptor: int) -> bool:
    """Whether nobody else writes to an open file, which is then held for as long as it is open.

    On Windows it is not held: there, nobody could read what is held.
    """
    return sys.platform == "win32" or take(descriptor)


if sys.platform == "win32":
    import msvcrt

    def take(lock: int) -> bool:
        """Have the lock of an open file until it is closed; whether nobody else has it."""
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def take(lock: int) -> bool:
        """Have the lock of an open file until it is closed; whether nobody else has it."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
