"""A message as text: from the bytes of a mail with its headers, or of plain text in whatever letters.

Attachments are left alone, and of a very long message only the beginning is read: nobody writes a move
behind 200,000 characters.
"""

import codecs
import email
import email.policy
import re
from collections.abc import Iterator
from email.message import EmailMessage, Message
from typing import NamedTuple

from assistant.parsing.mail.marked import text_of_page
from assistant.parsing.mail.pasted import without_head

LONGEST = 200_000
"""Characters of a message that are read."""
MOST_BYTES = 8_000_000
"""Bytes of a mail in which its text is looked for; attachments may be larger."""
_HEADER = re.compile(rb"\A(?:[!-9;-~]+:[^\n]*\n(?:[ \t][^\n]*\n)*)+\r?\n")
_OF_MAIL = re.compile(
    rb"^(?:from|to|subject|date|received|return-path|delivered-to|message-id|mime-version|content-type)"
    rb"[ \t]*:",
    re.IGNORECASE | re.MULTILINE,
)
"""A header without which what stands before the first empty line is the beginning of a text."""
_MAILBOX = re.compile(rb"\A(?:\xef\xbb\xbf)?(?:From [^\n]*\n)?")
_BULK = re.compile(rb"(?:^[A-Za-z0-9+/]{60,}\r?\n){4000,}", re.MULTILINE)
"""Lines of an attachment in base64, longer than any text that is read."""
_LONGEST_HEADER = 200_000
_LONGEST_LINE = 1000
"""Characters of a header that are read."""
_MOST_PARTS = 1000
_FEW = 20
"""Letters of a plain part that only says that there is another one."""


class Letter(NamedTuple):
    """What a message says."""

    text: str
    subject: str = ""
    sender: str = ""
    date: str = ""
    is_automatic: bool = False
    """Whether a program has answered, as for somebody on holiday."""


def read_letter(data: bytes) -> Letter:
    """The message in these bytes. Never raises, whatever they are."""
    data = _MAILBOX.sub(b"", data[:MOST_BYTES], count=1)
    header = _HEADER.match(data[:_LONGEST_HEADER])
    if not header or not _OF_MAIL.search(header[0]):
        pasted = without_head(_of_text(_plain(_decoded(data[: 4 * LONGEST]))))
        return Letter(pasted.text, pasted.subject, pasted.sender)
    try:
        mail = email.message_from_bytes(_BULK.sub(b"", data), policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        text = _text_of(mail)
    except Exception:  # noqa: BLE001  (parts within parts without end, and whatever else others send)
        return Letter("")
    return Letter(
        _of_text(_plain(text)),
        subject=_header(mail, "subject"),
        sender=_header(mail, "from"),
        date=_header(mail, "date"),
        is_automatic=_header(mail, "auto-submitted").lower() not in ("", "no")
        or bool(_header(mail, "x-autoreply")),
    )


_MANY = 20
"""One letter of so many that cannot be read is too much for a text."""
_INVISIBLE = re.compile("[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
_CONTROL = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_BLANK = re.compile("[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_BREAK = re.compile("\r\n?|[\u2028\u2029\x0c]")


def readable(text: str) -> str:
    """A text without what cannot be seen, and would only confuse a terminal or a voice."""
    text = _CONTROL.sub(" ", _BREAK.sub("\n", _INVISIBLE.sub("", text)))
    return _BLANK.sub(" ", text)


_PAGE = re.compile(r"\s*<(?:!doctype\s+html|html|head|body|div|p|table|span)\b", re.IGNORECASE)
"""How the text of a page begins, whatever it is said to be."""


def _plain(text: str) -> str:
    """What a page says, where a text is one."""
    return text_of_page(text[: 2 * LONGEST]) if _PAGE.match(text) else text


def _of_text(text: str) -> str:
    """What can be read of a text; nothing where much of it cannot, for then it is no text at all."""
    text = text[:LONGEST]
    return "" if len(_CONTROL.findall(text)) * _MANY > len(text) else readable(text)


def _header(mail: EmailMessage, name: str) -> str:
    try:
        raw = next((str(value) for each, value in mail.raw_items() if each.lower() == name), "")
        data = raw.encode("utf-8", "surrogateescape")
        found = str(mail.get(name, "")) if data.isascii() else _decoded(data)
        return " ".join(readable(found[:_LONGEST_LINE]).split())
    except Exception:  # noqa: BLE001  (the headers of others may hold anything)
        return ""


def _text_of(mail: EmailMessage) -> str:
    """The plain parts; what the other one says where there is none, or it is a stub."""
    plain: list[str] = []
    marked = ""
    for part in _parts(mail):
        kind = part.get_content_type()
        if part.get_filename() or part.get_content_disposition() == "attachment":
            continue
        if kind == "text/plain" and sum(map(len, plain)) < LONGEST:
            plain.append(_content(part))
        elif kind == "text/html" and not marked:
            marked = text_of_page(_content(part)[: 2 * LONGEST])
    said = "\n".join(plain)
    is_stub = bool(marked) and not re.search(r"\d", said) and bool(re.search(r"\d", marked))
    return marked if is_stub or len(said.strip()) < _FEW <= len(marked) else said or marked


def _parts(mail: Message) -> Iterator[Message]:
    """The parts of a mail that have content, but not those of a mail that came with it."""
    waiting = [mail]
    for _ in range(_MOST_PARTS):
        if not waiting:
            return
        part = waiting.pop()
        inner = part.get_payload()
        if not isinstance(inner, list):
            yield part
        elif part.get_content_maintype() != "message":
            waiting += [each for each in reversed(inner) if isinstance(each, Message)]


def _content(part: Message) -> str:
    raw = part.get_payload(decode=True)
    if not isinstance(raw, bytes):
        return ""
    # What is UTF-8 by all its bytes is that, whatever the label says.
    for charset in ("utf-8", part.get_content_charset(), "cp1252"):
        try:
            if charset:
                return raw.decode(charset)
        except (LookupError, UnicodeDecodeError):
            continue
    return raw.decode("latin-1")


def _decoded(raw: bytes) -> str:
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return raw.decode("utf-16", "ignore")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if len(raw) > LONGEST < error.start > len(raw) - _LONGEST_LETTER:  # it was cut within a letter
            return raw[: error.start].decode("utf-8-sig")
    try:
        return raw.decode("cp1252")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


_LONGEST_LETTER = 4
"""Bytes of the longest letter in UTF-8."""
