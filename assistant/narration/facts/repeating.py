"""Facts of repeating back: the opponent says an announced move again before their clock starts."""

from assistant.narration.facts.fact import Audience, Fact
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class RepeatBackIntroduced(Fact):
    """At the start: each announced move is repeated before the clock of who is to move starts."""

    message = "repeating-introduced"
    audience = Audience.EACH
    has_clock: bool


class RepeatBackIdle(Fact):
    """Somebody wants moves repeated where a computer plays, which hears every move rightly."""

    message = "repeating-idle"


class RepeatAsked(Fact):
    """A move was announced just now, which the opponent is to repeat."""

    message = "repeating-ask"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    side: Side
    name: str


class RepeatAwaited(Fact):
    """It is still to be repeated, and what was announced: also to who has said something else."""

    message = "repeating-awaited"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    side: Side
    name: str
    move: str


class RepeatWrong(Fact):
    """What was repeated is not the move that was announced."""

    message = "repeating-wrong"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    move: str


class RepeatFirst(Fact):
    """The opponent has given a move of their own before they have repeated the one announced."""

    message = "repeating-first"
    move: str


class RepeatTyped(Fact):
    """Two repetitions running did not match: it is typed from now on."""

    message = "repeating-typed"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    move: str


class Repeated(Fact):
    """The move was repeated as it was announced."""

    message = "repeating-right"
    audience = Audience.EVERYBODY
