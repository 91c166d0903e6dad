"""Facts of messages beside that of the moves: one that is repeated, and one for the director."""

from assistant.narration.facts.fact import Fact


class RepeatTold(Fact):
    """The message that was sent last is ready once more; or why not."""

    message = "mail-repeat"
    why: str
    """`ready`, `early` before the days that the terms say, `unsent`, or `nothing`."""
    days: int
    name: str


class DirectorReady(Fact):
    """The message to the director is ready; or there is no director."""

    message = "mail-director"
    has_director: bool


class DirectorWritten(Fact):
    """The message to the director is sent, as one says."""

    message = "mail-director-sent"
    name: str
    """The opponent's, for whom ..."""
    is_waiting: bool
    """... a message still is to be sent."""
