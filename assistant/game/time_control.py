"""How much time a side has for its moves, as a value, with text and back.

There are two texts: that of the command line, in minutes (`10+5`, `40/120:60+30`, `5d3`), and that of a
PDN file, in seconds (`600+5`). What is left of it in a game is clock.py.
"""

from collections.abc import Callable

from assistant.errors import AssistantError
from assistant.values import Value

LONGEST = 10 * 24 * 3600.0
"""Seconds of a period; more is no game over the board."""
LONGEST_INCREMENT = 3600.0
"""Seconds that a move may add, or that may go by before it costs anything."""
MOST_MOVES = 999
"""In a period."""
MOST_PERIODS = 5
UNTIMED = "none"
"""The text of the command line for no clock."""


class ClockError(AssistantError):
    """A text that is no time control."""


class Period(Value):
    """A part of a game with time of its own."""

    seconds: float
    """What it adds when it begins."""
    moves: int = 0
    """After how many moves of one's own the next one begins; 0 where it lasts to the end."""
    increment: float = 0.0
    """Seconds that each move adds (Fischer)."""
    delay: float = 0.0
    """Seconds of each turn that go by before the clock runs (US delay); they are never added."""


class TimeControl(Value):
    """How much time one side has: its periods one after the other, the last of which comes again where
    it has an end."""

    periods: tuple[Period, ...]

    def period(self, number: int) -> Period:
        """That of this number, from 0."""
        return self.periods[min(number, len(self.periods) - 1)]

    def moves_until(self, number: int) -> int:
        """How many moves of one's own end the periods up to this one; 0 where it has no end."""
        last = self.period(number)
        again = max(0, number - len(self.periods) + 1)
        through = self.periods[: number + 1]
        return sum(each.moves for each in through) + again * last.moves if last.moves else 0


def sudden_death(seconds: float, increment: float = 0.0, delay: float = 0.0) -> TimeControl:
    """So much time for all moves."""
    return TimeControl((Period(seconds, 0, increment, delay),))


# As text


def format_clock(control: TimeControl | None) -> str:
    """A time control as the command line has it: in minutes, or with an `s` behind in seconds."""
    return UNTIMED if control is None else _format(control, _in_minutes)


def parse_clock(text: str) -> TimeControl | None:
    """The time control of `none` or `PERIOD[:PERIOD ...]`, each `[MOVES/]TIME[+SECONDS|dSECONDS]`.

    TIME is in minutes, or has its units: `90s`, `10m`, `1h30m`. `+` adds seconds with each move, `d`
    has them go by before the clock runs. Raises ClockError.
    """
    return None if text == UNTIMED else _parse(text, _time)


def format_time_control(control: TimeControl | None) -> str:
    """A time control as the tag TimeControl of PDN has it, in seconds; `-` for none.

    PDN has no sign for a delay: it is written `300d3`, as on the command line.
    """
    return "-" if control is None else _format(control, _plain)


def parse_time_control(text: str) -> TimeControl | None:
    """The time control of a tag TimeControl of PDN; None for `-`, a game without one.

    Raises ClockError for any other text, as `?` for one that is not known, and `*120` for a sandclock.
    """
    return None if text == "-" else _parse(text, _number)


def _format(control: TimeControl, time: Callable[[float], str]) -> str:
    return ":".join(
        (f"{each.moves}/" if each.moves else "")
        + time(each.seconds)
        + (f"+{_plain(each.increment)}" if each.increment else "")
        + (f"d{_plain(each.delay)}" if each.delay else "")
        for each in control.periods
    )


def _plain(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")


def _in_minutes(seconds: float) -> str:
    return _plain(seconds / 60) if seconds % 30 == 0 else f"{_plain(seconds)}s"


def _parse(text: str, time: Callable[[str], float]) -> TimeControl:
    parts = text.split(":")
    if len(parts) > MOST_PERIODS:
        raise ClockError("too many periods")
    periods = tuple(_period(part, time) for part in parts)
    if not all(each.moves for each in periods[:-1]):
        raise ClockError(f"a period without an end before another one: {text[:40]!r}")
    return TimeControl(periods)


def _period(text: str, time: Callable[[str], float]) -> Period:
    moves, slash, rest = text.rpartition("/")
    rest, plus, increment = rest.partition("+")
    rest, sign, delay = rest.partition("d")
    period = Period(
        time(rest),
        int(_number(moves)) if slash and moves.isdigit() else 0,
        _number(increment) if plus else 0.0,
        _number(delay) if sign else 0.0,
    )
    most = max(period.increment, period.delay)
    if slash and not 0 < period.moves <= MOST_MOVES:
        raise ClockError(f"so many moves are none: {moves[:40]!r}")
    if not 0 < period.seconds <= LONGEST or most > LONGEST_INCREMENT or (plus and sign):
        raise ClockError(f"no time: {text[:40]!r}")
    return period


def _number(text: str) -> float:
    """Digits, perhaps with a point and three more."""
    whole, point, part = text.partition(".")
    digits = whole + part
    is_whole = bool(whole) and bool(point) is bool(part) and digits.isascii() and digits.isdigit()
    if not is_whole or len(whole) > 9 or len(part) > 3:
        raise ClockError(f"no number: {text[:40]!r}")
    return float(text)


_UNITS = {"h": 3600.0, "m": 60.0, "s": 1.0}


def _time(text: str) -> float:
    """Minutes, or times with their units, the largest first; the last may be without, as in `1h30`."""
    seconds, units = 0.0, [*_UNITS]
    rest = text
    for unit in _UNITS:
        number, found, behind = rest.partition(unit)
        if found:
            seconds = round(seconds + _number(number) * _UNITS[unit], 3)
            rest, units = behind, units[units.index(unit) + 1 :]
    if not rest and len(units) < len(_UNITS):
        return seconds
    if not units:
        raise ClockError(f"no time: {text[:40]!r}")
    unit = "m" if len(units) == len(_UNITS) else units[0]
    return round(seconds + _number(rest) * _UNITS[unit], 3)
