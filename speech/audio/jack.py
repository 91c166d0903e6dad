"""In the child process of the voice, on Linux: what a process that was killed left in JACK's library.

Debian's PortAudio asks for JACK first, whose library opens a database in shared memory, with locks that
outlive a process which is killed while it holds one: from then on every start of PortAudio by the same
person waits for ever, until the next boot (seen after some hundred kills). Nobody is disturbed: the
database is removed only where no process has it open, and the library makes it anew.
"""

import contextlib
import os
import shutil
import sys
from pathlib import Path

SHARED = Path("/dev/shm")
PROC = Path("/proc")


def database(folder: Path = SHARED) -> Path:
    """Where JACK's library keeps it for this person; it need not exist."""
    return folder / f"jack_db-{os.getuid()}"


def forget_locks(folder: Path = SHARED) -> None:
    """Remove the database where nobody has it open, which takes some milliseconds to find out."""
    if sys.platform != "linux":
        return
    left = database(folder)
    if left.is_dir() and not _is_open(left):
        shutil.rmtree(left, ignore_errors=True)


def _is_open(folder: Path) -> bool:
    """Whether a process of this person maps a file of this folder; those of others cannot."""
    named = f" {folder}/".encode()
    for process in PROC.glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if process.stat().st_uid == os.getuid() and named in (process / "maps").read_bytes():
                return True
    return False
