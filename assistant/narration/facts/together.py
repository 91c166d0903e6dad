"""Facts of two people at one machine: who sees the board, what each may ask, what is for one alone."""

from assistant.narration.facts.fact import Audience, Fact
from assistant.rules.side import Side
from speech.voice.utterance import Urgency


class SightTold(Fact):
    """Told at the start: that a person plays without seeing, and how many questions they have."""

    message = "together-sight"
    audience = Audience.EVERYBODY
    side: Side
    name: str
    is_blind: bool
    count: int
    """The number of questions; -1 for any."""
    is_you: bool
    """Whether it is the only person who is here."""


class TriesTold(Fact):
    """Told at the start: a move that is not legal is refused without saying why, and nothing is decided
    on it, since who plays without seeing hears what is said (Capo I, 15.2)."""

    message = "together-tries"
    audience = Audience.EVERYBODY


class SightAgain(Fact):
    """The same of a game that is gone on with: `left` questions are left."""

    message = "together-sight-again"
    audience = Audience.EVERYBODY
    side: Side
    name: str
    is_blind: bool
    left: int
    """How many; -1 for any number."""
    is_you: bool


class NotesOffTold(Fact):
    """Told at the start: that the score is not asked in this game."""

    message = "together-no-notes"
    audience = Audience.EVERYBODY


class NoteRefused(Fact):
    """The score was asked, or what has become of an earlier move, where nothing may be noted."""

    message = "together-note-refused"
    is_complaint = True


class FixedByGame(Fact):
    """Somebody would set what each game fixes when it begins: its `questions`, or its `notes`."""

    message = "together-fixed"
    is_complaint = True
    what: str


class ShareAsked(Fact):
    """Whether a person is content that all questions about the position are answered aloud to both."""

    message = "together-share-ask"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    side: Side
    name: str
    is_named: bool = False
    """Whether the yes needs the name, or the colour, of who is asked."""


class AnswersShared(Fact):
    """Both have agreed to that, or not."""

    message = "together-shared"
    audience = Audience.EVERYBODY
    is_agreed: bool


class AnswersUnshared(Fact):
    """The position was asked where somebody would hear the answer who plays without seeing."""

    message = "together-unshared"
    is_complaint = True
    has_notes: bool
    """Whether the score may be asked all the same."""


class AnswersCounted(Fact):
    """The same by who may ask any number, where the one who would hear the answer has them counted."""

    message = "together-counted"
    is_complaint = True


class NoQuestionsNorNotes(Fact):
    """A question about the board that the game does not allow, and no score either; `count` were."""

    message = "together-no-questions"
    is_complaint = True
    count: int


class BrailleTold(Fact):
    """Told at the start: that the printed lines are read by one of two people alone."""

    message = "together-braille"
    audience = Audience.EVERYBODY
    side: Side
    name: str


class DeviceFoundTold(Fact):
    """The sound device of one of two people is there: what is for them alone is heard there."""

    message = "together-device-found"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    side: Side
    name: str


class HeardAlone(Fact):
    """Told to that person there: nobody else hears this."""

    message = "together-heard-alone"


class DeviceLostTold(Fact):
    """The sound device of one of two people is gone, or is not there."""

    message = "together-device-lost"
    audience = Audience.EVERYBODY
    urgency = Urgency.IMPORTANT
    side: Side
    name: str


class DeviceMissing(Fact):
    """Somebody has asked for what they alone may hear, and their device is not there."""

    message = "together-device-missing"
    is_complaint = True
    side: Side
    name: str


class Stranger(Fact):
    """A line is said to be of somebody who does not play here."""

    message = "together-stranger"
    is_complaint = True
    said: str


class SpeakerAsked(Fact):
    """Both people have the name that was said before a line: which of them it is."""

    message = "together-speaker-ask"
    urgency = Urgency.IMPORTANT
    name: str
