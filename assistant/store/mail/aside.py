"""The mails of a mailbox that cannot be read, remembered so that each is told once and tried no more as
it is, and those that were read and are of no game here; `damavoce doctor` lists them.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from assistant.store.mail.folder import Found, Mark, mark_of
from speech.files.notes import read_note, write_note
from speech.files.own_folders import make_own

FILE = "mails-aside.json"
REFUSED, READ = "refused", "read"
"""Why one is put aside that could be read: one has said no to it, or it is of no game."""
CLOSED = "closed"
"""Why one is put aside that the system does not let be opened: it is tried again, and told no more."""
MOST = 500
"""Mails that are remembered when the program has ended, those that came last."""


def note_of_mails() -> Path | None:
    """Where they are remembered; None for a person without a home."""
    from platformdirs import user_data_path

    try:
        return user_data_path("damavoce", appauthor=False) / FILE
    except (RuntimeError, LookupError, ValueError, OSError):
        return None


class MailsAside:
    """The mails that were put aside. Nothing raises: what cannot be written is found out again."""

    def __init__(self, note: Path | None) -> None:
        self._note = note
        self._known: dict[str, tuple[Mark, str]] = {}
        """By path, as what it was tried, and a word of MailsUnread, or one of these."""
        self._left: dict[str, str] = {}
        """By path, the ids of those that were read: they are known by these, wherever they lie."""
        told = (read_note(note) or {}) if note else {}
        for path, entry in told.items():
            match entry:
                case [int(size), int(changed), str(why), *message]:
                    self._known[path] = Mark(size, changed), why
                    if message:
                        self._left[path] = str(message[0])

    def has(self, found: Found) -> bool:
        """Whether a mail that cannot be read was put aside as it is."""
        mark, why = self._known.get(found.path, (None, ""))
        return mark == found.mark and found.path not in self._left and why != CLOSED

    def is_closed(self, found: Found) -> bool:
        """Whether it was told already that a mail cannot be opened."""
        return self._known.get(found.path) == (found.mark, CLOSED)

    def take_back(self, found: Found) -> None:
        """A mail can be opened now."""
        if self.is_closed(found):
            del self._known[found.path]
            self._write()

    def why_left(self, message: str) -> str:
        """Why a message was put aside that was read; empty for any other."""
        path = next((path for path, each in self._left.items() if each == message), "")
        return self._known[path][1] if path else ""

    def add(self, found: Found, why: str, message: str = "") -> None:
        """A mail cannot be read, or the message in it was read and left."""
        self._known.pop(found.path, None)
        self._known[found.path] = found.mark, why
        self._left |= {found.path: message} if message else {}
        self._write()

    def still_there(self) -> Iterator[tuple[str, str]]:
        """The paths of those that lie where they did, as they were, each with why."""
        for path, (mark, why) in self._known.items():
            if mark_of(path) == mark:
                yield path, why

    def _write(self) -> None:
        if self._note:
            with suppress(OSError):
                make_own(self._note.parent)
                told = {
                    path: [*mark, why, *([self._left[path]] if path in self._left else [])]
                    for path, (mark, why) in [*self._known.items()][-MOST:]
                }
                write_note(self._note, told)
