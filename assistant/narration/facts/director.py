"""Facts of what the director of an event is told by correspondence."""

from assistant.narration.facts.fact import Fact


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
