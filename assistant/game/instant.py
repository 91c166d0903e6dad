"""A moment, by both clocks: one that only goes forward, for clocks of games, and that on the wall."""

from typing import NamedTuple


class Instant(NamedTuple):
    """A moment. The first number means nothing after the program has ended, the second may jump."""

    monotonic: float = 0.0
    """Seconds since some moment before the program began."""
    wall: float = 0.0
    """Seconds since 1970; 0 where no clock was looked at."""

    def after(self, seconds: float) -> "Instant":
        """So many seconds later."""
        return Instant(self.monotonic + seconds, self.wall + seconds)


NEVER_LOOKED = Instant()
"""What it is where nobody looks at a clock: in transcripts, and wherever time does not matter."""
