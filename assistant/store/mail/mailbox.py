"""A mailbox that is watched: a thread looks at the folder every few seconds, and tells what has come.

It uses no network, and changes nothing there. Of a mail that is about no game, and can begin none, it
looks at the headers alone. One that cannot be read, whatever is wrong with it, is put aside and told
once: it never holds up those behind it.
"""

import errno
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from assistant.dialogue.events import (
    Event,
    MailArrived,
    MailboxLost,
    MailboxRegained,
    MailboxSearched,
    MailsUnread,
)
from assistant.parsing.mail.quoting import written_now
from assistant.store.documents import as_told
from assistant.store.mail.aside import CLOSED, REFUSED, MailsAside
from assistant.store.mail.choosing import NOTHING_KNOWN, Known, begins, codes_in, is_wanted, may_begin
from assistant.store.mail.folder import Found, MailFolder, mark_of
from assistant.store.mail.mails import MOST_BYTES, MOST_OF_HEADERS, headers_of, mail_of
from assistant.values import replaced
from speech.files.regular import open_regular

PAUSE = 4.0
"""Seconds between two looks, at least."""
SETTLED = 1.0
"""Seconds after which a file that is as it was is whole: it is looked at again so soon."""
SHARE = 20
"""A look is followed by a pause that is so many times as long, where a folder is slow."""
_A_FEW = 100
"""Mails after which who else wants to run is let."""
_A_NANOSECOND = 1e-9
_OURS = (errno.EMFILE, errno.ENFILE, errno.ENOMEM)
"""What keeps a mail from being opened that is no matter of the mail."""


class _Unread(Exception):
    """A mail that cannot be read; `why` is a word of MailsUnread."""

    def __init__(self, why: str) -> None:
        self.why = why


class Mailbox:
    """One folder of mails, with the thread that looks at it."""

    def __init__(
        self,
        path: Path,
        post: Callable[[Event], None],
        known: Callable[[], Known],
        note: Path | None = None,
    ) -> None:
        """`post`, and `known`, which tells what is known of the games, are called from the thread.
        In `note` is remembered which mails were put aside."""
        self._told = as_told(path)
        self._folder = MailFolder(path)
        self._post = post
        self._known = known
        self._last = NOTHING_KNOWN
        self._handed_on: dict[str, Found] = {}
        """The mails that were told of already, by the ids of their messages."""
        self._left: queue.SimpleQueue[tuple[str, str]] = queue.SimpleQueue()
        """The ids of those that are to be told of no more, with why."""
        self._aside = MailsAside(note)
        self._unread: dict[str, str] = {}
        """The mails that were put aside in this look, each with why."""
        self._lost = ""
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="mailbox", daemon=True)

    def start(self) -> None:
        """Begin to watch."""
        self._thread.start()

    def close(self) -> None:
        """Watch no more."""
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join(1.0)
        self._put_left_aside()

    def put_aside(self, message: str, why: str) -> None:
        """Tell of this message no more, also when the program runs the next time."""
        self._left.put((message, why))

    def _watch(self) -> None:
        pause, is_searched = 0.0, False
        left: frozenset[str] | None = None  # what was there first, and was not looked into as yet
        while not self._ended.wait(pause):
            began = time.monotonic()
            self.look()
            growing = self._folder.growing
            if not (is_searched or self._lost):
                left = growing if left is None else left & growing
                is_searched = not left
                if is_searched:
                    self._post(MailboxSearched())
            took = time.monotonic() - began
            pause = max(SETTLED, took) if growing else max(PAUSE, SHARE * took)

    def look(self) -> None:
        """Look at the folder once, and tell what has come; what is wrong with it is told once."""
        try:
            self._put_left_aside()
            known = self._known()
            if _names_of(known) - _names_of(self._last):
                self._folder.forget()  # what was about no game may be about the one that has begun
            self._last = known
            self._tell(self._looked_at(self._folder.look(), known))
            self._tell_unread()
        except OSError as error:
            self._lose(_why_lost(error))
        except Exception:  # noqa: BLE001  (whatever it is, the mailbox is asked again later)
            self._lose("other")
        else:
            if self._lost:
                self._lost = ""
                self._post(MailboxRegained(self._told))

    def _looked_at(self, mails: Sequence[Found], known: Known) -> Iterator[MailArrived]:
        for number, found in enumerate(mails):
            if self._ended.is_set():
                return
            if arrived := self._look_at(found, known):
                yield arrived
            if number % _A_FEW == _A_FEW - 1:
                self._ended.wait(0.005)

    def _tell(self, arrived: Iterator[MailArrived]) -> None:
        """Each as soon as it is known whether another one follows."""
        last = next(arrived, None)
        while last:
            following = next(arrived, None)
            self._post(replaced(last, has_more=following is not None))
            last = following

    def _tell_unread(self) -> None:
        if unread := self._unread:
            self._unread = {}
            self._post(MailsUnread(tuple(unread), next(iter(unread.values()))))

    def _lose(self, why: str) -> None:
        if not self._lost:
            self._lost = why
            self._post(MailboxLost(self._told, why))

    def _look_at(self, found: Found, known: Known) -> MailArrived | None:
        received = found.mark.changed * _A_NANOSECOND
        arrived = None
        if received >= known.since and not self._aside.has(found):
            try:
                arrived = self._arrived(found, known, received)
            except OSError as error:
                if error.errno in _OURS:
                    raise
                # Where it was moved since, or the folder goes, the next look tells.
                if mark_of(found.path) == found.mark and not self._aside.is_closed(found):
                    self._put_aside(found, CLOSED)
                return None
            except _Unread as error:
                self._put_aside(found, error.why)
            except Exception:  # noqa: BLE001  (nothing that one mail raises is to hold up the others)
                self._put_aside(found, "other")
            else:
                self._aside.take_back(found)
            if arrived:
                self._handed_on[arrived.message] = found
        self._folder.mark_seen(found)
        return arrived

    def _put_left_aside(self) -> None:
        with suppress(queue.Empty):
            while True:
                message, why = self._left.get_nowait()
                if found := self._handed_on.get(message):
                    self._aside.add(found, why, message)

    def _is_left(self, message: str, subject: str, known: Known) -> bool:
        """Whether a message was put aside before, and names no game now that goes on."""
        why = self._aside.why_left(message)
        return why == REFUSED or (bool(why) and not codes_in(subject) & known.codes.keys())

    def _put_aside(self, found: Found, why: str) -> None:
        self._aside.add(found, why)
        self._unread[as_told(Path(found.path))] = why

    def _arrived(self, found: Found, known: Known, received: float) -> MailArrived | None:
        """What a mail says, if it may be about a game and was not told of before. Raises _Unread."""
        if not found.is_file:
            raise _Unread("no-file")
        data = _read(found.path, MOST_OF_HEADERS + 1)
        headers = headers_of(data)
        is_news = is_wanted(headers, received, known)
        if headers.message in self._handed_on:
            return None
        if not (is_news or may_begin(headers, received, known, data)):
            if headers.is_cut:  # nobody knows what it is about: it is listed, and told to nobody
                self._aside.add(found, "header")
            return None
        if len(data) > MOST_OF_HEADERS:
            data = _read(found.path, MOST_BYTES)
        mail = mail_of(data)
        parts = known.awaited.get(mail.message, ())
        is_told = mail.message in self._handed_on or (mail.message in known.taken and not parts)
        if is_told or self._is_left(mail.message, headers.subject, known):
            return None
        text = "\n".join(written_now(mail.letter.text).lines).strip()
        if not (is_news or begins(headers, text, received, known)):
            return None
        if mail.letter.trouble:
            raise _Unread(mail.letter.trouble)
        sender, is_automatic = mail.letter.sender, mail.letter.is_automatic
        told = mail.message, sender, received, headers.subject, text, is_automatic
        return MailArrived(*told, parts=parts)


def _names_of(known: Known) -> set[str]:
    return {*known.codes, *known.senders}


def _read(path: str, most: int) -> bytes:
    """The first bytes of a file. Raises OSError."""
    with open_regular(path) as file:
        return file.read(most)


def _why_lost(error: OSError) -> str:
    kinds: dict[type[OSError], str] = {
        FileNotFoundError: "missing",
        NotADirectoryError: "no-mailbox",
        PermissionError: "forbidden",
    }
    return kinds.get(type(error), "other")
