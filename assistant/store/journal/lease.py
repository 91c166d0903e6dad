"""A lease: a game is played in one program at a time, and is free as soon as that has ended, however.

It is a lock of the operating system on a file of its own, which is taken away with the lease. A lock
that a crash could leave behind there is not.
"""

import os
import time
from collections.abc import Collection, Iterator
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
        if _is_still(self._file, self._descriptor):  # or the folder was removed, and it is another's
            with suppress(OSError):
                self._file.unlink()  # while it is held: who waits for it looks whether it is there
        os.close(self._descriptor)
        self._descriptor = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


class Leases:
    """Those of the games that are one program's."""

    def __init__(self) -> None:
        self.path: Path | None = None
        """Of the journal; None while none is known."""
        self._held: dict[int, Lease] = {}
        """By the number of the game."""

    def hold(self, game: int) -> bool:
        """Have a game for this program alone; False where another one has it."""
        if game in self._held or self.path is None:
            return True
        try:
            lease = take_lease(self.path, game)
        except OSError:
            return True  # a disk that knows no locks: better played twice than not at all
        if lease:
            self._held[game] = lease
        return lease is not None

    def let_go(self, but: Collection[int] = ()) -> None:
        """Let others have the games, but for these."""
        for game in [each for each in self._held if each not in but]:
            self._held.pop(game).release()

    def is_elsewhere(self, game: int) -> bool:
        """Whether another program has it."""
        return game not in self._held and self.path is not None and is_leased(self.path, game)

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, game: int) -> bool:
        return game in self._held


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
