"""Facts of several people at surfaces of their own: who is asked there, who speaks for whom."""

from assistant.narration.facts.fact import Fact
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class LooksOn(Fact):
    """Who only looks on wants to do something."""

    message = "surfaces-looks-on"


class SpeaksElsewhere(Fact):
    """Something is said for a person who is at another surface, and speaks for themselves there."""

    message = "surfaces-speaks-elsewhere"
    side: Side
    name: str


class AskedThere(Fact):
    """The other person was asked, where they are; the answer comes."""

    message = "surfaces-asked-there"
    side: Side
    name: str


class AskedAlready(Fact):
    """The other person cannot be asked: they have a question before them."""

    message = "surfaces-asked-already"
    side: Side
    name: str


class Declined(Fact):
    """The other person, who was asked elsewhere, has said no."""

    message = "surfaces-declined"
    urgency = Urgency.IMPORTANT
    side: Side
    name: str


class Unanswered(Fact):
    """The other person, who was asked elsewhere, gives no answer any more."""

    message = "surfaces-unanswered"
    urgency = Urgency.IMPORTANT
    side: Side
    name: str


class GoneOn(Fact):
    """What somebody was asked was about the game as it stood, and it has changed since."""

    message = "surfaces-gone-on"


class MoveStillOpen(Fact):
    """Something is said while the other person may still correct a move that they gave by voice."""

    message = "surfaces-still-open"
    is_complaint = True
    side: Side
    name: str


class GameOfOthers(Fact):
    """Another game is wanted, and this one is under way with somebody at another surface."""

    message = "surfaces-game-of-others"
    side: Side
    name: str


class PlayersSettled(Fact):
    """Other players are wanted, and each of those that there are has a surface of their own."""

    message = "surfaces-players-settled"


class MachinesOwn(Fact):
    """A setting of the machine is wanted to be another one from a surface that is not the machine's."""

    message = "surfaces-machines-own"
