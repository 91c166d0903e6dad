"""A folder of mails, a Maildir or files that end in .eml, and which are new since it was looked at.

Nothing in it is moved, marked or deleted: it is the person's, and their mail program's.
"""

import errno
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ENDING = ".eml"
OF_MAILDIR = ("new", "cur")
"""Where mails lie that are whole; those that are being delivered lie in tmp."""
_FLAGS = re.compile(r"[:;!]2,[A-Za-z]*\Z")
"""What a mail program has put behind a name: that it was read, or answered."""


class Mark(NamedTuple):
    """By what a file is known to be as it was."""

    size: int
    changed: int
    """In nanoseconds since 1970."""


class Found(NamedTuple):
    """A mail that is new in the folder."""

    key: str
    """What it is called as long as it lies there, read or not."""
    path: str
    mark: Mark
    is_file: bool = True
    """Whether it is no pipe, device or socket."""


class MailFolder:
    """What was seen of a folder, so that nothing is looked at twice."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen: dict[str, Mark] = {}
        """By key, as what it was looked at."""
        self._growing: dict[str, Mark] = {}
        """Those of files that may not be whole as yet."""

    def look(self) -> list[Found]:
        """The mails that are new, or others than they were, the oldest first; those that may still be
        written to come with the next look. Raises OSError: NotADirectoryError for what is no folder."""
        is_maildir, entries = self._entries()
        found: list[Found] = []
        there: set[str] = set()
        growing: dict[str, Mark] = {}
        for entry in entries:
            key = _key_of(entry.name) if is_maildir else entry.name
            there.add(key)
            if is_maildir and key in self._seen:
                continue  # a mail there is whole, and never changes
            mark = mark_of(entry)
            if mark is None or self._seen.get(key) == mark:
                continue
            if is_maildir or self._growing.get(key) == mark:
                found.append(Found(key, entry.path, mark, os.path.isfile(entry.path)))
            else:
                growing[key] = mark
        self._growing = growing
        self._seen = {key: mark for key, mark in self._seen.items() if key in there}
        return sorted(found, key=lambda each: (each.mark.changed, each.key))

    @property
    def growing(self) -> frozenset[str]:
        """The keys of those that come with the next look, if they stay as they are."""
        return frozenset(self._growing)

    def mark_seen(self, found: Found) -> None:
        """A mail was looked at, and need not be again while it stays as it is."""
        self._seen[found.key] = found.mark

    def forget(self) -> None:
        """Everything is to be looked at again."""
        self._growing |= self._seen
        self._seen = {}

    def _entries(self) -> tuple[bool, Iterator[os.DirEntry[str]]]:
        """Whether it is a Maildir, and what lies there as mails do."""
        folders = [each for name in OF_MAILDIR if (each := self._path / name).is_dir()]
        if folders:
            return True, (entry for each in folders for entry in _listed(each) if _is_mail(entry))
        if self._path.exists() and not self._path.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(self._path))
        return False, (each for each in _listed(self._path) if each.name.lower().endswith(ENDING))


def _listed(folder: Path) -> list[os.DirEntry[str]]:
    with os.scandir(folder) as entries:
        return list(entries)


def mark_of(path: os.DirEntry[str] | str) -> Mark | None:
    """None for a folder, and for what was moved since its folder was listed. A link that leads to no
    file, but to a device, a folder or nowhere, is known by itself: a device may be as old as the
    machine's start, and changes all the time."""
    try:
        link = os.lstat(path)
    except (OSError, ValueError):
        return None
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        status = link  # it leads nowhere
    if stat.S_ISLNK(link.st_mode) and not stat.S_ISREG(status.st_mode):
        return Mark(0, link.st_mtime_ns)
    return None if stat.S_ISDIR(status.st_mode) else Mark(status.st_size, status.st_mtime_ns)


def _is_mail(entry: os.DirEntry[str]) -> bool:
    return not entry.name.startswith(".")


def _key_of(name: str) -> str:
    return _FLAGS.sub("", name)
