"""Which mails of a mailbox are read: those that name a game in their subject, or come from somebody who
plays one."""

import math
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from assistant.store.mail.mails import Headers

_CODE = re.compile(r"\b([A-Z]{2,4})[-\s]?(\d{1,5})\b", re.IGNORECASE)


class Known(NamedTuple):
    """What is known of the games by correspondence, and of what was taken already."""

    codes: Mapping[str, float] = MappingProxyType({})
    """Of games that go on, each with the moment up to which its messages are no news, in seconds since
    1970."""
    closed: frozenset[str] = frozenset()
    """Of those that have ended."""
    senders: Mapping[str, float] = MappingProxyType({})
    """The addresses of who plays them, in small letters, each with the first such moment of a game."""
    taken: frozenset[str] = frozenset()
    """The ids of the messages that were taken."""
    awaited: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Of those that have parts for other games which were not offered, the codes of these games."""

    @property
    def since(self) -> float:
        """What came before is news of no game."""
        return min((*self.codes.values(), *self.senders.values()), default=math.inf)


NOTHING_KNOWN = Known()


def is_wanted(headers: Headers, received: float, known: Known) -> bool:
    """Whether a mail may be news of a game that goes on. One that names an ended game is not."""
    if headers.message and headers.message in known.taken:
        return headers.message in known.awaited
    named = codes_in(headers.subject)
    if any(received > known.codes[each] for each in named if each in known.codes):
        return True
    is_about_others = any(each in known.codes or each in known.closed for each in named)
    return not is_about_others and received > known.senders.get(headers.sender, math.inf)


def codes_in(text: str) -> frozenset[str]:
    """The codes of games that a text may name, as they are written here: AB-12."""
    return frozenset(f"{letters.upper()}-{int(number)}" for letters, number in _CODE.findall(text))
