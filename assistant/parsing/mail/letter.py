"""A message as text: from the bytes of a mail with its headers, or of plain text in whatever letters.

Attachments are left alone, and of a very long message only the beginning is read: nobody writes a move
behind 200,000 characters.
"""

import email
import email.policy
import re
from email.message import EmailMessage
from html.parser import HTMLParser
from typing import NamedTuple

LONGEST = 200_000
"""Characters of a message that are read."""
MOST_BYTES = 8_000_000
"""Bytes of a mail in which its text is looked for; attachments may be larger."""
_HEADER = re.compile(rb"\A(?:[!-9;-~]+:[^\n]*\n(?:[ \t][^\n]*\n)*)+\r?\n")
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
    data = data[:MOST_BYTES]
    if not _HEADER.match(data):
        return Letter(_decoded(data)[:LONGEST])
    mail = email.message_from_bytes(data, policy=email.policy.default)
    assert isinstance(mail, EmailMessage)
    return Letter(
        _text_of(mail)[:LONGEST],
        subject=_header(mail, "subject"),
        sender=_header(mail, "from"),
        date=_header(mail, "date"),
        is_automatic=_header(mail, "auto-submitted").lower() not in ("", "no")
        or bool(_header(mail, "x-autoreply")),
    )


def _header(mail: EmailMessage, name: str) -> str:
    try:
        found = mail.get(name)
        return "" if found is None else " ".join(str(found).split())
    except Exception:  # noqa: BLE001  (the headers of others may hold anything)
        return ""


def _text_of(mail: EmailMessage) -> str:
    """The plain part; what the other one says where there is none, or it is a stub."""
    plain, marked = "", ""
    for part in mail.walk():
        kind = part.get_content_type()
        if part.is_multipart() or part.get_filename() or part.get_content_disposition() == "attachment":
            continue
        if kind == "text/plain" and not plain:
            plain = _content(part)
        elif kind == "text/html" and not marked:
            marked = _without_marks(_content(part))
    is_stub = bool(marked) and not re.search(r"\d", plain) and bool(re.search(r"\d", marked))
    return marked if is_stub or len(plain.strip()) < _FEW <= len(marked) else plain or marked


def _content(part: "email.message.Message") -> str:
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
    for charset in ("utf-8-sig", "cp1252"):
        try:
            return raw.decode(charset)
        except UnicodeDecodeError:
            continue
    return raw.decode("latin-1")


class _Marked(HTMLParser):
    """The text of a page, with what is quoted behind `>` as plain text has it."""

    _BREAKING = frozenset({"br", "p", "div", "tr", "li", "table", "h1", "h2", "h3", "blockquote"})
    _SILENT = frozenset({"style", "script", "head", "title"})

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._said: list[str] = []
        self._quoted = 0
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self._quoted += tag == "blockquote"
        self._silent += tag in self._SILENT
        if tag in self._BREAKING:
            self._break()
        elif tag in ("td", "th"):
            self._said.append(" ")

    def handle_endtag(self, tag: str) -> None:
        self._quoted -= tag == "blockquote" and self._quoted > 0
        self._silent -= tag in self._SILENT and self._silent > 0
        if tag in self._BREAKING - {"br"}:
            self._break()

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self._said.append(re.sub(r"\s+", " ", data))

    def _break(self) -> None:
        self._said.append("\n" + "> " * self._quoted)

    def text(self) -> str:
        """All of it."""
        return "".join(self._said)


def _without_marks(page: str) -> str:
    reader = _Marked()
    try:
        reader.feed(page[: 4 * LONGEST])
    except Exception:  # noqa: BLE001  (a page of others may be anything)
        return re.sub(r"<[^>]*>", " ", page)
    return reader.text()
