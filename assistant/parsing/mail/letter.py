"""A message as text: from the bytes of a mail with its headers, or of plain text in whatever letters.

Attachments are left alone, and of a very long message only the beginning is read: nobody writes a move
behind 200,000 characters.
"""

import codecs
import re
from collections.abc import Sequence
from email.header import decode_header, make_header
from email.message import Message
from typing import NamedTuple

from assistant.parsing.mail.html_text import text_of_page
from assistant.parsing.mail.mime_parts import (
    MOST_OF_HEADERS,
    UnreadableMail,
    fields_of,
    headers_and_body,
    parts_of,
)
from assistant.parsing.mail.pasted import without_head
from assistant.parsing.mail.quoting import written_now
from assistant.rules.unseen import UNSEEN

LONGEST = 200_000
"""Characters of a message that are read, with what it quotes."""
LONGEST_OWN = 20_000
"""Characters of what was written now: a letter in which more stands is told as too long, since a move
may stand in what is not read."""
MOST_BYTES = 8_000_000
"""Bytes of a mail in which its text is looked for; attachments may be larger."""
_OF_MAIL = re.compile(
    rb"^(?:from|to|subject|date|received|return-path|delivered-to|message-id|mime-version|content-type)"
    rb"[ \t]*:",
    re.IGNORECASE | re.MULTILINE,
)
"""A header without which what stands before the first empty line is the beginning of a text."""
_NO_HEADER = re.compile(rb"^(?![!-9;-~]+:|[ \t])", re.MULTILINE)
"""The first line that is neither a header nor the rest of one."""
_MAILBOX = re.compile(rb"\A(?:\xef\xbb\xbf)?(?:From [^\n]*\n)?")
_LONGEST_LINE = 1000
"""Characters of a header that are read."""
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
    trouble: str = ""
    """Why it has no text: `header`, `parts` or `depth` beyond the bounds of mime_parts.py, and
    `long` where more was written than LONGEST_OWN."""


def read_letter(data: bytes) -> Letter:
    """The message in these bytes. Never raises, whatever they are."""
    data = data[:MOST_BYTES]
    mail = _MAILBOX.sub(b"", data, count=1)  # before a text it is its own first line: "From 10 to 14."
    letter = _of_mail(mail) if _begins_as_mail(mail) else _of_pasted(data)
    own = sum(len(line.strip()) + 1 for line in written_now(letter.text).lines)
    return letter._replace(text="", trouble="long") if own > LONGEST_OWN else letter


def _begins_as_mail(data: bytes) -> bool:
    """Whether bytes begin with the headers of a mail and an empty line."""
    end = _NO_HEADER.search(data)
    is_ended = end is not None and data.startswith((b"\n", b"\r\n"), end.start())
    is_endless = end is None and len(data) > MOST_OF_HEADERS
    headers = data[: end.start() if end else MOST_OF_HEADERS]
    return (is_ended or is_endless) and bool(_OF_MAIL.search(headers))


def _of_mail(data: bytes) -> Letter:
    try:
        fields = fields_of(headers_and_body(data)[0])
        text = _text_of([*parts_of(data)])
    except UnreadableMail as error:
        return Letter("", trouble=error.why)
    is_automatic = fields.get("auto-submitted", b"").lower() not in (b"", b"no")
    return Letter(
        _of_text(_plain(text)),
        header_text(fields.get("subject", b"")),
        header_text(fields.get("from", b"")),
        header_text(fields.get("date", b"")),
        is_automatic or bool(fields.get("x-autoreply")),
    )


def _of_pasted(data: bytes) -> Letter:
    pasted = without_head(_of_text(_plain(_decoded(data[: 4 * LONGEST]))))
    return Letter(pasted.text, pasted.subject[:_LONGEST_LINE], pasted.sender[:_LONGEST_LINE])


_MANY = 20
"""One letter of so many that cannot be read is too much for a text."""
_CONTROL = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_BLANK = re.compile("[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_BREAK = re.compile("\r\n?|[\u2028\u2029\x0c]")


def readable(text: str) -> str:
    """A text without what cannot be seen, and would only confuse a terminal or a voice."""
    text = _CONTROL.sub(" ", _BREAK.sub("\n", UNSEEN.sub("", text)))
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


def header_text(raw: bytes) -> str:
    """What a header says, decoded."""
    raw = raw[:_LONGEST_LINE]
    told = raw.decode("ascii") if raw.isascii() else _decoded(raw)
    if "=?" in told:
        try:
            told = str(make_header(decode_header(told)))
        except Exception:  # noqa: BLE001  (the headers of others may hold anything)
            return ""
    return " ".join(readable(told[:_LONGEST_LINE]).split())


def _text_of(parts: Sequence[Message]) -> str:
    """The plain parts; what the other one says where there is none, or it is a stub."""
    plain: list[str] = []
    marked = ""
    for part in parts:
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
