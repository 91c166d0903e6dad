"""Facts of the check of the ear: numbers that are read out to be repeated, and how that went."""

from assistant.narration.facts.fact import Fact, Misheard
from speech.voice.utterance import Urgency


class EarCheckBegun(Fact):
    """How many numbers are read out, and how each is to be repeated: see ListeningTold."""

    message = "ear-check-begun"
    urgency = Urgency.IMPORTANT
    count: int
    listen: str
    has_key: bool
    has_reader: bool


class EarCheckNumber(Fact):
    """A number that is to be repeated."""

    message = "ear-check-number"
    urgency = Urgency.IMPORTANT
    square: str


class EarCheckRefused(Fact):
    """No check begins: `off`, nobody listens; `lost`, the ear does not work, why was just told;
    `clock`, it runs; `thinking`, the computer is to move; `elsewhere`, the ear is another machine's."""

    message = "ear-check-refused"
    why: str


class EarCheckWaits(Fact):
    """A number or a move was typed in a check, where only what is said counts."""

    message = "ear-check-waits"


class EarCheckLeft(Fact):
    """The check ends before anything came of it."""

    message = "ear-check-left"


class EarCheckOver(Fact):
    """Somebody ends a check that has ended by itself, and does not leave the program by that."""

    message = "ear-check-over"


class EarCheckResult(Fact):
    """How many numbers were heard right, which were misheard, and what is to be done."""

    message = "ear-check-result"
    urgency = Urgency.IMPORTANT
    right: int
    asked: int
    silent: int
    """For how many nothing was heard."""
    hard: Misheard
    others: int
    """How many more were misheard, which are told when somebody wants to hear them."""
    advice: str
    square: str
    """The number that is to be said in another way, if that is the advice ..."""
    instead: str
    """... and how."""


class EarCheckOthers(Fact):
    """Those that were not told with the result."""

    message = "ear-check-others"
    hard: Misheard
