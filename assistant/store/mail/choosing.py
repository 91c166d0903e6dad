"""Which mails of a mailbox are read: those that name a game in their subject, or come from somebody who
plays one; and of those that came lately also the first letters of games, whoever has sent them."""

import math
import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from assistant.store.mail.mails import Headers, has_in_body

RECENT = 30 * 86400.0
"""Seconds for which a letter of a game that is not open here is news."""
_CODE = re.compile(r"\b([A-Z]{2,4})[-\s]?(\d{1,5})\b", re.IGNORECASE)
_TITLE = re.compile(r"\[[A-Z]{2}-\d{3,5}\] [^,\n]{1,200} - [^,\n]{1,200},", re.IGNORECASE)
"""How the subject of our own messages begins."""
_MARKED = re.compile(r"\[[A-Z]{2}-\d{3,5}\]", re.IGNORECASE)
_OF_SCORE = re.compile(r"\[GameType \"")
_OWN_CODE = re.compile(r"\b[A-Z]{2}-\d{3,5}\b")
_MOVE = re.compile(r"(?<![\d/:-])\d{1,2}\s?[-x]\s?\d{1,2}(?![\d/:-]|\.\d)")


class Known(NamedTuple):
    """What is known of the games by correspondence, and of what was taken already."""

    codes: Mapping[str, float] = MappingProxyType({})
    """Of games that go on, each with the moment up to which its messages are no news, in seconds since
    1970."""
    closed: Mapping[str, float] = MappingProxyType({})
    """Of those that have ended, in the same way."""
    senders: Mapping[str, float] = MappingProxyType({})
    """The addresses of who plays them, in small letters, each with the first such moment of a game."""
    former: Mapping[str, float] = MappingProxyType({})
    """The addresses of who has played those that have ended, in the same way."""
    taken: frozenset[str] = frozenset()
    """The ids of the messages that were taken."""
    awaited: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Of those that have parts for other games which were not offered, the codes of these games."""
    recent: float = math.inf
    """From this moment on a letter of a game that is not open here is news."""

    @property
    def since(self) -> float:
        """What came before is news of no game."""
        return min((*self.codes.values(), *self.senders.values(), self.recent))


NOTHING_KNOWN = Known()


def is_wanted(headers: Headers, received: float, known: Known) -> bool:
    """Whether a mail is news by its headers: of a game that goes on, lately of one that has ended, or
    in the words of our own subjects."""
    if headers.message and headers.message in known.taken:
        return headers.message in known.awaited
    named = codes_in(headers.subject)
    if any(received > known.codes[each] for each in named if each in known.codes):
        return True
    here = [each for each in named if each in known.codes or each in known.closed]
    if received > known.recent and any(received > known.closed.get(each, math.inf) for each in here):
        return True
    if not here and received > known.recent and _TITLE.search(headers.subject):
        return True
    return not here and received > known.senders.get(headers.sender, math.inf)


def may_begin(headers: Headers, received: float, known: Known, data: bytes) -> bool:
    """Whether any other mail may be the first letter of a game, by a look at its bytes."""
    is_old = received <= max(known.recent, known.senders.get(headers.sender, -math.inf))
    if is_old or _is_no_news(codes_in(headers.subject), received, known):
        return False
    if _MARKED.search(headers.subject) or received > known.former.get(headers.sender, math.inf):
        return True
    return has_in_body(data, b"GameType")


def begins(headers: Headers, text: str, received: float, known: Known) -> bool:
    """Whether it is one, by what it says: it has the end of our own messages, or a move from somebody
    who names a game or has played one."""
    codes = _OWN_CODE.findall(text)
    if _is_no_news(codes, received, known):
        return False
    if _TITLE.search(text) or (codes and _OF_SCORE.search(text)):
        return True
    is_of_player = bool(_MARKED.search(headers.subject)) or headers.sender in known.former
    return is_of_player and _MOVE.search(text) is not None


def _is_no_news(codes: Iterable[str], received: float, known: Known) -> bool:
    """Whether one of these games is known, and what came at that moment is no news of it."""
    until = {**known.closed, **known.codes}
    return any(received <= until.get(each, -math.inf) for each in codes)


def codes_in(text: str) -> frozenset[str]:
    """The codes of games that a text may name, as they are written here: AB-12."""
    return frozenset(f"{letters.upper()}-{int(number)}" for letters, number in _CODE.findall(text))
