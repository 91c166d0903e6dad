"""A file replaced as a whole: whoever reads it, whatever ends us, it is the old one or the new."""

import errno
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path


def replace_file(file: Path, data: bytes) -> None:
    """Give a file this content and the mode it had; a new one, and its folders, are the person's alone.

    Behind a symbolic link the file that it leads to is replaced. Raises OSError, with the file as it
    was.
    """
    target = Path(os.path.realpath(file))
    # To replace a file one needs no right to write it; who took that right away meant something.
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with open(descriptor, "wb") as new:
            new.write(data)
            new.flush()
            os.fsync(new.fileno())  # or a power cut may leave the new name with nothing in it
        with suppress(OSError):  # no old file, or a disk that knows no modes
            os.chmod(name, stat.S_IMODE(os.stat(target).st_mode))
        os.replace(name, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
