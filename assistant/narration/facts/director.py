"""Facts of messages behind their handing over, and of those beside that of the moves: one that is
repeated, and one for the director."""

from assistant.narration.facts.fact import Fact


class RepeatTold(Fact):
    """The message that was sent last is ready once more; or why not."""

    message = "mail-repeat"
    why: str
    """`ready` where a reminder is due, `again` before that, `older` where another one waits, `shown` at
    once, as a `question` is; `wanted` where the opponent asks for it; `unsent`, or `nothing`."""
    days: int
    """After so many the terms have a reminder."""
    name: str
    move: str = ""
    """That of the message that waits."""


class DirectorReady(Fact):
    """The message to the director is ready; or there is no director."""

    message = "mail-director"
    has_director: bool


class WrittenBeside(Fact):
    """A message beside that of the moves is sent, as one says: to the director, or one once more."""

    message = "mail-sent-beside"
    name: str
    """The opponent's, for whom ..."""
    is_waiting: bool
    """... a message still is to be sent."""
    is_to_director: bool


class MessageChanged(Fact):
    """What waits is another message than was handed over: it has `changed`, holds no more and is
    `gone`, is the `same` again; or is `refused` when one says that it is sent."""

    message = "mail-changed"
    why: str
