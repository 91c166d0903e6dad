"""Facts of what a message brings beside a move: conditions upon the last one, leave, another move."""

from assistant.narration.facts.fact import Audience, Conditional, Day, Fact, Moves, Named
from speech.voice.utterance import Urgency


class TheirConditionsAsked(Fact):
    """The opponent says what they answer behind a move that was taken already: whether that holds."""

    message = "mail-ask-their-conditions"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    name: str
    said: Conditional


class UntakeAsked(Fact):
    """Whether what the opponent wrote and was taken in goes off the record again."""

    message = "mail-ask-untake"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    name: str
    move: str
    """Empty where they had ended the game, which goes on then."""
    is_draw: bool
    """Whether the draw that they offer goes with it."""


class TheirLeave(Fact):
    """The opponent takes leave, with the days that they have left."""

    message = "mail-their-leave"
    name: str
    days: int
    first: Day
    left: int
    is_within: bool
    """Whether the terms give them so many."""


class MoveLeftOut(Fact):
    """A message names moves of which none is taken from it."""

    message = "mail-left-out"
    name: str
    moves: Moves
    more: int
    """How many others it names."""


class StatedLeft(Fact):
    """What the opponent states in a message, and is not taken from it: in their own words."""

    message = "mail-stated-left"
    name: str
    first: Named
    second: Named
    is_two: bool
    more: int
    """How many other sentences are like these two."""


class OtherParts(Fact):
    """A message has parts of other games, which are not read in the one here."""

    message = "mail-other-parts"
    name: str
    codes: Moves
    more: int


class PartsUntaken(Fact):
    """Parts of a pasted message are of other games, and the program ends before they are taken."""

    message = "mail-parts-untaken"
    codes: Moves
    more: int


class ConditionUnread(Fact):
    """A message says something of the moves behind its own that cannot be taken as a condition."""

    message = "mail-condition-unread"
    name: str


class MoreWritten(Fact):
    """A message has words beyond what of it is read or told, its greeting and its close."""

    message = "mail-more-written"
