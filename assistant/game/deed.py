"""What every deed is: a value that says who did something to a game, and when."""

from typing import Any

from assistant.errors import AssistantError
from assistant.rules.side import Side
from assistant.values import Value


class DeedError(AssistantError):
    """A text that is no deed."""


Left = tuple[float | None, float | None]
"""What White's clock and Black's had left, in seconds; None for who has any time they want."""


class Deed(Value, kw_only=True):
    """Something that somebody did to a game."""

    by: Side | None = None
    """The side of the person who did it; None where it was the computer, or came of itself."""
    at: float = 0.0
    """When, in seconds since 1970; 0 where no clock was looked at."""
    left: Left | None = None
    """What both clocks had left when it was done; None where nobody's time is limited."""


def parse_left(told: Any) -> Left:
    """What both clocks had left, as a deed has it. Raises ValueError and TypeError."""
    white, black = (None if each is None else _left_of(each) for each in told)
    return white, black


def _left_of(seconds: Any) -> float:
    number = float(seconds)
    if not 0 <= number < float("inf"):
        raise ValueError(f"left are {seconds!r}")
    return number
