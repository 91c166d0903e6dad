"""Deadlines as a calendar that other programs take in (RFC 5545): each a whole day, with a reminder on
the day before."""

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

PRODUCT = "-//Damavoce//Damavoce//EN"
"""By which a calendar is known as one of ours."""
LONGEST = 75
"""Octets of a line, its end not counted (RFC 5545, 3.1)."""
_ESCAPED = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n", "\r": None})
_NO_TEXT = {ord(chr(code)): " " for code in (*range(32), 127) if chr(code) not in "\n\r"}
_NOTHING = (
    *("BEGIN:VTIMEZONE", "TZID:Etc/UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"),
    *("TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"),
)
"""What a calendar without a deadline has, since it may not be empty (3.6)."""


class Deadline(NamedTuple):
    """The last day on which something can be done."""

    uid: str
    """What names it, the same whenever it is written: a calendar changes what it has of this name."""
    summary: str
    day: date


def calendar_of(deadlines: Iterable[Deadline], now: float) -> bytes:
    """The calendar with these, as it is written at a moment, in seconds since 1970."""
    stamp = datetime.fromtimestamp(now, UTC).strftime("%Y%m%dT%H%M%SZ")
    events = [line for each in deadlines for line in _event(each, stamp)]
    lines = ("BEGIN:VCALENDAR", "VERSION:2.0", f"PRODID:{PRODUCT}", *(events or _NOTHING))
    return b"".join(_folded(line) for line in (*lines, "END:VCALENDAR"))


def is_ours(calendar: bytes) -> bool:
    """Whether these bytes are a calendar that calendar_of has written, or begin as one does."""
    return calendar.startswith(f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:{PRODUCT}\r\n".encode())


def _event(deadline: Deadline, stamp: str) -> Iterator[str]:
    summary = _text(deadline.summary)
    yield "BEGIN:VEVENT"
    yield f"UID:{_text(deadline.uid)}"
    yield f"DTSTAMP:{stamp}"
    yield f"DTSTART;VALUE=DATE:{deadline.day:%Y%m%d}"
    yield f"DTEND;VALUE=DATE:{deadline.day + timedelta(days=1):%Y%m%d}"
    yield f"SUMMARY:{summary}"
    yield "TRANSP:TRANSPARENT"
    yield from ("BEGIN:VALARM", "ACTION:DISPLAY", f"DESCRIPTION:{summary}", "TRIGGER:-P1D")
    yield from ("END:VALARM", "END:VEVENT")


def _text(text: str) -> str:
    """A text as a property has it (3.3.11)."""
    return text.translate(_NO_TEXT).translate(_ESCAPED)


def _folded(line: str) -> bytes:
    """A line with its end, cut into more where it is too long, and never inside a letter."""
    parts, part = [], b""
    for letter in line:
        encoded = letter.encode(errors="replace")
        if len(part) + len(encoded) > LONGEST:
            parts.append(part)
            part = b" "
        part += encoded
    return b"\r\n".join((*parts, part)) + b"\r\n"
