"""Files opened that are files: no pipe that would be waited for, no device, no socket."""

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO


def open_regular(path: str | Path) -> BinaryIO:
    """Open a file. Raises OSError at once for anything else: IsADirectoryError, or ENXIO, as the
    system itself says of a socket."""
    return os.fdopen(_regular(path, os.O_RDONLY | getattr(os, "O_BINARY", 0)), "rb")


def regular_alone(path: str, flags: int) -> int:
    """What `open` takes as its opener to write to a file; one that it makes is the person's alone."""
    return _regular(path, flags)


def _regular(path: str | Path, flags: int) -> int:
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o600)
    kind = os.fstat(descriptor).st_mode
    if stat.S_ISREG(kind):
        return descriptor
    os.close(descriptor)
    number = errno.EISDIR if stat.S_ISDIR(kind) else errno.ENXIO
    raise OSError(number, os.strerror(number))
