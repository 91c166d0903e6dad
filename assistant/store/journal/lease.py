"""A lease: a game is played in one program at a time, and is free as soon as that has ended, however.

It is a lock of the operating system on a file of its own, which is taken away with the lease. A lock
that a crash could leave behind there is not.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from speech.files.file_lock import take
from speech.files.own_folders import make_own

LOOKING = 0.05
"""Seconds for which somebody may have the lock who only looks whether it is free."""


class Lease:
    """That of one game, held until it is released or the process ends."""

    def __init__(self, file: Path, descriptor: int) -> None:
        self._file = file
        self._descriptor = descriptor

    def release(self) -> None:
        """Let others have it."""
        if self._descriptor < 0:
            return
        with suppress(OSError):
            self._file.unlink()  # while it is held: who waits for this file looks whether it is there
        os.close(self._descriptor)
        self._descriptor = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def leases_of(journal: Path) -> Path:
    """The folder of the leases of the games in a journal."""
    return journal.with_name(f"{journal.name}-leases")


def take_lease(journal: Path, game: int) -> Lease | None:
    """The lease of a game, by its number in the journal; None where another program has it.

    Raises OSError where there can be no lease.
    """
    folder = leases_of(journal)
    make_own(folder)
    file = folder / str(game)
    until = time.monotonic() + LOOKING
    while True:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            is_taken = take(descriptor)
            if is_taken and _is_still(file, descriptor):
                return Lease(file, descriptor)
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)  # who had it took the file away between our two steps, or has it still
        if not is_taken:
            if time.monotonic() >= until:
                return None
            time.sleep(LOOKING / 10)


def is_leased(journal: Path, game: int) -> bool:
    """Whether a program has the game now; a disk that knows no locks cannot tell, and so says no."""
    file = leases_of(journal) / str(game)
    try:
        descriptor = os.open(file, os.O_RDWR)
    except OSError:
        return False
    try:
        return not take(descriptor)
    except OSError:
        return False
    finally:
        os.close(descriptor)


@contextmanager
def alone_with(journal: Path, game: int) -> Iterator[bool]:
    """Have a game while something is done about it: True, or False where another program has it.

    Where there can be no lease nobody is told from anybody else, and it is done all the same.
    """
    try:
        lease = take_lease(journal, game)
    except OSError:
        yield True
        return
    if lease is None:
        yield False
        return
    with lease:
        yield True


def _is_still(file: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(os.stat(file), os.fstat(descriptor))
    except OSError:
        return False
