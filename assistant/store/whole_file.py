"""A file replaced as a whole: whoever reads it, whatever ends us, it is the old one or the new."""

import errno
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from speech.files.file_lock import locked
from speech.files.own_folders import make_own

PATIENCE = 2.0
"""Seconds for which another program may be at the same file: one that is stopped must stop nobody."""


@contextmanager
def alone_at(file: Path) -> Iterator[None]:
    """Be the only one who reads and changes a file: of two programs each change then stays.

    Where the lock cannot be had, because the disk knows none or who has it does not go on, everything
    is done without it.
    """
    target = Path(os.path.realpath(file))
    with ExitStack() as held:
        with suppress(OSError):
            make_own(target.parent)
            # A folder can be locked itself, and nothing is left behind; but not on Windows.
            lock = target.parent if os.name == "posix" else target.parent / f".{target.name}.lock"
            held.enter_context(locked(lock, patience=PATIENCE))
        yield


def replace_file(file: Path, data: bytes) -> None:
    """Give a file this content and the mode it had. Raises OSError, with the file as it was."""
    with replacing(file) as new:
        new.write(data)


@contextmanager
def replacing(file: Path) -> Iterator[BinaryIO]:
    """The new content of a file, which is its content when all is written; it has the mode it had.

    A new one, and its folders, are the person's alone. Behind a symbolic link the file that it leads to
    is replaced; a pipe or a device is not. Raises OSError, with the file as it was, as after any other
    error.
    """
    target = Path(os.path.realpath(file))
    if target.exists() and not target.is_file():
        number = errno.EISDIR if target.is_dir() else errno.ENXIO
        raise OSError(number, os.strerror(number))
    # To replace a file one needs no right to write it; who took that right away meant something.
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    make_own(target.parent)
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with open(descriptor, "wb") as new:
            yield new
            new.flush()
            os.fsync(new.fileno())  # or a power cut may leave the new name with nothing in it
        with suppress(OSError):  # no old file, or a disk that knows no modes
            os.chmod(name, stat.S_IMODE(os.stat(target).st_mode))
        os.replace(name, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
