"""Facts of the clocks: how much time there is, how much is left, and that they stand or go on."""

from assistant.narration.facts.fact import Allowance, Audience, Fact, Span
from assistant.rules.side import Side


class ClocksIntroduced(Fact):
    """How much time each side has at the start of a game."""

    message = "clock-introduced"
    audience = Audience.EACH
    white: Allowance
    black: Allowance
    is_same: bool
    """Whether both have the same."""


class TimeTold(Fact):
    """What is left to a side, and to the other one where that was asked too."""

    message = "clock-left"
    subject = "time"
    outdates = frozenset({"time"})
    side: Side
    is_you: bool
    """Whether it is that of the only person who is told."""
    left: Span
    other: Span
    is_of_both: bool
    moves: int
    """How many more moves end the period; 0 where it has no end."""
    is_paused: bool
    """Whether the clocks stand until somebody moves or has them go on."""


class TimeMark(Fact):
    """The time of a side has come down to this."""

    message = "clock-mark"
    audience = Audience.EACH
    subject = "time"
    outdates = frozenset({"time"})
    side: Side
    left: Span
    is_you: bool


class SecondsCounted(Fact):
    """So many whole seconds are left of the last few, which are counted."""

    message = "clock-countdown"
    audience = Audience.EACH
    subject = "time"
    outdates = frozenset({"time"})
    seconds: int


class NoClock(Fact):
    """The game is played without clocks."""

    message = "clock-none"


class TimeUnsaid(Fact):
    """A game is wanted with a clock, and not with how much time."""

    message = "clock-unsaid"


class ClockPaused(Fact):
    """Both clocks stand until people go on."""

    message = "clock-paused"
    audience = Audience.EVERYBODY


class ClockGoesOn(Fact):
    """The clock of who is to move runs again."""

    message = "clock-goes-on"
    audience = Audience.EVERYBODY
    side: Side


class DelayTold(Fact):
    """The program could do nothing for a while in which a clock ran: whose time that was."""

    message = "clock-delay"
    audience = Audience.EVERYBODY
    why: str
    """A word of HeldUp."""
    span: Span


class ClockRunsOn(Fact):
    """Earlier moves are looked at while the clock runs; told once in a game."""

    message = "clock-runs-on"
    subject = "time"
    side: Side
    is_you: bool
