"""Facts of what was heard by the ear, and of the ear itself."""

from assistant.narration.facts.fact import Audience, Fact, Moves, Squares
from speech.voice.utterance import Urgency


class ListeningTold(Fact):
    """How the program listens, `push` or `open`; `has_key` where keys are seen.

    What a screen reader says (`has_reader`) nobody knows when, and an open microphone hears it.
    """

    message = "listening-mode"
    listen: str
    has_key: bool
    has_reader: bool
    example: str
    """A move that could be said, as 22-18."""
    is_hushed: bool
    """Whether a voice speaks that any key makes stop."""


class HeardTold(Fact):
    """The move that was heard and cannot be played; why not follows."""

    message = "listening-heard"
    move: str


class MoveAsked(Fact):
    """One legal move was heard, but not clearly: was it this?"""

    message = "listening-ask-move"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    move: str


class WhichHeard(Fact):
    """Several legal moves sound alike: which was it? `squares` tell them apart, if any do."""

    message = "listening-which"
    urgency = Urgency.IMPORTANT
    moves: Moves
    squares: Squares
    count: int


class NotHeard(Fact):
    """Something was said and not understood, for the first time."""

    message = "listening-not-heard"


class NothingHeard(Fact):
    """The microphone was open for one utterance, and nobody spoke."""

    message = "listening-nothing"


class SquareAsked(Fact):
    """One square of the move is to be said by itself: its `start` or its `end`."""

    message = "listening-square"
    urgency = Urgency.IMPORTANT
    part: str


class KeyboardOffered(Fact):
    """It cannot be understood: the keyboard always can. The example is a move."""

    message = "listening-keyboard"
    example: str


class MoveWithdrawn(Fact):
    """A move was not what had been said, and is off the record; another follows at once or not."""

    message = "listening-withdrawn"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    outdates = frozenset({"thinking", "turn", "captures", "position"})
    moves: Moves
    count: int
    is_followed: bool


class SayAgain(Fact):
    """What was heard was not said: the move is waited for again."""

    message = "listening-say-again"
    is_complaint = True


class TooLateToCorrect(Fact):
    """Between people the time for a correction is over."""

    message = "listening-too-late"


class ListeningIsOff(Fact):
    """The key for speaking was pressed, and the program does not listen."""

    message = "listening-is-off"


class EarCheckNamed(Fact):
    """What tells how well one is heard, to who asks whether they are."""

    message = "listening-check"


class EarLostTold(Fact):
    """The program hears no more; `reason` is a word of speech/."""

    message = "listening-lost"
    reason: str


class EarRegainedTold(Fact):
    """It hears again."""

    message = "listening-regained"


class VoiceKnown(Fact):
    """The ear is fitted to the person from now on: how that is undone."""

    message = "listening-known"


class LearntForgotten(Fact):
    """Nothing that was learnt of the person is kept any more."""

    message = "listening-forgotten"
