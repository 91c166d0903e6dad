"""What the journal knows of the games by correspondence, for who looks through a mailbox for them."""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from assistant.settings.mail_terms import own_side
from assistant.settings.terms import Terms
from assistant.settings.terms_text import parse_terms
from assistant.store.journal.columns import UNREADABLE
from assistant.store.journal.file import JournalError, open_to_read
from assistant.store.journal.watch import identity_of
from assistant.store.mail.choosing import NOTHING_KNOWN, RECENT, Known
from assistant.store.mail.mails import address_of

BEFORE_IT_BEGAN = 7 * 86400.0
"""Seconds before a game was begun here within which the other player may have written of it."""


class KnownGames:
    """The games of a journal, read anew when something was written there. For one thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: sqlite3.Connection | None = None
        self._version = -1
        self._identity: tuple[int, int] | None = None
        self._known = NOTHING_KNOWN._replace(recent=time.time() - RECENT)

    def now(self) -> Known:
        """What is known now; what was known last where the journal cannot be read."""
        try:
            if self._file and identity_of(self._path) != self._identity:
                self._file.close()
                self._file, self._version = None, -1  # another one lies there now
            if self._file is None:
                self._identity = identity_of(self._path)
                self._file = open_to_read(self._path)
            if self._file is None:
                return self._known
            (version,) = self._file.execute("PRAGMA data_version").fetchone()
            if version != self._version:
                self._known = _known(self._file)._replace(recent=self._known.recent)
                self._version = version
        except (JournalError, sqlite3.Error):
            self._file, self._version = None, -1
        return self._known


def _known(file: sqlite3.Connection) -> Known:
    codes: dict[str, float] = {}
    senders: dict[str, float] = {}
    by_code: dict[str, _Seen] = {}
    closed: dict[str, float] = {}
    former: dict[str, float] = {}
    taken: set[str] = set()
    left: set[str] = set()
    parts: dict[str, set[str]] = {}
    for number, text, is_over, began, deleted in file.execute(
        "SELECT id, terms, result IS NOT NULL, began, deleted FROM games WHERE terms LIKE ?",
        ('%"mail"%',),
    ):
        with suppress(*UNREADABLE):
            terms = parse_terms(json.loads(text))
            if terms.mail is None:
                continue
            if deleted is not None:
                closed.setdefault(terms.mail.code, float(deleted))
                continue
            seen = _Seen(terms, began)
            for deed in _deeds(file, number):
                seen.follow(deed)
            taken |= seen.taken | seen.left
            left |= seen.left
            for message, others in seen.parts.items():
                parts.setdefault(message, set()).update(others)
            by_code[terms.mail.code] = seen
            (closed if is_over else codes)[terms.mail.code] = seen.until
            address = address_of(terms.mail.address)
            if address and is_over:
                former[address] = max(seen.until, former.get(address, seen.until))
            elif address:
                senders[address] = min(seen.until, senders.get(address, seen.until))
    awaited: dict[str, tuple[str, ...]] = {}
    for message in parts.keys() - left:
        codes_left = sorted(codes.keys() & parts[message])
        if waiting := tuple(code for code in codes_left if message not in by_code[code].taken):
            awaited[message] = waiting
    return Known(codes, closed, senders, former, frozenset(taken), awaited)


def _deeds(file: sqlite3.Connection, game: int) -> Iterator[dict[str, Any]]:
    for (text,) in file.execute(
        "SELECT deed FROM deeds WHERE game = ? AND (deed LIKE ? OR deed LIKE ? OR deed LIKE ?) "
        "ORDER BY number",
        (game, '%"MessageReceived"%', '%"MessageLeft"%', '%"MovePlayed"%'),
    ):
        yield json.loads(text)


class _Seen:
    """Up to when the messages of a game are known to be taken: those that came before are not news.

    A move that was typed by hand stood in a message as well, which came before that.
    """

    def __init__(self, terms: Terms, began: float) -> None:
        self._theirs = own_side(terms).opponent.value
        self._received: float | None = None
        self.until = began - BEFORE_IT_BEGAN
        self.taken: set[str] = set()
        self.left: set[str] = set()
        self.parts: dict[str, tuple[str, ...]] = {}
        """By the message that was taken, the codes of the other games of which it has parts."""

    def follow(self, deed: dict[str, Any]) -> None:
        """A message that was taken, or left after it was read, or a move."""
        if deed["name"] == "MessageLeft":
            self.left.add(str(deed.get("message", "")))
        elif deed["name"] == "MessageReceived":
            self._received = float(deed["received"])
            self.until = max(self.until, self._received)
            self.taken.add(message := str(deed.get("message", "")))
            if others := deed.get("others"):
                self.parts[message] = tuple(map(str, others))
        elif deed.get("side") == self._theirs and self._received is None:
            self.until = max(self.until, float(deed["at"]))
        else:
            self._received = None
