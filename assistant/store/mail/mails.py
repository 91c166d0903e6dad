"""Mails as bytes: who sent one and when, and by which id it is known again, read from its beginning."""

import hashlib
import re
from email.header import decode_header, make_header
from email.message import Message
from email.parser import BytesHeaderParser
from email.policy import compat32
from email.utils import parseaddr, parsedate_to_datetime
from typing import NamedTuple

from assistant.parsing.mail.letter import MOST_BYTES as MOST_BYTES
from assistant.parsing.mail.letter import Letter, read_letter

MOST_OF_HEADERS = 64_000
"""Bytes of a mail in which its headers are looked for."""
LONGEST_ID = 200
LONGEST_SUBJECT = 500
_END_OF_HEADERS = re.compile(rb"\r?\n\r?\n")
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


class Mail(NamedTuple):
    """A mail that was read."""

    letter: Letter
    sender: str
    sent: float
    message: str
    """Its Message-ID, or where it has none a digest of its bytes."""


def mail_of(data: bytes) -> Mail:
    """The mail in these bytes, or the plain text. Never raises, whatever they are."""
    letter, headers = read_letter(data), headers_of(data)
    return Mail(letter, headers.sender, headers.sent, headers.message or digest_of(data))


def headers_of(data: bytes) -> Headers:
    """The headers that a mail begins with. Never raises, whatever the bytes are."""
    head = _END_OF_HEADERS.split(data[:MOST_OF_HEADERS], maxsplit=1)[0]
    # The older policy takes a tenth of the time, and a mailbox may have twenty thousand mails.
    mail = BytesHeaderParser(policy=compat32).parsebytes(head + b"\n\n")
    message = _UNWANTED.sub("", _of(mail, "message-id"))[:LONGEST_ID]
    return Headers(_subject(mail), address_of(_of(mail, "from")), _sent(mail), message)


def digest_of(data: bytes) -> str:
    """An id for what has none of its own: the same for the same bytes."""
    return f"sha256:{hashlib.sha256(data).hexdigest()[:40]}"


def address_of(told: str) -> str:
    """The address in a header, in small letters; empty where there is none."""
    address = parseaddr(told)[1]
    return _UNWANTED.sub("", address).lower()[:LONGEST_ID] if "@" in address else ""


def _of(mail: Message, name: str) -> str:
    return " ".join(str(mail.get(name) or "").split())


def _subject(mail: Message) -> str:
    told = _of(mail, "subject")
    if "=?" in told:
        try:
            told = str(make_header(decode_header(told)))
        except Exception:  # noqa: BLE001  (the headers of others may hold anything)
            return told[:LONGEST_SUBJECT]
    return " ".join(told.split())[:LONGEST_SUBJECT]


def _sent(mail: Message) -> float:
    try:
        return max(0.0, parsedate_to_datetime(_of(mail, "date")).timestamp())
    except Exception:  # noqa: BLE001  (as above: a date of the year 10,000, a zone of 99 hours)
        return 0.0
