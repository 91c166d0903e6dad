"""Where the journal lies, and whether that is a disk of this machine or one at the end of a network."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from assistant.store.journal.file import JournalError, Trouble

NETWORK = frozenset(
    {
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ncpfs", "9p", "ceph", "glusterfs", "lustre"),
        *("fuse.sshfs", "fuse.glusterfs", "davfs", "fuse.davfs", "fuse.rclone", "afpfs", "webdav"),
    }
)
"""Kinds of file systems of which another machine may change the file: there SQLite's shared memory,
which its write-ahead log needs, is not shared."""


class Mount(NamedTuple):
    """A place in the tree of folders, and the kind of file system that begins there."""

    folder: str
    kind: str


def journal_file() -> Path:
    """Where the games are kept, whether the file is there or not. Raises JournalError."""
    from platformdirs import user_data_path

    try:
        return user_data_path("damavoce", appauthor=False) / "games.db"
    except (RuntimeError, LookupError, ValueError, OSError) as error:
        raise JournalError(Trouble.NO_HOME, str(error)) from error


def mounts() -> tuple[Mount, ...]:
    """What is mounted where, as Linux tells; nothing where the system has no such list."""
    if sys.platform != "linux":
        return ()
    try:
        lines = Path("/proc/self/mounts").read_text("utf-8", "replace").splitlines()
    except OSError:
        return ()
    found = [line.split(" ") for line in lines]
    return tuple(Mount(_unescaped(each[1]), each[2]) for each in found if len(each) > 2)


def is_far(folder: Path, table: Iterable[Mount]) -> bool:
    """Whether a folder is on a network drive: the mount that is nearest above it decides.

    On Windows a drive of a network is told by its name, `\\\\server\\share`, or a letter that is not
    looked into; SQLite refuses its log there by itself.
    """
    text = str(folder.absolute())
    if text.startswith("\\\\"):
        return True
    above = [each for each in table if _is_under(text, each.folder)]
    return bool(above) and max(above, key=lambda each: len(each.folder)).kind in NETWORK


def _is_under(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def _unescaped(text: str) -> str:
    r"""The name of a folder: the list writes blanks and the like as `\040`."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), text)
