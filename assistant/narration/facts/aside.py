"""Facts of who goes through the game under way, and looks at an earlier position."""

from assistant.narration.facts.fact import Fact
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class ReviewedAt(Fact):
    """Where in the game one is: behind this move, behind a position that was set, or at the start."""

    message = "aside-at"
    urgency = Urgency.READING
    outdates = frozenset({"position"})
    kind: str
    """`move`, `set` or `start`."""
    number: str
    side: Side | None
    move: str


class ReadEarlier(Fact):
    """What is read next is of an earlier position: behind this move, a set one, or the start."""

    message = "aside-reading"
    tells_nothing = True
    kind: str
    number: str
    side: Side | None


class BackAtGame(Fact):
    """One is at the position of the game again, or was there all the time."""

    message = "aside-back"
    was_there: bool


class NothingBefore(Fact):
    """There is nothing before the start of the game."""

    message = "aside-nothing-before"


class NoSuchMoveReviewed(Fact):
    """The game has no move of this number; the last one that it has."""

    message = "aside-no-such-move"
    number: str
    last: str


class MoveInReview(Fact):
    """A move was given where only an earlier position is looked at: it was not played."""

    message = "aside-no-moves"
    is_complaint = True


class DeedInReview(Fact):
    """Something was to be done to the game where only something else is looked at: it was not done."""

    message = "aside-no-deeds"
    is_complaint = True


class WayBackTold(Fact):
    """How to be at the game again; told once."""

    message = "aside-way-back"
