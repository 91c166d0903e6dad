"""Deeds of a game by correspondence (Capo I, 15.1.3; Capo II, 11.1.3) beside those of every game.

They change nothing on the board: they say what came and what went, and when. A deed that a message
brought stands behind its MessageReceived, and one of mine is sent with the next MessageSent, if it
stood in the text that was handed over for it.
"""

from assistant.game.conditions import Condition
from assistant.game.deed import Deed
from assistant.rules.side import Side

MAIL = "mail"
"""How a move came that stood in a message: the `source` of its MovePlayed."""


class MessageReceived(Deed):
    """A message has come, before the deeds that it brought. Of its text only the move line is kept."""

    side: Side
    """Who has sent it."""
    received: float
    """When it came, in seconds since 1970; `at` is when it was taken."""
    line: str = ""
    """The line of the move."""
    sender: str = ""
    message: str = ""
    """What names it, so that none is taken twice; empty where it came by word of mouth."""
    others: tuple[str, ...] = ()
    """The codes of other games of which it has parts, which were not offered as yet."""


class MessageLeft(Deed):
    """A message was read and not taken: nobody is told of it again, and it stays where it came from."""

    side: Side
    """Who has left it."""
    message: str
    """What names it."""


class MessageSent(Deed):
    """A side says that its message is sent, at `at`: what of it came before cannot be taken back."""

    side: Side


class MessageHandedOver(Deed):
    """A message was given to the person. In the same way the next one is offered; and what is added to
    it afterwards is not in the text that goes."""

    side: Side
    how: str
    """`file`, `clipboard`, `mailto`, `print`, or `line` for the one line alone."""
    called: str = ""
    """How the game and its players were called in it."""
    of: int = 0
    """How many deeds stood on the record when its text was written; 0 for a message beside that of the
    moves, and in journals of older versions."""


class ConditionsSet(Deed):
    """A side has said what it answers to which moves, in place of what it had said before."""

    side: Side
    conditions: tuple[Condition, ...]


class ConditionsWithdrawn(Deed):
    """A side answers nothing by itself any more."""

    side: Side


class LeaveTaken(Deed):
    """A side takes leave: so many days in which its time does not count."""

    side: Side
    first: float
    """A moment of the first day, in seconds since 1970."""
    days: int
    """None takes back the leave that begins then, which was not sent as yet."""


class Noted(Deed):
    """The private note of the game, in place of the one before; an empty one removes it. It is handed
    to nobody."""

    text: str


class DirectorTold(Deed):
    """The director of the event was told something."""

    side: Side
    """Who told it."""
    what: str
    """Which of what a director is told: `late`, `repeat`, `result`, `leave`, `standing`."""


MAIL_KINDS: tuple[type[Deed], ...] = (
    *(MessageReceived, MessageLeft, MessageSent, MessageHandedOver),
    *(ConditionsSet, ConditionsWithdrawn),
    *(LeaveTaken, Noted, DirectorTold),
)
