"""Mails as bytes: who sent one and when, and by which id it is known again, read from its beginning."""

import hashlib
import re
from base64 import b64encode
from email.utils import parsedate_to_datetime
from functools import cache
from typing import NamedTuple

from assistant.parsing.mail.addresses import address_in
from assistant.parsing.mail.letter import MOST_BYTES as MOST_BYTES
from assistant.parsing.mail.letter import Letter, header_text, read_letter
from assistant.parsing.mail.mime_parts import MOST_OF_HEADERS as MOST_OF_HEADERS
from assistant.parsing.mail.mime_parts import UnreadableMail, fields_of, headers_and_body

LONGEST_ID = 200
LONGEST_SUBJECT = 500
LONGEST_DATE = 100
_UNWANTED = re.compile(r"[\s\x00-\x1f\x7f-\x9f\ud800-\udfff]+")


class Headers(NamedTuple):
    """What the first bytes of a mail tell of it."""

    subject: str = ""
    sender: str = ""
    """An address in small letters."""
    sent: float = 0.0
    """In seconds since 1970; 0 where it is not told."""
    message: str = ""
    """Its Message-ID; empty where there is none."""
    is_cut: bool = False
    """Whether its subject, if it has one, stands beyond the bounds."""


class Mail(NamedTuple):
    """A mail that was read."""

    letter: Letter
    sent: float
    message: str
    """Its Message-ID, or where it has none a digest of its bytes."""


def mail_of(data: bytes) -> Mail:
    """The mail in these bytes, or the plain text. Never raises, whatever they are."""
    letter, headers = read_letter(data), headers_of(data)
    return Mail(letter, headers.sent, headers.message or digest_of(data))


def headers_of(data: bytes) -> Headers:
    """The headers that a mail begins with. Never raises, whatever the bytes are.

    Of headers beyond the bounds those that say what a mail is about are told all the same, cut.
    """
    is_long = False
    try:
        head = headers_and_body(data[: MOST_OF_HEADERS + 1])[0]
    except UnreadableMail:
        head, is_long = data[:MOST_OF_HEADERS], True
    fields = fields_of(head, is_cut=True)
    message = _UNWANTED.sub("", header_text(fields.get("message-id", b"")))[:LONGEST_ID]
    subject = header_text(fields.get("subject", b""))[:LONGEST_SUBJECT]
    sender = address_of(header_text(fields.get("from", b"")))
    is_cut = is_long and "subject" not in fields
    return Headers(subject, sender, _sent(fields.get("date", b"")), message, is_cut)


def has_in_body(data: bytes, word: bytes) -> bool:
    """Whether a word of letters may stand in a mail, plain or in base64: so much is seen unread."""
    flat = data.translate(None, b"\r\n")
    return word in flat or (b"base64" in flat.lower() and any(each in flat for each in _encoded(word)))


@cache
def _encoded(word: bytes) -> tuple[bytes, ...]:
    """A word as base64 has it, by the three places at which it may begin; without the letters at its
    ends, which hold something of what stands beside it."""
    found = []
    for before in range(3):
        code = b64encode(bytes(before) + word)
        found.append(code[(0, 2, 3)[before] : (before + len(word)) * 4 // 3])
    return tuple(found)


def digest_of(data: bytes) -> str:
    """An id for what has none of its own: the same for the same bytes."""
    return f"sha256:{hashlib.sha256(data).hexdigest()[:40]}"


def address_of(told: str) -> str:
    """The address in a header, in small letters; empty where there is none."""
    return address_in(told).lower()[:LONGEST_ID]


def _sent(told: bytes) -> float:
    try:
        return max(0.0, parsedate_to_datetime(header_text(told)[:LONGEST_DATE]).timestamp())
    except Exception:  # noqa: BLE001  (a date of the year 10,000, a zone of 99 hours)
        return 0.0
