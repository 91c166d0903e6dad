"""The tag TimeControl: `40/7200:3600`, forty moves in two hours, then one more; `4800+60`; `3600`."""

import re
from typing import NamedTuple


class Period(NamedTuple):
    """A part of a time control."""

    seconds: int
    moves: int = 0
    """For how many moves; 0 for all that follow."""
    increment: int = 0
    """Seconds added with each move."""
    is_sandclock: bool = False
    """What one side uses, the other gains."""


_PERIOD = re.compile(r"(?:(\d{1,4})/)?(\*)?(\d{1,7})(?:\+(\d{1,6}))?", re.ASCII)
MOST_PERIODS = 20


def parse_time_control(text: str) -> tuple[Period, ...] | None:
    """The periods, one after the other; none for `-`, no clock; None for `?` and what is no control."""
    plain = "".join(text.split())
    if plain == "-":
        return ()
    parts = plain.split(":")
    found = [_PERIOD.fullmatch(part) for part in parts]
    if len(parts) > MOST_PERIODS or not all(found):
        return None
    return tuple(
        Period(int(each[3]), int(each[1] or 0), int(each[4] or 0), bool(each[2]))
        for each in found
        if each
    )


def format_time_control(periods: tuple[Period, ...]) -> str:
    """The tag's value; `-` for no clock."""
    return ":".join(map(_format_period, periods)) or "-"


def _format_period(period: Period) -> str:
    moves = f"{period.moves}/" if period.moves else ""
    increment = f"+{period.increment}" if period.increment else ""
    return f"{moves}{'*' if period.is_sandclock else ''}{period.seconds}{increment}"
