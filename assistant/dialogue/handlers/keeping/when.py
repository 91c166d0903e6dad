"""When the games that are wanted were played: days, weeks, months and years of the calendar here."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta

from assistant.parsing.games_wanted import GamesMeant


def between(wanted: GamesMeant, now: float) -> tuple[float | None, float | None]:
    """From which moment on, and until which, in seconds since 1970; by the clock on the wall."""
    # Days of the calendar, and each by the offset that holds then: not that of now.
    today = datetime.fromtimestamp(now, UTC).astimezone().replace(tzinfo=None)
    today = today.replace(hour=0, minute=0, second=0, microsecond=0)
    if wanted.span:
        if wanted.span in _WHOLE:
            begin, end = _WHOLE[wanted.span](today)
            return _moment(begin), _moment(end)
        return _moment(today - timedelta(days=_DAYS[wanted.span])), None
    year, month, day = wanted.date
    if not (year or month):
        return None, None
    try:
        if not year:  # the last month of that name
            year = today.year - (month > today.month)
        begin = today.replace(year=year, month=month or 1, day=day or 1)
        if day:
            end = begin + timedelta(days=1)
        elif month:
            end = begin.replace(year=year + month // 12, month=month % 12 + 1)
        else:
            end = begin.replace(year=year + 1)
        return _moment(begin), _moment(end)
    except (ValueError, OverflowError):
        return None, None


def _first_of_month(day: datetime) -> datetime:
    return day.replace(day=1)


_WHOLE: Mapping[str, Callable[[datetime], tuple[datetime, datetime]]] = {
    "yesterday": lambda today: (today - timedelta(days=1), today),
    "last-week": lambda today: (
        today - timedelta(days=today.weekday() + 7),
        today - timedelta(days=today.weekday()),
    ),
    "last-month": lambda today: (
        _first_of_month(_first_of_month(today) - timedelta(days=1)),
        _first_of_month(today),
    ),
    "last-year": lambda today: (
        today.replace(year=today.year - 1, month=1, day=1),
        today.replace(month=1, day=1),
    ),
}
"""From when to when a span of the calendar goes, of which today is no part."""
_DAYS = {"today": 0, "week": 7, "month": 31, "year": 365}


def _moment(day: datetime) -> float:
    """When a day of the calendar begins here."""
    return day.astimezone().timestamp()
