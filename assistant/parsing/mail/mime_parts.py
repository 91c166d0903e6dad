"""A mail as bytes cut into its headers and parts, within bounds to which no mail of people comes near.

All of it is one walk over the bytes for each level of parts: whoever has made a mail, reading it costs
in proportion to its length. The standard library takes 24 seconds for a header of 5,000 parameters.
"""

import re
from collections.abc import Iterator
from email.message import Message

from assistant.errors import AssistantError

MOST_OF_HEADERS = 64_000
"""Bytes in which the headers of a mail are looked for."""
LONGEST_FIELD = 4_000
"""Bytes of one header that is read: RFC 5322 lets a line have 998."""
MOST_PARAMETERS = 50
MOST_PARTS = 500
DEEPEST = 10
"""Parts within parts."""
_WANTED = (
    *("from", "subject", "date", "message-id", "auto-submitted", "x-autoreply"),
    *("content-type", "content-transfer-encoding", "content-disposition"),
)
_FIELD = re.compile(
    rb"^(" + "|".join(_WANTED).encode() + rb")[ \t]*:[ \t]*([^\n]*(?:\n[ \t][^\n]*)*)",
    re.IGNORECASE | re.MULTILINE,
)
_END_OF_HEADERS = re.compile(rb"\r?\n\r?\n")
_FOLD = re.compile(rb"[\r\n\t ]+")


class UnreadableMail(AssistantError):
    """A mail that is beyond the bounds."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
        """`header`, `parts` or `depth`: what of it is too long, too many or too deep."""


def headers_and_body(data: bytes) -> tuple[bytes, bytes]:
    """What stands before the first empty line and behind it; a part may have no headers at all."""
    if data.startswith((b"\n", b"\r\n")):
        return b"", data.removeprefix(b"\r").removeprefix(b"\n")
    end = _END_OF_HEADERS.search(data, 0, MOST_OF_HEADERS)
    if end is None:
        if len(data) > MOST_OF_HEADERS:
            raise UnreadableMail("header")
        return data, b""
    return data[: end.start()], data[end.end() :]


def fields_of(headers: bytes, *, is_cut: bool = False) -> dict[str, bytes]:
    """The headers that are read, by their names in small letters; of two alike the first.

    Raises UnreadableMail for one that is too long, unless it may be cut.
    """
    found: dict[str, bytes] = {}
    for match in _FIELD.finditer(headers):
        if len(match[2]) > LONGEST_FIELD and not is_cut:
            raise UnreadableMail("header")
        value = _FOLD.sub(b" ", match[2][:LONGEST_FIELD]).strip()
        found.setdefault(match[1].lower().decode("ascii"), value)
    return found


def parts_of(data: bytes) -> Iterator[Message]:
    """The parts of a mail that have content, but not those of a mail that came with it.

    Raises UnreadableMail.
    """
    waiting = [(data, 0)]
    count = 0
    while waiting:
        raw, depth = waiting.pop()
        headers, body = headers_and_body(raw)
        part = _described(fields_of(headers))
        boundary = part.get_boundary()
        kind = part.get_content_maintype()
        if kind == "multipart" and boundary and part.get_content_subtype() != "digest":
            if depth == DEEPEST:
                raise UnreadableMail("depth")
            inner = _split(body, boundary.encode("latin-1", "replace"))
            count += len(inner)
            if count > MOST_PARTS:
                raise UnreadableMail("parts")
            waiting += [(each, depth + 1) for each in reversed(inner)]
        elif kind not in ("multipart", "message"):
            part.set_payload(body.decode("ascii", "surrogateescape"))
            yield part


def _described(fields: dict[str, bytes]) -> Message:
    """A part without its content."""
    part = Message()
    for name in _WANTED:
        value = fields.get(name, b"")
        if not name.startswith("content-") or not value:
            continue
        if value.count(b";") > MOST_PARAMETERS:
            raise UnreadableMail("header")
        part[name] = value.decode("latin-1")
    return part


def _split(body: bytes, boundary: bytes) -> list[bytes]:
    """What stands between the lines that part the parts; the last one may lack its end."""
    mark = re.compile(rb"\n--" + re.escape(boundary) + rb"(--)?[ \t]*(?=\r?(?:\n|\Z))")
    body = b"\n" + body
    found: list[bytes] = []
    begin = None
    for match in mark.finditer(body):
        if begin is not None:
            found.append(_content(body, begin, match.start()))
        if len(found) > MOST_PARTS:
            raise UnreadableMail("parts")
        begin = match.end()
        if match[1]:
            return found
    return found if begin is None else [*found, _content(body, begin, len(body))]


def _content(body: bytes, begin: int, end: int) -> bytes:
    """A part without the end of the line that parts it from the one before, and its own last one."""
    begin = body.find(b"\n", begin, end)
    return body[begin + 1 : end].removesuffix(b"\r") if begin >= 0 else b""
