"""Days of the calendar between two moments, without those of somebody's leave."""

from collections.abc import Iterable, Sequence

from assistant.game.deed import Deed
from assistant.game.mail_deeds import LeaveTaken
from assistant.rules.side import Side

DAY = 86_400
"""Seconds."""


_END_OF_CALENDARS = 253_000_000_000.0
"""Seconds from 1970 into the last years of four digits."""


def is_moment(value: float) -> bool:
    """Whether so many seconds since 1970 are a moment that a calendar has."""
    return 0 <= value < _END_OF_CALENDARS


def day_of(moment: float, offset: float) -> int:
    """The number of the day of a moment, in a place whose days begin so many seconds before those of
    UTC."""
    return int((moment + offset) // DAY)


def days_between(first: float, last: float, off: Sequence[range], offset: float) -> int:
    """The days of the calendar between two moments but for those off; 0 where a clock was set back, or
    nobody looked at one."""
    if not first or not last:
        return 0
    start, end = day_of(first, offset), day_of(last, offset)
    free = sum(max(0, min(each.stop, end + 1) - max(each.start, start + 1)) for each in off)
    return max(0, end - start - free)


def end_of(first: float, days: int, off: Sequence[range], offset: float) -> float | None:
    """The end of the last day that is within so many days after a moment."""
    if not first:
        return None
    start = day_of(first, offset)
    end = start + days
    for each in off:
        begin = max(each.start, start + 1)
        if begin <= end + 1:
            end += max(0, each.stop - begin)
    return (end + 1) * DAY - offset


def days_off(deeds: Iterable[Deed], side: Side, allowed: int, offset: float) -> tuple[range, ...]:
    """The days of leave of a side, in order, each once: not more than it may take."""
    said: list[LeaveTaken] = []
    for deed in deeds:
        if isinstance(deed, LeaveTaken) and deed.side is side and deed.days > 0:
            said.append(deed)
        elif isinstance(deed, LeaveTaken) and deed.side is side:
            said = [each for each in said if each.first != deed.first]
    taken = sorted((day_of(each.first, offset), each.days) for each in said)
    found: list[range] = []
    for day, days in taken:
        first = max(day, found[-1].stop) if found else day
        stop = min(day + days, first + allowed)
        if stop > first:
            found.append(range(first, stop))
            allowed -= stop - first
    return tuple(found)
