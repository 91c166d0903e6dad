"""Calendars of deadlines, held against the rules of RFC 5545 by a checker of the test's own."""

import re
from datetime import date
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from assistant.game.ical import Deadline, calendar_of, is_ours

NOW = 1_780_056_000.0
LINE = re.compile(r"([A-Z-]+)((?:;[A-Z-]+=[^;:,\"\x00-\x1f]+)*):(.*)", re.DOTALL)
ONCE = {
    "VCALENDAR": {"VERSION", "PRODID"},
    "VEVENT": {"UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY"},
    "VALARM": {"ACTION", "DESCRIPTION", "TRIGGER"},
    "VTIMEZONE": {"TZID"},
    "STANDARD": {"DTSTART", "TZOFFSETFROM", "TZOFFSETTO"},
}
"""What must stand in each component, exactly once (3.6)."""
INSIDE = {
    "VEVENT": "VCALENDAR",
    "VALARM": "VEVENT",
    "VTIMEZONE": "VCALENDAR",
    "STANDARD": "VTIMEZONE",
}
SHAPES = {
    "VERSION": r"2\.0",
    "DTSTAMP": r"\d{8}T\d{6}Z",
    "DTSTART": r"\d{8}(T\d{6})?",
    "DTEND": r"\d{8}",
    "TRIGGER": r"-?P\d+D",
    "ACTION": "DISPLAY",
    "TRANSP": "TRANSPARENT|OPAQUE",
    "TZOFFSETFROM": r"[+-]\d{4}",
    "TZOFFSETTO": r"[+-]\d{4}",
}
TEXT = re.compile(r"(?:[^\\;,\x00-\x1f\x7f]|\\[\\;,nN])*")
"""A text: what is special in it stands behind a backslash (3.3.11)."""
TEXTS = ("UID", "SUMMARY", "DESCRIPTION", "PRODID", "TZID")


class Component(NamedTuple):
    kind: str
    values: dict[str, str]


def checked(calendar: bytes) -> list[Component]:
    """The components of a calendar that keeps every rule; fails for any other."""
    assert calendar.endswith(b"\r\n")
    lines = calendar[:-2].split(b"\r\n")
    assert all(0 < len(line) <= 75 for line in lines)
    assert not any(b"\r" in line or b"\n" in line for line in lines)
    for line in lines:
        line.decode("utf-8")  # no letter is cut in two
    whole = re.sub(rb"\r\n[ \t]", b"", calendar[:-2]).decode("utf-8")
    found: list[Component] = []
    under_way: list[Component] = []
    for content in whole.split("\r\n"):
        match = LINE.fullmatch(content)
        assert match, content
        name, parameters, value = match.groups()
        if name == "BEGIN":
            inside = under_way[-1].kind if under_way else ""
            assert INSIDE.get(value, "") == inside, content
            under_way.append(Component(value, {}))
            found.append(under_way[-1])
        elif name == "END":
            kind, values = under_way.pop()
            assert value == kind
            assert ONCE[kind] <= values.keys()
        else:
            values = under_way[-1].values
            assert name not in values, content
            assert not (name in TEXTS and not TEXT.fullmatch(value)), content
            assert re.fullmatch(SHAPES.get(name, ".*"), value, re.DOTALL), content
            assert parameters == (";VALUE=DATE" if re.fullmatch(r"\d{8}", value) else "")
            values[name] = value
    assert not under_way
    assert [each.kind for each in found].count("VCALENDAR") == 1
    assert len(found) > 1  # one at least is wanted
    return found


def plain(text: str) -> str:
    return re.sub(
        r"\\(.)", lambda match: {"n": "\n", "N": "\n"}.get(match[1], match[1]), text, flags=re.DOTALL
    )


def test_a_deadline_is_a_whole_day_with_a_reminder_on_the_day_before() -> None:
    calendar = calendar_of([Deadline("AB-101-7@damavoce", "Anna, move; soon", date(2026, 12, 31))], NOW)
    assert calendar.decode() == (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Damavoce//Damavoce//EN\r\n"
        "BEGIN:VEVENT\r\nUID:AB-101-7@damavoce\r\nDTSTAMP:20260529T120000Z\r\n"
        "DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n"
        "SUMMARY:Anna\\, move\\; soon\r\nTRANSP:TRANSPARENT\r\n"
        "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Anna\\, move\\; soon\r\nTRIGGER:-P1D\r\n"
        "END:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    )
    checked(calendar)


def test_a_calendar_without_a_deadline_is_one_too() -> None:
    kinds = [each.kind for each in checked(calendar_of([], NOW))]
    assert kinds == ["VCALENDAR", "VTIMEZONE", "STANDARD"]


def test_a_calendar_is_known_as_ours() -> None:
    assert is_ours(calendar_of([], NOW))
    assert not is_ours(b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Other//EN\r\n")
    assert not is_ours(b"")


DEADLINES = st.lists(
    st.builds(
        Deadline,
        st.from_regex(r"[A-Z]{2}-\d{1,4}-\d{1,3}@damavoce", fullmatch=True),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=120),
        st.dates(date(1000, 1, 1), date(9999, 12, 30)),
    ),
    max_size=5,
)


@given(DEADLINES, st.floats(0, 4e9))
def test_whatever_the_names_the_rules_are_kept_and_the_text_is_read_back(
    deadlines: list[Deadline], now: float
) -> None:
    events = [each.values for each in checked(calendar_of(deadlines, now)) if each.kind == "VEVENT"]
    assert [each["UID"] for each in events] == [each.uid for each in deadlines]
    for event, deadline in zip(events, deadlines, strict=True):
        told = re.sub(r"[\x00-\x09\x0b\x0c\x0e-\x1f\x7f]", " ", deadline.summary).replace("\r", "")
        assert plain(event["SUMMARY"]) == told
        assert event["DTSTART"] == f"{deadline.day:%Y%m%d}"
        assert event["DTSTART"] < event["DTEND"]
