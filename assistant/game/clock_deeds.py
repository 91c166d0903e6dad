"""What becomes of the clocks beside the moves: they are stopped, go on, or the program is held up.

They change nothing on the board, nor what is left to anybody: that, each deed has.
"""

from assistant.game.deed import Deed


class ClocksStopped(Deed):
    """Both clocks were stopped until people want to go on."""


class ClocksResumed(Deed):
    """People have had the clocks go on. A move of theirs does so too, and is no such deed."""


class ProgramDelayed(Deed):
    """The program could do nothing for a while in which a clock ran."""

    seconds: float
    why: str
    """`stopped`, which was charged; or `asleep` or `busy`, which is nobody's time."""


CLOCK_KINDS: tuple[type[Deed], ...] = (ClocksStopped, ClocksResumed, ProgramDelayed)
