"""Which mails of a mailbox are read: those that name a game in their subject, or come from somebody who
plays one."""

import re
from typing import NamedTuple

from assistant.store.mail.mails import Headers

_CODE = re.compile(r"\b([A-Z]{2})[-\s]?(\d{1,5})\b", re.IGNORECASE)


class Known(NamedTuple):
    """What is known of the games by correspondence, and of what was taken already."""

    codes: frozenset[str] = frozenset()
    """Of games that go on."""
    closed: frozenset[str] = frozenset()
    """Of those that have ended."""
    senders: frozenset[str] = frozenset()
    """The addresses of who plays them, in small letters."""
    taken: frozenset[str] = frozenset()
    """The ids of the messages that were taken."""
    since: float = 0.0
    """In seconds since 1970: what came before is about no game that goes on."""


NOTHING_KNOWN = Known()


def is_wanted(headers: Headers, known: Known) -> bool:
    """Whether a mail may be about a game that goes on. One that names an ended game is not."""
    if headers.message and headers.message in known.taken:
        return False
    named = codes_in(headers.subject)
    if named & known.codes:
        return True
    return headers.sender in known.senders and not named & known.closed


def codes_in(text: str) -> frozenset[str]:
    """The codes of games that a text may name, as they are written here: AB-12."""
    return frozenset(f"{letters.upper()}-{int(number)}" for letters, number in _CODE.findall(text))
