"""Folders that are the person's alone: made so, and known to be so.

What is loaded from a folder, above all code, must not have been put there by somebody else.
"""

import os
import stat
import sys
from pathlib import Path

PRIVATE = 0o700
_WRITABLE_BY_OTHERS = 0o022


def make_own(folder: Path) -> None:
    """Make a folder and those above it that are missing, each for the person alone. Raises OSError.

    Whatever umask is set: one that allows everybody everything is no wish of the person's.
    """
    missing = []
    for each in (folder, *folder.parents):
        if each.exists():
            break
        missing.append(each)
    for each in reversed(missing):
        each.mkdir(mode=PRIVATE, exist_ok=True)
    if not folder.is_dir():
        raise NotADirectoryError(str(folder))


def opened_alone(path: str, flags: int) -> int:
    """What `open` takes as its opener, so that a file it makes is the person's alone."""
    return os.open(path, flags, 0o600)


def is_own(folder: Path) -> bool:
    """Whether nobody but the person and the system can have put anything into a folder.

    Up the whole path: who may rename a folder above may put another one in its place. A folder in which
    everybody may write but rename only what is theirs, as that of temporary files, is no such place for
    what lies further down. False where it cannot be told.
    """
    if sys.platform == "win32":
        return True  # profiles are their users' own there, and modes say nothing
    try:
        real = Path(os.path.realpath(folder, strict=True))
        if not _is_closed(real.stat(), is_above=False):
            return False
        return all(_is_closed(each.stat(), is_above=True) for each in real.parents)
    except OSError:
        return False


def are_own_files(folder: Path) -> bool:
    """Whether all files in a folder are the person's, and nobody else may write to them."""
    if sys.platform == "win32":
        return True
    try:
        found = [file.lstat() for file in folder.rglob("*")]
    except OSError:
        return False
    return all(each.st_uid == os.getuid() and not each.st_mode & _WRITABLE_BY_OTHERS for each in found)


def make_private(folder: Path) -> None:
    """Take from everybody else what they may do with a folder and what lies in it. Raises OSError."""
    for each in (folder, *folder.rglob("*")):
        if not each.is_symlink():
            each.chmod(stat.S_IMODE(each.stat().st_mode) & 0o700)


def _is_closed(found: os.stat_result, *, is_above: bool) -> bool:
    assert sys.platform != "win32"
    owners = {os.getuid(), 0} if is_above else {os.getuid()}
    if found.st_uid not in owners:
        return False
    if is_above and found.st_mode & stat.S_ISVTX:
        return True
    if found.st_mode & stat.S_IWOTH:
        return False
    return not found.st_mode & stat.S_IWGRP or _is_group_of_one(found.st_gid)


def _is_group_of_one(group: int) -> bool:
    """Whether a group has nobody in it but the person: many systems give each person one."""
    assert sys.platform != "win32"
    import grp
    import pwd

    try:
        person = pwd.getpwuid(os.getuid())
        members = set(grp.getgrgid(group).gr_mem)
    except KeyError:
        return False
    return group == person.pw_gid and members <= {person.pw_name}
