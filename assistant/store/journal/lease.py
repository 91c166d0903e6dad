"""A lease: a game is played in one program at a time, and is free as soon as that has ended, however.

It is a lock of the operating system on a file of its own, which is taken away with the lease. A lock
that a crash could leave behind there is not.
"""

import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from speech.files.file_lock import take
from speech.files.own_folders import make_own


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
    while True:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        if not take(descriptor):
            os.close(descriptor)
            return None
        if _is_still(file, descriptor):
            return Lease(file, descriptor)
        os.close(descriptor)  # who had it took the file away between our two steps


def is_leased(journal: Path, game: int) -> bool:
    """Whether a program has the game now."""
    file = leases_of(journal) / str(game)
    try:
        descriptor = os.open(file, os.O_RDWR)
    except OSError:
        return False
    try:
        return not take(descriptor)
    finally:
        os.close(descriptor)


def _is_still(file: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(os.stat(file), os.fstat(descriptor))
    except OSError:
        return False
